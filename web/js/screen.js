// A table on a wall: it stays awake, and fills the whole screen when asked to.
let lock = null;

async function stayAwake() {
  if (document.visibilityState !== 'visible' || lock) return;
  lock = await navigator.wakeLock?.request('screen').catch(() => null) ?? null;
  document.body.dataset.awake = lock ? 'yes' : 'no';
  lock?.addEventListener('release', () => { lock = null; });
}

document.addEventListener('visibilitychange', stayAwake);
document.addEventListener('click', stayAwake);
stayAwake();

const button = document.getElementById('fill');
if (button && document.fullscreenEnabled) {
  button.hidden = false;
  button.addEventListener('click', () => document.documentElement.requestFullscreen());
  document.addEventListener('fullscreenchange', () => { button.hidden = Boolean(document.fullscreenElement); });
}
