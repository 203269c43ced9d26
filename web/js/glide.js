// Pieces that keep their key glide from where they were to where they are, also from one picture to another.
// Measuring waits for the next frame, where the browser measures anyway: what glows comes first.
const TIME = 400;

let known = new Map();
addEventListener('resize', () => known.clear());

export function isCalm() {
  const wish = document.documentElement.dataset.motion;
  if (wish) return wish === 'none';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

// Where every piece is: in the units of its picture, and on the page. Neither scrolling nor the size at which a
// picture is shown moves the first.
function places(root) {
  const found = new Map();
  const page = root.getBoundingClientRect();
  // What is pressed stands where it stands: nobody wants to catch it.
  for (const picture of root.querySelectorAll('svg.sheet, svg.pc:not(.plate-piece)')) {
    const shown = picture.getScreenCTM();
    if (!shown?.a) continue;
    const size = `${picture.getAttribute('width')} ${picture.getAttribute('height')}`;
    for (const piece of picture.querySelectorAll('[data-key]')) {
      const { x, y, width } = piece.getBoundingClientRect();
      found.set(piece.dataset.key, {
        // A piece that is a picture of its own moves on the page.
        piece, width, sheet: picture.id || null, size, unit: shown.a,
        inside: [(x - shown.e) / shown.a, (y - shown.f) / shown.a], outside: [x - page.x, y - page.y],
      });
    }
  }
  return found;
}

export function glide(root, change) {
  if (isCalm() || document.hidden) {
    known.clear();
    return change();
  }
  const before = known.size ? known : places(root);
  const [had, lay] = [sums(root), dice(root).map((die) => die.dataset.roll)];
  change();
  requestAnimationFrame(() => {
    known = places(root);
    for (const [key, is] of known) move(is, before.get(key));
    const changes = [];
    for (const [key, { place, sum, thing }] of sums(root)) {
      const change = had.has(key) ? sum - had.get(key).sum : 0;
      if (change) changes.push({ place, thing, change });
    }
    for (const { place, change } of changes) flash(place, change);
    pay(root, changes);
    dice(root).forEach((die, index) => lay[index] !== die.dataset.roll && roll(die));
  });
}

const dice = (root) => [...root.querySelectorAll('.drawn [data-roll]')];

// A die that shows something else was rolled.
function roll(die) {
  die.animate([{ transform: 'translateY(-14px) rotate(-220deg) scale(.7)' }, { transform: 'none' }], { duration: TIME, easing: 'cubic-bezier(.3, 1.4, .6, 1)' });
}

// What everybody has, by player and thing. A thing is known by its sign: words change with the number.
function sums(root) {
  const found = new Map();
  for (const player of root.querySelectorAll('.people li')) {
    const whose = player.querySelector('[id^=token-]')?.id;
    for (const place of player.querySelectorAll('.purse [title]')) {
      const sum = Number(place.textContent);
      const thing = place.querySelector('svg')?.outerHTML;
      if (whose && thing && Number.isFinite(sum)) found.set(`${whose} ${thing}`, { place, sum, thing });
    }
  }
  return found;
}

const middle = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return width ? [x + width / 2, y + height / 2] : null;
};

// What came or went rises beside the purse, and stands there for a moment.
function flash(place, change) {
  const at = middle(place);
  if (!at) return;
  const sign = document.createElement('b');
  sign.className = `change ${change > 0 ? 'gain' : 'loss'}`;
  sign.textContent = change > 0 ? `+${change}` : `−${-change}`;
  sign.setAttribute('aria-hidden', 'true');
  document.body.append(sign);
  sign.style.left = `${at[0]}px`;
  sign.style.top = `${place.getBoundingClientRect().y}px`;
  const rise = [{ opacity: 0, transform: 'translate(-50%, 4px)' }, { opacity: 1, transform: 'translate(-50%, -14px)' }];
  sign.animate(rise, { duration: TIME, easing: 'ease-out', fill: 'forwards' });
  setTimeout(() => sign.remove(), 1100);
}

// What somebody gave goes to whoever got it; what nobody at the table gave or got comes from the board, or goes there.
function pay(root, changes) {
  const board = root.querySelector('#part-board');
  for (const thing of new Set(changes.map((one) => one.thing))) {
    const those = changes.filter((one) => one.thing === thing);
    const [givers, takers] = [those.filter(({ change }) => change < 0), those.filter(({ change }) => change > 0)];
    if (!takers.length) for (const giver of givers) carry(giver.place, giver.place, board);
    takers.forEach((taker, at) => carry(taker.place, givers[at % givers.length]?.place ?? board, taker.place));
  }
}

// Carries the sign of what stands at `place` from one element to another.
function carry(place, from, to) {
  const sign = place.querySelector('svg');
  const [start, end] = [from, to].map((one) => one && middle(one));
  const size = sign?.getBoundingClientRect().width;
  if (!start || !end || !size) return;
  const box = document.createElement('i');
  box.className = 'paid';
  box.setAttribute('aria-hidden', 'true');
  box.append(sign.cloneNode(true));
  document.body.append(box);
  box.style.left = `${start[0] - size / 2}px`;
  box.style.top = `${start[1] - size / 2}px`;
  box.style.width = `${size}px`;
  const [x, y] = [end[0] - start[0], end[1] - start[1]];
  const way = [{ transform: 'none' }, { transform: `translate(${x}px, ${y}px)` }];
  box.animate(way, { duration: TIME, easing: 'ease-in-out' }).finished.finally(() => box.remove());
}

function move({ piece, width, sheet, size, unit, inside, outside }, was) {
  const same = sheet && was?.sheet === sheet;
  // A picture that has grown or shrunk does not make everything on it move.
  if (same && was.size !== size) return;
  if (!was) return turn(piece);
  const [from, to, scale] = same ? [was.inside, inside, 1] : [was.outside, outside, unit];
  const [x, y] = [(from[0] - to[0]) / scale, (from[1] - to[1]) / scale];
  if ((Math.abs(x) + Math.abs(y)) * unit < 2 || !width) return;
  const { a, b, c, d, e, f } = piece.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
  const at = (dx, dy) => `matrix(${a},${b},${c},${d},${e + dx},${f + dy})`;
  piece.animate([{ transform: at(x, y) }, { transform: at(0, 0) }], { duration: TIME, easing: 'ease-out' });
}

// What is new is turned up.
function turn(piece) {
  const { a, b, c, d, e, f } = piece.transform?.baseVal.consolidate()?.matrix ?? new DOMMatrix();
  const box = piece.getBBox?.();
  const middle = box ? box.x + box.width / 2 : 0;
  const at = (part) => `matrix(${a * part},${b * part},${c},${d},${e + a * middle * (1 - part)},${f + b * middle * (1 - part)})`;
  piece.animate([{ transform: at(.05), opacity: 0 }, { transform: at(1), opacity: 1 }], { duration: TIME * .8, easing: 'ease-out' });
}
