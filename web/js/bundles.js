// Decisions that are offered as a whole: any of some things, or a number. The form beside the board holds what
// is picked; pointing at the board ticks its boxes. This knows no game.

const inputs = (form) => [...form.querySelectorAll('input[data-for]')];
const ticked = (form) => inputs(form).filter((input) => input.checked);

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
      const button = form.querySelector('button');
      if (form.dataset.confirm) button.disabled = !some;
    }
  }

  choose(target) {
    for (const form of this.forms()) {
      const input = inputs(form).find((input) => input.dataset.for === target);
      if (input) {
        this.pick(input, !input.checked);
      } else if (form.dataset.confirm === target && ticked(form).length) {
        this.decide(form.querySelector('button'));
      } else if (form.dataset.focus === target) {
        form.scrollIntoView({ block: 'nearest' });
        form.querySelector('input[type=number]').select();
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
