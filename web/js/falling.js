// A clock that falls between two pictures, and the press that stops it. It knows no game: the picture says when
// the clock began, and its drawing what each step shows (data-labels) and what is pressed (data-stop).
import { dial } from './dial.js';

// The buttons that stop it on a step, and which step that is: at a table it is what they send.
const STEPS = '#offers :is([name=step], [data-step])';
const stepOf = (button) => button.dataset.step ?? button.value;

export class FallingClock {
  // `begin` lets a clock fall that waits for it.
  constructor(table, stop, begin) {
    this.table = table;
    this.stop = stop;
    this.begin = begin;
    this.face = dial(table);
    table.addEventListener('pointerdown', (event) => {
      if (event.target.closest('[data-stop]') && this.press()) event.preventDefault();
    });
    // Before anything else hears of the space bar: whatever has the focus, it is the clock that is meant.
    document.addEventListener('keydown', (event) => this.hear(event), true);
  }

  // Called whenever the picture changed; `came` is when it arrived.
  refresh(came) {
    const { fall: id, steps, stepMillis, age, seat } = document.getElementById('fall')?.dataset ?? {};
    if (!id) {
      this.now = null;
      return;
    }
    const begins = came - Number(age);
    const same = this.now?.id === id;
    this.now = {
      id,
      seat: Number(seat) || null,
      steps: Number(steps),
      millis: Number(stepMillis),
      // The quickest picture knew best when it began.
      begins: same ? Math.min(begins, this.now.begins) : begins,
      shown: same ? this.now.shown : -1,
      // What was pressed here is told by the page at once, what was pressed on another page by the picture.
      pressed: (same && this.now.pressed) || 'pressed' in document.getElementById('fall').dataset,
      // The steps that the viewer may stop on.
      open: new Set([...this.table.querySelectorAll(STEPS)].map(stepOf)),
      labels: document.getElementById('clock-price')?.dataset.labels?.split('|') ?? [],
    };
    this.mark();
    this.show();
    if (!same) this.run(id);
  }

  run(id) {
    if (this.now?.id !== id) return;
    this.show();
    requestAnimationFrame(() => this.run(id));
  }

  // The price in large digits, beside the question.
  write(step, text) {
    for (const place of this.table.querySelectorAll('[data-price]')) {
      if (place.textContent !== text) place.textContent = text;
    }
    this.face.show(step, text);
  }

  show() {
    const { begins, millis, steps, labels, pressed, shown } = this.now;
    if (pressed) return this.write(Math.max(shown, 0), labels[Math.max(shown, 0)] ?? '');
    const at = (performance.now() - begins) / millis;
    // It is announced a little before it falls; if there are seconds, they are counted.
    const seconds = Math.ceil(-at * millis / 1000);
    if (seconds > 1) return this.write(0, `${seconds}…`);
    const step = Math.max(0, Math.min(Math.floor(at), steps - 1));
    if (step !== shown) {
      this.now.shown = step;
      this.face.tick();
      this.mark();
    }
    // From the last price it goes only half of the way: the next place is the first.
    this.write(Math.max(0, Math.min(at, steps - 0.5)), labels[step] ?? '');
  }

  // What can be pressed, and the step that is to be waited for.
  mark() {
    const may = this.may();
    for (const knob of this.table.querySelectorAll('[data-stop]')) {
      knob.toggleAttribute('data-offered', may);
      knob.setAttribute('role', 'button');
      knob.setAttribute('tabindex', may ? '0' : '-1');
    }
    this.tell(may);
    // A price that is gone cannot be wished for.
    for (const button of this.table.querySelectorAll(STEPS)) {
      if (!button.dataset.targets) continue;
      button.disabled = stepOf(button) !== '' && Number(stepOf(button)) < this.now.shown;
      if (!button.disabled) continue;
      const place = this.table.querySelector(`[data-target="${CSS.escape(button.dataset.targets)}"]`);
      place?.removeAttribute('data-offered');
      place?.removeAttribute('tabindex');
      place?.removeAttribute('role');
    }
    const planned = this.table.querySelector('#offers [aria-pressed=true]')?.dataset.targets;
    for (const place of this.table.querySelectorAll('[data-target]')) {
      place.toggleAttribute('data-picked', place.dataset.target === planned);
    }
  }

  // What a press would do now, and how far the clock has fallen.
  tell(may) {
    const { shown, open, steps } = this.now;
    const stops = [...this.table.querySelectorAll(STEPS)].find((button) => stepOf(button) === String(Math.max(shown, 0)));
    const said = stops?.firstChild.textContent;
    for (const words of this.table.querySelectorAll('[data-press]')) {
      words.textContent = said?.trim() ?? '';
      words.closest('button').disabled = !may;
    }
    for (const ladder of this.table.querySelectorAll('.ladder')) {
      [...ladder.children].slice(0, steps).forEach((rung, step) => {
        rung.className = step === shown ? 'at' : step < shown ? 'gone' : open.has(String(step)) ? '' : 'cannot';
      });
    }
  }

  may() {
    const { seat, pressed, open, shown } = this.now;
    return Boolean(seat) && !pressed && open.has(String(shown));
  }

  press() {
    if (!this.now || !this.may()) return false;
    const { id, seat, shown } = this.now;
    this.now.pressed = this.stop({ seat, fall: id, step: shown });
    this.mark();
    return true;
  }

  // A press that was refused may be repeated.
  answered({ id, error }) {
    if (!error || !this.now || this.now.pressed !== id) return;
    this.now.pressed = null;
    this.mark();
  }

  hear(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target.closest?.('input, textarea, select, dialog, summary')) return;
    const knob = event.target.closest?.('[data-stop]');
    if (event.key !== ' ' && !(event.key === 'Enter' && knob)) return;
    if (this.now) {
      this.press();
    } else {
      const start = this.table.querySelector('[data-space][data-offered]');
      if (!start || event.target.closest?.('button, a')) return;
      this.begin(start.dataset.target);
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
