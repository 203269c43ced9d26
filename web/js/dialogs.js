// What the page asks or shows on top of itself.
import { read } from './patch.js';

// The rule that matters, without leaving the table; from there one gets to its neighbours in the same place.
export async function showRule(event, link) {
  const dialog = document.getElementById('rule');
  if (!dialog) return;
  event.preventDefault();
  const address = link.dataset.rule ?? link.getAttribute('href');
  const answer = await fetch(`${address}${address.includes('?') ? '&' : '?'}form=fragment`).catch(() => null);
  if (!answer?.ok) return location.assign(link.href);
  const page = read(await answer.text());
  const text = document.importNode(page.querySelector('#clause') ?? page, true);
  const place = document.getElementById('rule-text');
  place.replaceChildren(text);
  place.tabIndex = -1;
  if (!dialog.open) dialog.showModal();
  place.focus();
  dialog.scrollTop = 0;
}

// Whether a link leads to one rule, so that it can be shown where the reader is.
export const isRule = (link) => link.dataset.rule || (link.closest('#rule') && /^\/rules\/[^/]+\/[^/]+$/.test(new URL(link.href).pathname));
