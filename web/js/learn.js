// A lesson: things can be pointed at on the board, and the next step comes without loading the whole page. Its
// forms work without this.
import { patch, read } from './patch.js';
import { Targets } from './targets.js';
import { keepFocus } from './focus.js';
import { FallingClock } from './falling.js';

const lesson = document.querySelector('[data-lesson]');
if (lesson) follow(lesson);

function follow(lesson) {
  const decide = (button) => button.form.requestSubmit(button);
  const targets = new Targets(lesson, decide);

  // A clock that falls as at a table; what the others do was thought of before, and the page says when they stop it.
  const falling = new FallingClock(
    lesson,
    ({ step }) => decide(lesson.querySelector(`#offers [data-step="${step}"]`)) ?? 1,
    (target) => decide(lesson.querySelector(`button[data-targets="${CSS.escape(target)}"]`)),
  );
  setInterval(() => {
    const { begins, millis, pressed } = falling.now ?? {};
    if (!begins || pressed) return;
    const { until, steps } = document.getElementById('fall').dataset;
    if ((performance.now() - begins) / millis < Number(until ?? steps)) return;
    falling.now.pressed = 1;
    decide(lesson.querySelector('#offers [data-run-out]'));
  }, 50);

  const show = async (address) => {
    const answer = await fetch(address);
    const next = read(await answer.text()).querySelector('[data-lesson]');
    if (!answer.ok || !next) throw new Error('no lesson there');
    keepFocus(lesson, () => patch(lesson, next));
    targets.refresh();
    falling.refresh(performance.now());
  };

  lesson.addEventListener('submit', async (event) => {
    const form = event.target;
    if (form.method !== 'get') return;
    event.preventDefault();
    const picks = event.submitter?.dataset.picks;
    if (picks) return targets.bundles.pickAll(picks.split(' '));
    const address = new URL(form.action);
    address.search = new URLSearchParams(new FormData(form, event.submitter));
    try {
      await show(address);
      history.pushState(null, '', address);
      lesson.scrollIntoView();
    } catch {
      location.assign(address);
    }
  });
  addEventListener('popstate', () => {
    show(location.href).catch(() => location.reload());
  });
  targets.refresh();
  falling.refresh(performance.now());
}
