/** Boards that wait: one's own turn first, the most urgent of them first of all; and vacations. */
import { get, post } from '../app/api.js';
import { clockWords, timeWords } from '../app/clocks.js';
import { playedSheet, printed } from '../app/gamerow.js';
import { locale, t } from '../app/i18n.js';
import { prefs } from '../app/prefs.js';
import { sheets } from '../app/sheets.js';
import { boot } from '../app/shell.js';
import { html, nothing, render, repeat } from '../vendor/lit.js';
import { NoticeSettings, notices } from './waiting/notices.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const LONGEST = 28;

/**
 * @type {{games: any[], sheets: import('../app/sheets.js').Sheet[], away: any, member: boolean,
 *   days: number, said: string}}
 */
const state = {
  games: [],
  sheets: [],
  away: null,
  member: false,
  days: 7,
  said: '',
};

const settings = new NoticeSettings(() => draw());

async function start() {
  const [list, games, account] = await Promise.all([
    sheets(),
    get('/api/waiting').catch(() => []),
    get('/api/account').catch(() => ({ name: null })),
    boot({ page: 'games', shelves: ['base', 'play', 'letters'] }),
  ]);
  Object.assign(state, { sheets: list, games, member: Boolean(account.name) });
  if (state.member) state.away = await get('/api/vacation').catch(() => null);
  document.title = t('waiting-tab');
  draw();
  prefs.addEventListener('change', draw);
  await settings.read();
}

const draw = () => render(page(), main);

const page = () => {
  const mine = state.games.filter(({ mine }) => mine);
  const theirs = state.games.filter(({ mine }) => !mine);
  return html`<h1>${t('waiting-title')}</h1>
    ${mine.length ? boards(t('waiting-mine'), mine) : html`<p class="lede">${t('waiting-empty')}</p>`}
    ${theirs.length ? boards(t('waiting-theirs'), theirs) : nothing} ${notices(settings)}
    <section aria-labelledby="vacation">
      <h2 id="vacation">${t('vacation-title')}</h2>
      ${state.away ? vacation(state.away) : html`<p class="small">${t('vacation-account')}</p>`}
    </section>`;
};

/** @param {string} title @param {any[]} games */
const boards = (title, games) =>
  html`<h2>${title}</h2>
    <ul class="games waiting">
      ${repeat(
        games,
        ({ table }) => table,
        (game) => row(game),
      )}
    </ul>`;

/** @param {any} game */
function row(game) {
  const sheet = state.sheets.find(({ id }) => id === game.sheet);
  const other = game.players[game.colour === 'white' ? 'black' : 'white'];
  return html`<li>
    <a class="paper" href=${game.url}>
      ${printed(game, sheet)}
      <span class="what"
        ><b><bdi>${other.name || t('game-guest')}</bdi></b
        >${playedSheet(game, sheet)}</span
      >
      <span class="score"
        >${
          game.left === null
            ? clockWords(game.control)
            : t('waiting-left', { time: timeWords(game.left) })
        }</span
      >
      <span class="small quiet when"
        >${
          game.resting === null
            ? t('games-moves', { count: Math.ceil(game.plies / 2) })
            : t('waiting-resting', { date: dayAfter(game.resting) })
        }</span
      ></a
    >
  </li>`;
}

/** @param {number} seconds */
const dayAfter = (seconds) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(Date.now() + seconds * 1000);

/** @param {any} away */
const vacation = (away) =>
  html`<p class="small">${t('vacation-about', { days: away.days, year: away.a_year })}</p>
    ${
      away.left === null
        ? html`<form class="away" @submit=${go}>
            <label
              ><span class="label">${t('vacation-days')}</span
              ><input
                class="field num"
                type="number"
                name="days"
                min="1"
                max=${Math.min(LONGEST, away.days)}
                required
                .value=${String(Math.min(state.days, away.days))}
            /></label>
            <button class="btn" ?disabled=${!away.days}>${t('vacation-go')}</button>
          </form>`
        : html`<p>${t('vacation-until', { date: dayAfter(away.left) })}</p>
            <button type="button" class="btn" @click=${() => rest(0)}>
              ${t('vacation-back')}
            </button>`
    }
    <p role="status">${state.said}</p>`;

/** @param {SubmitEvent} event */
function go(event) {
  event.preventDefault();
  const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
  void rest(Number(form.get('days')));
}

/** @param {number} days */
async function rest(days) {
  try {
    state.away = await post('/api/vacation', { days });
    state.said = '';
  } catch (problem) {
    state.said = /** @type {Error} */ (problem).message || t('start-failed');
  }
  draw();
}

start();
