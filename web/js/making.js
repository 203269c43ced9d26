// The form for a new table: what is folded says what holds now, and nothing is lost when another game is chosen.

const form = document.getElementById('making');
if (form) {
  form.addEventListener('change', () => tell(form));
  tell(form);
}

function tell(form) {
  for (const sum of form.querySelectorAll('[data-sum]')) {
    const chosen = form.querySelector(`[name="${sum.dataset.sum}"]:checked`);
    if (chosen) sum.textContent = chosen.closest('label').querySelector('b').textContent;
  }
  for (const fold of form.querySelectorAll('details.fold')) {
    const now = fold.querySelector('[data-now]');
    if (!now) continue;
    const changed = [...fold.querySelectorAll('input, select, textarea')].map(changedTo);
    now.textContent = changed.filter(Boolean).join(' · ') || now.dataset.now;
  }
  for (const other of form.querySelectorAll('[data-game]')) {
    const address = new URL(other.href);
    for (const name of ['with', 'pace']) {
      address.searchParams.set(name, form.querySelector(`[name="${name}"]:checked`).value);
    }
    other.href = address;
  }
}

// What a field says that is not as it was; nothing if it is, or belongs to a seat that is not there.
function changedTo(field) {
  const title = field.closest('label')?.querySelector('b, span')?.textContent ?? '';
  switch (field.type) {
    case 'radio':
      return field.checked && !field.defaultChecked ? title : '';
    case 'checkbox':
      if (field.checked === field.defaultChecked) return '';
      return field.checked ? title : `${title} ✕`;
    case 'select-one': {
      const [chosen] = field.selectedOptions;
      const seat = field.closest('[data-seat]');
      const isThere = !seat || getComputedStyle(seat).display !== 'none';
      return isThere && chosen && chosen.index !== usual(field) ? chosen.textContent : '';
    }
    default: {
      const isTold = !field.closest('.clock, .seat-choices');
      return isTold && field.value !== field.defaultValue ? field.value.slice(0, 30) : '';
    }
  }
}

function usual(field) {
  return Math.max(0, [...field.options].findIndex((option) => option.defaultSelected));
}
