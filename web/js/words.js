// The board in words: every place of it by its name, walked by the arrow keys as it lies on the board. What is read is
// what the drawing says of itself; this knows no game.

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Places in one row lie on about one height.
const rows = (places) => {
  const sorted = [...places].sort((a, b) => a.y - b.y);
  const found = [];
  for (const place of sorted) {
    const row = found.at(-1);
    if (row && place.y - row[0].y < row[0].height / 2) row.push(place);
    else found.push([place]);
  }
  return found.map((row) => row.sort((a, b) => a.x - b.x));
};

// Where something lies: in the units of its drawing, which do not depend on what is shown of it.
const placed = (element) => {
  const { x, y, width, height } = element.getBBox();
  const { a, b, c, d, e, f } = element.getCTM() ?? new DOMMatrix();
  const [cx, cy] = [x + width / 2, y + height / 2];
  return { x: a * cx + c * cy + e, y: b * cx + d * cy + f, height: Math.abs(d) * height || 1, name: element.querySelector(':scope > title').textContent, target: element.dataset.target };
};

export function inWords(table) {
  const tab = () => document.getElementById('tab-words');
  const grid = () => table.querySelector('#words [role=grid]');

  const refresh = () => {
    const place = grid();
    if (!place || !tab()?.checked) return;
    const things = [...table.querySelectorAll('#part-board [data-target]')].filter((one) => one.querySelector(':scope > title'));
    const here = document.activeElement?.dataset?.of;
    const lines = rows(things.map(placed)).map((row) => {
      const line = document.createElement('div');
      line.setAttribute('role', 'row');
      line.append(...row.map((one) => {
        const cell = document.createElement('span');
        cell.setAttribute('role', 'gridcell');
        cell.tabIndex = -1;
        cell.textContent = one.name;
        Object.assign(cell.dataset, { of: one.target, x: Math.round(one.x) });
        return cell;
      }));
      return line;
    });
    const written = lines.map((line) => line.textContent).join('\n');
    if (place.dataset.written === written && place.children.length) return;
    place.dataset.written = written;
    place.replaceChildren(...lines);
    const stands = place.querySelector(`[data-of="${CSS.escape(here ?? '')}"]`) ?? place.querySelector('[role=gridcell]');
    stands?.setAttribute('tabindex', '0');
    if (here) stands?.focus();
  };

  const stand = (cell) => {
    for (const other of grid().querySelectorAll('[tabindex="0"]')) other.tabIndex = -1;
    cell.tabIndex = 0;
    cell.focus();
  };

  const walk = (event) => {
    const cell = event.target.closest?.('#words [role=gridcell]');
    const way = WAYS[event.key];
    if (!cell || !way || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const [across, down] = way;
    const row = cell.parentElement;
    if (across) {
      const next = across > 0 ? cell.nextElementSibling : cell.previousElementSibling;
      if (next) stand(next);
      return;
    }
    const next = down > 0 ? row.nextElementSibling : row.previousElementSibling;
    const far = (one) => Math.abs(one.dataset.x - cell.dataset.x);
    const nearest = next && [...next.children].reduce((best, one) => (far(one) < far(best) ? one : best));
    if (nearest) stand(nearest);
  };

  // Opens the words and stands on the first of them; the second time it leads back to the question.
  const open = () => {
    const box = tab();
    if (!box) return;
    if (box.checked && document.activeElement?.closest('#words')) {
      document.getElementById('tab-now').checked = true;
      table.querySelector('#question')?.focus();
      return;
    }
    box.checked = true;
    refresh();
    (grid()?.querySelector('[tabindex="0"]') ?? table.querySelector('#words li'))?.focus();
  };

  table.addEventListener('keydown', walk);
  table.addEventListener('change', (event) => event.target.name === 'tab' && refresh());
  return { refresh, open };
}
