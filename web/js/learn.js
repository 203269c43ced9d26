// A lesson: things can be pointed at on the board, and the next step comes without loading the whole page. Its
// forms work without this.
import { patch, read } from './patch.js';
import { Targets } from './targets.js';

const lesson = document.querySelector('[data-lesson]');
if (lesson) follow(lesson);

function follow(lesson) {
  const targets = new Targets(lesson, (button) => button.form.requestSubmit(button));

  const show = async (address) => {
    const answer = await fetch(address);
    const next = read(await answer.text()).querySelector('[data-lesson]');
    if (!answer.ok || !next) throw new Error('no lesson there');
    patch(lesson, next);
    targets.refresh();
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
      lesson.querySelector('.turn')?.scrollIntoView({ block: 'nearest' });
    } catch {
      location.assign(address);
    }
  });
  addEventListener('popstate', () => {
    show(location.href).catch(() => location.reload());
  });
  targets.refresh();
}
