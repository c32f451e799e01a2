/**
 * What a board of a simul has besides: the way to all boards, and for the host the next one that
 * waits. After a move of his the page goes there by itself, unless he would rather stay.
 */
import { get } from '../../app/api.js';
import { t } from '../../app/i18n.js';
import { html, live, nothing } from '../../vendor/lit.js';

/** @typedef {import('./table.js').Table} Table */

const STAYS = 'damier-simul-stays';
const AGAIN = 3000;

/** @type {{table: Table | null, next: import('wire').NextBoard | null, turn: string, hosts: boolean}} */
const state = { table: null, next: null, turn: '', hosts: false };
let redraw = () => {};

/** @param {Table} table @param {() => void} draw */
export function ready(table, draw) {
  state.table = table;
  redraw = draw;
  if (!table.seat) return redraw();
  void ask();
  setInterval(() => state.hosts && !document.hidden && void ask(), AGAIN);
  document.addEventListener('keydown', key);
}

/** Ask which board waits next; whoever does not give the simul is told nothing. */
async function ask() {
  const { table } = state;
  if (!table) return;
  state.next = await get(`/api/simuls/${table.info.simul}/next?after=${table.id}`).catch(
    () => null,
  );
  state.hosts = Boolean(state.next?.hosts);
  redraw();
}

/** See whether the host has just moved: then the next board is his. */
export function look() {
  const { table } = state;
  if (!table || !state.hosts || table.unstored) return;
  const turn = table.view.outcome ? 'over' : table.view.turn;
  const moved = state.turn === table.seat && turn !== table.seat;
  state.turn = turn;
  if (moved) void ask().then(() => sessionStorage.getItem(STAYS) === null && go());
}

function go() {
  const to = state.next?.table;
  if (to && to !== state.table?.id) location.assign(`/t/${to}`);
}

/** @param {KeyboardEvent} event */
function key(event) {
  const busy = event.target instanceof Element && event.target.closest('input, select, textarea');
  if (event.key !== 'n' || busy || event.altKey || event.ctrlKey || event.metaKey) return;
  go();
}

/** @param {Event} event */
function stay(event) {
  const goes = /** @type {HTMLInputElement} */ (event.target).checked;
  if (goes) sessionStorage.removeItem(STAYS);
  else sessionStorage.setItem(STAYS, 'yes');
  redraw();
}

export function bar() {
  const { table, next, hosts } = state;
  if (!table) return nothing;
  const all = html`<a class="btn link" href="/simuls/${table.info.simul}">${t('simul-all')}</a>`;
  if (!hosts || !next) return html`<p class="stateline simul">${all}</p>`;
  const there = next.table && next.table !== table.id;
  return html`<div class="stateline simul">
    <span role="status">${t('simul-waits', { count: next.waiting })}</span>
    ${
      there
        ? html`<a class="btn primary" data-act="next-board" href="/t/${next.table}"
            >${t('simul-next')}</a
          >`
        : nothing
    }
    ${all}
    <label class="switch"
      ><input
        type="checkbox"
        role="switch"
        name="auto"
        .checked=${live(sessionStorage.getItem(STAYS) === null)}
        @change=${stay}
      /><i></i><span>${t('simul-auto')}</span></label
    >
  </div>`;
}
