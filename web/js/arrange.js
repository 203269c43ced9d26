// A position that is arranged by hand: numbers go up and down, things are pointed at on the board, and every change is
// shown and judged at once. The form works without this.
const form = document.getElementById('arrange');
const shown = ['arranged-board', 'verdict'];
let asked = 0;
let waits = 0;
let held = null;

async function look() {
  const mine = ++asked;
  const fields = new URLSearchParams(new FormData(form));
  fields.set('look', '1');
  const answer = await fetch(form.action, { method: 'POST', body: fields }).catch(() => null);
  if (!answer || mine !== asked) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const id of shown) {
    const found = next.getElementById(id);
    if (found) document.getElementById(id).replaceChildren(...document.importNode(found, true).childNodes);
  }
  form.querySelector('.look').hidden = true;
  for (const knob of form.querySelectorAll('.knob')) {
    const name = knob.querySelector('[name]').name;
    const same = next.querySelector(`[name="${CSS.escape(name)}"]`)?.closest('.knob');
    knob.classList.toggle('changed', Boolean(same?.classList.contains('changed')));
  }
}

function change(field) {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

// What is pointed at is set in the field that was touched last, or in the first that can hold it.
function point(target) {
  const fits = (field) => field && target.startsWith(field.dataset.points);
  const field = fits(held) ? held : [...form.querySelectorAll('[data-points]')].find(fits);
  if (!field) return;
  const name = target.slice(field.dataset.points.length);
  if ('many' in field.dataset) {
    const names = field.value.split(/\s+/).filter(Boolean);
    const others = names.filter((one) => one !== name);
    field.value = (others.length < names.length ? others : [...names, name]).join(' ');
  } else if ([...field.options].some((option) => option.value === name)) {
    field.value = name;
  } else {
    return;
  }
  change(field);
}

if (form) {
  for (const button of form.querySelectorAll('[data-by]')) button.hidden = false;
  form.querySelector('.look').hidden = true;
  form.addEventListener('input', () => {
    clearTimeout(waits);
    waits = setTimeout(look, 250);
  });
  form.addEventListener('focusin', (event) => {
    if (!event.target.matches('[data-points]')) return;
    held = event.target;
    for (const field of form.querySelectorAll('[data-points]')) field.closest('.knob').classList.toggle('held', field === held);
  });
  form.addEventListener('click', (event) => {
    const button = event.target.closest('[data-by]');
    if (button) {
      event.preventDefault();
      const field = button.parentElement.querySelector('input');
      const next = Number(field.value) + Number(button.dataset.by);
      if (next < Number(field.min) || next > Number(field.max)) return;
      field.value = next;
      change(field);
    }
    const thing = event.target.closest('#arranged-board [data-target]');
    if (thing) point(thing.dataset.target);
  });
}
