// The page of a table: pictures come down, wishes go up.
import { lean, patch, read } from './patch.js';
import { glide } from './glide.js';
import { Targets } from './targets.js';
import { Line } from './line.js';
import { Paced } from './paced.js';
import { watching } from './watch.js';
import { ring, tap } from './sound.js';
import { chat } from './chat.js';
import { lookBack } from './story.js';
import { isRule, showRule } from './dialogs.js';
import { Dealer } from './proof.js';
import { setClocks } from './clocks.js';
import { FallingClock } from './falling.js';
import { crop } from './crop.js';
import { ended } from './ended.js';
import { hear } from './hear.js';
import { keepFocus } from './focus.js';
import { inWords } from './words.js';
import { keys } from './keys.js';

export function follow(table) {
  const said = () => document.getElementById('said');
  const title = document.title;
  let wasMine = table.hasAttribute('data-mine');
  let waiting = null; // a wish that is on its way: its number, and the state that it was meant for

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

  let decisions = null; // how many the picture shows
  const show = (picture, came, newest) => {
    keepFocus(table, () => glide(table, () => patch(table, read(lean(picture.html)).firstElementChild)));
    // A picture that came of something else answers nothing: the question is still the one that was decided.
    if (waiting && waiting.state !== state()) settle();
    targets.refresh();
    falling.refresh(came);
    cropBoard();
    words.refresh();
    fold();
    setClocks(came, newest);
    talk.refresh();
    dealer.refresh();
    lookAtEnd();
    readOut();
    const { step } = picture;
    document.title = newest.step?.mine ? `● ${title}` : title;
    const mine = table.hasAttribute('data-mine');
    if (mine && !wasMine) ring();
    else if (step && decisions !== null && step.decisions > decisions && !step.own) tap();
    decisions = step?.decisions ?? null;
    wasMine = mine;
  };
  const paced = new Paced({ show, watch: watching(table, () => paced) });

  const line = new Line(table, {
    picture: (picture, came) => paced.take(picture, came),
    lost: () => {
      dealer.forget();
      if (waiting) settle();
    },
    answer: (answer) => {
      falling.answered(answer);
      // What was decided stays on its way until its picture is here; what changes no state has none.
      if (answer.id === waiting?.id && (answer.error || !waiting.decides)) settle();
      if (answer.error) tell(answer.error.message, answer.error.clause);
      else tell('');
    },
  });

  const state = () => table.querySelector('input[name=turn]')?.value ?? '';
  const settle = () => {
    waiting = null;
    table.removeAttribute('data-waiting');
    targets.hold(false);
  };

  const wish = (form, button) => {
    const fields = new FormData(form, button);
    paced.skip();
    const key = crypto.randomUUID?.();
    const decides = fields.get('wish') === 'decide';
    if (key && decides) fields.append('key', key);
    waiting = { id: line.send({ form: [...fields] }), state: state(), decides };
    table.setAttribute('data-waiting', '');
    // Whoever is quick would point at things of a question that is answered already.
    if (decides) targets.hold(true);
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
  const readOut = hear(table);
  const lookAtEnd = ended();
  lookAtEnd();
  const words = inWords(table);
  keys(table, { openWords: words.open });
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
    const rule = event.target.closest('a[data-rule], #rule a[href]');
    if (rule && isRule(rule) && !event.ctrlKey && !event.metaKey) showRule(event, rule);
  });

  targets.refresh();
  cropBoard();
  fold();
  if (wasMine) document.title = `● ${title}`;
}
