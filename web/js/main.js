// Pages are complete without scripts; what is here makes them live.
import { coach } from './coach.js';
import { follow } from './table.js';
import { replay } from './replay.js';
import { bind, draw, pend, promise, prove } from './proof.js';
import { watchClocks } from './clocks.js';
import './site.js';

const table = document.querySelector('#table[data-table]');
bind(document.querySelector('#table[data-table], #made, #proof'));
if (table) {
  coach(table);
  follow(table);
}
if (document.getElementById('replay')) replay();
if (document.getElementById('proof')) prove(document.getElementById('proof'));
// A number for a quick deal.
for (const field of document.querySelectorAll('input[name=nonce]')) field.value = draw();
document.addEventListener('submit', (event) => pend(event.target), true);
if (document.getElementById('promise')) promise(document.getElementById('promise'));
watchClocks();
