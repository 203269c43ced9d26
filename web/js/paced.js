// Decisions of others are shown one after the other, so that they can be seen: each for a moment, quicker when many
// wait. What cannot wait is shown at once: a clock that falls, the answer to one's own decision, and everything when
// nothing is to move. The server is as quick as ever; only what is shown waits.
import { isCalm } from './glide.js';

// So long a decision stands before the next, and so long all that wait take together.
const EACH = 750;
const ALL = 4000;

export class Paced {
  // `show` shows a picture; `watch` is told what is being watched: where one is among how many, and whether it is one's
  // turn in the end; nothing when one has caught up.
  constructor({ show, watch }) {
    this.show = show;
    this.watch = watch;
    this.queue = [];
    this.shown = null; // the last picture that was shown
    this.before = null; // the one before it
    this.since = -EACH;
    this.batch = 0;
    document.addEventListener('visibilitychange', () => document.hidden && this.skip());
  }

  get waits() {
    return this.queue.length > 0;
  }

  // The newest picture there is.
  get newest() {
    return this.queue.at(-1) ?? this.shown;
  }

  take(picture, came) {
    const frame = { picture, came, step: picture.step };
    const newest = this.newest?.step?.decisions;
    const now = frame.step?.decisions;
    const decided = newest !== undefined && now > newest;
    if (this.isQuick || newest === undefined || now < newest || frame.step.falls || frame.step.own && decided) {
      this.queue = [frame];
      return this.skip();
    }
    // The same decision again, with somebody who came or a clock that ran on.
    if (!decided && this.waits) this.queue[this.queue.length - 1] = frame;
    else if (!decided) return this.put(frame);
    else {
      this.queue.push(frame);
      this.batch += 1;
    }
    this.go();
  }

  get isQuick() {
    return isCalm() || document.hidden || document.documentElement.dataset.watch === 'at-once';
  }

  get dwell() {
    return Math.min(EACH, ALL / Math.max(this.batch, 1));
  }

  go() {
    clearTimeout(this.timer);
    if (!this.waits) return;
    const wait = this.since + this.dwell - performance.now();
    if (wait <= 0) this.next();
    else {
      this.timer = setTimeout(() => this.next(), wait);
      this.tell();
    }
  }

  next() {
    clearTimeout(this.timer);
    const frame = this.queue.shift();
    if (!frame) return;
    this.put(frame);
    // It stands from the moment when it is shown, however long that takes.
    this.since = performance.now();
    this.go();
  }

  // Shows the last decision once more.
  again() {
    if (!this.before || !this.shown) return;
    const [before, shown] = [this.before, this.shown];
    this.queue.unshift(shown);
    this.batch += 1;
    this.put(before);
    this.since = performance.now() - this.dwell / 2;
    this.go();
  }

  // Everything that waits is passed over.
  skip() {
    clearTimeout(this.timer);
    const frame = this.queue.pop();
    this.queue = [];
    this.since = performance.now();
    if (frame) this.put(frame);
    else this.tell();
  }

  put(frame) {
    if (frame.step?.decisions !== this.shown?.step?.decisions) this.before = this.shown;
    this.shown = frame;
    if (!this.waits) this.batch = 0;
    this.show(frame.picture, frame.came, this.newest);
    this.tell();
  }

  tell() {
    // Whoever is asked already is not kept from deciding by others who are asked too.
    if (!this.waits || this.shown.step.mine) return this.watch(null);
    const at = this.batch - this.queue.length;
    this.watch({ at, of: this.batch, mine: this.newest.step.mine, dwell: this.dwell });
  }
}
