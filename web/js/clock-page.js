// The auction clock alone. What it shows follows from when it began, never from counting: a tab that was asleep is
// right as soon as it wakes. A price holds until the hand has reached the next one.
import { dial } from './dial.js';
import { Settings } from './clock-settings.js';
import { bell, clunk } from './sound.js';

// Two who press together stop the clock once, and do not start the next auction; whoever starts it may tremble.
const DEAF_AFTER_START = 300;
const DEAF_AFTER_END = 1000;
// Prices that fall faster are not called out to those who listen to the page.
const SLOW_ENOUGH_TO_CALL = 1000;

const root = document.getElementById('clock');
const find = (hook) => root.querySelector(hook);
const face = dial(root);
const button = find('#clock-press');
const places = [...root.querySelectorAll('.dial-place')];
const [word, times] = root.querySelectorAll('#knob .knob-word');
const money = (price) => root.dataset.money.replace('{price}', price);

const settings = new Settings(find('form'), () => {
  set = settings.read();
  reset();
});
let set = settings.read();
let state = 'ready';
let prices = []; // of this run
let began = 0; // when it did, or when the count before it did
let deafUntil = 0;
let shown = -1; // the step that everybody has seen

const isMoving = () => ['counting', 'falling', 'doubled'].includes(state);

// The knob, by what is going on.
const PRESSED = {
  ready: begin, counting: reset, falling: stop, opened: double, doubled: stop, stopped: reset, taken: reset, unsold: reset,
};

function enter(next, values = {}) {
  state = root.dataset.state = next;
  const words = find(`template[data-state=${next}]`);
  const fill = (text) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  const [head, help] = words.content.children;
  find('#clock-said').textContent = fill(head.textContent);
  find('#said-help').textContent = fill(help.textContent);
  word.textContent = words.dataset.knob;
  find('#clock-knob-word').textContent = words.dataset.knob;
  find('#clock-reset').disabled = next === 'ready';
}

// What stands on the dial: the prices of a run; those that do not count in it are struck out.
function print(factor) {
  prices = set.prices.map((price) => price * factor).filter((price) => factor === 1 || price > set.prices[0]);
  times.textContent = factor > 1 ? `×${factor}` : '';
  for (const [at, place] of places.entries()) {
    const price = set.prices[at];
    place.firstChild.textContent = price === undefined ? '·' : price * factor;
    place.firstChild.classList.toggle('out', price !== undefined && at >= prices.length);
  }
}

function point(step, text) {
  const at = Math.floor(step);
  face.show(step, text);
  for (const [index, place] of places.entries()) place.classList.toggle('chosen', index === at && state !== 'ready');
}

function reset() {
  document.documentElement.dataset.sound = set.sound ? 'on' : 'off';
  print(1);
  enter('ready', { first: prices[0], last: prices.at(-1) });
  point(0, money(prices[0]));
  deafUntil = performance.now() + DEAF_AFTER_START;
}

function run(next, values, at, wait) {
  began = at;
  shown = 0;
  deafUntil = at + DEAF_AFTER_START;
  settings.say(false);
  enter(wait ? 'counting' : next, values);
  requestAnimationFrame(frame);
  stayAwake();
}

function begin(at) {
  print(1);
  run('falling', {}, at, set.wait > 0);
}

function double(at) {
  print(2);
  point(0, money(prices[0]));
  run('doubled', { price: set.prices[0] }, at, false);
}

function end(next, values) {
  enter(next, values);
  deafUntil = performance.now() + DEAF_AFTER_END;
}

function stop(at) {
  const step = Math.min(Math.max(0, Math.floor((at - began) / set.millis)), prices.length - 1);
  const price = prices[step];
  const highest = 2 * price;
  if (state === 'falling' && step === 0 && set.doubling) {
    const lowest = set.prices.map((other) => 2 * other).findLast((other) => other > price);
    end('opened', { price, highest, lowest });
  } else {
    end('stopped', { price });
  }
  point(step, money(price));
  bell();
}

function runOut() {
  if (state === 'doubled') {
    end('taken', { price: set.prices[0] });
    point(prices.length, money(set.prices[0]));
  } else {
    end('unsold', { last: prices.at(-1) });
    // Between the last price and the first.
    point(prices.length - 0.5, money(prices.at(-1)));
    for (const place of places) place.classList.remove('chosen');
  }
  clunk();
}

// Brings everything to where it is at a moment.
function look(now) {
  if (state === 'counting') {
    const left = began + set.wait - now;
    if (left > 0) return point(0, Math.ceil(left / 1000));
    began += set.wait;
    enter('falling');
  }
  const passed = (now - began) / set.millis;
  const step = Math.floor(passed);
  if (step >= prices.length) return runOut();
  const isLast = state === 'falling' && step === prices.length - 1;
  point(isLast ? step + (passed - step) / 2 : passed, money(prices[step]));
  if (step === shown) return;
  shown = step;
  face.tick();
  if (set.millis >= SLOW_ENOUGH_TO_CALL) find('#clock-call').textContent = money(prices[step]);
}

function frame() {
  if (!isMoving()) return;
  look(performance.now());
  requestAnimationFrame(frame);
}

function press(event) {
  const now = performance.now();
  // When it was pressed, not when this heard of it.
  const at = event.timeStamp > began && event.timeStamp < now ? event.timeStamp : now;
  if (at < deafUntil) return;
  if (isMoving()) look(at);
  // Time may just have ended the run that somebody meant to stop.
  if (at >= deafUntil) PRESSED[state](at);
}

button.addEventListener('pointerdown', (event) => {
  if (event.isPrimary && event.button === 0) press(event);
});
// Whoever listens to the page clicks without a pointer.
button.addEventListener('click', (event) => {
  if (event.detail === 0) press(event);
});
document.addEventListener('keydown', (event) => {
  const elsewhere = event.target.closest('input, select, textarea, summary, a, button');
  const isOurs = event.key === ' ' ? !elsewhere || elsewhere === button : event.key === 'Enter' && elsewhere === button;
  if (!isOurs || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  if (!event.repeat) press(event);
});
// Some browsers click a button when the space bar comes up.
button.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault());
button.addEventListener('contextmenu', (event) => event.preventDefault());
find('#clock-reset').addEventListener('click', () => {
  reset();
  button.focus({ preventScroll: true, focusVisible: false });
});

const full = find('#clock-full');
full.hidden = !document.fullscreenEnabled;
full.addEventListener('click', () => {
  const change = document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen();
  change.catch(() => {});
});

// The screen stays on from the first auction until the page is left.
let awake = null;
async function stayAwake() {
  try {
    if (!awake || awake.released) awake = await navigator.wakeLock?.request('screen');
  } catch {
    // The device knows better, for instance with an empty battery.
  }
}
document.addEventListener('visibilitychange', () => {
  if (awake && !document.hidden) stayAwake();
});

if (matchMedia('(min-width: 56.25rem) and (min-height: 40rem)').matches) find('details').open = true;
button.disabled = false;
reset();
deafUntil = 0;

navigator.serviceWorker?.register('/clock-worker.js', { scope: '/clock' }).catch(() => {});
