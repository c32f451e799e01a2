/** Tournaments: those one may enter, one's own, and how to hold one. */
import { get, post } from '../app/api.js';
import { t } from '../app/i18n.js';
import { prefs } from '../app/prefs.js';
import { sheets } from '../app/sheets.js';
import { boot } from '../app/shell.js';
import { html, nothing, render } from '../vendor/lit.js';
import { form } from './tournaments/form.js';
import { list } from './tournaments/list.js';

/** @typedef {import('wire').ListedTournament} Listed */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));

/**
 * @type {{all: Listed[], mine: Listed[], sheets: import('../app/sheets.js').Sheet[], said: string,
 *   making: boolean}}
 */
const state = { all: [], mine: [], sheets: [], said: '', making: false };

async function start() {
  const [all, mine, list] = await Promise.all([
    get('/api/tournaments').catch(() => []),
    get('/api/tournaments?mine=true').catch(() => []),
    sheets(),
    boot({ page: 'club', shelves: ['base', 'play', 'account', 'tournaments'] }),
  ]);
  Object.assign(state, { all, mine, sheets: list });
  state.making = location.hash === '#new';
  document.title = t('tournaments-tab');
  draw();
  prefs.addEventListener('change', draw);
}

/** @param {string} path @param {object} asked */
async function make(path, asked) {
  state.said = '';
  draw();
  try {
    const made = await post(path, asked);
    location.assign(made.url);
  } catch (problem) {
    state.said = /** @type {Error} */ (problem).message;
    draw();
    main.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
  }
}

const draw = () =>
  render(
    html`<div class="intro">
        <div>
          <h1>${t('tournaments-tab')}</h1>
          <p class="quiet">${t('tour-lede')}</p>
        </div>
        <button
          type="button"
          class="btn ${state.making ? '' : 'primary'}"
          aria-expanded=${state.making}
          @click=${() => {
            state.making = !state.making;
            draw();
          }}
        >
          ${t('tour-new')}
        </button>
      </div>
      ${state.making ? form(state.sheets, make, state.said, draw) : nothing}
      ${
        state.mine.length
          ? html`<h2>${t('tour-mine')}</h2>
              ${list(state.mine)}`
          : nothing
      }
      ${
        state.all.length
          ? html`<h2>${t('tour-all')}</h2>
              ${list(state.all)}`
          : nothing
      }
      ${state.all.length || state.mine.length ? nothing : html`<p class="lede">${t('tour-none')}</p>`}`,
    main,
  );

start();
