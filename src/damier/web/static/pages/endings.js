/** Endings to train: choose one, play it out against the best defence; and tables to be built. */
import { get, post } from '../app/api.js';
import { t } from '../app/i18n.js';
import { looks, motion } from '../app/look.js';
import { prefs } from '../app/prefs.js';
import { boot, setSheet } from '../app/shell.js';
import '../board/damier-board.js';
import { html, keyed, nothing, render } from '../vendor/lit.js';
import { choice, kindName } from './endings/choice.js';
import { DrillGame } from './endings/drill.js';
import { slip } from './endings/slip.js';
import { focusOn } from './learn/focus.js';
import { Book } from './study/book.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const [, , sheetId] = location.pathname.split('/').map(decodeURIComponent);
const home = `/learn/${encodeURIComponent(sheetId)}`;
const place = `/api/endings/${encodeURIComponent(sheetId)}`;
const wish = new URLSearchParams(location.search);
const LOOK = 1000; // milliseconds between two looks at a build

/** @type {DrillGame} */
let game;
/** @type {import('wire').EndingsShape | null} */
let endings = null;
/** Whether a build was just asked for, why it was not begun, what cannot be shown. */
const state = { asked: false, said: '', fault: '' };
/** Each position has a board of its own. */
let count = 0;

async function start() {
  const words = boot({ page: 'learn', shelves: ['base', 'play', 'puzzles'] });
  try {
    const [book] = await Promise.all([Book.open({ sheet: sheetId }), words]);
    game = new DrillGame(book, draw);
    setSheet(/** @type {any} */ (book.sheet));
  } catch {
    await words;
    location.replace('/learn');
    return;
  }
  document.title = t('endings-tab');
  prefs.addEventListener('change', draw);
  await (wish.get('material') ? next() : look());
}

/** What there is; again and again while something is built. */
async function look() {
  try {
    endings = await get(place);
    state.fault = '';
  } catch (problem) {
    state.fault = /** @type {Error} */ (problem).message || t('learn-offline');
  }
  draw();
  if (endings?.building) setTimeout(() => void look(), LOOK);
}

async function build() {
  Object.assign(state, { asked: true, said: '' });
  draw();
  try {
    await post(`${place}/build`, {});
  } catch (problem) {
    state.said = /** @type {Error} */ (problem).message || t('learn-offline');
  }
  state.asked = false;
  await look();
}

/** Another position of the same ending; whoever asks by key goes on by key. */
async function next() {
  const byKey = document.activeElement?.matches('.slip .btn') ?? false;
  await another();
  if (byKey) focusOn('damier-board');
}

async function another() {
  const asked = new URLSearchParams({
    material: wish.get('material') ?? '',
    goal: wish.get('goal') === 'draw' ? 'draw' : 'win',
  });
  try {
    const drill = await get(`${place}/next?${asked}`);
    count += 1;
    state.fault = '';
    game.load(drill);
  } catch (problem) {
    state.fault = /** @type {Error} */ (problem).message || t('learn-offline');
    draw();
  }
}

/** @param {() => unknown} deed */
const thenBoard = (deed) => async () => {
  await deed();
  focusOn('damier-board');
};

function draw() {
  if (game) render(page(), main);
}

const page = () => {
  if (state.fault) return message(state.fault);
  if (game.drill) return drilling(game.drill);
  if (!endings) return nothing;
  return choice(endings, { home, build: () => void build(), ...state });
};

/** @param {string} words */
const message = (words) =>
  html`<div class="nothing paper">
    <h1>${words}</h1>
    <p><a class="btn primary" href="${home}/endings">${t('endings-all')}</a></p>
  </div>`;

/** @param {import('wire').DrillShape} drill */
const drilling = (drill) =>
  html`<div class="ask">
      <p class="small quiet kind">${kindName(drill)}</p>
      <h1>${task(drill)}</h1>
    </div>
    ${board(drill)}
    <section class="side">
      ${slip(game, {
        back: () => void thenBoard(() => game.back())(),
        show: () => void game.show().catch(draw),
        next: () => void next(),
      })}
      <p class="small ways"><a href="${home}/endings">${t('endings-all')}</a></p>
    </section>`;

/** @param {import('wire').DrillShape} drill */
function task({ goal, moves_left: left, position }) {
  const colour = game.book.sheet.colours[position.turn];
  return t(`endings-${goal}`, { colour, count: left });
}

/** @param {import('wire').DrillShape} drill */
function board(drill) {
  const { sheet } = game.book;
  const { turn } = drill.position;
  return keyed(
    count,
    html`<damier-board
      class="board"
      .geometry=${sheet.geometry}
      .board=${game.board}
      .moves=${game.moves}
      .must=${game.must}
      .last=${game.last}
      .refusal=${game.refusal}
      .interactive=${game.open ? turn : game.stage === 'wait' ? 'wait' : 'none'}
      .theme=${looks(sheet)}
      .pieces=${/** @type {any} */ (prefs.get('pieces'))}
      .onetap=${prefs.get('tap') === 'on'}
      .motion=${motion()}
      .numbers=${/** @type {any} */ (prefs.get('numbers'))}
      .orientation=${turn}
      .texts=${t}
      .colours=${sheet.colours}
      label=${task(drill)}
      @board-move=${(/** @type {CustomEvent} */ event) => void moved(event)}
    ></damier-board>`,
  );
}

/** A move that is not answered goes back. @param {CustomEvent} event */
async function moved({ detail, target }) {
  await game.attempt(detail);
  if (game.lost)
    /** @type {import('../board/damier-board.js').DamierBoard} */ (target).api.cancel();
}

void start();
