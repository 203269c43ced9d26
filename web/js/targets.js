// Every decision is a short path of things to point at, or a handful of things and a last step. What can be
// pointed at glows; one click narrows the choice, Escape steps back, the last step decides. This knows no game.
import { Bundles } from './bundles.js';

export class Targets {
  // `refused` hears of clicks on things that cannot be chosen now; `weigh` says what a handful would be.
  constructor(root, decide, refused = () => {}, weigh = async () => '') {
    this.root = root;
    this.decide = decide;
    this.refused = refused;
    this.path = [];
    this.bundles = new Bundles(root, decide, weigh, () => this.refresh());
    root.addEventListener('click', (event) => this.click(event));
    document.addEventListener('keydown', (event) => this.press(event));
  }

  // Every path to every button; some things can be pointed at in either order.
  offers() {
    return [...this.root.querySelectorAll('button[data-targets]:enabled')].flatMap((button) =>
      button.dataset.targets.split('|').map((path) => ({ button, targets: path.split(' ') })),
    );
  }

  open(offers = this.offers()) {
    return offers.filter(({ targets }) => this.path.every((step, at) => targets[at] === step));
  }

  // Called whenever the picture changed.
  refresh() {
    const offers = this.offers();
    if (!this.open(offers).length) this.path = [];
    const open = this.open(offers);
    const next = new Set(open.map(({ targets }) => targets[this.path.length]).filter(Boolean));
    const picked = new Set(this.path);
    if (!this.path.length) this.bundles.mark(next, picked);
    for (const element of this.root.querySelectorAll('[data-target]')) {
      const target = element.dataset.target;
      const offered = next.has(target);
      element.toggleAttribute('data-offered', offered);
      element.toggleAttribute('data-picked', picked.has(target));
      if (offered || picked.has(target)) {
        element.setAttribute('tabindex', '0');
        element.setAttribute('role', 'button');
      } else {
        element.removeAttribute('tabindex');
        element.removeAttribute('role');
      }
    }
    const shown = new Set(open.map(({ button }) => button));
    let number = 0;
    for (const button of new Set(offers.map((offer) => offer.button))) {
      button.hidden = !shown.has(button);
      const key = button.querySelector('kbd');
      if (key && !button.hidden) key.textContent = ++number <= 9 ? number : '';
    }
    const back = this.root.querySelector('.step-back');
    if (back) back.hidden = !this.path.length;
  }

  choose(target) {
    if (!this.path.length && this.bundles.choose(target)) return true;
    const open = this.open().filter(({ targets }) => targets[this.path.length] === target);
    if (!open.length) return false;
    this.path.push(target);
    const done = open.filter(({ targets }) => targets.length === this.path.length);
    if (open.length === 1 && done.length === 1) {
      this.path = [];
      this.decide(open[0].button);
    } else {
      this.refresh();
    }
    return true;
  }

  stepBack() {
    this.path.pop();
    this.refresh();
  }

  click(event) {
    if (event.target.closest('.step-back')) return this.stepBack();
    const element = event.target.closest('[data-target]');
    if (!element) return;
    const target = element.dataset.target;
    if (this.choose(target)) event.preventDefault();
    else if (this.path.at(-1) === target) this.stepBack();
    else if (this.offers().length || this.bundles.forms().length) this.refused();
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.('input, textarea, select, dialog')) return;
    const target = event.target.dataset?.target;
    if (event.key === 'Escape') {
      if (this.path.length) this.stepBack();
      else this.bundles.clear();
    } else if ((event.key === 'Enter' || event.key === ' ') && target) {
      event.preventDefault();
      this.choose(target);
    } else if (/^[1-9]$/.test(event.key)) {
      const buttons = new Set(this.open().map((offer) => offer.button));
      [...buttons][Number(event.key) - 1]?.click();
    }
  }
}
