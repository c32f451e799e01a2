/** A small game with the names of the squares: one minute, a name, and where is it? */
import { get, post } from '../app/api.js';
import { t } from '../app/i18n.js';
import { looks } from '../app/look.js';
import { prefs } from '../app/prefs.js';
import { boot, setSheet } from '../app/shell.js';
import '../board/damier-board.js';
import { html, nothing, render } from '../vendor/lit.js';
import { Race } from './learn/race.js';
import { Book } from './study/book.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const [, , sheetId] = location.pathname.split('/').map(decodeURIComponent);
const home = `/learn/${encodeURIComponent(sheetId)}`;
const MINUTE = 60;

/** @type {Book} */
let book;
/** The square that is looked for, the one that was pressed wrongly, the most so far. */
const state = { wanted: 0, wrong: 0, best: 0, turned: false };
/** @type {Race | null} */
let race = null;

async function start() {
  const words = boot({ page: 'learn', shelves: ['base', 'play', 'puzzles'] });
  try {
    const [opened, progress] = await Promise.all([
      Book.open({ sheet: sheetId }),
      get('/api/learn').catch(() => null),
      words,
    ]);
    book = opened;
    state.best = progress?.squares[sheetId] ?? 0;
  } catch {
    await words;
    location.replace('/learn');
    return;
  }
  document.title = `${t('learn-squares')} · damier`;
  setSheet(/** @type {any} */ (book.sheet));
  prefs.addEventListener('change', draw);
  draw();
}

function go() {
  race = new Race(draw, () => void finish(), MINUTE);
  race.start();
  another();
  const board = main.querySelector('damier-board');
  if (board instanceof HTMLElement) board.focus({ preventScroll: true });
}

function another() {
  const count = book.sheet.geometry.numbers.length;
  let next = state.wanted;
  while (next === state.wanted) next = 1 + Math.floor(Math.random() * count);
  Object.assign(state, { wanted: next, wrong: 0 });
  draw();
}

/** @param {CustomEvent} event */
function pressed({ detail }) {
  if (!race?.running) return;
  if (detail.square === state.wanted) {
    race.count();
    return another();
  }
  state.wrong = detail.square;
  draw();
}

async function finish() {
  const solved = race?.solved ?? 0;
  state.best = Math.max(state.best, solved);
  draw();
  await post(`/api/learn/squares/${encodeURIComponent(sheetId)}`, { solved }).catch(() => {});
}

const draw = () => render(page(), main);

const page = () =>
  html`<div class="ask">
      <p class="small quiet where">${t('learn-squares')}</p>
      <h1><span role="status">${heading()}</span></h1>
    </div>
    ${board()}
    <section class="side">
      ${race?.running ? clock(race) : nothing}
      ${race?.running ? nothing : html`<p class="lede">${t('learn-squares-about')}</p>`}
      ${state.best && !race?.running ? html`<p>${t('learn-race-best', { count: state.best })}</p>` : nothing}
      <p class="acts">
        ${
          race?.running
            ? nothing
            : html`<button class="btn primary" type="button" @click=${go}>
                ${race ? t('race-again') : t('learn-race-go')}
              </button>`
        }
        <button class="btn" type="button" aria-pressed=${state.turned} @click=${turn}>
          ${t('squares-turn')}
        </button>
      </p>
      <p class="small ways"><a href=${home}>${t('learn-all')}</a></p>
    </section>`;

function turn() {
  state.turned = !state.turned;
  draw();
}

function heading() {
  if (race?.running) return t('squares-find', { square: name(state.wanted) });
  return race ? t('squares-over', { count: race.solved }) : t('learn-squares');
}

/** @param {number} square */
const name = (square) => book.sheet.geometry.labels[square - 1];

/** @param {Race} running */
const clock = (running) =>
  html`<div class="race" role="timer">
    <span class="n num">${running.text}</span>
    <span class="small quiet">${t('race-solved', { count: running.solved })}</span>
  </div>`;

/** @type {any[]} */
const NONE = [];
/** @type {{square: number, list: any[]}} */
let marked = { square: 0, list: NONE };

/** The square that was pressed wrongly, with its own name. */
function marks() {
  const { wrong } = state;
  if (marked.square !== wrong)
    marked = {
      square: wrong,
      list: wrong ? [{ square: wrong, kind: 'badge', label: name(wrong) }] : NONE,
    };
  return marked.list;
}

const board = () =>
  html`<damier-board
    class="board"
    .geometry=${book.sheet.geometry}
    .board=${'.'.repeat(book.sheet.geometry.numbers.length)}
    .marks=${marks()}
    .interactive=${race?.running ? 'edit' : 'none'}
    .brush=${'.'}
    .theme=${looks(book.sheet)}
    .numbers=${race?.running ? 'off' : 'inside'}
    .orientation=${state.turned ? 'black' : 'white'}
    .texts=${t}
    .colours=${book.sheet.colours}
    label=${t('learn-squares')}
    @board-edit=${pressed}
  ></damier-board>`;

void start();
