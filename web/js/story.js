// Hovering or focusing a line of the story shows that position in place of the pictures.
import { read } from './patch.js';

const PATIENCE = 150;

export function lookBack(table) {
  const kept = new Map();
  let timer;
  let shown = null;

  const back = () => {
    clearTimeout(timer);
    shown = null;
    table.querySelector('#earlier')?.remove();
    table.querySelector('#field')?.classList.remove('aside');
  };
  const show = async (link) => {
    shown = link;
    const seat = new URL(table.dataset.socket, location.href).searchParams.get('seat');
    const address = `${link.getAttribute('href')}?part=true${seat ? `&seat=${seat}` : ''}`;
    if (!kept.has(address)) {
      const answer = await fetch(address).catch(() => null);
      if (!answer?.ok) return;
      kept.set(address, await answer.text());
      if (kept.size > 60) kept.delete(kept.keys().next().value);
    }
    if (shown !== link || !link.isConnected) return;
    table.querySelector('#earlier')?.remove();
    const sheets = table.querySelector('#field');
    const earlier = document.importNode(read(kept.get(address)).firstElementChild, true);
    earlier.id = 'earlier';
    earlier.setAttribute('aria-hidden', 'true');
    for (const element of earlier.querySelectorAll('[data-target]')) element.removeAttribute('data-target');
    for (const input of earlier.querySelectorAll('input')) input.remove();
    sheets.after(earlier);
    sheets.classList.add('aside');
  };

  const begin = (event) => {
    const link = event.target.closest?.('a[data-at]');
    if (!link || shown === link) return;
    clearTimeout(timer);
    timer = setTimeout(() => show(link), PATIENCE);
  };
  const end = (event) => {
    if (event.target.closest?.('a[data-at]')) back();
  };
  table.addEventListener('mouseover', begin);
  table.addEventListener('mouseout', end);
  table.addEventListener('focusin', begin);
  table.addEventListener('focusout', end);
}
