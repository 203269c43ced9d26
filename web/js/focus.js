// Whoever plays by keys stands somewhere, also when the page changes under them: on the same thing if it is still
// there, else on the question.

const NAMES = ['id', 'data-target', 'data-key', 'name', 'href'];

// How to find the same thing again.
const trace = (element) => {
  const steps = NAMES.filter((name) => element.getAttribute(name)).map((name) => `[${name}="${CSS.escape(element.getAttribute(name))}"]`);
  const value = element.getAttribute('value');
  return steps.length ? `${steps.join('')}${value ? `[value="${CSS.escape(value)}"]` : ''}` : null;
};

// A browser takes the focus from what cannot have it any more, but only a moment later.
const holds = (element) =>
  element.isConnected && element.checkVisibility() && !element.disabled
  && (element.hasAttribute('tabindex') || element.matches('a[href], button, input, select, textarea, summary'));

// Changes something within `root`, and sees to the focus if it stood there.
export function keepFocus(root, change) {
  const before = document.activeElement;
  const stood = before !== root && root.contains(before);
  const found = stood ? trace(before) : null;
  change();
  if (!stood || holds(before)) return;
  const same = found && [...root.querySelectorAll(found)].find(holds);
  (same ?? root.querySelector('#question'))?.focus({ preventScroll: true });
}
