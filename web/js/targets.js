// Every decision is a short path of things to point at. What can be pointed at glows; one click narrows the
// choice, Escape steps back, the last step decides. This knows no game.

export class Targets {
  constructor(root, decide) {
    this.root = root;
    this.decide = decide;
    this.path = [];
    root.addEventListener('click', (event) => this.click(event));
    document.addEventListener('keydown', (event) => this.press(event));
  }

  offers() {
    return [...this.root.querySelectorAll('button[data-targets]')].map((button) => ({
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
    for (const { button } of this.offers()) button.hidden = !open.some((offer) => offer.button === button);
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

  click(event) {
    const element = event.target.closest('[data-target]');
    if (element && this.choose(element.dataset.target)) event.preventDefault();
  }

  press(event) {
    if (event.key === 'Escape' && this.path.length) {
      this.path.pop();
      this.refresh();
    } else if (event.key === 'Enter' && event.target.dataset?.target) {
      this.choose(event.target.dataset.target);
    } else if (/^[1-9]$/.test(event.key) && !event.target.closest?.('input, textarea')) {
      this.open()[Number(event.key) - 1]?.button.click();
    }
  }
}
