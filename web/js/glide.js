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
  for (const picture of root.querySelectorAll('svg.sheet, svg.pc')) {
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
  change();
  requestAnimationFrame(() => {
    known = places(root);
    for (const [key, is] of known) move(is, before.get(key));
  });
}

function move({ piece, width, sheet, size, unit, inside, outside }, was) {
  const same = sheet && was?.sheet === sheet;
  // A picture that has grown or shrunk does not make everything on it move.
  if (same && was.size !== size) return;
  if (!was) return piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME / 2 });
  const [from, to, scale] = same ? [was.inside, inside, 1] : [was.outside, outside, unit];
  const [x, y] = [(from[0] - to[0]) / scale, (from[1] - to[1]) / scale];
  if ((Math.abs(x) + Math.abs(y)) * unit < 2 || !width) return;
  const { a, b, c, d, e, f } = piece.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
  const at = (dx, dy) => `matrix(${a},${b},${c},${d},${e + dx},${f + dy})`;
  piece.animate([{ transform: at(x, y) }, { transform: at(0, 0) }], { duration: TIME, easing: 'ease-out' });
}
