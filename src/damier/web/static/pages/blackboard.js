/**
 * The board of a club: what the teacher shows is on everybody's screen, everybody answers with a
 * move, and the teacher shows what was chosen and what was right.
 */
import { ApiError, get, post } from '../app/api.js';
import { errand } from '../app/errand.js';
import { lang, t } from '../app/i18n.js';
import { Live } from '../app/live.js';
import { looks, motion } from '../app/look.js';
import { prefs } from '../app/prefs.js';
import { sheets } from '../app/sheets.js';
import { boot, setSheet } from '../app/shell.js';
import '../board/damier-board.js';
import { html, keyed, nothing, render } from '../vendor/lit.js';
import { Drafting } from './analysis/drafting.js';
import { editor } from './analysis/editor.js';
import { alarm } from './account/parts.js';
import { asked, heading, told } from './blackboard/answers.js';
import { desk } from './blackboard/desk.js';
import { arrows, marks, stroked } from './blackboard/drawn.js';
import { setting } from './blackboard/setting.js';
import { Book } from './study/book.js';

/** @typedef {import('wire').BlackboardView} View */
/** @typedef {typeof doing} Doing */
/**
 * @typedef {{club: import('wire').ClubShape | null, view: View | null, book: Book | null,
 *   said: string, busy: boolean, live: boolean, pencil: boolean, wanted: string,
 *   refusal: import('wire').RefusalShape | null, sheets: import('../app/sheets.js').Sheet[]}} State
 */

const HOME = `/api/clubs/${location.pathname.split('/')[2]}`;
const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {State} */
const state = {
  club: null,
  view: null,
  book: null,
  said: '',
  busy: false,
  live: true,
  pencil: false,
  wanted: 'international',
  refusal: null,
  sheets: [],
};
const drafting = new Drafting(() => /** @type {Book} */ (state.book), draw);

const doing = {
  /** Do something to the board. @param {string} path @param {object} [body] */
  ask: (path, body = {}) =>
    errand(state, draw, async () => show(await post(`${HOME}/board/${path}`, body))),

  /** Show something else; the pencil and the editor are put down. @param {() => Promise<object>} find */
  set: (find) =>
    errand(state, draw, async () => {
      const view = await post(`${HOME}/board/set`, await find());
      Object.assign(state, { pencil: false });
      drafting.draft = null;
      await show(view);
    }),

  /** The sheet that new positions are of. @param {string} sheet */
  want(sheet) {
    state.wanted = sheet;
    draw();
  },

  pencil() {
    state.pencil = !state.pencil;
    draw();
  },

  /** Set up pieces by hand, on the rules that are wanted. */
  edit: () =>
    errand(state, draw, async () => {
      const { view, wanted } = state;
      const same = view && (view.sheet === wanted || view.sheet_toml !== null);
      if (!same || !state.book) await open({ sheet: wanted });
      const from = same && view ? view : await /** @type {Book} */ (state.book).look('');
      drafting.begin(from);
    }),
};

async function start() {
  const [seen] = await Promise.allSettled([
    Promise.all([get(HOME), get(`${HOME}/board`)]),
    boot({
      page: 'club',
      shelves: ['base', 'play', 'account', 'study', 'puzzles', 'clubs', 'blackboard'],
    }),
  ]);
  if (seen.status === 'rejected') {
    if (!(seen.reason instanceof ApiError)) throw seen.reason;
    state.said = seen.reason.message || t('game-lost-line');
    render(
      html`${alarm(state.said)}
        <p><a class="btn" href="/clubs">${t('clubs-back')}</a></p>`,
      main,
    );
    return;
  }
  const [club, view] = seen.value;
  state.club = club;
  document.title = t('blackboard-tab', { name: club.name });
  if (club.role !== 'member') state.sheets = await sheets();
  await show(view);
  prefs.addEventListener('change', draw);
  new Live(`/ws/clubs/${club.id}/board?lang=${lang()}`, {
    heard: (message) => {
      if (message.type === 'blackboard') void show(message.view, true);
      if (message.type === 'bye' && message.code === 'no-club') location.assign('/clubs');
    },
    changed: (now) => {
      state.live = now === 'open';
      draw();
    },
  });
}

/** @param {{sheet?: string, sheet_toml?: string}} ref */
async function open(ref) {
  state.book = await Book.open(ref);
  setSheet(/** @type {any} */ (state.book.sheet), { rules: state.book.rules });
}

/**
 * Show what is on the board; what is older than what is shown is late.
 * @param {View | null} view
 * @param {boolean} [heard]
 */
async function show(view, heard = false) {
  if (heard && view && state.view && view.seq < state.view.seq) return;
  if (view) {
    const ref = view.sheet_toml ? { sheet_toml: view.sheet_toml } : { sheet: view.sheet };
    if (!state.book?.isOf(/** @type {any} */ (ref)) && !drafting.draft) await open(ref);
    if (view.fen !== state.view?.fen) state.refusal = null;
    if (!state.view || view.sheet !== state.view.sheet) state.wanted = view.sheet;
  }
  state.view = view;
  draw();
}

/** A move of the teacher is played, or kept as the solution; of anybody else it is the answer. */
async function moved(/** @type {CustomEvent} */ { detail, target }) {
  const { view, book } = state;
  const board = /** @type {import('../board/damier-board.js').DamierBoard} */ (target);
  if (!view || !book) return;
  const { path } = detail;
  if (detail.move) {
    state.refusal = null;
    await (view.teaches
      ? doing.ask('play', { path })
      : doing.ask('answer', { path, question: view.question }));
  } else {
    state.refusal = await book.why(view.fen, path).catch(() => null);
  }
  if (!view.teaches || view.stage === 'open' || state.said || !detail.move) board.api.cancel();
  draw();
}

/** @param {CustomEvent} event */
function drew({ detail }) {
  const { view } = state;
  if (view?.teaches) doing.ask('draw', { strokes: stroked(view.strokes, detail) });
}

function draw() {
  render(page(), main);
}

const page = () => {
  const { view, club } = state;
  const teaches = club?.role !== 'member';
  return html`<div class="ask">
      <p class="small where">
        <a href="/clubs/${club?.id}"><bdi>${club?.name}</bdi></a>
      </p>
      <h1>${heading(state)}</h1>
      ${alarm(state.said)}
      ${state.live ? nothing : html`<p class="stateline" role="status">${t('game-lost-line')}</p>`}
    </div>
    ${view && state.book ? board(view, state.book) : drafting.draft ? board(null, state.book) : empty()}
    <section class="side">
      ${drafting.draft && state.book ? drawnEditor(state.book) : nothing}
      ${drafting.draft || !view ? nothing : html`${asked(view)} ${teaches ? desk(view, state, doing) : nothing}`}
      ${teaches && !drafting.draft ? setting(state, doing) : nothing}
    </section>
    <p class="sr" role="status" data-told>${told(state)}</p>`;
};

const empty = () =>
  html`<div class="nothing paper">
    <p class="lede">
      ${t(state.club?.role === 'member' ? 'blackboard-waiting' : 'blackboard-empty')}
    </p>
  </div>`;

/** @param {Book} book */
const drawnEditor = (book) =>
  editor(/** @type {import('./analysis/editor.js').Draft} */ (drafting.draft), book.sheet, {
    turn: (turn) => drafting.setTurn(turn),
    brush: (piece) => drafting.setBrush(piece),
    type: (fen) => drafting.typeFen(fen),
    clear: () => drafting.clear(),
    start: () => void drafting.setStart(),
    done: () => void doing.set(async () => ({ ...book.ref, fen: drafting.draft?.fen })),
    leave: () => {
      drafting.draft = null;
      void show(state.view);
    },
    rules: nothing,
    label: t('blackboard-show'),
  });

/** @type {any[]} */
const NONE = [];

/** @param {View | null} view @param {Book | null} book */
function board(view, book) {
  if (!book) return nothing;
  const { sheet } = book;
  const { draft } = drafting;
  const quiet = draft || !view;
  return keyed(
    sheet.id,
    html`<damier-board
      class="board"
      .geometry=${sheet.geometry}
      .board=${draft?.board ?? view?.board}
      .moves=${quiet ? NONE : view.moves}
      .ways=${quiet ? NONE : view.ways}
      .must=${NONE}
      .last=${quiet ? null : view.last}
      .marks=${quiet ? (draft?.squares ?? NONE).map((square) => ({ square, kind: 'ring' })) : marks(view)}
      .arrows=${quiet ? NONE : arrows(view)}
      .refusal=${quiet ? null : state.refusal}
      .interactive=${interactive(view)}
      .brush=${draft?.brush ?? ''}
      .drawable=${Boolean(view?.teaches) && !draft}
      .theme=${looks(sheet)}
      .pieces=${/** @type {any} */ (prefs.get('pieces'))}
      .onetap=${prefs.get('tap') === 'on'}
      .motion=${motion()}
      .numbers=${/** @type {any} */ (prefs.get('numbers'))}
      .orientation=${draft ? 'white' : (view?.below ?? 'white')}
      .texts=${t}
      .colours=${sheet.colours}
      label=${heading(state)}
      @board-move=${(/** @type {CustomEvent} */ event) => void moved(event)}
      @board-draw=${drew}
      @board-edit=${(/** @type {CustomEvent} */ { detail }) =>
        drafting.putPiece(detail.square, detail.piece)}
    ></damier-board>`,
  );
}

/** @param {View | null} view */
function interactive(view) {
  if (drafting.draft) return 'edit';
  if (!view) return 'none';
  if (state.busy) return 'wait';
  if (view.teaches) return state.pencil ? 'draw' : view.turn;
  return view.stage === 'open' ? view.turn : 'none';
}

void start();
