// What is said over the question while decisions of others are shown: what just happens, and the ways on.
export function watching(table, paced) {
  const template = document.getElementById('watch-box');
  let box = null;

  const close = () => {
    // Whoever was in it goes on at the question.
    const held = box?.contains(document.activeElement);
    box?.remove();
    table.removeAttribute('data-watching');
    if (held) table.querySelector('#turn :is(.offers button, .confirm:enabled, summary, a)')?.focus();
  };

  const open = () => {
    box ??= template.content.firstElementChild.cloneNode(true);
    const focus = document.getElementById('turn');
    if (box.parentNode !== focus) focus?.append(box);
    table.setAttribute('data-watching', '');
  };

  const tell = ({ at, of, mine, dwell }) => {
    open();
    const told = table.querySelector('#now .story > li');
    const [who, what] = [box.querySelector('.who'), box.querySelector('.happens')];
    const words = told?.querySelector(':scope > span:last-child')?.cloneNode(true);
    for (const way of words?.querySelectorAll('a, button') ?? []) way.remove();
    who.replaceChildren(...[told?.querySelector('.tok')?.cloneNode(true)].filter(Boolean));
    what.replaceChildren(...(words?.childNodes ?? []));
    const steps = box.querySelector('.steps-shown');
    if (steps.children.length !== of) steps.replaceChildren(...Array.from({ length: of }, () => document.createElement('i')));
    [...steps.children].forEach((step, index) => (step.className = index < at - 1 ? 'gone' : index === at - 1 ? 'at' : ''));
    steps.dataset.dwell = Math.round(dwell);
    box.querySelector('.watch-again').disabled = !paced().before;
    const skip = box.querySelector('.to-now');
    skip.firstElementChild.textContent = mine ? skip.dataset.mine : skip.dataset.now;
  };

  const isOpen = () => paced().waits && table.hasAttribute('data-watching');

  // A click anywhere on the table passes over the rest, as does Escape.
  table.addEventListener('click', (event) => {
    if (!isOpen()) return;
    const button = event.target.closest('button');
    if (button?.matches('.watch-again')) paced().again();
    else if (button?.matches('.watch-next')) paced().next();
    else if (event.target.closest('.watch, .playfield')) paced().skip();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  document.addEventListener('keydown', (event) => {
    if (!isOpen() || event.target.closest?.('input, textarea, select, dialog')) return;
    if (event.key === 'Escape') paced().skip();
    else if (event.key === 'ArrowRight') paced().next();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }, true);

  return (state) => (state ? tell(state) : close());
}
