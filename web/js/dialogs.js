// What the page asks or shows on top of itself.
import { read } from './patch.js';

// The rule that matters, without leaving the table.
export async function showRule(event, link) {
  const dialog = document.getElementById('rule');
  if (!dialog) return;
  event.preventDefault();
  const answer = await fetch(`${link.dataset.rule}?form=fragment`).catch(() => null);
  if (!answer?.ok) return location.assign(link.href);
  const page = read(await answer.text());
  const text = page.querySelector('#clause') ?? page;
  document.getElementById('rule-text').replaceChildren(document.importNode(text, true));
  dialog.showModal();
}
