// What a browser remembers of a deal, what it compares, and what it does next. Nothing here touches the page, the
// network or the store, so that a test can feed it. `deal` is what the server shows of a deal (`fair` in a picture);
// `notes` is what this browser remembers of the same table:
//   attempts: { 1: { commitment, seals } }   as first seen; the seals once they were fixed
//   own: { '1/2': number }                   our numbers, by attempt and seat
//   told: { '1/2': true }                    the server said that it has our number
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
export function note(notes, deal, own = []) {
  notes.way ??= deal.way;
  const now = ((notes.attempts ??= {})[deal.attempt] ??= {});
  now.commitment ??= deal.commitment;
  if (isFixed(deal)) now.seals ??= hashes(deal);
  for (const seat of own) {
    if (deal.revealed?.includes(seat) && notes.own?.[key(deal.attempt, seat)]) (notes.told ??= {})[key(deal.attempt, seat)] = true;
  }
  if (deal.nonces) notes.dealt ??= deal.nonces;
  return notes;
}

// What our seats have to do now: wishes for the server. `draw` gives a new number. A number is told only when
// nothing is otherwise than it was, and only after all seals were noted.
export function next(notes, table, deal, own, draw) {
  const wishes = [];
  let elsewhere = false;
  if (deal.way !== 'sealed') return { wishes, elsewhere };
  const mine = (notes.own ??= {});
  for (const seat of own) {
    const attempt = deal.attempt;
    const published = deal.seals[seat - 1];
    const number = mine[key(attempt, seat)];
    if (published?.house) continue;
    if (!published && (deal.stage === 'open' || deal.stage === 'sealing')) {
      const drawn = (mine[key(attempt, seat)] ??= draw());
      wishes.push({ wish: 'seal', seat, attempt, seal: seal(table, seat, attempt, drawn) });
    } else if (published && deal.stage !== 'dealt') {
      const isOurs = number && seal(table, seat, attempt, number) === published.hash;
      if (!isOurs) elsewhere = true;
      else if (deal.stage === 'revealing' && !deal.revealed.includes(seat)) {
        wishes.push({ wish: 'reveal', seat, attempt, number });
      }
    }
  }
  return { wishes, elsewhere };
}
