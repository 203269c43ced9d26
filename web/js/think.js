// A board to think on: what is best is asked for once the page is there, keys step, and pointing at the board shows
// what can be decided with it.
const root = document.getElementById('think');

async function judge(address) {
  const place = document.getElementById('best');
  place?.classList.add('waiting');
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return place?.classList.remove('waiting');
  const parts = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const id of ['chances', 'best']) {
    const found = parts.getElementById(id);
    if (found) document.getElementById(id)?.replaceWith(document.importNode(found, true));
  }
}

// Only what can be decided with the thing is left in the list; pointing at it again shows all of it.
function pointAt(target) {
  const links = [...root.querySelectorAll('#decide [data-targets]')];
  const has = (link) => link.dataset.targets.split('|').some((path) => path.split(' ').includes(target));
  const found = links.filter(has);
  if (!found.length) return;
  const again = root.dataset.pointed === target;
  root.dataset.pointed = again ? '' : target;
  for (const link of links) link.parentElement.hidden = !again && !found.includes(link);
  if (!again && found.length === 1) found[0].click();
  else root.querySelector('#decide').scrollIntoView({ block: 'nearest' });
}

if (root) {
  const from = root.querySelector('#chances[data-from]')?.dataset.from;
  if (from) judge(from);
  const tree = root.querySelector('.tree-box');
  const here = tree?.querySelector('[aria-current]');
  if (here) tree.scrollTop = here.offsetTop - tree.offsetTop - tree.clientHeight / 2;
  root.addEventListener('click', (event) => {
    const longer = event.target.closest('[data-think]');
    if (longer && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      judge(longer.dataset.think);
    }
    const thing = event.target.closest('[data-target]');
    if (thing) pointAt(thing.dataset.target);
    if (event.target.matches('input.shared')) event.target.select();
  });
  document.addEventListener('keydown', (event) => {
    if (event.target.matches('input, select, textarea') || event.ctrlKey || event.metaKey || event.altKey) return;
    const name = { ArrowLeft: 'back', ArrowRight: 'forth', Home: 'first', End: 'last' }[event.key];
    const link = name
      ? root.querySelector(`[data-step=${name}][href]`)
      : event.key === ' ' && !event.target.closest('a, button, summary') ? root.querySelector('#best li.first a') : null;
    if (!link) return;
    event.preventDefault();
    link.click();
  });
}
