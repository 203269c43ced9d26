// Decisions that are offered as a whole: any of some things, or a number. The form beside the board holds what
// is picked; pointing at the board ticks its boxes. This knows no game.

const inputs = (form) => [...form.querySelectorAll('input[data-for]')];
const ticked = (form) => inputs(form).filter((input) => input.checked);

const numbers = (form) => form.querySelector('input[type=number]');

// How long a step is held until it goes on by itself, and how fast.
const HOLD = 400;
const AGAIN = 90;

const written = (form) => String(new URLSearchParams(new FormData(form)));

export class Bundles {
  // `changed` hears that other things are picked, `heard` what they would be.
  constructor(root, decide, weigh, changed, heard) {
    this.root = root;
    this.decide = decide;
    this.weigh = weigh;
    this.changed = changed;
    this.heard = heard;
    root.addEventListener('change', (event) => {
      if (event.target.matches('.bundle input[data-for]')) this.pick(event.target, event.target.checked);
    });
    root.addEventListener('input', (event) => {
      if (event.target.matches('.bundle.number input')) this.named(event.target.form);
    });
    root.addEventListener('click', (event) => {
      const button = event.target.closest('.bundle [data-step]');
      // A press that was held has made its steps.
      if (button && !this.held) this.step(button);
      this.held = false;
    });
    root.addEventListener('pointerdown', (event) => this.hold(event.target.closest('.bundle [data-step]')));
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) {
      root.addEventListener(end, () => clearTimeout(this.holding));
    }
  }

  forms() {
    return [...this.root.querySelectorAll('form.bundle')];
  }

  // The button that does what is picked, and what that is.
  ready() {
    return this.forms().find((form) => ticked(form).length)?.querySelector('button:not([type=button])');
  }

  told() {
    return this.ready()?.form.querySelector('output')?.textContent ?? '';
  }

  // What can be pointed at, and what was.
  mark(next, picked) {
    for (const form of this.forms()) {
      for (const input of inputs(form)) (input.checked ? picked : next).add(input.dataset.for);
      const some = ticked(form).length > 0;
      if (form.dataset.focus) next.add(form.dataset.focus);
      if (some) next.add(form.dataset.confirm);
      const button = form.querySelector('button.main');
      if (form.dataset.confirm) button.disabled = !some;
      if (form.matches('.number')) this.named(form);
    }
  }

  // One step less or more; the browser knows where the steps begin and end.
  step(button) {
    const input = numbers(button.form);
    if (button.dataset.step === '+') input.stepUp();
    else input.stepDown();
    this.named(button.form);
  }

  hold(button) {
    clearTimeout(this.holding);
    this.held = false;
    if (!button) return;
    const again = () => {
      if (!button.isConnected || button.disabled) return;
      this.held = true;
      this.step(button);
      this.holding = setTimeout(again, AGAIN);
    };
    this.holding = setTimeout(again, HOLD);
  }

  // Says on the button what naming this number would be.
  async named(form) {
    const input = numbers(form);
    const at = Number(input.value);
    const [less, more] = form.querySelectorAll('[data-step]');
    less.disabled = at <= Number(input.min);
    more.disabled = at >= Number(input.max);
    const button = form.querySelector('button.main');
    button.disabled = !input.checkValidity();
    const asked = written(form);
    if (form.asked !== asked) {
      form.asked = asked;
      form.told = '';
      const text = button.disabled ? '' : await this.weigh(form).catch(() => '');
      if (!form.isConnected || form.asked !== asked) return;
      form.told = text;
    }
    if (form.told) button.textContent = form.told;
  }

  choose(target) {
    for (const form of this.forms()) {
      const input = inputs(form).find((input) => input.dataset.for === target);
      if (input) {
        this.pick(input, !input.checked);
      } else if (form.dataset.confirm === target && ticked(form).length) {
        this.decide(form.querySelector('button.main'));
      } else if (form.dataset.focus === target) {
        form.scrollIntoView({ block: 'nearest' });
        numbers(form).select();
      } else {
        continue;
      }
      return true;
    }
    return false;
  }

  // Of those that stand alone the last one picked stays.
  pick(input, on) {
    input.checked = on;
    if (on && 'alone' in input.dataset) {
      for (const other of inputs(input.form)) {
        if (other !== input && 'alone' in other.dataset) other.checked = false;
      }
    }
    this.changed();
    this.tell(input.form);
  }

  // Picks just these.
  pickAll(targets) {
    const forms = this.forms().filter((form) => inputs(form).some((input) => targets.includes(input.dataset.for)));
    for (const form of forms) {
      for (const input of inputs(form)) input.checked = targets.includes(input.dataset.for);
      this.changed();
      this.tell(form);
    }
  }

  clear() {
    for (const form of this.forms()) {
      if (!ticked(form).length) continue;
      for (const input of inputs(form)) input.checked = false;
      this.changed();
      this.tell(form);
    }
  }

  // Says what the handful would be, in the form and where a picture has room for it.
  async tell(form) {
    const asked = written(form);
    const text = ticked(form).length ? await this.weigh(form).catch(() => '') : '';
    if (!form.isConnected || written(form) !== asked) return;
    const output = form.querySelector('output');
    if (output) output.textContent = text;
    for (const place of this.root.querySelectorAll(`[data-tells="${form.dataset.confirm}"]`)) {
      place.textContent = text || place.dataset.hint;
    }
    this.heard();
  }
}
