// The page of a table: pictures come down, wishes go up.
import { lean, patch, read } from './patch.js';
import { glide } from './glide.js';
import { Targets } from './targets.js';
import { Line } from './line.js';
import { ring } from './sound.js';
import { chat } from './chat.js';
import { lookBack } from './story.js';
import { showRule } from './dialogs.js';
import { Dealer } from './proof.js';
import { setClocks } from './clocks.js';
import { FallingClock } from './falling.js';
import { crop } from './crop.js';

export function follow(table) {
  const said = () => document.getElementById('said');
  const title = document.title;
  let wasMine = table.hasAttribute('data-mine');
  let waiting = null; // a decision that is on its way

  const tell = (text, clause) => {
    const place = said();
    place.textContent = text;
    if (!clause) return;
    const link = document.createElement('a');
    const game = table.dataset.game;
    link.textContent = clause;
    link.className = 'rule';
    link.href = `/rules/${game}#${clause}`;
    link.dataset.rule = `/rules/${game}/${clause}`;
    place.append(' ', link);
  };

  const line = new Line(table, {
    picture: (picture, came) => {
      waiting = null;
      table.removeAttribute('data-waiting');
      glide(table, () => patch(table, read(lean(picture.html)).firstElementChild));
      targets.refresh();
      falling.refresh(came);
      cropBoard();
      fold();
      setClocks();
      talk.refresh();
      dealer.refresh();
      const mine = table.hasAttribute('data-mine');
      document.title = mine ? `● ${title}` : title;
      if (mine && !wasMine) ring();
      wasMine = mine;
    },
    lost: () => dealer.forget(),
    answer: (answer) => {
      falling.answered(answer);
      if (answer.id === waiting) table.removeAttribute('data-waiting');
      if (answer.error) tell(answer.error.message, answer.error.clause);
      else tell('');
    },
  });

  const wish = (form, button) => {
    const fields = new FormData(form, button);
    const key = crypto.randomUUID?.();
    if (key && fields.get('wish') === 'decide') fields.append('key', key);
    waiting = line.send({ form: [...fields] });
    table.setAttribute('data-waiting', '');
  };

  const decide = (button) => send(button.form, button);
  const send = (form, button) => {
    if (line.open) wish(form, button);
    else tell(document.getElementById('lost').textContent);
  };

  // What a handful would be; the server knows.
  const weigh = async (form) => {
    const answer = await fetch(`/table/${table.dataset.table}/weigh?${new URLSearchParams(new FormData(form))}`);
    return answer.ok ? answer.text() : '';
  };

  const targets = new Targets(table, decide, () => tell(document.getElementById('cannot').textContent), weigh);
  const falling = new FallingClock(table, (stop) => {
    if (line.open) return line.send({ wish: 'stop', ...stop });
    tell(document.getElementById('lost').textContent);
    return null;
  }, (target) => targets.choose(target) && targets.confirm());
  const dealer = new Dealer(table, (wish) => line.open && line.send(wish));
  const talk = chat(line);
  lookBack(table);
  const cropBoard = crop(table);
  // On a phone the question folds up again when it is another one.
  let asked = '';
  const fold = () => {
    const now = table.querySelector('input[name=turn]')?.value ?? '';
    const box = document.getElementById('unfold');
    if (box && now !== asked) box.checked = false;
    asked = now;
  };

  table.addEventListener('submit', (event) => {
    const form = event.target;
    if (!form.getAttribute('action')?.endsWith('/wish')) return;
    event.preventDefault();
    const button = event.submitter;
    if (button?.dataset.picks) targets.bundles.pickAll(button.dataset.picks.split(' '));
    else if (button?.dataset.targets || button?.name === 'action' || form.matches('.bundle')) decide(button);
    else send(form, button);
  });
  document.addEventListener('click', (event) => {
    const rule = event.target.closest('a[data-rule]');
    if (rule && !event.ctrlKey && !event.metaKey) showRule(event, rule);
  });

  targets.refresh();
  cropBoard();
  fold();
  if (wasMine) document.title = `● ${title}`;
}
