// The fairness of a deal, calculated by the reader's own browser.

// Notes the commitment while the secret is still one.
export function remember(table) {
  if (table.querySelector('#outcome')) return;
  const name = `commitment-${table.dataset.table}`;
  try {
    if (!localStorage.getItem(name)) localStorage.setItem(name, table.dataset.commitment);
  } catch {
    // Nothing is remembered where nothing may be stored.
  }
}

export async function prove(proof) {
  const parts = (name) => [...proof.querySelectorAll(`[data-proof=${name}]`)].map((part) => part.textContent);
  const [commitment] = parts('commitment');
  const [secret] = parts('secret');
  const [seed] = parts('seed');
  const say = (verdict) => { proof.querySelector(`[data-verdict=${verdict}]`).hidden = false; };
  let noted = null;
  try {
    noted = localStorage.getItem(`commitment-${proof.dataset.table}`);
  } catch {
    // As above.
  }
  if (noted && noted !== commitment) return say('bad');
  if (!secret || !crypto.subtle) return;
  const bytes = Uint8Array.from(secret.match(/../g), (pair) => parseInt(pair, 16));
  const promised = await hash([text('damrak seed commitment'), bytes]);
  const pieces = [text('damrak fair deal'), bytes];
  for (const nonce of parts('nonce')) {
    const length = new DataView(new ArrayBuffer(8));
    length.setUint32(0, text(nonce).length, true);
    pieces.push(new Uint8Array(length.buffer), text(nonce));
  }
  const grown = await hash(pieces);
  if (promised !== commitment || grown !== seed) return say('bad');
  say('good');
  if (noted) say('remembered');
}

const text = (words) => new TextEncoder().encode(words);

async function hash(parts) {
  const whole = new Uint8Array(await new Blob(parts).arrayBuffer());
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
  return [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
