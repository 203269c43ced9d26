// Every decision is a short path of things to point at, or a handful of things and a last step. What can be
// pointed at glows; one click narrows the choice, Escape steps back. What the whole path says stands on the button
// beside, which decides; where there is no such button, or somebody wants none, the last step decides. This knows no
// game.
import { Bundles } from './bundles.js';

const isTyping = (element) => element.closest?.('input:not([type=radio], [type=checkbox]), textarea, select, dialog');

export class Targets {
  // `refused` hears of clicks on things that cannot be chosen now; `weigh` says what a handful would be.
  constructor(root, decide, refused = () => {}, weigh = async () => '') {
    this.root = root;
    this.decide = decide;
    this.refused = refused;
    this.path = [];
    this.picked = null; // the button of the decision that the whole path says
    this.bundles = new Bundles(root, decide, weigh, () => this.refresh(), () => this.tell());
    root.addEventListener('click', (event) => this.click(event));
    document.addEventListener('keydown', (event) => this.press(event));
  }

  // Every path to every button; some things can be pointed at in either order.
  offers() {
    return [...this.root.querySelectorAll('button[data-targets]:enabled')].flatMap((button) =>
      button.dataset.targets.split('|').map((path) => ({ button, targets: path.split(' ') })),
    );
  }

  open(offers = this.offers(), path = this.path) {
    return offers.filter(({ targets }) => path.every((step, at) => targets[at] === step));
  }

  // The way to the last choice: what was picked can still be exchanged for what lies beside it.
  get way() {
    return this.picked ? this.path.slice(0, -1) : this.path;
  }

  get confirms() {
    if (document.documentElement.dataset.confirm === 'off') return [];
    return [...this.root.querySelectorAll('.confirm')];
  }

  // Called whenever the picture changed.
  refresh() {
    const offers = this.offers();
    // What was picked belongs to one question: at the next one the same button may mean something else.
    const turn = this.root.querySelector('input[name=turn]')?.value;
    if (turn !== this.turn || !this.open(offers).length) this.forget();
    this.turn = turn;
    this.pickOnly(offers);
    const way = this.way;
    const open = this.open(offers, way);
    const next = new Set(open.map(({ targets }) => targets[way.length]).filter(Boolean));
    const picked = new Set(this.path);
    if (!way.length) this.bundles.mark(next, picked);
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
      button.toggleAttribute('data-picked', button === this.picked);
      const key = button.querySelector('kbd');
      if (key && !button.hidden) key.textContent = ++number <= 9 ? number : '';
    }
    const back = this.root.querySelector('.step-back');
    if (back) back.hidden = !way.length;
    this.tell();
  }

  // Where there is no choice, what there is to do is picked already.
  pickOnly(offers) {
    const buttons = new Set(offers.map(({ button }) => button));
    if (buttons.size !== 1 || this.path.length || this.bundles.forms().length || !this.confirms.length) return;
    if (offers[0].button.name === 'step') return;
    this.picked = offers[0].button;
    this.path = offers[0].targets.filter(Boolean);
  }

  // Says on the buttons that decide what they would do.
  tell() {
    const text = this.picked ? this.picked.firstChild.textContent.trim() : this.bundles.told();
    for (const button of this.confirms) {
      const [words] = button.children;
      const wanted = text || button.dataset.hint;
      if (words.textContent !== wanted) words.textContent = wanted;
      button.disabled = !text;
    }
  }

  confirm() {
    const button = this.picked ?? this.bundles.ready();
    if (!button) return false;
    this.decide(button);
    return true;
  }

  choose(target) {
    const ways = [this.path, this.way, []];
    if (!this.way.length && this.bundles.choose(target)) {
      this.path = [];
      this.picked = null;
      this.refresh();
      return true;
    }
    for (const way of ways) {
      const open = this.open(this.offers(), [...way, target]);
      if (open.length) return this.step([...way, target], open);
    }
    return false;
  }

  step(path, open) {
    const done = open.filter(({ targets }) => targets.length === path.length);
    this.path = path;
    this.picked = open.length === 1 && done.length === 1 ? done[0].button : null;
    // A clock that falls waits for no second thought.
    if (this.picked && (!this.confirms.length || this.picked.name === 'step')) {
      const { picked } = this;
      this.forget();
      this.decide(picked);
    } else {
      this.bundles.clear();
      this.refresh();
    }
    return true;
  }

  forget() {
    this.path = [];
    this.picked = null;
  }

  stepBack() {
    const way = this.way;
    this.path = this.picked ? way : way.slice(0, -1);
    this.picked = null;
    this.refresh();
  }

  click(event) {
    if (event.target.closest('.step-back')) return this.stepBack();
    if (event.target.closest('.confirm')) return this.confirm();
    const element = event.target.closest('[data-target]');
    if (!element) return;
    const target = element.dataset.target;
    if (this.path.at(-1) === target && this.path.length) this.stepBack();
    else if (this.choose(target)) event.preventDefault();
    else if (this.offers().length || this.bundles.forms().length) this.refused();
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const target = event.target.dataset?.target;
    if (event.key === 'Escape') {
      if (this.path.length) this.stepBack();
      else this.bundles.clear();
    } else if (event.key === 'Enter' && !event.target.closest('a, button, summary') && (!target || target === this.path.at(-1))) {
      if (this.confirm()) event.preventDefault();
    } else if ((event.key === 'Enter' || event.key === ' ') && target) {
      event.preventDefault();
      this.choose(target);
    } else if (/^[1-9]$/.test(event.key)) {
      this.pick([...new Set(this.open(this.offers(), this.way).map((offer) => offer.button))][Number(event.key) - 1]);
    }
  }

  // Picks a decision by its sentence.
  pick(button) {
    if (!button) return;
    if (!this.confirms.length || button.name === 'step') return button.click();
    const [{ targets }] = this.open(this.offers(), this.way).filter((offer) => offer.button === button);
    this.path = targets.filter(Boolean);
    this.picked = button;
    this.refresh();
  }
}
