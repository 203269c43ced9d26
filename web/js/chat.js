// The lines of the chat: asked for when there are new ones. What is said while nobody looks is counted, shown for a
// moment and heard quietly.
import { whisper } from './sound.js';

// So long a line stays over the table.
const SHOWN = 5000;

export function chat() {
  let last = 0;
  let seen = null;
  let asking = Promise.resolve();
  let timer;
  const own = new Set(); // the lines that were said on this page
  const section = () => document.getElementById('chat');
  const isOpen = () => {
    const tab = document.getElementById('tab-chat');
    return !tab || (tab.checked && !document.hidden);
  };

  const item = ({ name, text }) => {
    const who = document.createElement('b');
    who.textContent = name;
    return [who, ' ', text];
  };

  const fetchLines = async () => {
    const place = section();
    if (!place) return;
    const answer = await fetch(`${place.dataset.lines}?after=${last}`).catch(() => null);
    if (!answer?.ok) return;
    const { lines } = await answer.json();
    const list = place.querySelector('.lines');
    const fresh = lines.filter(({ number }) => number > last);
    for (const line of fresh) {
      last = line.number;
      const place = document.createElement('li');
      place.append(...item(line));
      list.append(place);
    }
    if (fresh.length) list.scrollTop = list.scrollHeight;
    const others = fresh.filter(({ number }) => !own.has(number));
    if (seen !== null && others.length) tell(others.at(-1));
    count();
  };

  // What was just said, over the table.
  const tell = (line) => {
    whisper();
    const toast = document.getElementById('toast');
    if (!toast || isOpen()) return;
    toast.replaceChildren(...item(line));
    toast.hidden = false;
    clearTimeout(timer);
    timer = setTimeout(() => (toast.hidden = true), SHOWN);
  };
  document.getElementById('toast')?.addEventListener('click', (event) => {
    event.currentTarget.hidden = true;
    document.querySelector('label[for=tab-chat]')?.click();
  });

  // What was said while nobody looked.
  const count = () => {
    if (seen === null || isOpen()) seen = last;
    for (const badge of document.querySelectorAll('[data-unread]')) {
      badge.hidden = last <= seen;
      badge.textContent = last - seen;
    }
  };
  document.addEventListener('change', (event) => event.target.name === 'tab' && count());
  document.addEventListener('visibilitychange', count);
  const refresh = () => {
    if (Number(section()?.dataset.latest ?? 0) > last) asking = asking.then(fetchLines);
    else count();
  };

  document.addEventListener('submit', async (event) => {
    const form = event.target.closest('#chat form');
    if (!form || !document.getElementById('table')) return;
    event.preventDefault();
    const input = form.elements.text;
    const headers = { 'content-type': 'application/json' };
    const said = input ? { text: input.value } : { phrase: event.submitter?.value };
    const body = JSON.stringify(said);
    const answer = await fetch(section().dataset.lines, { method: 'POST', headers, body }).catch(() => null);
    if (answer?.ok) {
      if (input) input.value = '';
      own.add((await answer.json()).number);
      asking = asking.then(fetchLines);
    } else {
      const problem = await answer?.json().catch(() => null);
      const lost = document.getElementById('lost').textContent;
      document.getElementById('said').textContent = problem?.error?.message ?? lost;
    }
  });

  asking = asking.then(fetchLines);
  return { refresh };
}
