// Every decision is a short path of things to point at. What can be pointed at glows; one click narrows the
// choice, Escape steps back, the last step decides. This knows no game.

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

  open() {
    return this.offers().filter(({ targets }) => this.path.every((step, at) => targets[at] === step));
  }

  // Called whenever the picture changed.
  refresh() {
    if (!this.open().length) this.path = [];
    const open = this.open();
    const next = new Set(open.map(({ targets }) => targets[this.path.length]).filter(Boolean));
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
    let number = 0;
    for (const { button } of this.offers()) {
      button.hidden = !open.some((offer) => offer.button === button);
      const key = button.querySelector('kbd');
      if (key && !button.hidden) key.textContent = ++number <= 9 ? number : '';
    }
    const back = this.root.querySelector('.step-back');
    if (back) back.hidden = !this.path.length;
  }

  choose(target) {
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
    else if (this.offers().length) this.refused();
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
