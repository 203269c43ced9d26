// Decisions that belong together, such as a proposal and what it costs: amounts are set beforehand, and go with it. This
// knows no game.

const dial = (element) => element.closest('.stepper')?.querySelector('[role=spinbutton]');

const range = (dial) => ['aria-valuemin', 'aria-valuemax'].map((name) => Number(dial.getAttribute(name)));

const KEYS = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 5, PageDown: -5, Home: -Infinity, End: Infinity };

export class Sequel {
  constructor(root) {
    this.root = root;
    this.amounts = new Map(); // by the id of what was set
    this.turn = null; // the question that was answered with them
    root.addEventListener('click', (event) => {
      const button = event.target.closest('.sequel [data-by]');
      if (!button) return;
      event.stopPropagation();
      this.step(dial(button), Number(button.dataset.by));
    }, true);
    root.addEventListener('keydown', (event) => {
      if (!event.target.matches('.sequel [role=spinbutton]') || !(event.key in KEYS)) return;
      event.preventDefault();
      event.stopPropagation();
      this.step(event.target, KEYS[event.key]);
    }, true);
  }

  get box() {
    return this.root.querySelector('.sequel');
  }

  dials() {
    return [...this.root.querySelectorAll('.sequel [role=spinbutton]')];
  }

  amount(dial) {
    const [least, most] = range(dial);
    return Math.min(most, Math.max(least, this.amounts.get(dial.id) ?? 0));
  }

  step(dial, by) {
    this.amounts.set(dial.id, this.amount(dial) + by);
    this.amounts.set(dial.id, this.amount(dial));
    this.show();
  }

  // Writes the amounts, what they mean, and what they come to.
  show() {
    let sum = 0;
    for (const dial of this.dials()) {
      const amount = this.amount(dial);
      const word = amount > 0 ? dial.dataset.gives : amount < 0 ? dial.dataset.gets : dial.dataset.none;
      sum += amount;
      const [least, most] = range(dial);
      dial.setAttribute('aria-valuenow', amount);
      dial.setAttribute('aria-valuetext', `${word} ${Math.abs(amount)}`);
      const small = document.createElement('small');
      small.textContent = word;
      dial.replaceChildren(String(Math.abs(amount)), small);
      const [less, more] = dial.parentElement.querySelectorAll('[data-by]');
      if (less) less.disabled = amount <= least;
      if (more) more.disabled = amount >= most;
    }
    const line = this.box?.querySelector('[data-purse]');
    if (!line) return;
    const { pays, gets, none } = line.dataset;
    line.textContent = (sum > 0 ? pays : sum < 0 ? gets : none).replace('#', Math.abs(sum));
  }

  // The decision that ends what is put together, if it can be taken already.
  closing(offers) {
    const close = this.box?.dataset.close;
    return close ? offers.find(({ button }) => button.value === close) : null;
  }

  // What a decision means together with the amounts.
  steps(notation) {
    const { opens, close } = this.box?.dataset ?? {};
    if (!close || (notation !== close && !notation.startsWith(opens))) return [notation];
    const set = this.dials().filter((dial) => this.amount(dial));
    const terms = set.map((dial) => {
      const amount = this.amount(dial);
      return `${amount > 0 ? dial.dataset.more : dial.dataset.less} ${Math.abs(amount)}`;
    });
    return notation === close ? [...terms, close] : [notation, ...terms, close];
  }

  // It is on its way; if it comes to something, it starts from nothing again.
  sent(turn) {
    this.turn = turn;
  }

  // A new picture came.
  refresh(turn) {
    if (this.turn && turn !== this.turn) {
      this.amounts.clear();
      this.turn = null;
    }
    this.show();
  }
}
