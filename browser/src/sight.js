// What somebody sees who has to decide, measured: `look(step)` is called at every own decision, and again after each
// thing that is picked on the way to it. It reads the page and leaves it as it was.
const visible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

// How much of an element is in the window, not cut off by what it stands in and not covered by anything.
const share = (element) => {
  const box = element.getBoundingClientRect();
  if (!visible(element) || box.width * box.height < 1) return 0;
  let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top), Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    if (up instanceof SVGElement && !(up instanceof SVGSVGElement)) continue;
    const { display, overflowX, overflowY } = getComputedStyle(up);
    if (display === 'contents' || (overflowX === 'visible' && overflowY === 'visible')) continue;
    const frame = up.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, frame.left), Math.max(top, frame.top), Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  if (right - left < 1 || bottom - top < 1) return 0;
  const picture = element.closest('svg');
  const outer = (svg) => { while (svg?.parentElement?.closest('svg')) svg = svg.parentElement.closest('svg'); return svg; };
  const own = outer(picture);
  let [free, all] = [0, 0];
  for (const x of [0.1, 0.5, 0.9]) {
    for (const y of [0.1, 0.5, 0.9]) {
      const found = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
      all += 1;
      if (!found || found.contains(element) || element.contains(found) || (own && own.contains(found))) free += 1;
    }
  }
  return ((right - left) * (bottom - top)) / (box.width * box.height) * (free / all);
};

// What lies over a part of an element.
const cover = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const x of [0.1, 0.5, 0.9]) {
    for (const y of [0.1, 0.5, 0.9]) {
      const found = document.elementFromPoint(left + width * x, top + height * y);
      if (found && !found.contains(element) && !element.contains(found)) return ` under ${named(found)}`;
    }
  }
  return '';
};

// A board that gives all its room away is none.
const SMALLEST_BOARD = 180;

const isThere = (element) => share(element) >= 0.95;

// The size of its letters on the screen.
const letters = (element) => {
  const size = parseFloat(getComputedStyle(element).fontSize);
  const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
  return matrix ? size * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : size;
};

const named = (element) => {
  const target = element.closest('[data-target]')?.dataset.target;
  const part = element.closest('[id]')?.id;
  const kind = `${element.tagName.toLowerCase()}${element.getAttribute('class') ? '.' + element.getAttribute('class').trim().replace(/\s+/g, '.') : ''}`;
  return `${target ?? kind}${part ? ` in #${part}` : ''}`;
};

// What one tap on something with a name brings up: a tab, or the rest of the question.
const switches = (element) => {
  const tab = element.closest('.along > .part, .newsbox > .news');
  const input = tab && [...document.querySelectorAll('.tab-switch')].find((one) => {
    const next = one.nextElementSibling;
    return next === tab || next?.nextElementSibling === tab;
  });
  const of = (id) => [...document.querySelectorAll(`label[for="${id}"]`)].find((label) => isThere(label) && (label.innerText.trim() || label.title));
  if (input && of(input.id)) return input;
  const unfold = document.getElementById('unfold');
  return element.closest('.fold') && unfold && of('unfold') ? unfold : null;
};

// Whether it is there once the whole board is seen, to which the small frame in its corner leads.
const isOnTheWholeBoard = (element) => {
  const svg = element.closest('#part-board')?.querySelector('svg.sheet');
  const frame = document.querySelector('#part-board > .minimap[aria-label]');
  if (!svg || !frame || !isThere(frame)) return false;
  const before = svg.getAttribute('viewBox');
  svg.setAttribute('viewBox', `0 0 ${svg.getAttribute('width')} ${svg.getAttribute('height')}`);
  frame.setAttribute('aria-pressed', 'true');
  const there = isThere(element);
  frame.setAttribute('aria-pressed', 'false');
  svg.setAttribute('viewBox', before);
  return there;
};

// Whether it is there once that was tapped; everything is as before afterwards.
const isATapAway = (element) => {
  if (isOnTheWholeBoard(element)) return true;
  const input = switches(element);
  if (!input) return false;
  const before = input.type === 'radio' ? document.querySelector(`input[name="${input.name}"]:checked`) : null;
  input.checked = true;
  const there = isThere(element);
  input.checked = false;
  if (before) before.checked = true;
  return there;
};

// Everything that has to be found: each is a name and the elements of which one must be there.
const wanted = (table, fall) => {
  const list = [];
  const want = (what, ...elements) => list.push({ what, elements: elements.filter(Boolean) });
  want('the question', table.querySelector('#turn h1'));
  const board = table.querySelector('#part-board');
  const { width, height } = board?.getBoundingClientRect() ?? { width: 0, height: 0 };
  want('a board of some size', Math.min(width, height) < SMALLEST_BOARD ? null : board);
  want('the people', table.querySelector('#players'));
  const targets = new Map();
  for (const element of table.querySelectorAll('[data-target]')) {
    const { target } = element.dataset;
    targets.set(target, [...(targets.get(target) ?? []), element]);
  }
  if (fall) {
    want('the price', fall.querySelector('[data-price]'));
    const knob = fall.querySelector('[data-stop]');
    if (knob) want('the knob', knob);
    return list;
  }
  const offered = new Set([...table.querySelectorAll('[data-offered][data-target]')].map((one) => one.dataset.target));
  for (const target of offered) want(target, ...targets.get(target));
  // What nothing drawn stands for has to be read.
  for (const button of table.querySelectorAll('button[data-targets]:enabled:not([hidden])')) {
    // What closes a basket is done by the button that decides.
    if (table.querySelector(`[data-basket][data-then="${CSS.escape(button.value)}"]`)) continue;
    const paths = button.dataset.targets.split('|').map((path) => path.split(' '));
    if (!paths.some((path) => path.some((step) => offered.has(step) || table.querySelector(`[data-picked][data-target="${CSS.escape(step)}"]`)))) {
      want(`“${button.innerText.trim() || button.value}”`, button);
    }
  }
  // A number is named in its form, or set where it is drawn.
  for (const form of table.querySelectorAll('form.bundle.number')) {
    const set = (targets.get(form.dataset.focus) ?? []).filter((one) => one.matches(':has([data-by]), [data-by]'));
    want(`the number of ${form.dataset.focus}`, form, ...set);
  }
  for (const input of table.querySelectorAll('form.bundle.things input[data-for]')) {
    if (!targets.has(input.dataset.for)) want(input.dataset.for, input.closest('label'));
  }
  const confirms = [...table.querySelectorAll('.confirm:enabled')];
  // Where there is no choice, pointing at what is picked decides.
  const only = table.querySelectorAll('button[data-targets]:enabled').length === 1;
  const given = only ? table.querySelectorAll('[data-picked][data-target]') : [];
  if (confirms.length) want('the button that decides', ...confirms, ...given, ...table.querySelectorAll('#offers:not(details) button[data-picked]'));
  return list;
};

const smallest = (elements, floor) => {
  let least = null;
  for (const element of elements) {
    if (element.closest('.minimap, .mini, [aria-hidden=true], .tok') || !element.textContent.trim()) continue;
    // The sign of a guilder is a picture.
    if (element.textContent.trim() === 'ƒ') continue;
    const size = letters(element);
    if ((least && size >= least.size) || !visible(element) || share(element) < 0.5) continue;
    least = { size: Math.round(size * 10) / 10, text: element.textContent.trim().slice(0, 24), where: named(element) };
  }
  return least;
};

// Every kind of letters under a size, each once, at its smallest.
const fine = (elements, floor) => {
  const kinds = new Map();
  for (const element of elements) {
    if (element.closest('.minimap, .mini, [aria-hidden=true], .tok') || !element.textContent.trim() || element.textContent.trim() === 'ƒ') continue;
    const size = letters(element);
    const kind = `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').trim().replace(/\s+/g, '.')} of ${element.closest('[id]')?.id ?? ''}`;
    if (size >= floor || size >= (kinds.get(kind) ?? Infinity) || !visible(element) || share(element) < 0.5) continue;
    kinds.set(kind, Math.round(size * 10) / 10);
  }
  return [...kinds];
};

// What runs out at the side of the window.
const outside = () => {
  const right = document.documentElement.clientWidth + 0.5;
  const out = [...document.body.querySelectorAll('*')].filter((one) => visible(one) && one.getBoundingClientRect().right > right);
  // The innermost of them, which is not cut off by what it stands in.
  return out.filter((one) => !out.some((other) => one !== other && one.contains(other)) && share(one) > 0)[0];
};

const look = (phone) => {
  // What looking itself moves does not count: it opens tabs and closes them again.
  window.gatherShifts?.();
  const shifts = (window.shifts ?? []).splice(0);
  const table = document.querySelector('#table');
  const fall = table.querySelector('#fall[data-fall]');
  const things = wanted(table, fall).map(({ what, elements }) => {
    if (elements.some(isThere)) return { what, how: 'there' };
    if (phone && elements.some(isATapAway)) return { what, how: 'tap' };
    const best = elements.map((one) => [share(one), one]).sort((a, b) => b[0] - a[0])[0];
    return { what, how: 'missing', why: best ? `${Math.round(best[0] * 100)} % of ${named(best[1])}${cover(best[1])}` : 'nowhere' };
  });
  const wide = document.documentElement.scrollWidth > innerWidth ? outside() : null;
  if (wide) things.push({ what: 'all of the width', how: 'missing', why: named(wide) });
  const plain = [...table.querySelectorAll('.focus *, .hand *')].filter((one) => !(one instanceof SVGElement)
    && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim()));
  const offered = [...table.querySelectorAll('[data-offered][data-target]')].filter(isThere);
  const sides = offered.map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return { side: Math.round(Math.min(width, height) * 10) / 10, where: named(one) };
  }).sort((a, b) => a.side - b.side);
  const focus = table.querySelector('#turn');
  const inner = [focus, focus?.querySelector('.fold')].filter(Boolean);
  window.shiftWatch?.takeRecords();
  return {
    things,
    falls: Boolean(fall),
    drawn: smallest(table.querySelectorAll('.playfield svg text, .focus svg text')),
    chosen: smallest(table.querySelectorAll('[data-offered] text')),
    plain: smallest(plain),
    side: sides[0] ?? null,
    fine: fine([...table.querySelectorAll('.playfield svg text, .focus svg text'), ...plain], 10),
    slim: sides.filter(({ side }) => side < 44).map(({ side, where }) => [where.replace(/\d+/g, '#'), side]),
    scrolls: inner.some((one) => visible(one) && one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible'),
    over: [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth],
    shift: shifts.reduce((sum, one) => sum + one.value, 0),
    moved: shifts.flatMap((one) => one.moved).slice(0, 6),
  };
};

// What moves on the page from now on without being asked.
const watch = () => {
  window.shifts = [];
  const gather = (entries) => {
    for (const entry of entries) {
      const moved = entry.sources.filter(({ node }) => node).map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node.parentElement;
        return `${element ? named(element) : '?'} by ${Math.round(currentRect.x - previousRect.x)}, ${Math.round(currentRect.y - previousRect.y)}`;
      });
      window.shifts.push({ value: entry.value, moved });
    }
  };
  window.shiftWatch = new PerformanceObserver((list) => gather(list.getEntries()));
  window.gatherShifts = () => gather(window.shiftWatch.takeRecords());
  window.shiftWatch.observe({ type: 'layout-shift' });
};

// Waits until there is something to decide, a clock falls, or it is over, and the page has come to rest.
const wait = (known, done) => {
  const end = performance.now() + 30000;
  let moved = performance.now();
  const watcher = new MutationObserver(() => { moved = performance.now(); });
  watcher.observe(document, { subtree: true, childList: true, attributes: true });
  const stop = (found) => {
    watcher.disconnect();
    // What glides or fades has arrived.
    for (const one of document.getAnimations()) if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
    done(found);
  };
  const again = () => {
    const table = document.querySelector('#table');
    const fall = table?.querySelector('#fall[data-fall]');
    const now = {
      over: Boolean(table?.querySelector('#outcome, #result')),
      fall: fall?.dataset.fall ?? '',
      turn: fall ? '' : table?.querySelector('input[name=turn]')?.value ?? '',
    };
    const news = now.over || (now.fall && now.fall !== known) || (now.turn && now.turn !== known);
    if (performance.now() > end) stop(null);
    else if (news && (now.fall || performance.now() - moved > 40)) stop(now);
    else setTimeout(again, 10);
  };
  again();
};
