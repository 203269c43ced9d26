// Keeps the auction clock for tables without a network: its page and what that page names in its head. It speaks
// for /clock only, so nothing else ever passes here.
const CLOCK = '/clock';
const KEPT = 'clock';
// Whoever has the clock already does not wait longer for a newer one.
const PATIENCE = 4000;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(CLOCK).then(good).then(keep));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname === CLOCK) event.respondWith(page(event));
  // The name of an asset says what is in it, so a kept one is never old.
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(pathname).then((found) => found ?? fetch(event.request)));
  else event.respondWith(fetch(event.request).catch(async () => (await kept(pathname)) ?? Response.error()));
});

async function kept(address) {
  return (await caches.open(KEPT)).match(address);
}

function good(answer) {
  if (!answer.ok) throw new Error(`the clock cannot be had: ${answer.status}`);
  return answer;
}

function page(event) {
  const network = fetch(event.request);
  const fresh = network.then(good);
  const copy = fresh.then((answer) => answer.clone());
  event.waitUntil(copy.then(keep).catch(() => {}));
  const answer = async () => {
    const before = await kept(CLOCK);
    if (!before) return network;
    const late = new Promise((_, giveUp) => setTimeout(giveUp, PATIENCE));
    return Promise.race([fresh, late]).catch(() => before);
  };
  return answer();
}

// First what the page needs, then the page, then away with what only an earlier one needed: a kept page always
// finds everything.
async function keep(answer) {
  const html = await answer.clone().text();
  const named = [...html.matchAll(/<(?:link|script)\b[^>]*? (?:href|src)="(\/[^"]+)"/g)].map(([, address]) => address);
  const cache = await caches.open(KEPT);
  const add = async (address) => {
    const isThere = address.startsWith('/assets/') && (await cache.match(address));
    if (!isThere) await cache.add(address);
  };
  await Promise.all(named.map(add));
  await cache.put(CLOCK, answer);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== CLOCK && !named.includes(pathname)) await cache.delete(request);
  }
}
