/**
 * The game page: a board, two players, the moves, and a slip of paper when the sheet has something
 * to say.
 */
import { pretty, t } from '../app/i18n.js';
import { pile } from '../app/icons.js';
import { isByDays } from '../app/clocks.js';
import { looks } from '../app/look.js';
import { prefs } from '../app/prefs.js';
import { keepTokens } from '../app/seats.js';
import { ownName, rulesOf } from '../app/sheets.js';
import { boot, setSheet } from '../app/shell.js';
import { gameOf } from '../app/tables.js';
import { createRef, html, nothing, render } from '../vendor/lit.js';
import { articlePanel, fetchArticle } from './game/article.js';
import { board } from './game/board.js';
import { call, callByTab } from './game/call.js';
import { actions, confirmBar, more } from './game/controls.js';
import { counters } from './game/counter.js';
import { asksForKeys, keysPanel } from './game/keys.js';
import { moveList } from './game/moves.js';
import { news } from './game/news.js';
import { player, taken } from './game/player.js';
import { replay } from './game/replaying.js';
import { findSeat, foreign, knownSeat, ownSeat } from './game/seat.js';
import { settings } from './game/settings.js';
import { slip } from './game/slip.js';
import { knock } from './game/sound.js';
import { Table } from './game/table.js';
import { talk } from './game/talk.js';
import { download } from './study/link.js';

/** @typedef {import('./game/table.js').Side} Side */
/** @typedef {import('./game/table.js').Move} Move */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const id = decodeURIComponent(location.pathname.split('/')[2] ?? '');
const boardRef =
  /** @type {import('../vendor/lit.js').Ref<import('../board/damier-board.js').DamierBoard>} */ (
    createRef()
  );

/** @type {Table} */
let table;
/** What games by days have besides; fetched for those. @type {typeof import('./game/letters.js') | undefined} */
let letters;
/** The way from board to board; fetched for games of a simul. @type {typeof import('./game/simul.js') | undefined} */
let simul;
/** What only this page knows: which entry is shown, what is open, which way the board lies. */
const page = {
  /** @type {number | null} entries shown, null for the live game */
  at: null,
  panel: '',
  turned: false,
  resigning: false,
  aborting: false,
  /** Whether the next piece touched is one that should have captured. */
  pointing: false,
  /** Whether the reader would rather wait for an opponent who is away. */
  waits: false,
  /** Whether the reader came by the plain address and has not been told that he watches. */
  strange: false,
  /** Whether the next move is one that a draw is claimed with. */
  claiming: false,
  /** @type {import('./game/article.js').Reading | null} the article beside the board */
  reading: null,
  /** Why the game could not be saved, until it is or the drawer is closed. */
  unsaved: '',
  /** @type {Move[]} */
  routes: [],
  /** @type {import('./game/controls.js').Asked | null} a move that waits to be confirmed */
  asked: null,
  /** Whether the slip is pulled up, where there is little room. */
  pulled: false,
  sheetShown: '',
  opened: false,
  /** What was said last to whoever asked for a hint. */
  hint: '',
};

async function start() {
  const words = boot({ page: 'play' });
  const seat = knownSeat(id);
  if (seat) table = new Table(id, seat);
  await words;
  document.title = t('game-tab', { name: '' });
  if (seat) listen();
  else await sit(findSeat(id, main));
  prefs.addEventListener('change', draw);
  document.addEventListener('keydown', replayKeys);
  document.addEventListener('keydown', helpKey);
  document.addEventListener('visibilitychange', draw);
  for (const change of ['focus', 'blur']) window.addEventListener(change, draw);
  draw();
}

/** Sit down or watch, once it is known how. @param {Promise<import('./game/seat.js').Way>} way */
async function sit(way) {
  const { token, strange } = await way;
  page.strange = strange;
  table = new Table(id, token);
  listen();
}

/** Draw whatever the table tells; a token that opens nothing is told before anything is drawn. */
function listen() {
  const now = table;
  if (!now.view)
    render(html`<p class="stateline waiting" role="status">${t('game-connecting')}</p>`, main);
  now.addEventListener('change', () => {
    if (now.bye?.code === 'bad-token' && !now.view) refused(now);
    else {
      if (now.bye?.code === 'bad-token') void regain(now);
      draw();
    }
  });
  now.addEventListener('seen', (event) => seen(/** @type {CustomEvent} */ (event).detail));
  now.addEventListener('next', follow);
  if (now.bye?.code === 'bad-token' && !now.view) refused(now);
  else draw();
}

/** The token that this browser held opens nothing here. @param {Table} closed */
function refused(closed) {
  if (closed !== table || turnedAway) return;
  turnedAway = true;
  void sit(foreign(id, main)).then(() => {
    turnedAway = false;
  });
}

let turnedAway = false;
/** The last token that opened nothing any more. */
let outdated = '';

/** Go on by another token if the seat is still one's own: its owner signed out elsewhere. @param {Table} closed */
async function regain(closed) {
  if (closed.token === outdated) return;
  outdated = closed.token;
  const seat = await ownSeat(id);
  if (seat && seat !== outdated) closed.regain(seat);
}

/** Entries have come in. @param {import('./game/table.js').Entry[]} grown */
function seen(grown) {
  page.routes = [];
  page.pulled = false;
  if (grown.length) page.hint = '';
  page.claiming &&= table.claims.length > 0;
  if (grown.length) page.at = null;
  const latest = grown.filter((entry) => entry.kind === 'move').at(-1);
  if (latest) knock(latest);
  if (page.panel === 'more') table.unread = [];
  if (table.view.outcome) page.resigning = page.aborting = false;
  if (!table.view.may_abort) page.aborting = false;
  page.pointing &&= table.own.may_point;
  if (grown.length) page.waits = false;
  if (latest && latest.by !== table.seat) call(table, title());
}

function follow() {
  const next = table.next;
  if (!next) return;
  keepTokens(next.table, { seat: next.seat_token, watch: next.watch_token });
  location.assign(`/t/${next.table}`);
}

/** @param {Move} move */
function play(move) {
  page.routes = [];
  page.at = null;
  table.send('move', { path: move.path });
}

/** @param {CustomEvent<{path: number[], move: Move | null}>} event */
function moved(event) {
  page.routes = [];
  table.send(page.claiming ? 'claim-draw' : 'move', { path: event.detail.path });
}

/** Claim a draw with the next move, or no longer. */
function claim() {
  page.claiming = !page.claiming;
  page.at = null;
  draw();
}

/** A move waits to be confirmed, or no longer. @param {CustomEvent<{path: number[], move: Move | null}>} event */
function asked({ detail: { path, move } }) {
  const captures = Boolean(boardRef.value?.api.taken(path).length);
  page.asked = path.length ? { path, move, captures } : null;
  draw();
}

/** @param {CustomEvent<{square: number}>} event */
function touched({ detail }) {
  if (table.info.touch_move && table.mine && table.view.hand.bound === null)
    table.send('touch', { square: detail.square });
}

/** The next of three hints, against the computer. */
async function help() {
  const { nextHint } = await import('./game/hint.js');
  const turn = table.entries.length;
  const { squares, says } = await nextHint(table);
  if (table.entries.length !== turn) return;
  page.hint = says;
  draw();
  boardRef.value?.api.flash(squares);
}

/** @param {number} at */
function go(at) {
  page.at = at >= table.entries.length ? null : Math.max(0, at);
  draw();
}

const shown = () => page.at ?? table.entries.length;

/**
 * Arrows walk through the game wherever they have nothing else to do.
 * @param {KeyboardEvent} event
 */
function replayKeys(event) {
  const busy =
    event.target instanceof Element &&
    event.target.closest('damier-board, input, select, textarea');
  if (busy || event.altKey || event.ctrlKey || event.metaKey || !table?.view) return;
  const to = {
    ArrowLeft: shown() - 1,
    ArrowRight: shown() + 1,
    Home: 0,
    End: table.entries.length,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  go(to);
}

/** @param {KeyboardEvent} event */
function helpKey(event) {
  if (!asksForKeys(event) || !table?.view) return;
  event.preventDefault();
  lay('keys');
}

/** Lay a paper beside the board and begin to read there, or put it away. @param {string} panel */
function lay(panel) {
  open(panel);
  const title = main.querySelector('.drawer h2');
  if (page.panel && title instanceof HTMLElement) title.focus({ preventScroll: true });
  else boardRef.value?.focus({ preventScroll: true });
}

/** Pull the slip up, or let it fall. @param {boolean} up */
function pull(up) {
  page.pulled = up;
  draw();
}

/** @param {boolean} yes @param {Side} [side]  which of two at one device */
function resign(yes, side) {
  page.resigning = false;
  if (yes) table.send('resign', side ? { side } : {});
  else draw();
}

/** @param {boolean} yes */
function abort(yes) {
  page.aborting = false;
  if (yes) table.send('abort');
  else draw();
}

/** Point at a piece with the next touch, or no longer. */
function point() {
  page.pointing = !page.pointing;
  page.at = null;
  draw();
}

/** @param {CustomEvent<{square: number}>} event */
function pointedAt({ detail }) {
  if (!page.pointing) return;
  page.pointing = false;
  table.send('point', { square: detail.square });
}

/** @param {string} panel */
function open(panel) {
  page.panel = page.panel === panel ? '' : panel;
  page.unsaved = '';
  if (page.panel === 'more') table.unread = [];
  draw();
}

/** Lay an article beside the board, or put it away again. @param {string} number */
async function read(number) {
  if (reading() === number) return stopReading();
  page.panel = 'article';
  page.reading = { number, part: null, said: '' };
  draw();
  const found = await fetchArticle(table, number);
  if (reading() !== number) return;
  page.reading = found;
  draw();
  /** @type {HTMLElement | null} */ (main.querySelector('.beside h2'))?.focus();
  main.querySelector('.beside')?.scrollIntoView({ block: 'nearest' });
}

/** The number of the article that lies open. */
const reading = () => (page.panel === 'article' ? (page.reading?.number ?? null) : null);

function stopReading() {
  open('article');
  /** @type {HTMLElement | null} */ (
    main.querySelector('[data-act=read]') ?? boardRef.value ?? null
  )?.focus();
}

async function save() {
  page.unsaved = '';
  try {
    download(`damier-${id}.pdn`, await gameOf(id, table.token), 'application/x-pdn');
  } catch (problem) {
    page.unsaved = /** @type {Error} */ (problem).message || t('start-failed');
  }
  draw();
}

function turn() {
  page.turned = !page.turned;
  draw();
}

/** The side at the bottom. @returns {Side} */
function near() {
  const own =
    table.seat === 'white' || table.seat === 'black'
      ? table.seat
      : table.seat === 'both' && prefs.get('turns') === 'on' && !table.view.outcome
        ? table.view.turn
        : 'white';
  return page.turned ? (own === 'white' ? 'black' : 'white') : own;
}

function draw() {
  if (!table?.view) return;
  const { info } = table;
  if (page.sheetShown !== info.sheet.id) {
    page.sheetShown = info.sheet.id;
    setSheet(info.sheet, {
      note: table.seat ? t(`game-${info.mode}`) : t('game-watching'),
      rules: rulesOf(info),
    });
  }
  callByTab(table, title());
  if (!letters && table.seat && isByDays(info.control))
    void import('./game/letters.js').then(async (made) => {
      await made.ready(table, draw);
      letters = made;
      draw();
    });
  if (!simul && info.simul)
    void import('./game/simul.js').then((made) => {
      simul = made;
      made.ready(table, draw);
    });
  simul?.look();
  render(scene(), main);
  keepLatestInSight();
  takeFirstFocus();
}

/** Keys go to the board from the first moment; nothing is boxed before one is pressed. */
function takeFirstFocus() {
  const board = boardRef.value;
  if (page.opened || !board) return;
  page.opened = true;
  void board.updateComplete.then(() => {
    if (document.activeElement !== document.body) return;
    board.api.focus({ preventScroll: true, boxed: false });
  });
}

const title = () =>
  t('game-tab', { name: ownName(table.info.sheet)?.name ?? table.info.sheet.name });

/** Scroll the list, never the page. The list is what its buttons' offsets are counted from. */
function keepLatestInSight() {
  const now = main.querySelector('.moves .now');
  const box = main.querySelector('.moves');
  if (now instanceof HTMLElement && box instanceof HTMLElement)
    box.scrollTop = now.offsetTop + now.offsetHeight - box.clientHeight;
}

function scene() {
  const below = near();
  const above = below === 'white' ? 'black' : 'white';
  const theme = looks(table.info.sheet);
  const pieces = prefs.get('pieces');
  return html` <h1 class="sr">${title()}</h1>
    <div class="piles" data-theme=${theme} data-pieces=${pieces}>${tray(below)}${tray(above)}</div>
    ${board({ table, page, shown: shown(), below, theme, at: boardRef, act: deeds })}
    <section class="side" data-theme=${theme} data-pieces=${pieces} aria-label=${t('game-moves')}>
      ${player(table, above, false)} ${news(table, () => open('more'))}
      ${slip({
        table,
        routes: page.routes,
        resigning: page.resigning,
        claiming: page.claiming,
        claim,
        play,
        show,
        road,
        resign,
        follow,
        read,
        reading: reading(),
        redraw: draw,
        pulled: page.pulled,
        pull,
        ...people(),
      })}
      ${page.hint ? html`<p class="stateline hint" role="status">${pretty(page.hint)}</p>` : nothing}
      ${
        page.at === null
          ? nothing
          : html`<p class="stateline replaying">
              <span>${t('game-replaying', { number: shown() })}</span>
              <button type="button" class="btn link" @click=${() => go(table.entries.length)}>
                ${t('game-back-to-now')}
              </button>
            </p>`
      }
      ${
        page.panel === 'more'
          ? more({
              table,
              redraw: draw,
              save,
              unsaved: page.unsaved,
              close: () => open('more'),
              talk: talk(table, draw),
              turn,
              set: () => lay('settings'),
            })
          : page.panel === 'settings'
            ? settings({ sheet: table.info.sheet, close: () => lay('settings') })
            : page.panel === 'keys'
              ? keysPanel(() => lay('keys'))
              : page.panel === 'letters' && letters
                ? letters.drawer(table, () => open('letters'))
                : page.panel === 'article' && page.reading
                  ? articlePanel(page.reading, table, stopReading)
                  : html`<div class="score ${page.panel === 'moves' ? 'opened' : ''}">
                      ${moveList(table, shown(), go)}<span class="only-phone">${walker(true)}</span>
                    </div>`
      }
      ${counters(table, read)} ${letters?.bar(table, page.panel, open) ?? nothing}
      ${simul?.bar() ?? nothing}
      ${
        page.asked
          ? confirmBar(page.asked, (yes) => void boardRef.value?.api.answer(yes))
          : actions({
              table,
              panel: page.panel,
              claiming: page.claiming,
              claim,
              replay: walker(),
              turn,
              pointing: page.pointing,
              point,
              resign: () => ask('resigning'),
              abort: () => ask('aborting'),
              open,
            })
      }
      ${player(table, below, true, help)}
    </section>`;
}

/** What the slips about the players need. */
const people = () => ({
  aborting: page.aborting,
  abort,
  pointing: page.pointing,
  point,
  waits: page.waits,
  wait: () => {
    page.waits = true;
    draw();
  },
  strange: page.strange,
  settle: () => {
    page.strange = false;
    draw();
  },
});

/** Ask before the game is given up or called off. @param {'resigning' | 'aborting'} what */
function ask(what) {
  page[what] = true;
  draw();
}

/** @param {boolean} [whole] */
const walker = (whole) => replay(shown(), table.entries.length, go, whole);

/** Captured pieces of the side, in the tray beside the board. @param {Side} side */
function tray(side) {
  const { men, kings, words } = taken(table, side);
  return html`<span role="img" aria-label=${words}>${pile(side, men, kings)}</span>`;
}

function show() {
  const squares = [...new Set(table.refused?.required.flatMap((move) => move.path) ?? [])];
  boardRef.value?.api.flash(squares);
}

/** @param {Move | null} move */
function road(move) {
  const board = boardRef.value;
  const index = move ? page.routes.indexOf(move) : -1;
  page.routes = [];
  if (move && board) board.api.choose(index);
  else board?.api.cancel();
  draw();
}

/** What comes of hands on the board. */
const deeds = {
  moved,
  touched,
  asked,
  pointedAt,
  pressed: () => page.pulled && pull(false),
  /** Several roads lead there. @param {CustomEvent} event */
  parted: (event) => {
    page.routes = event.detail.moves;
    draw();
  },
};

start();
