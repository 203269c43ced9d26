// What a browser remembers of a deal, what it compares, and what it does next. Nothing here touches the page, the
// network or the store, so that a test can feed it. `deal` is what the server shows of a deal (`fair` in a picture);
// `notes` is what this browser remembers of the same table:
//   attempts: { 1: { commitment, seals } }   as first seen; the seals once they were fixed
//   own: { '1/2': number }                   our numbers, by attempt and seat
//   told: { '1/2': true }                    the server said that it has our number, and published our seal
//   dealt: [numbers], way                    as first seen
import { sha256 } from './sha256.js';

const text = (words) => new TextEncoder().encode(words);
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const little = (number, size) => Uint8Array.from({ length: size }, (_, i) => (i < 4 ? (number >>> (8 * i)) & 255 : 0));
const hash = (...parts) => sha256(Uint8Array.from(parts.flatMap((part) => [...part])));
const measured = (words) => [little(text(words).length, 8), text(words)];

export const seal = (table, seat, attempt, number) =>
  hash(text('damrak seal'), ...measured(table), [seat], little(attempt, 4), ...measured(number));
export const commitment = (secret) => hash(text('damrak seed commitment'), bytes(secret));
export const seed = (secret, numbers) =>
  hash(text('damrak fair deal'), bytes(secret), ...numbers.flatMap(measured));

const hashes = (deal) => (deal.seals ?? []).map((one) => one?.hash ?? null);
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const isFixed = (deal) => deal.way === 'sealed' && (deal.stage === 'revealing' || deal.stage === 'dealt');
const key = (attempt, seat) => `${attempt}/${seat}`;

// Whether what is published for a seat of ours is the seal of this browser's number.
function isOurs(notes, table, deal, seat) {
  const number = notes.own?.[key(deal.attempt, seat)];
  return Boolean(number) && hashes(deal)[seat - 1] === seal(table, seat, deal.attempt, number);
}

// Whose number is published for a seat of ours: this browser's ('ours'), that of another one or of whoever pretends
// to be us ('elsewhere'), or one that the server drew ('house'). Nothing while there is none, or in a quick deal.
export function origin(notes, table, deal, seat) {
  const published = deal.way === 'sealed' && deal.seals?.[seat - 1];
  if (!published) return null;
  if (published.house) return 'house';
  return isOurs(notes, table, deal, seat) ? 'ours' : 'elsewhere';
}

// Whether the cards were dealt with another number for a seat of ours than the one that this browser drew, or one that
// the server drew. A browser that drew none may be the second one of whoever plays, and says so only where it is asked.
export function isReplaced(notes, table, deal, own) {
  const drew = (seat) => notes.own?.[key(deal.attempt, seat)];
  const replaced = (from, seat) => from === 'house' || (from === 'elsewhere' && drew(seat));
  return deal.stage === 'dealt' && own.some((seat) => replaced(origin(notes, table, deal, seat), seat));
}

// What was published and is otherwise now, or does not fit: words that the page has sentences for.
export function compare(notes, table, deal, own = []) {
  const found = new Set();
  const noted = notes.attempts ?? {};
  const now = noted[deal.attempt] ?? {};
  if (notes.way && notes.way !== deal.way) found.add('way');
  if (now.commitment && now.commitment !== deal.commitment) found.add('commitment');
  if (Object.keys(noted).some((attempt) => attempt > deal.attempt)) found.add('attempt');
  if (now.seals && (!isFixed(deal) || !same(now.seals, hashes(deal)))) found.add('seal');
  (deal.attempts ?? []).forEach((broken, index) => {
    const attempt = index + 1;
    const before = noted[attempt] ?? {};
    if (before.commitment && before.commitment !== broken.commitment) found.add('commitment');
    if (before.seals && !same(before.seals, hashes(broken))) found.add('seal');
    if (commitment(broken.secret) !== broken.commitment) found.add('secret');
    if (broken.missing.some(({ seat }) => own.includes(seat) && notes.told?.[key(attempt, seat)])) found.add('missing');
  });
  if ((deal.attempts ?? []).length + 1 !== deal.attempt) found.add('attempt');
  if (deal.nonces) {
    if (notes.dealt && !same(notes.dealt, deal.nonces)) found.add('number');
    deal.nonces.forEach((number, index) => {
      const seat = index + 1;
      const mine = notes.own?.[key(deal.attempt, seat)];
      const isMine = deal.way === 'quick' || notes.told?.[key(deal.attempt, seat)];
      if (mine && isMine && own.includes(seat) && mine !== number) found.add('number');
      if (deal.way !== 'sealed') return;
      const published = hashes(deal)[index];
      if (published ? seal(table, seat, deal.attempt, number) !== published : number !== '') found.add('number');
    });
  }
  if (deal.secret && commitment(deal.secret) !== deal.commitment) found.add('secret');
  return [...found];
}

// Remembers what is seen for the first time, and nothing otherwise than it was first seen.
export function note(notes, table, deal, own = []) {
  notes.way ??= deal.way;
  const now = ((notes.attempts ??= {})[deal.attempt] ??= {});
  now.commitment ??= deal.commitment;
  if (isFixed(deal)) now.seals ??= hashes(deal);
  for (const seat of own) {
    const told = deal.revealed?.includes(seat) && isOurs(notes, table, deal, seat);
    if (told) (notes.told ??= {})[key(deal.attempt, seat)] = true;
  }
  if (deal.nonces) notes.dealt ??= deal.nonces;
  return notes;
}

// What our seats have to do now: wishes for the server. `draw` gives a new number. A number is told only when
// nothing is otherwise than it was, and only after all seals were noted. `elsewhere` and `house` say that another one's
// number is published for a seat of ours: whoever plays decides what to do about it.
export function next(notes, table, deal, own, draw) {
  const wishes = [];
  let [elsewhere, house] = [false, false];
  if (deal.way !== 'sealed' || deal.stage === 'dealt') return { wishes, elsewhere, house };
  const mine = (notes.own ??= {});
  for (const seat of own) {
    const attempt = deal.attempt;
    const from = origin(notes, table, deal, seat);
    elsewhere ||= from === 'elsewhere';
    house ||= from === 'house';
    if (!from && deal.stage !== 'revealing') {
      const drawn = (mine[key(attempt, seat)] ??= draw());
      wishes.push({ wish: 'seal', seat, attempt, seal: seal(table, seat, attempt, drawn) });
    } else if (from === 'ours' && deal.stage === 'revealing' && !deal.revealed.includes(seat)) {
      wishes.push({ wish: 'reveal', seat, attempt, number: mine[key(attempt, seat)] });
    }
  }
  return { wishes, elsewhere, house };
}
