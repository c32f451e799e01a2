/** A puzzle to solve, then the next one; also as a race of three minutes, and to repeat. */
import { get, post } from '../app/api.js';
import { comma, t } from '../app/i18n.js';
import { looks, motion } from '../app/look.js';
import { prefs } from '../app/prefs.js';
import { boot, setSheet } from '../app/shell.js';
import '../board/damier-board.js';
import { html, keyed, nothing, render } from '../vendor/lit.js';
import { focusOn } from './learn/focus.js';
import { Race } from './learn/race.js';
import { slip } from './learn/slip.js';
import { Solver } from './learn/solver.js';
import { streak } from './learn/streak.js';
import { Book } from './study/book.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const [, , sheetId, , first = ''] = location.pathname.split('/').map(decodeURIComponent);
const wish = new URLSearchParams(location.search);

/** @type {Solver} */
let solver;
/** @type {import('wire').ProgressShape | null} */
let progress = null;
/** What cannot be shown, in words. */
let fault = '';
/** Whether all that was to be repeated is done. */
let empty = false;
/** @type {Race | null} */
const race = wish.get('way') === 'race' ? new Race(draw, () => void finish()) : null;
/** How the sheet's other pages are called. */
const home = `/learn/${encodeURIComponent(sheetId)}`;

async function start() {
  const words = boot({ page: 'learn', shelves: ['base', 'play', 'puzzles'] });
  try {
    const [book] = await Promise.all([Book.open({ sheet: sheetId }), words]);
    solver = new Solver(book, draw, (outcome) => void tell(outcome));
    setSheet(/** @type {any} */ (book.sheet));
  } catch {
    await words;
    location.replace('/learn');
    return;
  }
  document.title = t('puzzle-tab');
  prefs.addEventListener('change', draw);
  progress = await get('/api/learn').catch(() => null);
  await show(first);
}

/** @param {string} id  nothing for the next one */
async function show(id) {
  try {
    const puzzle = await (id ? get(`/api/puzzles/${sheetId}/${encodeURIComponent(id)}`) : chosen());
    if (!puzzle) return nothingMore();
    fault = '';
    history.replaceState(null, '', `${home}/puzzle/${puzzle.id}${location.search}`);
    solver.load(puzzle);
    race?.start();
  } catch (problem) {
    fault = /** @type {Error} */ (problem).message || t('learn-offline');
    draw();
  }
}

function nothingMore() {
  empty = true;
  draw();
}

/** The next puzzle of the way that was chosen. */
async function chosen() {
  const now = solver.puzzle?.id ?? '';
  if (wish.get('way') === 'today' && !now) return get(`/api/puzzles/${sheetId}/today`);
  if (wish.get('way') === 'repeat') {
    const due = (progress?.due ?? []).find(([, id]) => id !== now);
    if (!due) return null;
    if (due[0] !== sheetId) {
      location.assign(`/learn/${encodeURIComponent(due[0])}/puzzle/${due[1]}?way=repeat`);
      return null;
    }
    return get(`/api/puzzles/${sheetId}/${due[1]}`);
  }
  const asked = new URLSearchParams();
  for (const name of ['theme', 'level']) {
    const value = wish.get(name);
    if (value) asked.set(name, value);
  }
  if (now) asked.set('after', now);
  return get(`/api/puzzles/${sheetId}/next?${asked}`);
}

/** Keep how it went. @param {import('./learn/solver.js').Outcome} outcome */
async function tell(outcome) {
  const { id } = /** @type {import('wire').PuzzleShape} */ (solver.puzzle);
  if (outcome === 'solved' || outcome === 'helped') race?.count();
  progress = await post(`/api/learn/puzzles/${sheetId}/${id}`, { outcome }).catch(() => progress);
  if (race?.running) setTimeout(() => void next(), outcome === 'missed' ? 1200 : 400);
  draw();
}

/** The three minutes are over. */
async function finish() {
  progress = await post(`/api/learn/races/${sheetId}`, { solved: race?.solved ?? 0 }).catch(
    () => progress,
  );
  draw();
  focusOn('.over .primary');
}

async function next() {
  if (race && !race.running) return;
  const byKey = document.activeElement?.matches('.slip .primary') ?? false;
  await show('');
  if (byKey) focusBoard();
}

/** @param {() => unknown} deed */
const thenBoard = (deed) => async () => {
  await deed();
  focusBoard();
};

function focusBoard() {
  focusOn('damier-board');
}

function draw() {
  if (solver) render(page(), main);
}

const page = () => {
  if (fault) return message(fault);
  if (empty) return message(t('learn-repeat-done'));
  if (!solver.puzzle) return nothing;
  if (race?.over) return raceOver(race);
  return html`<div class="ask">
      <p class="small quiet where">${whence()}</p>
      <h1>${task(solver.puzzle)}</h1>
    </div>
    ${board()}
    <section class="side">
      ${slip(solver, {
        hint: () => void solver.help(),
        again: thenBoard(() => solver.again()),
        show: () => void solver.show(),
        next: () => void next(),
        skip: thenBoard(() => show('')),
        racing: race?.running ?? false,
      })}
      ${race ? clock(race) : streak(progress)}
      <p class="small ways">
        <a href=${home}>${t('learn-all')}</a>
        <a
          href="/analysis?sheet=${encodeURIComponent(sheetId)}&fen=${encodeURIComponent(solver.puzzle.position.fen)}"
          >${t('puzzle-analyse')}</a
        >
      </p>
    </section>`;
};

/** @param {string} words */
const message = (words) =>
  html`<div class="nothing paper">
    <h1>${words}</h1>
    <p><a class="btn primary" href=${home}>${t('learn-all')}</a></p>
  </div>`;

/** Where this puzzle comes from: today's, a race, what was missed, a theme. */
function whence() {
  const way = wish.get('way');
  if (way === 'today') return t('learn-today');
  if (way === 'repeat') return t('learn-repeat', { count: progress?.due.length ?? 0 });
  if (way === 'race') return t('learn-race');
  const level = wish.get('level');
  const theme = wish.get('theme');
  const parts = [level ? t(`learn-${level}`) : '', theme ? t(`theme-${theme}`) : ''];
  return parts.filter(Boolean).join(comma()) || t('learn-any');
}

/** @param {import('wire').PuzzleShape} puzzle */
const task = ({ goal, takes, position }) =>
  t(`puzzle-${goal}`, { colour: solver.book.sheet.colours[position.turn], takes });

function board() {
  const puzzle = /** @type {import('wire').PuzzleShape} */ (solver.puzzle);
  const { sheet } = solver.book;
  return keyed(
    puzzle.id,
    html`<damier-board
      class="board"
      .geometry=${sheet.geometry}
      .board=${solver.board}
      .moves=${solver.moves}
      .ways=${solver.ways}
      .must=${NONE}
      .last=${solver.last}
      .marks=${marks()}
      .arrows=${arrows()}
      .refusal=${solver.refusal}
      .interactive=${solver.open ? puzzle.position.turn : solver.stage === 'wait' ? 'wait' : 'none'}
      .theme=${looks(sheet)}
      .pieces=${/** @type {any} */ (prefs.get('pieces'))}
      .onetap=${prefs.get('tap') === 'on'}
      .motion=${motion()}
      .numbers=${/** @type {any} */ (prefs.get('numbers'))}
      .orientation=${puzzle.position.turn}
      .texts=${t}
      .colours=${sheet.colours}
      label=${task(puzzle)}
      @board-move=${(/** @type {CustomEvent} */ event) => void moved(event)}
    ></damier-board>`,
  );
}

/** A move that is not answered goes back. @param {CustomEvent} event */
async function moved({ detail, target }) {
  await solver.attempt(detail);
  if (solver.lost)
    /** @type {import('../board/damier-board.js').DamierBoard} */ (target).api.cancel();
}

/** @type {any[]} */
const NONE = [];
const NO_HINT = { squares: NONE, route: null };
/** @type {{of: unknown, marks: any[], arrows: any[]}} */
let drawn = { of: null, marks: NONE, arrows: NONE };

/** What a hint draws: the same lists as long as it is the same hint. */
function hinted() {
  const shown = solver.open ? solver.shown : NO_HINT;
  if (drawn.of !== shown) {
    const { squares } = shown;
    drawn = {
      of: shown,
      marks: squares.length ? [{ square: squares[0], kind: 'ring' }] : NONE,
      arrows: squares.length > 1 ? [{ path: squares, kind: 'best' }] : NONE,
    };
  }
  return drawn;
}
const marks = () => hinted().marks;
const arrows = () => hinted().arrows;

/** @param {Race} running */
const clock = (running) =>
  html`<div class="race" role="timer">
    <span class="n num">${running.text}</span>
    <span class="small quiet">${t('race-solved', { count: running.solved })}</span>
  </div>`;

/** @param {Race} done */
const raceOver = (done) =>
  html`<div class="nothing paper over" role="status">
    <h1>${t('race-over', { count: done.solved })}</h1>
    <p class="lede">${t('learn-race-best', { count: progress?.races[sheetId] ?? done.solved })}</p>
    <p class="acts">
      <a class="btn primary" href="${home}/puzzle?way=race">${t('race-again')}</a>
      <a class="btn" href=${home}>${t('learn-all')}</a>
    </p>
  </div>`;

void start();
