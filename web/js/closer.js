// On a small screen the part of the board that matters now fills the width: when what glows on it is too small
// for a thumb the board is enlarged, and goes back when nothing there is to be chosen. A hand that turns the
// magnifying glass itself is obeyed until the next choice.
const NARROW = matchMedia('(max-width: 900px)');
const THUMB = 36;

export function closer(table) {
  let choice = '';
  let mine = false;

  const glowing = (box) => [...box.querySelectorAll('svg [data-offered]')].map((one) => one.getBoundingClientRect());
  const state = () => table.querySelector('#offers input[name=turn]')?.value ?? '';

  return () => {
    const box = table.querySelector('.board-box');
    const glass = box?.querySelector('.enlarge input');
    if (!glass || !NARROW.matches || state() === choice) return;
    choice = state();
    const spots = glowing(box);
    if (mine && !spots.length) {
      glass.checked = mine = false;
    } else if (!glass.checked && spots.some(({ width, height }) => Math.max(width, height) < THUMB)) {
      glass.checked = mine = true;
    }
    if (glass.checked && spots.length) centre(box.querySelector('.pan'), glowing(box));
  };
}

// Scrolls so that the middle of what glows is in the middle.
function centre(pan, spots) {
  const frame = pan.getBoundingClientRect();
  const middle = (low, high) => (Math.min(...spots.map(low)) + Math.max(...spots.map(high))) / 2;
  const x = middle((spot) => spot.left, (spot) => spot.right) - frame.left - frame.width / 2;
  const y = middle((spot) => spot.top, (spot) => spot.bottom) - frame.top - frame.height / 2;
  pan.scrollBy({ left: x, top: y, behavior: 'instant' });
}
