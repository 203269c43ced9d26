// Every decision is a short path of things to point at, or a handful of things and a last step. What can be
// pointed at glows; one click narrows the choice, Escape steps back. What the whole path says stands on the button
// beside, which decides; where there is no such button, or somebody wants none, the last step decides. This knows no
// game.
import { Bundles } from './bundles.js';
import { Basket } from './basket.js';
import { keepFocus } from './focus.js';
import { Sequel } from './sequel.js';

// What an element stands for: a thing, or another place to point at the same thing.
const pointed = (element) => element.dataset?.target ?? element.dataset?.leads;

const isTyping = (element) => element.closest?.('input:not([type=radio], [type=checkbox]), textarea, select, dialog');

export class Targets {
  // `refused` hears of clicks on things that cannot be chosen now; `weigh` says what a handful would be.
  constructor(root, decide, refused = () => {}, weigh = async () => '') {
    this.root = root;
    this.decide = decide;
    this.refused = refused;
    this.path = [];
    this.picked = null; // the button of the decision that the whole path says
    this.held = false; // while a decision is on its way
    this.sequel = new Sequel(root);
    this.bundles = new Bundles(root, decide, weigh, () => this.refresh(), () => this.tell());
    this.basket = new Basket(root, () => this.refresh());
    root.addEventListener('click', (event) => this.click(event));
    document.addEventListener('keydown', (event) => this.press(event));
  }

  // Every path to every button; some things can be pointed at in either order. Nothing while a decision is on its way:
  // what is pointed at then would belong to a question that is answered already.
  offers() {
    if (this.held) return [];
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
    const together = this.basket.sides.length || this.sequel.box;
    if (document.documentElement.dataset.confirm === 'off' && !together) return [];
    return [...this.root.querySelectorAll('.confirm')];
  }

  // Holds everything while a decision is on its way.
  hold(held) {
    this.held = held;
    this.refresh();
  }

  // Called whenever the picture changed.
  refresh() {
    keepFocus(this.root, () => this.mark());
  }

  mark() {
    const offers = this.offers();
    // What was picked belongs to one question: at the next one the same button may mean something else.
    const turn = this.root.querySelector('input[name=turn]')?.value;
    if (turn !== this.turn || !this.open(offers).length) this.forget();
    if (turn !== this.turn && !this.held) this.basket.clear();
    this.turn = turn;
    this.pickOnly(offers);
    const way = this.way;
    const open = this.open(offers, way);
    const next = new Set(open.map(({ targets }) => targets[way.length]).filter(Boolean));
    const picked = new Set(this.path);
    if (!way.length && !this.held) this.bundles.mark(next, picked);
    if (!this.held) this.basket.mark(offers, next, picked);
    for (const element of this.root.querySelectorAll('[data-target], [data-leads]')) {
      const target = pointed(element);
      const offered = next.has(target);
      element.toggleAttribute('data-offered', offered);
      element.toggleAttribute('data-picked', picked.has(target));
      if (element.dataset.leads) element.setAttribute('aria-pressed', String(picked.has(target)));
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
    this.sequel.refresh(turn);
  }

  // Where there is no choice, what there is to do is picked already.
  pickOnly(offers) {
    const closing = this.confirms.length && !this.path.length && !this.picked && this.sequel.closing(offers);
    if (closing) {
      this.picked = closing.button;
      this.path = closing.targets.filter(Boolean);
      this.given = true;
      return;
    }
    const buttons = new Set(offers.map(({ button }) => button));
    if (buttons.size !== 1 || this.path.length || this.bundles.forms().length || !this.confirms.length) return;
    if (offers[0].button.name === 'step') return;
    this.picked = offers[0].button;
    this.path = offers[0].targets.filter(Boolean);
    this.given = true;
  }

  // Says on the buttons that decide what they would do.
  tell() {
    const text = this.picked ? this.picked.firstChild.textContent.trim() : this.bundles.told() || this.basket.told();
    for (const button of this.confirms) {
      if (this.held) {
        button.disabled = true;
        continue;
      }
      const [words] = button.children;
      const wanted = text || button.dataset.hint;
      if (words.textContent !== wanted) words.textContent = wanted;
      button.disabled = !text;
    }
  }

  confirm() {
    const button = this.picked ?? this.bundles.ready();
    if (this.held) return false;
    if (!button && this.basket.isReady) return this.decideAll(this.basket.steps());
    if (!button) return false;
    const steps = this.sequel.steps(button.value ?? '');
    if (steps.length > 1) return this.decideAll(steps);
    this.decide(button);
    return true;
  }

  // Decides several steps at once: all of them, or none.
  decideAll(steps) {
    const now = this.root.querySelector('form.offers:has(input[name=turn])');
    if (!now) return false;
    const form = now.cloneNode(false);
    const hide = (name, value) => Object.assign(document.createElement('input'), { type: 'hidden', name, value });
    for (const { name, value } of now.querySelectorAll('input[type=hidden]')) form.append(hide(name, value));
    for (const step of steps.slice(0, -1)) form.append(hide('before', step));
    const button = Object.assign(document.createElement('button'), { name: 'action', value: steps.at(-1) });
    form.append(button);
    this.sequel.sent(form.elements.turn.value);
    this.decide(button);
    return true;
  }

  choose(target) {
    const ways = [this.path, this.way, []];
    if (this.held) return false;
    if (!this.way.length && this.basket.choose(target)) return true;
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
    this.given = false;
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
    const element = event.target.closest('[data-target], [data-leads]');
    if (!element) return;
    const target = pointed(element);
    if (this.given && this.path.includes(target)) this.confirm();
    else if (this.path.at(-1) === target && this.path.length) this.stepBack();
    else if (this.choose(target)) event.preventDefault();
    else if (!this.held && (this.offers().length || this.bundles.forms().length)) this.refused();
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const target = event.target.matches?.('[data-by]') ? undefined : pointed(event.target);
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
    this.stand();
  }

  // Whoever picked by a key stands on what is picked: the next key decides it.
  stand() {
    const last = this.path.at(-1);
    const drawn = last ? [...this.root.querySelectorAll(`[data-picked][data-target="${CSS.escape(last)}"]`)] : [];
    [...drawn, ...this.confirms].find((one) => one.checkVisibility() && !one.disabled)?.focus({ preventScroll: true });
  }
}
