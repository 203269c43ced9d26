// Pages are complete without scripts; what is here makes them live.
import { follow } from './table.js';
import { replay } from './replay.js';
import { prove } from './proof.js';
import { watchClocks } from './clocks.js';
import './site.js';

const table = document.querySelector('#table[data-table]');
if (table) follow(table);
if (document.getElementById('replay')) replay();
if (document.getElementById('proof')) prove(document.getElementById('proof'));
watchClocks();
