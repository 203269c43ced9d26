// What can be set at the auction clock: an ordinary form, remembered by this browser. What the page came with is
// as in the box.
const KEPT = 'damrak-clock';

export class Settings {
  // `changed` hears of every change that was accepted.
  constructor(form, changed) {
    this.form = form;
    this.recall();
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const why = this.refusal();
      this.explain(why);
      if (why) return;
      this.keep();
      changed();
      this.say(true);
    });
    form.addEventListener('reset', () => setTimeout(() => form.requestSubmit()));
    form.addEventListener('input', () => this.say(false));
  }

  number(name) {
    return this.form.elements[name].valueAsNumber;
  }

  isOn(name) {
    return this.form.elements[name].checked;
  }

  // What holds, read once: what is being typed does not.
  read() {
    const [first, last, step] = ['first', 'last', 'step'].map((name) => this.number(name));
    const prices = [];
    for (let price = first; price >= last; price -= step) prices.push(price);
    return {
      prices,
      millis: this.number('seconds') * 1000,
      wait: this.number('wait') * 1000,
      doubling: this.isOn('doubling'),
      sound: this.isOn('sound'),
    };
  }

  // The first field that cannot stay as it is, and which of its sentences says why.
  refusal() {
    for (const field of this.form.querySelectorAll('input[type=number]')) {
      const number = field.valueAsNumber;
      const fits = number >= field.min && number <= field.max && (field.step === 'any' || Number.isInteger(number));
      if (!fits) return [field, 'bounds'];
    }
    const { first, last, step } = this.form.elements;
    const range = first.valueAsNumber - last.valueAsNumber;
    if (range <= 0) return [last, 'order'];
    if (range % step.valueAsNumber) return [step, 'uneven'];
    if (range / step.valueAsNumber >= this.form.dataset.places) return [step, 'places'];
    return null;
  }

  explain(why) {
    for (const sentence of this.form.querySelectorAll('[data-why]')) sentence.hidden = true;
    for (const field of this.form.querySelectorAll('[aria-invalid]')) {
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    }
    if (!why) return;
    const [field, reason] = why;
    const sentence = this.form.querySelector(`[data-why='${field.name} ${reason}']`);
    sentence.hidden = false;
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', sentence.id);
    field.focus();
  }

  say(saved) {
    this.form.querySelector('output').hidden = !saved;
  }

  keep() {
    const values = {};
    for (const { name, type, value, checked } of this.form.querySelectorAll('input')) {
      values[name] = type === 'checkbox' ? checked : value;
    }
    try {
      localStorage.setItem(KEPT, JSON.stringify(values));
    } catch {
      // A browser that keeps nothing still has a clock.
    }
  }

  recall() {
    if (document.documentElement.dataset.sound === 'off') this.form.elements.sound.checked = false;
    let values = {};
    try {
      values = Object(JSON.parse(localStorage.getItem(KEPT)));
    } catch {
      return;
    }
    for (const field of this.form.querySelectorAll('input')) {
      if (!(field.name in values)) continue;
      if (field.type === 'checkbox') field.checked = values[field.name] === true;
      else field.value = values[field.name];
    }
    // What an earlier clock took, this one may not.
    if (this.refusal()) for (const field of this.form.querySelectorAll('input')) field.value = field.defaultValue;
  }
}
