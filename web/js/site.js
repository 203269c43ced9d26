// The pages around the tables: everything there also works without this, but for messages to the browser.

// Days as the reader is used to.
for (const time of document.querySelectorAll('time[datetime]')) {
  const language = document.documentElement.lang;
  if (time.dateTime.includes('T')) {
    const moment = new Date(time.dateTime);
    time.textContent = moment.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
    continue;
  }
  const day = new Date(`${time.dateTime}T12:00:00Z`);
  time.textContent = day.toLocaleDateString(language, { dateStyle: 'medium' });
}

// The time zone of this browser, where none was chosen yet.
for (const field of document.querySelectorAll('[data-zone]')) {
  if (field.value === 'UTC') field.value = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

// Links to send on.
for (const button of document.querySelectorAll('[data-copy]')) {
  if (!navigator.clipboard) continue;
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = button.dataset.copied;
    setTimeout(() => (button.textContent = label), 2000);
  });
}
for (const button of document.querySelectorAll('[data-share]')) {
  if (!navigator.share) continue;
  button.hidden = false;
  button.addEventListener('click', () => {
    navigator.share({ url: button.dataset.share, title: document.title }).catch(() => {});
  });
}

// An open menu closes when somebody points elsewhere or presses Escape.
const menus = document.querySelectorAll('details.menu');
const close = (except) => {
  for (const menu of menus) if (menu !== except) menu.open = false;
};
if (menus.length) {
  document.addEventListener('click', (event) => close(event.target.closest('details.menu')));
  document.addEventListener('keydown', (event) => event.key === 'Escape' && close());
}

// Messages to this browser.
const push = document.querySelector('[data-push]');
if (push && 'serviceWorker' in navigator && 'PushManager' in window) offerMessages(push);

async function offerMessages(place) {
  const on = place.querySelector('[data-push-on]');
  const off = place.querySelector('[data-push-off]');
  const refused = place.querySelector('[data-push-refused]');
  const worker = await navigator.serviceWorker.register('/sw.js', { scope: '/' });
  const address = '/api/v1/notifications/push';
  const send = async (method, body) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(address, { method, headers, body: JSON.stringify(body) });
    if (answer.ok) return;
    const problem = await answer.json().catch(() => null);
    throw new Error(problem?.error?.message ?? answer.statusText);
  };
  const show = async () => {
    const subscription = await worker.pushManager.getSubscription();
    on.hidden = Boolean(subscription);
    off.hidden = !subscription;
    place.hidden = false;
  };
  const say = (text) => {
    refused.textContent = text;
    refused.hidden = false;
  };
  const words = refused.textContent;
  on.addEventListener('click', async () => {
    refused.hidden = true;
    if ((await Notification.requestPermission()) !== 'granted') return say(words);
    try {
      const { key } = await (await fetch(`${address}-key`)).json();
      const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
      const subscription = await worker.pushManager.subscribe(options);
      await send('POST', subscription.toJSON());
    } catch (problem) {
      say(problem.message || words);
      const subscription = await worker.pushManager.getSubscription();
      await subscription?.unsubscribe();
    }
    show();
  });
  off.addEventListener('click', async () => {
    const subscription = await worker.pushManager.getSubscription();
    if (subscription) {
      await send('DELETE', { endpoint: subscription.endpoint }).catch(() => {});
      await subscription.unsubscribe();
    }
    show();
  });
  show();
}

function bytesOf(base64) {
  const text = atob(base64.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
