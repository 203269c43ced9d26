// In somebody's first games of a title the coach speaks unasked, later behind a question mark. Which games were the first
// this browser remembers.
const FIRST = 3;

export function coach(table) {
  if (!table.dataset.own) return;
  const name = `coach-${table.dataset.game}`;
  try {
    const first = JSON.parse(localStorage.getItem(name) ?? '[]');
    if (!first.includes(table.dataset.table) && first.length < FIRST) {
      first.push(table.dataset.table);
      localStorage.setItem(name, JSON.stringify(first));
    }
    document.documentElement.toggleAttribute('data-coached', !first.includes(table.dataset.table));
  } catch {
    // A browser that remembers nothing has a coach that always speaks.
  }
}
