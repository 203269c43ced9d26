// The lines of the chat: asked for when there are new ones.
export function chat() {
  let last = 0;
  let seen = null;
  let asking = Promise.resolve();
  const section = () => document.getElementById('chat');

  const fetchLines = async () => {
    const place = section();
    if (!place) return;
    const answer = await fetch(`${place.dataset.lines}?after=${last}`).catch(() => null);
    if (!answer?.ok) return;
    const { lines } = await answer.json();
    const list = place.querySelector('.lines');
    for (const { number, name, text } of lines) {
      if (number <= last) continue;
      last = number;
      const item = document.createElement('li');
      const who = document.createElement('b');
      who.textContent = name;
      item.append(who, ' ', text);
      list.append(item);
    }
    if (lines.length) list.scrollTop = list.scrollHeight;
    count();
  };
  // What was said while nobody looked.
  const count = () => {
    const open = document.getElementById('tab-chat')?.checked;
    if (seen === null || open || !document.getElementById('tab-chat')) seen = last;
    for (const badge of document.querySelectorAll('[data-unread]')) {
      badge.hidden = last <= seen;
      badge.textContent = last - seen;
    }
  };
  document.addEventListener('change', (event) => event.target.name === 'tab' && count());
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
    const body = JSON.stringify({ text: input.value });
    const answer = await fetch(section().dataset.lines, { method: 'POST', headers, body }).catch(() => null);
    if (answer?.ok) {
      input.value = '';
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
