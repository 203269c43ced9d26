// Keys that say something, for whoever does not look: the question, what was decided last, the clocks, what somebody
// has. What they are stands in the dialog behind “?”.

const isTyping = (element) => element.closest?.('input:not([type=radio], [type=checkbox]), textarea, select, dialog');
const GAP = 1500;

const plain = (element) => {
  if (!element) return '';
  const copy = element.cloneNode(true);
  for (const gone of copy.querySelectorAll('[hidden], [aria-hidden=true], kbd, .at, button, title')) gone.remove();
  for (const named of copy.querySelectorAll('[aria-label]')) named.textContent = named.getAttribute('aria-label');
  return copy.textContent.replace(/\s+/g, ' ').trim();
};

export function keys(table, { openWords }) {
  let goods = -Infinity; // when somebody's goods were asked for

  const say = (text) => {
    const place = document.getElementById('spoken');
    // The same words once more are news, too.
    place.textContent = '';
    requestAnimationFrame(() => { place.textContent = text; });
  };

  // One after the other, each with one stop.
  const sentences = (parts) => parts.filter(Boolean).map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(' ');

  const people = () => [...table.querySelectorAll('#players li')];
  const name = (one) => plain(one.querySelector('.who-sits'));
  const has = (one) => {
    const purse = one.querySelector('.purse');
    return `${name(one)}: ${purse?.getAttribute('aria-label') ?? plain(purse)}`;
  };

  const clocks = () => {
    const running = people().flatMap((one) => [...one.querySelectorAll('.clock')].map((clock) => `${name(one)} ${plain(clock)}`));
    const price = table.querySelector('#fall [data-price]')?.textContent;
    return sentences([plain(table.querySelector('#turn .who b')), price, ...running]);
  };

  const does = {
    q: () => say(sentences(['#turn .who b', '#question', '.coach'].map((hook) => plain(table.querySelector(hook))))),
    l: () => say(plain(table.querySelector('#now li, #story li'))),
    t: () => say(clocks()),
    g: () => {
      goods = performance.now();
      say(people().map((one, at) => `${at + 1} ${name(one)}`).join(', '));
    },
    b: openWords,
    '?': () => {
      const dialog = document.getElementById('keys');
      if (dialog?.open) dialog.close();
      else dialog?.showModal();
    },
  };

  // Before anything else hears of it: a digit after G is no decision.
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const asked = performance.now() - goods < GAP;
    goods = -Infinity;
    const one = asked && /^[1-9]$/.test(event.key) && people()[Number(event.key) - 1];
    const act = one ? () => say(has(one)) : does[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    act();
  }, true);
  document.addEventListener('click', (event) => event.target.closest('[data-keys]') && does['?']());
}
