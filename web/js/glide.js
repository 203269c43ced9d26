// Pieces that keep their key glide from where they were to where they are, also from one picture to another.
const TIME = 400;

export function isCalm() {
  const wish = document.documentElement.dataset.motion;
  if (wish) return wish === 'none';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function places(root) {
  const found = new Map();
  for (const piece of root.querySelectorAll('svg [data-key]')) {
    found.set(piece.dataset.key, piece.getBoundingClientRect());
  }
  return found;
}

export function glide(root, change) {
  if (isCalm() || document.hidden) return change();
  const before = places(root);
  change();
  for (const piece of root.querySelectorAll('svg [data-key]')) {
    const was = before.get(piece.dataset.key);
    if (!was) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME / 2 });
      continue;
    }
    const is = piece.getBoundingClientRect();
    const [x, y] = [was.x - is.x, was.y - is.y];
    if (Math.abs(x) + Math.abs(y) < 2 || !is.width) continue;
    const here = piece.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
    const scale = piece.parentNode.getScreenCTM?.()?.a || 1;
    const at = (dx, dy) => `matrix(${here.a},${here.b},${here.c},${here.d},${here.e + dx / scale},${here.f + dy / scale})`;
    piece.animate([{ transform: at(x, y) }, { transform: at(0, 0) }], { duration: TIME, easing: 'ease-out' });
  }
}
