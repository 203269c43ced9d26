// On a small screen the part of the board that matters now fills the board's place; it glides from one part to the
// next, so that one sees where one is. A small frame in the corner shows which part it is and leads to the whole board.
import { isCalm } from './glide.js';

const NARROW = matchMedia('(max-width: 1099px)');
const TIME = 350;
const SVG = 'http://www.w3.org/2000/svg';

export function crop(table) {
  let shown = null; // the box that is to be seen
  let part = '';
  let whole = false;
  let running = 0;

  const set = (svg, box) => svg.setAttribute('viewBox', box.map((side) => Math.round(side * 10) / 10).join(' '));

  const glide = (svg, from, to) => {
    const turn = ++running;
    const begun = performance.now();
    const step = (now) => {
      if (turn !== running || !svg.isConnected) return;
      const at = Math.min(1, Math.max(0, (now - begun) / TIME));
      const eased = 1 - (1 - at) ** 3;
      set(svg, from.map((side, index) => side + (to[index] - side) * eased));
      if (at < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };

  // Where something lies, in the units of the board.
  const place = (element) => {
    const [, x, y] = /translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec(element.getAttribute('transform') ?? '') ?? [];
    const box = element.getBBox();
    return x === undefined ? null : [Number(x) + box.x + box.width / 2, Number(y) + box.y + box.height / 2];
  };

  // Whoever has picked a card is led to its place: the part moves where what can be chosen next is not in it.
  const led = (svg, all, box) => {
    const next = [...svg.querySelectorAll('[data-target][data-offered], [data-target][data-picked]')];
    const places = next.length > 4 ? [] : next.map(place).filter(Boolean);
    const [x, y, width, height] = box;
    const inside = ([left, top]) => left > x && left < x + width && top > y && top < y + height;
    if (!places.length || places.some(inside)) return box;
    const [left, top] = places[0];
    const within = (middle, size, most) => Math.min(Math.max(0, middle - size / 2), Math.max(0, most - size));
    return [within(left, width, all[2]), within(top, height, all[3]), width, height];
  };

  const apply = () => {
    const board = table.querySelector('#part-board');
    const svg = board?.querySelector('svg.sheet');
    if (!svg) return;
    const all = [0, 0, Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))];
    const wanted = NARROW.matches ? board.dataset.crop ?? '' : '';
    if (wanted !== part) whole = false;
    part = wanted;
    const near = wanted && led(svg, all, wanted.split(' ').map(Number));
    frame(board, all, near);
    const box = near && !whole ? near : all;
    const from = shown;
    shown = box;
    measure();
    if (!from || isCalm() || String(from) === String(box)) {
      running += 1;
      set(svg, box);
    } else {
      set(svg, from);
      glide(svg, from, box);
    }
  };

  // How many units of the board one pixel shows: by it the style sheet keeps letters legible, however small the board.
  const measure = () => {
    const board = table.querySelector('#part-board');
    if (!board || !shown) return;
    watched.observe(board);
    const { width, height } = board.getBoundingClientRect();
    const unit = Math.max(shown[2] / width, shown[3] / height);
    if (Number.isFinite(unit)) board.style.setProperty('--unit', unit.toFixed(3));
  };
  const watched = new ResizeObserver(measure);

  // The whole board as a small frame.
  const frame = (board, all, box) => {
    let button = board.querySelector('.minimap');
    if (!box) return button?.remove();
    if (!button) {
      button = document.createElement('button');
      button.type = 'button';
      button.className = 'minimap';
      button.setAttribute('aria-label', document.getElementById('whole-board')?.textContent ?? '');
      button.addEventListener('click', () => {
        whole = !whole;
        apply();
      });
      board.append(button);
    }
    const map = document.createElementNS(SVG, 'svg');
    map.setAttribute('viewBox', all.join(' '));
    for (const [name, [x, y, width, height]] of [['all', all], ['here', whole ? all : box]]) {
      const rect = document.createElementNS(SVG, 'rect');
      for (const [key, value] of Object.entries({ class: name, x, y, width, height })) rect.setAttribute(key, value);
      map.append(rect);
    }
    button.replaceChildren(map);
    button.setAttribute('aria-pressed', String(whole));
  };

  NARROW.addEventListener('change', apply);
  // What was picked is marked by then.
  table.addEventListener('click', () => NARROW.matches && setTimeout(apply));
  return apply;
}
