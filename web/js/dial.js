// The dial of an auction clock, as the server draws it: the hand and the price on the knob. It knows no rules
// and no time; whoever lets the clock fall says where it is.
import { isCalm } from './glide.js';
import { tick } from './sound.js';

// Sixteen places counter-clockwise, the first just left of the top.
const turn = (step) => -22.5 * step - 11.25;

export function dial(root) {
  // Looked for each time: a new picture may have brought others.
  const write = (node, text) => {
    if (node && node.textContent !== text) node.textContent = text;
  };
  return {
    // The hand at a step, the first being 0; between two it is on its way, unless things are to stand still.
    show(step, price) {
      const hand = root.querySelector('#clock-hand');
      const angle = turn(isCalm() ? Math.floor(step) : step).toFixed(2);
      // Where it turns around is the drawing's affair.
      hand?.setAttribute('transform', hand.getAttribute('transform').replace(/rotate\(-?[\d.]+/, `rotate(${angle}`));
      write(root.querySelector('#clock-price'), String(price));
    },
    tick,
  };
}
