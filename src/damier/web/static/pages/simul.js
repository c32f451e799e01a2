/** One simul: who plays, all boards as they stand, the host's way from one to the next, results. */
import { get, post } from '../app/api.js';
import { clockWords } from '../app/clocks.js';
import { comma, t } from '../app/i18n.js';
import { prefs } from '../app/prefs.js';
import { sheets } from '../app/sheets.js';
import { boot } from '../app/shell.js';
import { html, nothing, render } from '../vendor/lit.js';
import { linkField } from './game/share.js';
import { small } from './now/boards.js';
import { Feed } from './now/feed.js';

/** @typedef {import('wire').SimulShape} Simul @typedef {import('wire').SimulBoard} Board */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const id = decodeURIComponent(location.pathname.split('/')[2] ?? '');
/** Milliseconds after which the list is asked for again. */
const AGAIN = 3000;

/** @type {{simul: Simul | null, sheets: import('../app/sheets.js').Sheet[], said: string}} */
const state = { simul: null, sheets: [], said: '' };
/** @type {Feed | null} */
let feed = null;

async function start() {
  const [simul, list] = await Promise.all([
    get(`/api/simuls/${encodeURIComponent(id)}`),
    sheets(),
    boot({ page: 'lobby', shelves: ['base', 'play', 'watching'] }),
  ]);
  state.sheets = list;
  show(simul);
  prefs.addEventListener('change', draw);
  setInterval(look, AGAIN);
}

/** @param {Simul} simul */
function show(simul) {
  state.simul = simul;
  document.title = t('simul-tab', { name: nameOf(simul) });
  if (!feed && simul.status === 'playing') {
    feed = new Feed({ simul: id });
    feed.addEventListener('change', draw);
  }
  draw();
}

/** The list comes from what is stored; the boards are live where somebody plays. */
async function look() {
  if (document.hidden || state.simul?.status === 'over' || state.simul?.status === 'off') return;
  const found = await get(`/api/simuls/${encodeURIComponent(id)}`).catch(() => null);
  if (found) show(found);
}

/** @param {string} what @param {object} [asked] */
async function act(what, asked = {}) {
  try {
    await post(`/api/simuls/${encodeURIComponent(id)}/${what}`, asked);
    state.said = '';
  } catch (problem) {
    state.said = /** @type {Error} */ (problem).message || t('start-failed');
  }
  await look();
  draw();
}

/** @param {SubmitEvent} event */
function join(event) {
  event.preventDefault();
  const name = String(
    new FormData(/** @type {HTMLFormElement} */ (event.target)).get('name') ?? '',
  ).trim();
  prefs.set('name', name);
  void act('join', { name });
}

/** @param {{name: string}} of */
const nameOf = ({ name }) => name || t('game-guest');

function draw() {
  if (state.simul) render(page(state.simul), main);
}

/** @param {Simul} simul */
const page = (simul) =>
  html`<div class="intro">
      <div>
        <h1>${t('simul-title', { name: nameOf(simul) })}</h1>
        <p class="quiet">${simul.sheet_name}${comma()}${clockWords(simul.control)}</p>
      </div>
      ${next(simul)}
    </div>
    ${state.said ? html`<p class="said" role="alert">${state.said}</p>` : nothing}
    ${simul.status === 'off' ? html`<p class="lede">${t('simul-off')}</p>` : nothing}
    ${simul.status === 'open' ? waiting(simul) : nothing}
    ${simul.status === 'playing' ? boards(simul) : nothing}
    ${simul.played || simul.status === 'over' ? results(simul) : nothing}`;

/** The host's next board, or a player's own. @param {Simul} simul */
function next(simul) {
  if (simul.status !== 'playing') return nothing;
  const mine = simul.boards.find((board) => board.mine);
  if (mine) return html`<a class="btn primary" href="/t/${mine.table}">${t('simul-yours')}</a>`;
  if (!simul.mine) return nothing;
  const waits = simul.boards.filter((board) => board.waits);
  return html`<span role="status">${t('simul-waits', { count: waits.length })}</span>${
      waits.length
        ? html`<a class="btn primary" data-act="next-board" href="/t/${waits[0].table}"
            >${t('simul-next')}</a
          >`
        : nothing
    }`;
}

/** @param {Simul} simul */
function waiting(simul) {
  const mine = simul.boards.some((board) => board.mine);
  return html`<section class="paper wait">
    <p role="status">${t('simul-joined', { count: simul.boards.length, most: simul.most })}</p>
    <ol class="names">
      ${simul.boards.map(
        (board) =>
          html`<li>
            <bdi>${nameOf(board)}</bdi>
            ${
              simul.mine
                ? html`<button
                    type="button"
                    class="btn link"
                    aria-label=${t('simul-remove', { name: nameOf(board) })}
                    @click=${() => act('remove', { number: board.number })}
                  >
                    ×
                  </button>`
                : nothing
            }
          </li>`,
      )}
    </ol>
    ${
      simul.mine
        ? html`<div class="acts">
              <button
                type="button"
                class="btn primary"
                data-act="start"
                ?disabled=${!simul.boards.length}
                @click=${() => act('start')}
              >
                ${t('simul-start')}
              </button>
              <button type="button" class="btn" @click=${() => act('call-off')}>
                ${t('simul-call-off')}
              </button>
            </div>
            <p class="label">${t('simul-link')}</p>
            ${linkField(location.href, t('simul-link'), draw)}`
        : mine
          ? html`<p>${t('simul-wait', { name: nameOf(simul) })}</p>
              <button type="button" class="btn" @click=${() => act('leave')}>
                ${t('simul-leave')}
              </button>`
          : html`<form class="acts" @submit=${join}>
              <label
                ><span class="label">${t('start-name')}</span
                ><input
                  class="field"
                  name="name"
                  maxlength="40"
                  autocomplete="nickname"
                  value=${prefs.get('name')}
              /></label>
              <button class="btn primary" data-act="join">${t('simul-join')}</button>
            </form>`
    }
  </section>`;
}

/** All boards: live where somebody plays, else as they are stored. @param {Simul} simul */
const boards = (simul) =>
  html`<h2>${t('simul-all')}</h2>
    <ul class="boards">
      ${simul.boards.map((board) => html`<li>${one(simul, board)}</li>`)}
    </ul>`;

/** @param {Simul} simul @param {Board} board */
function one(simul, board) {
  const table = board.table ?? '';
  const sheet = state.sheets.find((each) => each.id === simul.sheet);
  const known = feed?.game(table);
  const hosts = board.colour === 'white' ? 'black' : 'white';
  const game = known ?? stored(simul, board, sheet);
  const position = feed?.positions.get(table);
  const late = position && position.plies >= board.plies;
  const waits = late ? position.turn === hosts && position.result === null : board.waits;
  const shown = known && late ? feed : still(board);
  return small(/** @type {Feed} */ (shown), game, sheet, {
    turned: simul.mine && hosts === 'black',
    waits: simul.mine && waits,
  });
}

/** A board where nobody is now, as small boards are drawn. @param {Board} board */
const still = (board) => ({
  positions: new Map([
    [board.table, { pieces: board.pieces, turn: board.turn, result: board.result }],
  ]),
  time: () => null,
});

/**
 * @param {Simul} simul
 * @param {Board} board
 * @param {import('../app/sheets.js').Sheet | undefined} sheet
 * @returns {import('./now/feed.js').Game}
 */
function stored(simul, board, sheet) {
  const size = Math.round(Math.sqrt(2 * board.pieces.length));
  const { width, height, squares, mirrored } = sheet?.board ?? {
    width: size,
    height: size,
    squares: /** @type {'dark'} */ ('dark'),
    mirrored: false,
  };
  return {
    table: board.table ?? '',
    sheet: simul.sheet,
    name: simul.sheet_name,
    width,
    height,
    squares,
    mirrored,
    white: board.colour === 'white' ? board.name : simul.name,
    black: board.colour === 'black' ? board.name : simul.name,
    white_rating: '',
    black_rating: '',
    control: simul.control,
    tournament: '',
    simul: simul.simul,
    board: board.number,
  };
}

/** @param {Simul} simul */
const results = (simul) =>
  html`<h2>${t('simul-results')}</h2>
    ${simul.status === 'over' ? html`<p class="lede">${t('simul-over')}</p>` : nothing}
    <p>
      <bdi>${nameOf(simul)}</bdi>:
      <b class="num">${t('simul-score', { points: simul.score, games: simul.played })}</b>
    </p>
    <ol class="results">
      ${simul.boards
        .filter((board) => board.result !== null)
        .map(
          (board) =>
            html`<li>
              <a href="/t/${board.table}"
                >${t('now-board', { n: board.number })}${comma()}<bdi>${nameOf(board)}</bdi></a
              >
              <b class="num">${board.result}</b>
            </li>`,
        )}
    </ol>`;

start();
