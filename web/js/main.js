// A page that shows a table follows it live; every other page needs no script.
import { patch, read } from './patch.js';
import { Targets } from './targets.js';

const table = document.querySelector('[data-table]');
if (table) follow(table);

function follow(table) {
  const banner = document.getElementById('lost');
  const said = document.getElementById('said');
  const title = document.title;
  let socket;
  let pause = 500;
  let asked = 0;

  const decide = (button) => {
    const form = new FormData(button.form);
    const wish = { id: ++asked, key: crypto.randomUUID?.() };
    for (const [name, value] of form) wish[name] = name === 'seat' ? Number(value) : value;
    wish[button.name] = button.value;
    if (socket?.readyState !== WebSocket.OPEN) return button.form.requestSubmit(button);
    socket.send(JSON.stringify(wish));
  };
  const targets = new Targets(table, decide);
  table.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (!button?.dataset.targets || socket?.readyState !== WebSocket.OPEN) return;
    event.preventDefault();
    decide(button);
  });

  const show = (picture) => {
    patch(table, read(picture.html).firstElementChild);
    targets.refresh();
    const mine = table.querySelector('.turn.mine');
    document.title = mine ? `● ${title}` : title;
  };
  const connect = () => {
    const address = new URL(table.dataset.socket, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    socket = new WebSocket(address);
    socket.onopen = () => {
      pause = 500;
      banner.hidden = true;
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.picture) show(message.picture);
      if (message.answer?.error) said.textContent = message.answer.error.message;
      else if (message.answer) said.textContent = '';
    };
    socket.onclose = () => {
      banner.hidden = false;
      setTimeout(connect, pause);
      pause = Math.min(pause * 2, 10000);
    };
  };
  targets.refresh();
  connect();
}
