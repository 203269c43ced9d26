// SHA-256 by hand: browsers keep their own from pages without https, and a house in a home network has none.

const roots = (power, count) => {
  const found = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every(([prime]) => number % prime)) found.push([number, number ** power]);
  }
  return found.map(([, root]) => Math.floor((root % 1) * 2 ** 32) >>> 0);
};
const START = roots(1 / 2, 8);
const ROUNDS = roots(1 / 3, 64);
const turn = (word, by) => (word >>> by) | (word << (32 - by));

// The digest of some bytes, in hexadecimal digits.
export function sha256(bytes) {
  const blocks = new Uint8Array(((bytes.length + 8) >> 6 << 6) + 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const words = new DataView(blocks.buffer);
  words.setUint32(blocks.length - 8, Math.floor(bytes.length / 2 ** 29));
  words.setUint32(blocks.length - 4, (bytes.length << 3) >>> 0);
  const hash = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let at = 0; at < blocks.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = words.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [x, y] = [w[i - 15], w[i - 2]];
      w[i] = w[i - 16] + w[i - 7] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i];
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}
