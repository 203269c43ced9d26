// Looking back without leaving the page: the slider, the keys, and the links all fetch the next picture.
import { patch, read } from './patch.js';
import { glide } from './glide.js';

export function replay() {
  const root = document.getElementById('replay');
  let wanted = location.href;
  let busy = false;

  const go = async (address) => {
    wanted = new URL(address, location.href).href;
    if (busy) return;
    busy = true;
    while (wanted !== root.dataset.shown) {
      const now = wanted;
      const answer = await fetch(now).catch(() => null);
      if (!answer?.ok) break;
      const next = read(await answer.text()).querySelector('#replay');
      if (!next) break;
      glide(root, () => patch(root, next));
      root.dataset.shown = now;
      history.replaceState(null, '', now);
      const slider = root.querySelector('#slider');
      if (document.activeElement !== slider) slider.value = root.dataset.decision;
      ready();
    }
    busy = false;
  };
  const at = (decision) => {
    const address = new URL(wanted);
    address.pathname = address.pathname.replace(/\d+$/, decision);
    return address.href;
  };
  const step = (name) => root.querySelector(`[data-step=${name}][href]`)?.href;
  const ready = () => {
    const copy = root.querySelector('[data-copy]');
    if (copy && navigator.clipboard) copy.hidden = false;
  };

  root.addEventListener('input', (event) => {
    if (event.target.id === 'slider') go(at(event.target.value));
  });
  root.addEventListener('submit', (event) => event.preventDefault());
  root.addEventListener('click', (event) => {
    if (event.target.closest('[data-copy]')) return navigator.clipboard.writeText(location.href);
    const link = event.target.closest('[data-step][href], #eyes a');
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(link.href);
  });
  document.addEventListener('keydown', (event) => {
    if (event.target.id === 'slider' || event.ctrlKey || event.metaKey || event.altKey) return;
    const name = { ArrowLeft: 'back', ArrowRight: 'forth', Home: 'first', End: 'last' }[event.key];
    const address = name && step(name);
    if (!address) return;
    event.preventDefault();
    go(address);
  });
  root.dataset.shown = location.href;
  ready();
}
