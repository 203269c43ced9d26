// What happens is read out once, in the order in which it happened, wherever it stands on the page and whichever tab is
// open. What was read is taken away again, so that nobody comes upon it twice.
const STAYS = 5000;

export function hear(table) {
  let timer;
  const lines = () => [...table.querySelectorAll('#now .story > li[data-key]')];
  let known = new Set(lines().map((line) => line.dataset.key));

  const order = (line) => line.dataset.key.match(/\d+/g).map(Number);
  const sentence = (line) => {
    const words = line.lastElementChild.cloneNode(true);
    for (const way of words.querySelectorAll('a, button')) way.remove();
    return words.textContent.trim();
  };

  return () => {
    const now = lines();
    const fresh = now.filter((line) => !known.has(line.dataset.key));
    known = new Set(now.map((line) => line.dataset.key));
    if (!fresh.length) return;
    fresh.sort((one, other) => {
      const [a, b] = [order(one), order(other)];
      return a[0] - b[0] || a[1] - b[1];
    });
    const place = document.getElementById('heard');
    place.textContent = fresh.map(sentence).join(' ');
    clearTimeout(timer);
    timer = setTimeout(() => (place.textContent = ''), STAYS);
  };
}
