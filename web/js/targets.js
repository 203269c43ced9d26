// Every decision is a short path of things to point at. What can be pointed at glows; one click narrows the
// choice, Escape steps back, the last step decides. What a last step still has to confirm may be picked in any
// order. This knows no game.

const begins = (targets, path) => path.every((step, at) => targets[at] === step);

// The step that leads on to an offer, if one does.
function nextStep(targets, path) {
  if (begins(targets, path)) return targets[path.length];
  if (targets.length <= path.length + 1) return undefined;
  const first = targets.slice(0, path.length + 1);
  return path.every((step) => first.includes(step)) ? first.find((step) => !path.includes(step)) : undefined;
}

export class Targets {
  // `refused` hears of clicks on things that cannot be chosen now.
  constructor(root, decide, refused = () => {}) {
    this.root = root;
    this.decide = decide;
    this.refused = refused;
    this.path = [];
    root.addEventListener('click', (event) => this.click(event));
    document.addEventListener('keydown', (event) => this.press(event));
  }

  offers() {
    return [...this.root.querySelectorAll('button[data-targets]:enabled')].map((button) => ({
      button,
      targets: button.dataset.targets.split(' '),
    }));
  }

  open(offers = this.offers()) {
    return offers.filter(({ targets }) => begins(targets, this.path));
  }

  // Called whenever the picture changed.
  refresh() {
    const offers = this.offers();
    if (!this.open(offers).length) this.path = [];
    const open = this.open(offers);
    const next = new Set(offers.map(({ targets }) => nextStep(targets, this.path)).filter(Boolean));
    for (const element of this.root.querySelectorAll('[data-target]')) {
      const target = element.dataset.target;
      element.toggleAttribute('data-offered', next.has(target));
      element.toggleAttribute('data-picked', this.path.includes(target));
      if (next.has(target)) {
        element.setAttribute('tabindex', '0');
        element.setAttribute('role', 'button');
      } else {
        element.removeAttribute('tabindex');
        element.removeAttribute('role');
      }
    }
    this.tell(open);
    const shown = new Set(open.map(({ button }) => button));
    let number = 0;
    for (const { button } of offers) {
      button.hidden = !shown.has(button);
      const key = button.querySelector('kbd');
      if (key && !button.hidden) key.textContent = ++number <= 9 ? number : '';
    }
    const back = this.root.querySelector('.step-back');
    if (back) back.hidden = !this.path.length;
  }

  // What one more step would decide is told where a picture has room for it.
  tell(open) {
    for (const place of this.root.querySelectorAll('[data-tells]')) {
      const last = this.path.length && open.find(({ targets }) =>
        targets.length === this.path.length + 1 && targets.at(-1) === place.dataset.tells);
      place.textContent = last ? last.button.firstChild.textContent.trim() : place.dataset.hint;
    }
  }

  choose(target) {
    const leads = this.offers().filter(({ targets }) => nextStep(targets, this.path) === target);
    if (!leads.length) return false;
    const straight = leads.some(({ targets }) => begins(targets, this.path));
    this.path = straight ? [...this.path, target] : leads[0].targets.slice(0, this.path.length + 1);
    const open = this.open();
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

  // Takes back one step, if the others still lead somewhere.
  drop(target) {
    const rest = this.path.filter((step) => step !== target);
    if (rest.length === this.path.length) return false;
    if (rest.length && !this.offers().some(({ targets }) => begins(targets, rest))) return false;
    this.path = rest;
    this.refresh();
    return true;
  }

  click(event) {
    if (event.target.closest('.step-back')) return this.stepBack();
    const element = event.target.closest('[data-target]');
    if (!element) return;
    const target = element.dataset.target;
    if (this.choose(target)) event.preventDefault();
    else if (!this.drop(target) && this.offers().length) this.refused();
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.('input, textarea, select, dialog')) return;
    const target = event.target.dataset?.target;
    if (event.key === 'Escape' && this.path.length) {
      this.stepBack();
    } else if ((event.key === 'Enter' || event.key === ' ') && target) {
      event.preventDefault();
      this.choose(target);
    } else if (/^[1-9]$/.test(event.key)) {
      this.open()[Number(event.key) - 1]?.button.click();
    }
  }
}
