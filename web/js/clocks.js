// Clocks run on between two pictures.
let since = performance.now();

// A picture that is shown late runs since it came. One's own clock is always that of the newest picture there is.
export function setClocks(came = performance.now(), newest = null) {
  since = came;
  const own = document.querySelector('.people .own .clock:not(.talk)');
  const { clock } = newest?.step ?? {};
  if (own && clock && clock.left !== null && newest.came !== came) {
    own.dataset.left = clock.left + (newest.came - came);
    own.toggleAttribute('data-runs', clock.runs);
    if (!clock.runs) own.textContent = show(clock.left);
  }
  tick();
}

export function watchClocks() {
  if (document.querySelector('#table')) setInterval(tick, 250);
}

function tick() {
  for (const clock of document.querySelectorAll('.clock[data-left][data-runs]')) {
    const left = Math.max(0, Number(clock.dataset.left) - (performance.now() - since));
    const text = show(left);
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle('short', left < 30000);
  }
}

// As the server writes it.
export function show(millis) {
  const seconds = Math.ceil(millis / 1000);
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  const two = (number) => String(number).padStart(2, '0');
  if (days) return `${days} d ${hours} h`;
  if (hours) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
