// The fairness of a deal, watched and calculated by the reader's own browser.
import { commitment, compare, isReplaced, next, note, origin, seal, seed } from './deal.js';

// So many tables are remembered; then the one that was seen longest ago is forgotten.
const REMEMBERED = 60;
const PLACE = 'deals';
// The number that went with the wish for a table, until the table has a name.
const PENDING = 'deal-pending';

export function notesOf(table) {
  return everything()[table] ?? {};
}

function everything() {
  try {
    return JSON.parse(localStorage.getItem(PLACE)) ?? {};
  } catch {
    return {}; // Nothing is remembered where nothing may be stored.
  }
}

export function keep(table, notes) {
  const all = everything();
  all[table] = { ...notes, seen: Date.now() };
  const names = Object.keys(all).sort((a, b) => all[b].seen - all[a].seen);
  for (const name of names.slice(REMEMBERED)) delete all[name];
  try {
    localStorage.setItem(PLACE, JSON.stringify(all));
  } catch {
    // As above.
  }
}

// 16 random bytes in hexadecimal digits.
export function draw() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const shown = (place) => JSON.parse(place.dataset.deal);
const seats = (place) => (place.dataset.own ?? '').split(' ').filter(Boolean).map(Number);

function reveal(name, isSo) {
  const place = document.getElementById(name);
  if (place) place.hidden = !isSo;
}

// Looks at what the server shows of a deal and says what is otherwise than it was before. Once something was found
// the page goes on saying so.
function look(place) {
  const [table, deal, own] = [place.dataset.table, shown(place), seats(place)];
  const notes = notesOf(table);
  const found = compare(notes, table, deal, own);
  if (found.length) notes.found = [...new Set([...(notes.found ?? []), ...found])];
  else note(notes, table, deal, own);
  keep(table, notes);
  reveal('deal-changed', notes.found);
  reveal('deal-not-ours', !notes.found && isReplaced(notes, table, deal, own));
  return { table, deal, own, notes };
}

// Takes part in the deal of a table: seals, and tells when it is time.
export class Dealer {
  constructor(place, send) {
    this.place = place;
    this.send = send;
    this.asked = new Set();
    place.addEventListener('click', (event) => event.target.closest('[data-seal-here]') && this.sealHere());
    // What the page came with is noted before the first picture: somebody may be gone by then.
    look(place);
  }

  // What was sent over a line that is lost may not have arrived.
  forget() {
    this.asked.clear();
    this.seen = null;
  }

  refresh() {
    const seen = `${this.place.dataset.own} ${this.place.dataset.deal}`;
    if (this.seen === seen && !document.querySelector('#sealed-elsewhere, #house-drew')) return;
    this.seen = seen;
    const { table, deal, own, notes } = look(this.place);
    if (notes.found) return;
    const { wishes, elsewhere, house } = next(notes, table, deal, own, draw);
    keep(table, notes);
    reveal('sealed-elsewhere', elsewhere);
    reveal('house-drew', house);
    for (const wish of wishes) {
      const name = JSON.stringify(wish);
      if (!this.asked.has(name)) this.send(wish);
      this.asked.add(name);
    }
  }

  // Another browser of the same person has sealed, or the server drew; from now on it is this one.
  sealHere() {
    const { table, deal, own, notes } = look(this.place);
    for (const seat of own) {
      const number = draw();
      (notes.own ??= {})[`${deal.attempt}/${seat}`] = number;
      this.send({ wish: 'seal', seat, attempt: deal.attempt, seal: seal(table, seat, deal.attempt, number) });
    }
    keep(table, notes);
  }
}

// An invitation: the commitment is noted before anybody sits down, and the number of a quick deal with it.
export function promise(place) {
  look(place);
  const form = place.closest('form') ?? place.querySelector('form');
  form?.addEventListener('submit', () => {
    const number = form.elements.nonce?.value;
    if (!number || shown(place).way !== 'quick') return;
    const notes = notesOf(place.dataset.table);
    (notes.own ??= {})[`1/${form.elements.seat.value}`] = number;
    keep(place.dataset.table, notes);
  });
}

// A form that asks for a new table gives a number with it: the table has no name yet, so the number waits for its page.
export function pend(form) {
  const field = form.elements.nonce;
  if (!field || form.closest('#promise')) return;
  field.value ||= draw();
  try {
    sessionStorage.setItem(PENDING, field.value);
  } catch {
    // Nothing is remembered where nothing may be stored.
  }
}

// The first page of a table that this browser asked for: the number that went with the wish is the one of its seats. What
// was refused needs none.
export function bind(place) {
  let number;
  try {
    number = sessionStorage.getItem(PENDING);
    if (document.querySelector('.sorry, .notice.problem:not([hidden])')) sessionStorage.removeItem(PENDING);
  } catch {
    return;
  }
  if (!number || !place || !seats(place).length) return;
  const notes = notesOf(place.dataset.table);
  if (notes.way) return; // It was seen before, so it is not the new one.
  sessionStorage.removeItem(PENDING);
  if (shown(place).way === 'quick') {
    for (const seat of seats(place)) (notes.own ??= {})[`1/${seat}`] = number;
    keep(place.dataset.table, notes);
  }
  look(place);
}

// The page about a deal.
export function prove(proof) {
  const say = (verdict) => { proof.querySelector(`[data-verdict=${verdict}]`).hidden = false; };
  const before = notesOf(proof.dataset.table);
  const { table, deal, notes, own } = look(proof);
  const problems = new Set(notes.found);
  const told = proof.querySelector('[data-proof=seed]')?.textContent;
  if (deal.secret && deal.nonces && told !== seed(deal.secret, deal.nonces)) problems.add('seed');
  for (const problem of problems) proof.querySelector(`[data-problem=${problem}]`).hidden = false;
  if (problems.size) return say('bad');
  const noted = before.attempts?.[deal.attempt];
  if (deal.secret && commitment(deal.secret) === deal.commitment) say('good');
  if (noted?.commitment) say('remembered');
  if (own.some((seat) => deal.nonces && before.own?.[`${deal.attempt}/${seat}`] === deal.nonces[seat - 1])) say('own');
  const from = own.map((seat) => deal.stage === 'dealt' && origin(notes, table, deal, seat));
  for (const other of ['elsewhere', 'house']) if (from.includes(other)) say(other);
  const command = document.querySelector('[data-command]');
  if (command && noted) {
    const numbers = own.map((seat) => [seat, before.own?.[`${deal.attempt}/${seat}`]]).filter(([, number]) => number);
    command.textContent += ` --commitment ${noted.commitment}`;
    for (const [seat, number] of numbers) command.textContent += ` --number ${seat}=${number}`;
  }
}
