/** The lobby: tables that wait for somebody, as they come and go. */
import { post } from '../app/api.js';
import { comma, lang, pretty, t } from '../app/i18n.js';
import { disc } from '../app/icons.js';
import { clockWords } from '../app/clocks.js';
import { Live } from '../app/live.js';
import { prefs } from '../app/prefs.js';
import { keepTokens } from '../app/seats.js';
import { ownName, sheets } from '../app/sheets.js';
import { boot } from '../app/shell.js';
import { diagram } from '../app/diagram.js';
import { html, nothing, render, repeat } from '../vendor/lit.js';

/**
 * @typedef {import('wire').WaitingTable} Waiting
 */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));

/**
 * @type {{tables: Waiting[] | null, sheets: import('../app/sheets.js').Sheet[], live: boolean,
 *   said: string}}
 */
const state = { tables: null, sheets: [], live: false, said: '' };

async function start() {
  const [list] = await Promise.all([sheets(), boot({ page: 'lobby' })]);
  state.sheets = list;
  document.title = t('lobby-tab');
  draw();
  prefs.addEventListener('change', draw);
  new Live(`/ws/lobby?lang=${lang()}`, {
    heard: (message) => {
      if (message.type !== 'lobby') return;
      state.tables = message.tables;
      draw();
    },
    changed: (now) => {
      state.live = now === 'open';
      draw();
    },
  });
}

/** @param {Waiting} waiting */
async function sit({ table, rated }) {
  try {
    const asked = {
      lobby: true,
      name: prefs.get('name'),
      rated: Boolean(rated),
    };
    const made = await post(`/api/tables/${table}/join`, asked);
    keepTokens(table, { seat: made.seat_token, watch: made.watch_token });
    location.assign(`/t/${table}`);
  } catch (problem) {
    state.said = /** @type {Error} */ (problem).message || t('lobby-gone');
    draw();
  }
}

const draw = () =>
  render(
    html` <div class="intro">
        <div>
          <h1>${t('lobby-title')}</h1>
          <p class="quiet">${t('lobby-subtitle')}</p>
        </div>
        <label class="named"
          ><span class="sr">${t('start-name')}</span
          ><input
            class="field"
            name="name"
            maxlength="40"
            autocomplete="nickname"
            placeholder=${t('start-name')}
            .value=${prefs.get('name')}
            @change=${(/** @type {Event} */ event) =>
              prefs.set('name', /** @type {HTMLInputElement} */ (event.target).value.trim())}
        /></label>
        <a class="btn" href="/now">${t('lobby-now')}</a>
        <a class="btn" href="/tournaments">${t('lobby-tournaments')}</a>
        <a class="btn primary" href="/?lobby">${t('lobby-open')}</a>
      </div>
      ${state.said ? html`<p class="said" role="alert">${state.said}</p>` : nothing}
      ${
        state.tables === null
          ? html`<p class="stateline" role="status">${t('lobby-waiting')}</p>`
          : state.tables.length
            ? html`<ul class="waiting">
                ${repeat(state.tables, ({ table }) => table, row)}
              </ul>`
            : html`<p class="lede empty" role="status">${t('lobby-empty')}</p>`
      }`,
    main,
  );

/** @param {Waiting} waiting */
function row(waiting) {
  const sheet = state.sheets.find(({ id }) => id === waiting.sheet);
  const own = sheet && ownName(sheet);
  const name = waiting.name || t('game-guest');
  return html`<li class="paper" data-theme=${sheet?.theme ?? nothing}>
    ${
      sheet
        ? html`<span
            class="board print"
            data-sheet=${sheet.id}
            data-theme=${sheet.theme === 'djeco' ? 'djeco' : nothing}
            >${diagram(sheet.board, sheet.start)}</span
          >`
        : html`<span></span>`
    }
    <div>
      <b class="who"
        ><bdi>${name}</bdi
        >${waiting.rating ? html` <bdi class="num">${waiting.rating}</bdi>` : nothing}</b
      ><span class="what"
        >${own ? html`<bdi lang=${own.lang}>${own.name}</bdi>${comma()}` : nothing}${waiting.sheet_name}</span
      >
    </div>
    <div class="terms small quiet">
      <span
        >${t(`start-${waiting.mode}`)}${
          waiting.slips === 'silent' ? html`${comma()}${t('game-silent')}` : nothing
        }</span
      ><span>${clockWords(waiting.control)}</span
      >${waiting.shown ? html`<span>${t('start-shown')}</span>` : nothing}<span class="chair"
        >${chair(waiting, sheet)}</span
      >
      ${
        waiting.draw_options.length || waiting.ballot || waiting.rated
          ? html`<span class="agreed"
              ><b>${t('game-agreed')}</b>
              ${pretty([waiting.rated ?? '', waiting.ballot ?? '', ...waiting.draw_options].join(' '))}</span
            >`
          : nothing
      }
    </div>
    <button
      type="button"
      class="btn primary"
      aria-label=${t('lobby-sit-with', { name, sheet: waiting.sheet_name })}
      @click=${() => sit(waiting)}
    >
      ${t('lobby-sit')}
    </button>
  </li>`;
}

/** The colour that is left. @param {Waiting} waiting @param {any} sheet */
const chair = ({ colour }, sheet) =>
  html`${disc(colour)}${t('lobby-plays', { colour: sheet ? sheet.colours[colour] : colour })}`;

start();
