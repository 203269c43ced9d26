// A decision that is put together like a basket: what goes one way, what comes the other, and one button. The browser
// holds what is in it; the server gets all its steps at once, and the last one closes it. This knows no game.

const THINGS = '[data-put]';

export class Basket {
  // `changed` hears that there is something else in it.
  constructor(root, changed) {
    this.root = root;
    this.changed = changed;
    this.put = new Map(); // how much of what, by the words of its step
    root.addEventListener('click', (event) => this.click(event));
  }

  get sides() {
    return [...this.root.querySelectorAll('[data-basket]')];
  }

  // Whether there is something in it, or in what was put together before.
  get isReady() {
    return this.sides.length > 0 && (this.put.size > 0 || this.closes);
  }

  clear() {
    this.put.clear();
  }

  // What the steps are called that lead to something one can point at.
  named(offers) {
    const sides = new Set(this.sides.map((side) => `button-${side.dataset.basket}`));
    const inside = offers.filter(({ targets }) => targets.length === 2 && sides.has(targets[0]));
    return new Map(inside.reverse().map(({ button, targets }) => [targets[1], button.value]));
  }

  // Called whenever the picture changed: says what can be pointed at, and what was.
  mark(offers, next, picked) {
    const sides = this.sides;
    this.root.toggleAttribute('data-filling', sides.length > 0);
    if (!sides.length) return this.clear();
    this.things = this.named(offers);
    for (const [target, words] of this.things) (this.put.has(words) ? picked : next).add(target);
    for (const thing of this.root.querySelectorAll(THINGS)) this.show(thing);
    for (const side of sides) this.tally(side);
    this.closes = offers.some(({ button }) => button.value === sides[0].dataset.then);
    // One button does it.
    next.delete(`button-${sides[0].dataset.then}`);
  }

  show(thing) {
    const count = this.put.get(thing.dataset.put) ?? 0;
    thing.toggleAttribute('data-full', count > 0);
    const output = thing.querySelector('output');
    if (output && output.textContent !== String(count)) output.textContent = count;
    for (const button of thing.querySelectorAll('button')) {
      const after = count + Number(button.dataset.by) * Number(thing.dataset.step ?? 1);
      button.disabled = after < 0 || after > Number(thing.dataset.most);
    }
  }

  // What is in one side, in words and in money.
  tally(side) {
    const verb = side.dataset.basket;
    const words = [];
    let sum = 0;
    for (const [step, count] of this.put) {
      if (step.split(' ')[0] !== verb) continue;
      const thing = this.root.querySelector(`[data-put="${step}"][data-name]`);
      const target = [...(this.things ?? [])].find(([, words]) => words === step)?.[0];
      const name = thing?.dataset.name ?? this.root.querySelector(`[data-target="${target}"] title`)?.textContent.split(' · ')[0] ?? step;
      words.push(name.replace('#', count));
      sum += count * Number(thing?.dataset.worth ?? 0);
    }
    const place = side.querySelector('[data-tally]');
    const fixed = place.dataset.fixed ? [place.dataset.fixed] : [];
    place.textContent = [...fixed, ...words].join(', ') || place.dataset.none;
    side.querySelector('[data-sum]').textContent = sum ? `ƒ${sum}` : '';
  }

  // Takes something in or out; false if it does not fit.
  choose(target) {
    const words = this.sides.length ? this.things?.get(target) : undefined;
    if (!words) return false;
    this.set(words, this.put.has(words) ? 0 : 1);
    return true;
  }

  click(event) {
    const thing = event.target.closest(THINGS);
    if (!thing || !this.sides.length) return;
    const { put, step } = thing.dataset;
    const button = event.target.closest('button[data-by]');
    if (button) this.set(put, (this.put.get(put) ?? 0) + Number(button.dataset.by) * Number(step ?? 1));
    else if (!thing.querySelector('button') && !thing.dataset.target) this.set(put, this.put.has(put) ? 0 : 1);
  }

  set(words, count) {
    const [verb, ...rest] = words.split(' ');
    // Nothing goes both ways.
    for (const other of [...this.put.keys()]) {
      const [way, ...thing] = other.split(' ');
      if (way !== verb && thing.join(' ') === rest.join(' ')) this.put.delete(other);
    }
    const before = this.put.get(words) ?? 0;
    if (count > before && !this.fits(verb, words, count - before)) return;
    if (count > 0) this.put.set(words, count);
    else this.put.delete(words);
    this.changed();
  }

  // Whether one more of its kind may go this way.
  fits(verb, words, more) {
    const kind = (step) => this.root.querySelector(`[data-put="${step}"]`)?.dataset.kind ?? 'cards';
    const own = kind(words);
    if (own === 'money') return true;
    const side = this.sides.find((side) => side.dataset.basket === verb);
    const most = Number(side?.getAttribute(`data-most-${own}`) ?? Infinity);
    const same = [...this.put].filter(([step]) => step.split(' ')[0] === verb && kind(step) === own);
    return same.reduce((sum, [, count]) => sum + count, 0) + more <= most;
  }

  // What the button says that does it.
  told() {
    return this.isReady ? this.sides[0]?.dataset.do ?? '' : '';
  }

  // Everything that has to be decided.
  steps() {
    const money = (words) => this.root.querySelector(`[data-put="${words}"]`)?.dataset.kind === 'money';
    const steps = [...this.put].flatMap(([words, count]) => money(words) ? [`${words} ${count}`] : Array(count).fill(words));
    return [...steps, this.sides[0].dataset.then];
  }
}
