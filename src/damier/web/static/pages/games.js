/**
 * Your games: those still on the table first, then the played ones; all of them can be saved as
 * PDN.
 */
import { get } from '../app/api.js';
import { playedSheet, printed } from '../app/gamerow.js';
import { locale, pretty, t } from '../app/i18n.js';
import { prefs } from '../app/prefs.js';
import { sheets, sideName } from '../app/sheets.js';
import { boot } from '../app/shell.js';
import { html, nothing, render, repeat } from '../vendor/lit.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));

/** @type {{games: any[] | null, sheets: import('../app/sheets.js').Sheet[], name: string | null}} */
const state = { games: null, sheets: [], name: null };

async function start() {
  const [list, games, account] = await Promise.all([
    sheets(),
    get('/api/games').catch(() => []),
    get('/api/account').catch(() => ({ name: null })),
    boot({ page: 'games', shelves: ['base', 'play', 'account'] }),
  ]);
  Object.assign(state, { sheets: list, games, name: account.name });
  document.title = t('games-tab');
  draw();
  prefs.addEventListener('change', draw);
}

const draw = () => render(page(), main);

const page = () => {
  const games = state.games ?? [];
  const open = games.filter((game) => !game.result);
  const done = games.filter((game) => game.result);
  return html`<div class="intro">
      <div>
        <h1>${t('games-title')}</h1>
        <p class="quiet">${t(state.name ? 'account-follow' : 'games-subtitle')}</p>
        <p>
          <a class="btn link" href="/waiting">${t('games-waiting')}</a>
          <a
            class="btn link"
            href=${state.name ? `/people/${encodeURIComponent(state.name)}` : '/account'}
            >${state.name ? html`<bdi>${state.name}</bdi>` : t('account-title')}</a
          >
        </p>
      </div>
      ${
        games.length
          ? html`<a class="btn" href="/api/games.pdn" download="damier-games.pdn"
              >${t('games-all-pdn')}</a
            >`
          : nothing
      }
    </div>
    ${
      games.length
        ? nothing
        : html`<p class="lede">${t('games-empty')}</p>
            <p class="first">
              <a class="btn primary" href="/">${t('start-go')}</a>
            </p>`
    }
    ${
      open.length
        ? html`<h2>${t('games-open')}</h2>
            <ul class="games">
              ${repeat(
                open,
                ({ table }) => table,
                (game) => row(game),
              )}
            </ul>`
        : nothing
    }
    ${
      done.length
        ? html`<h2>${t('games-done')}</h2>
            <ul class="games">
              ${repeat(
                done,
                ({ table }) => table,
                (game) => row(game),
              )}
            </ul>`
        : nothing
    }`;
};

/** @param {any} game */
function row(game) {
  const sheet = state.sheets.find(({ id }) => id === game.sheet);
  const number = Math.ceil((game.plies ?? 0) / 2);
  return html`<li>
    <a class="paper" href="/t/${game.table}">
      ${printed(game, sheet)}
      <span class="what"><b>${pair(game, sheet)}</b>${playedSheet(game, sheet)}</span>
      <span class="score mv">${game.result ? pretty(game.result) : t('games-go-on')}</span>
      <span class="small quiet when"
        >${t('games-moves', { count: number })}<br />${when(game.updated)}</span
      ></a
    >
  </li>`;
}

/** @param {any} game @param {any} sheet */
function pair(game, sheet) {
  const names = /** @type {const} */ (['white', 'black']).map((side) => {
    const who = game.players?.[side];
    if (!who || game.colour === 'both')
      return sheet ? sideName(sheet, side) : t('side', { colour: side });
    if (game.colour === side) return t('game-you');
    return who.kind === 'computer' ? t('game-computer') : who.name || t('game-guest');
  });
  return html`<bdi>${names[0]}</bdi> – <bdi>${names[1]}</bdi>`;
}

/** @param {string | number} updated  ISO text, or seconds since the epoch */
function when(updated) {
  const date = new Date(typeof updated === 'number' ? updated * 1000 : updated);
  return new Intl.DateTimeFormat(locale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(date);
}

start();
