/**
 * A board on another site: it replays a game, or shows one while it is played. It keeps nothing in
 * the browser, so it reads no preferences: the address says how it looks.
 *
 *     /embed/TABLE?lang=fr&scheme=dark&theme=wood&turned&at=12
 *     /embed?sheet=russian#game=1.…        a game of the analysis page, behind the #
 */
import { get, post } from '../app/api.js';
import { loadTexts, pretty, t } from '../app/i18n.js';
import { disc } from '../app/icons.js';
import { Live } from '../app/live.js';
import '../app/materials.js';
import '../board/damier-board.js';
import { html, nothing, render } from '../vendor/lit.js';
import { sharedGame } from './analysis/shared.js';
import { replay } from './game/replaying.js';
import { unpack } from './study/link.js';

/** @typedef {{path: number[], captured: number[], board: string, text: string, kind?: string}} Step */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const table = document.body.dataset.table ?? '';
const token = document.body.dataset.token ?? '';
const query = new URLSearchParams(location.search);

/**
 * @type {{sheet: any, start: string, steps: Step[], names: {white: string, black: string},
 *   result: string, at: number | null, live: boolean, broken: boolean}}
 *   `at` is null for the last position
 */
const game = {
  sheet: null,
  start: '',
  steps: [],
  names: { white: '', black: '' },
  result: '',
  at: query.has('at') ? Number(query.get('at')) : null,
  live: false,
  broken: false,
};

async function start() {
  await loadTexts(['base', 'play', 'watching']);
  document.addEventListener('keydown', keys);
  if (table) watch();
  else await read().catch(() => Object.assign(game, { broken: true }));
  draw();
}

/** The game of a table: all of it comes with the first message. */
function watch() {
  const hello = () => ({
    type: /** @type {'hello'} */ ('hello'),
    token,
    lang: document.documentElement.lang,
    seen: 0,
    beats: true,
  });
  const line = new Live(`/ws/t/${encodeURIComponent(table)}`, {
    hello,
    heard: (message) => {
      if (message.type === 'welcome') {
        const { sheet, start: board, players } = message.table;
        Object.assign(game, { sheet, start: board, steps: [] });
        game.names = { white: players.white.name ?? '', black: players.black.name ?? '' };
      }
      if (message.type === 'welcome' || message.type === 'state') {
        const { entries_from, entries, outcome } = message.view;
        game.steps.splice(entries_from, game.steps.length, ...entries);
        game.result = outcome?.result ?? '';
        game.live = !outcome;
        if (outcome) line.close();
      }
      if (message.type === 'bye') game.broken = !game.sheet;
      draw();
    },
  });
}

/** The game behind the #, read by the server, which keeps nothing of it. */
async function read() {
  const hash = new URLSearchParams(location.hash.slice(1));
  const [toml, shared] = await Promise.all([unpack(hash.get('sheet')), sharedGame(hash)]);
  const ref = toml ? { sheet_toml: toml } : { sheet: query.get('sheet') ?? 'international' };
  const found = await post('/api/pdn/read', { ...ref, pdn: shared?.pdn ?? '' });
  const { sheet, sheet_toml, game: tree } = found.games[0];
  const rules = sheet_toml ?? toml;
  const where = rules ? { sheet_toml: rules } : { sheet };
  const first = await post('/api/positions', { ...where, fen: tree.start_fen, geometry: true });
  const whole = rules ? null : await get(`/api/sheets/${encodeURIComponent(sheet)}`);
  game.sheet = whole ?? { ...first, id: 'house', theme: 'wood', colours: {} };
  game.sheet.geometry ??= first.geometry;
  game.start = first.board;
  game.steps = tree.line;
  const tag = (/** @type {string} */ name) =>
    tree.tags.find((/** @type {[string, string]} */ [known]) => known === name)?.[1] ?? '';
  game.names = { white: tag('White'), black: tag('Black') };
  game.result = tree.result;
}

const shown = () => Math.min(game.at ?? game.steps.length, game.steps.length);

/** @param {number} at */
function go(at) {
  game.at = at >= game.steps.length ? null : Math.max(0, at);
  draw();
}

/** @param {KeyboardEvent} event */
function keys(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const to = {
    ArrowLeft: shown() - 1,
    ArrowRight: shown() + 1,
    Home: 0,
    End: game.steps.length,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  go(to);
}

function draw() {
  render(game.sheet ? page() : waiting(), main);
}

const waiting = () =>
  html`<p role="status">${t(game.broken ? 'embed-none' : 'game-connecting')}</p>`;

/** @param {'white' | 'black'} side @param {unknown} beside */
const seat = (side, beside = nothing) =>
  html`<div class="line">
    ${disc(side)}<b><bdi>${game.names[side] || t('game-guest')}</bdi></b
    >${beside}
  </div>`;

function page() {
  const { sheet } = game;
  const { width, height } = sheet.geometry;
  document.body.style.setProperty('--ratio', String((height + 0.5) / (width + 0.5)));
  const step = game.steps[shown() - 1] ?? null;
  const turned = query.has('turned');
  const theme = query.get('theme') || sheet.theme || 'wood';
  const standing = html`<span class="num end"
    >${game.live && game.at === null ? t('embed-live') : game.result}</span
  >`;
  return html`<h1 class="sr">${t('embed-tab')}</h1>
    ${seat(turned ? 'white' : 'black', standing)}
    <damier-board
      class="board"
      lang=${document.documentElement.lang}
      theme=${theme}
      orientation=${turned ? 'black' : 'white'}
      numbers=${query.get('numbers') ?? 'inside'}
      interactive="none"
      .geometry=${sheet.geometry}
      .board=${step ? step.board : game.start}
      .last=${step?.path.length ? step : null}
      .motion=${true}
      .texts=${t}
      .colours=${sheet.colours}
    ></damier-board>
    ${seat(turned ? 'black' : 'white')}
    <div class="line">
      ${replay(shown(), game.steps.length, go, true)}<span class="num played"
        >${step ? pretty(step.text) : nothing}</span
      >${
        table
          ? html`<a class="end" href="/t/${table}" target="_blank" rel="noopener"
              >${t('embed-open')}</a
            >`
          : html`<a
              class="end"
              href=${`/analysis${location.search}${location.hash}`}
              target="_blank"
              rel="noopener"
              >${t('embed-open')}</a
            >`
      }
    </div>`;
}

void start();
