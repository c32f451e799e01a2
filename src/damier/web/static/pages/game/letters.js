/**
 * What games by days have beside the board: the next board that waits, a plan, notes. It is fetched
 * for such games only. Nobody but the reader sees any of it.
 */
import { get, send } from '../../app/api.js';
import { timeWords } from '../../app/clocks.js';
import { loadTexts, locale, pretty, t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { clockText, DamierClock } from './clock.js';
import { Plan } from './plan.js';
import { drawerHead } from './pull.js';

/** @typedef {import('./table.js').Table} Table */
/** @typedef {{note: string, turns: import('./plan.js').Turn[], dropped: string | null, may_plan: boolean}} Private */

/** What was written in full is close to its end. */
const CLOSE = 5400;
const NOTE_LENGTH = 4000;

/** @type {{mine: Private | null, plan: Plan | null, next: any, kept: boolean, seq: number}} */
const state = { mine: null, plan: null, next: null, kept: false, seq: -1 };
let redraw = () => {};

DamierClock.text = (seconds) => (seconds >= CLOSE ? timeWords(seconds) : clockText(seconds));

/** Fetch the words. @param {Table} table @param {() => void} draw */
export async function ready(table, draw) {
  redraw = draw;
  await loadTexts(['base', 'play', 'letters']);
  for (const clock of document.querySelectorAll('damier-clock')) {
    const shown = /** @type {DamierClock} */ (clock);
    shown.connectedCallback(); // writes it anew
  }
  await look(table);
}

/** Ask what is the reader's own here, and which board comes next. @param {Table} table */
async function look(table) {
  state.seq = table.view.seq;
  const [mine, waiting] = await Promise.all([
    get(`/api/tables/${table.id}/private`, token(table)).catch(() => null),
    get('/api/waiting').catch(() => []),
  ]);
  state.mine = mine;
  state.next = waiting.find((/** @type {any} */ game) => game.mine && game.table !== table.id);
  if (!state.plan) state.plan = new Plan(table, mine?.turns ?? [], redraw);
  else if (!state.plan.isAt(table)) state.plan.begin(mine?.turns ?? []);
  redraw();
}

/** @param {Table} table */
const token = (table) => ({ 'X-Table-Token': table.token });

/** @param {string | number} moment  milliseconds since the epoch */
const dayOf = (moment) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(Number(moment));

/**
 * The line under the moves: who is away, where to go next, and what lies behind it.
 * @param {Table} table @param {string} panel @param {(panel: string) => void} open
 */
export function bar(table, panel, open) {
  if (state.seq !== table.view.seq) void look(table);
  const other = table.seat === 'white' ? 'black' : 'white';
  const until = table.view.resting[other];
  const dropped = state.mine?.dropped;
  return html`${
      until
        ? html`<p class="stateline resting">${t('waiting-resting', { date: dayOf(until) })}</p>`
        : nothing
    }
    ${
      dropped && !table.view.outcome
        ? html`<p class="stateline dropped" role="status">${t(droppedKey(dropped))}</p>`
        : nothing
    }
    <p class="stateline letters">
      <button
        type="button"
        class="btn link"
        data-act="letters"
        aria-pressed=${panel === 'letters'}
        @click=${() => open('letters')}
      >
        ${t('letters-open')}
      </button>
      ${
        table.mine
          ? nothing
          : state.next
            ? html`<a class="btn link" data-act="next" href=${state.next.url}
                >${t('waiting-next')}</a
              >`
            : html`<a class="btn link" href="/waiting">${t('waiting-all')}</a>`
      }
    </p>`;
}

/** @param {string} why */
function droppedKey(why) {
  if (why === 'other-move') return 'plan-dropped-other-move';
  return why === 'offer' ? 'plan-dropped-offer' : 'plan-dropped-gone';
}

/** @param {Table} table @param {() => void} close */
export function drawer(table, close) {
  return html`<section class="drawer paper letters" aria-label=${t('letters-open')}>
    ${drawerHead(html`<h2 tabindex="-1">${t('plan-title')}</h2>`, close)}
    ${state.plan && state.mine?.may_plan ? planned(state.plan) : html`<p class="small">${t('plan-wait')}</p>`}
    <h2>${t('notes-title')}</h2>
    <p class="small quiet" id="notes-about">${t('notes-about')}</p>
    <textarea
      class="field note"
      rows="4"
      dir="auto"
      maxlength=${NOTE_LENGTH}
      aria-label=${t('notes-title')}
      aria-describedby="notes-about"
      .value=${state.mine?.note ?? ''}
      @change=${(/** @type {Event} */ event) => keep(table, event)}
    ></textarea>
    <p class="small" role="status">${state.kept ? t('notes-kept') : nothing}</p>
  </section>`;
}

/** @param {Table} table @param {Event} event */
async function keep(table, event) {
  const text = /** @type {HTMLTextAreaElement} */ (event.target).value;
  state.mine = await post(table, 'note', { text });
  state.kept = true;
  redraw();
}

/** @param {Table} table @param {string} what @param {unknown} body */
export const post = (table, what, body) =>
  send(`/api/tables/${table.id}/${what}`, JSON.stringify(body), {
    headers: { 'Content-Type': 'application/json', ...token(table) },
  });

/** @param {Plan} plan */
const planned = (plan) =>
  html`<p class="small quiet">${t('plan-about')}</p>
    <ul class="plans">
      ${plan.lines().map(
        (line) =>
          html`<li>
            <span
              >${line.pairs.map(
                ([theirs, mine]) =>
                  html`<span class="mv"
                    >${t('plan-line', { theirs: pretty(theirs), mine: pretty(mine) })}</span
                  > `,
              )}</span
            >
            <button type="button" class="btn" @click=${() => plan.remove(line)}>
              ${t('plan-remove')}
            </button>
          </li>`,
      )}
    </ul>
    <p role="status">${plan.said || plan.asks()}</p>
    ${plan.board()}
    <button type="button" class="btn" data-act="plan-again" @click=${() => plan.again()}>
      ${t('plan-again')}
    </button>`;
