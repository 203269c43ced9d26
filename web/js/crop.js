// On a small screen the part of the board that matters now fills the board's place; it glides from one part to the
// next, so that one sees where one is. A small frame in the corner shows which part it is and leads to the whole board.
import { isCalm } from './glide.js';

const NARROW = matchMedia('(max-width: 700px), (max-width: 1000px) and (max-aspect-ratio: 1/1)');
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

  const apply = () => {
    const board = table.querySelector('#part-board');
    const svg = board?.querySelector('svg.sheet');
    if (!svg) return;
    const all = [0, 0, Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))];
    const wanted = NARROW.matches ? board.dataset.crop ?? '' : '';
    if (wanted !== part) whole = false;
    part = wanted;
    frame(board, all, wanted && wanted.split(' ').map(Number));
    const box = wanted && !whole ? wanted.split(' ').map(Number) : all;
    const from = shown;
    shown = box;
    if (!from || isCalm() || String(from) === String(box)) {
      running += 1;
      set(svg, box);
    } else {
      set(svg, from);
      glide(svg, from, box);
    }
  };

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
  return apply;
}
