/** The analysis page: any position or game of any sheet, with the engine beside it. */
import { t } from '../app/i18n.js';
import { lies } from '../app/layout.js';
import { motion } from '../app/look.js';
import { prefs } from '../app/prefs.js';
import { sheets } from '../app/sheets.js';
import { boot, setSheet } from '../app/shell.js';
import '../board/damier-board.js';
import { html, keyed, nothing, render } from '../vendor/lit.js';
import { addressOf, gameOfTable, linkTo, pictureOf, wanted } from './analysis/address.js';
import { controls } from './analysis/controls.js';
import { Desk } from './analysis/desk.js';
import { editor } from './analysis/editor.js';
import { engineRow } from './analysis/engine-row.js';
import { fromPanel } from './analysis/from.js';
import { graph } from './analysis/graph.js';
import { advantage, arrows, evalBar, lines, tableAnswer, verdict } from './analysis/lines.js';
import { moves } from './analysis/moves.js';
import { drawn, note } from './analysis/note.js';
import { openingsPanel } from './analysis/openings.js';
import { papersPanel } from './analysis/papers.js';
import { playerFields, players } from './analysis/players.js';
import { recent } from './analysis/recent.js';
import { Book } from './study/book.js';
import { copy, embedCode } from './study/link.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {import('../app/sheets.js').Sheet[]} */
let shelf = [];
/** @type {Desk} */
let desk;
/** Whether all stands in one column: the controls right below the board, the graph among the rest. */
const isColumn = lies('(aspect-ratio < 5/4)', draw);

async function start() {
  const asked = wanted();
  const [, list, want] = await Promise.all([
    boot({ page: 'analysis', shelves: ['base', 'play', 'study'] }),
    sheets(),
    asked,
  ]);
  shelf = list;
  document.title = t('analysis-tab');
  desk = new Desk(await Book.open(known(want) ? want.ref : {}), draw);
  void desk.analyst.learn();
  if (prefs.get('openings') !== 'off') void desk.openings.learn();
  prefs.addEventListener('change', draw);
  document.addEventListener('keydown', keys);
  addEventListener('popstate', () => void walk());
  addEventListener('online', () => void desk.go(desk.now));
  if (await again()) return;
  await first(want, desk.book);
  if (want.edit) desk.edit();
}

/** @param {import('./analysis/address.js').Wanted} want */
const known = ({ ref }) => ref.sheet_toml || shelf.some(({ id }) => id === ref.sheet);

/** Go on with the analysis that this entry of the history stands for. */
async function again() {
  const kept = await desk.keeper.wanted();
  if (!kept) return false;
  return desk.resume(kept, false).then(
    () => true,
    () => false,
  );
}

/** Back, Forward, or another address typed into the same page. */
async function walk() {
  const { keeper } = desk;
  if (history.state?.analysis === keeper.id) return;
  const want = await wanted();
  const elsewhere = want.game || want.broken || want.table;
  if (!history.state && !elsewhere && location.hash) return keeper.note(desk); // a place on this page
  keeper.walking = true;
  try {
    if (await again()) return;
    await first(want, known(want) ? await Book.open(want.ref) : desk.book);
  } finally {
    keeper.walking = false;
  }
}

/**
 * Show what the address asks for; what cannot be shown is told above the start position.
 * @param {import('./analysis/address.js').Wanted} want
 * @param {Book} book
 */
async function first(want, book) {
  try {
    if (want.broken) throw new Error(t('analysis-bad-link'));
    if (want.table) await openTable(want.table, book);
    else if (want.game) await openGame(want.game.pdn, book, want.game.place);
    else await desk.set(want.fen, book);
  } catch (problem) {
    const said = /** @type {Error} */ (problem).message || t('analysis-lost');
    await desk.set('', book);
    desk.said = said;
    draw();
  }
}

/** @param {string} table @param {Book} book */
async function openTable(table, book) {
  const { pdn, toml } = await gameOfTable(table);
  await openGame(pdn, toml ? await Book.open({ sheet_toml: toml }) : book);
}

/** @param {string} pdn @param {Book} book @param {number[]} [place]  of the move to show */
async function openGame(pdn, book, place) {
  desk.openPapers();
  await desk.filing.readPdn(pdn, book, place);
  const said = desk.papers?.said;
  if (said) throw new Error(said);
}

/** @param {KeyboardEvent} event */
function keys(event) {
  const typing = event
    .composedPath()
    .some(
      (each) =>
        each instanceof HTMLElement &&
        (each.matches('input, textarea, select') || each.localName === 'damier-board'),
    );
  if (typing || event.altKey || event.ctrlKey || event.metaKey || desk.draft) return;
  const where = /** @type {const} */ ({
    ArrowLeft: 'earlier',
    ArrowRight: 'later',
    Home: 'first',
    End: 'last',
  })[event.key];
  if (!where) return;
  event.preventDefault();
  void desk.step(where);
}

function draw() {
  if (!desk?.laid) return;
  const { sheet, rules } = desk.book;
  setSheet(/** @type {any} */ (sheet), { rules });
  main.dataset.theme = theme();
  render(page(), main);
  keepInSight();
}

/**
 * What was brought into sight last: the list, its height and the move. Who scrolls on is left alone
 * until one of them changes.
 */
let sighted = /** @type {unknown[]} */ ([]);

function keepInSight() {
  const list = main.querySelector('.tree');
  if (!list) return;
  const wanted = [list, list.clientHeight, desk.now];
  if (wanted.every((each, at) => each === sighted[at])) return;
  sighted = wanted;
  // in low windows the moves scroll with all that stands beside the board
  const frame = [list, list.parentElement].find(
    (each) => each?.clientHeight && each.scrollHeight > each.clientHeight,
  );
  if (!frame) return;
  const [room, move] = [frame, list.querySelector('.now') ?? list].map((each) =>
    each.getBoundingClientRect(),
  );
  if (move.top < room.top || move.bottom > room.bottom)
    frame.scrollTop += move.top - room.top - room.height / 2;
  else if (!desk.now.parent) list.scrollTop = 0;
}

const page = () => {
  const words = verdictWords();
  return html`${evalBar(ahead(), desk.turned, words)}${board()}
    <section class="side">
      ${desk.draft ? drawnEditor() : desk.papers ? drawnPapers() : desk.from ? drawnFrom() : study(words)}
    </section>
    ${desk.draft || (isColumn() && isStudied()) ? nothing : under()}`;
};

/** Whether no panel lies over the study. */
const isStudied = () => !desk.draft && !desk.papers && !desk.from;

const under = () => html`<div class="under">${drawnGraph()}</div>`;

/** White's share of the bar. */
const ahead = () =>
  desk.draft
    ? 0
    : advantage(
        desk.analyst.thinking ? desk.analyst.found : null,
        desk.now.turn,
        desk.ready ? (desk.position?.outcome ?? null) : null,
      );

const theme = () => prefs.get('theme') || desk.book.sheet.theme;

/**
 * Lines come ten times a second: what has not changed must be the same object, or the board would
 * let go of the piece in hand.
 * @type {any[]}
 */
const NONE = [];
/** @type {WeakMap<import('./analysis/tree.js').Node, {path: number[], captured: number[]}>} */
const lasts = new WeakMap();

/** @param {import('./analysis/tree.js').Node} node */
function lastOf(node) {
  if (!node.path.length) return null;
  const known = lasts.get(node) ?? { path: node.path, captured: node.captured };
  lasts.set(node, known);
  return known;
}

/**
 * Arrows of the engine and those drawn by hand, the same list as long as neither changes.
 * @type {{found: unknown, drawn: unknown, list: any[]}}
 */
let pointed = { found: null, drawn: null, list: NONE };

function allArrows() {
  const { analyst, drawn } = desk;
  const found = desk.ready && analyst.thinking ? analyst.found : null;
  if (pointed.found !== found || pointed.drawn !== drawn.arrows)
    pointed = {
      found,
      drawn: drawn.arrows,
      list: [...(found ? arrows(found) : []), ...drawn.arrows],
    };
  return pointed.list;
}

/** @returns {unknown} */
function board() {
  const { draft, now, position, book, ready } = desk;
  const pieces = draft ? draft.board : now.board || (position?.board ?? '');
  const shown = pieces.length === book.sheet.geometry.numbers.length ? pieces : '';
  const moving = ready ? 'both' : desk.said ? 'none' : 'wait';
  const mode = draft ? 'edit' : desk.drawing ? 'draw' : moving;
  return keyed(
    book.sheet,
    html`<damier-board
      class="board"
      .geometry=${book.sheet.geometry}
      .board=${shown}
      .moves=${ready && position && !draft && !desk.drawing ? position.moves : NONE}
      .ways=${position?.ways ?? NONE}
      .must=${NONE}
      .last=${draft ? null : lastOf(now)}
      .arrows=${draft ? NONE : allArrows()}
      .marks=${draft ? wrong(draft.squares) : desk.drawn.marks}
      .refusal=${desk.refusal}
      .orientation=${desk.turned ? 'black' : 'white'}
      .theme=${theme()}
      .pieces=${/** @type {any} */ (prefs.get('pieces'))}
      .onetap=${prefs.get('tap') === 'on'}
      .motion=${motion()}
      .numbers=${/** @type {any} */ (prefs.get('numbers'))}
      .interactive=${mode}
      .drawable=${!draft}
      .brush=${draft?.brush ?? ''}
      .texts=${t}
      .colours=${book.sheet.colours}
      label=${t('analysis-board')}
      @board-move=${(/** @type {CustomEvent} */ event) => void moved(event)}
      @board-draw=${(/** @type {CustomEvent} */ { detail }) => desk.draw(detail)}
      @board-edit=${(/** @type {CustomEvent} */ { detail }) =>
        desk.drafting.putPiece(detail.square, detail.piece)}
    ></damier-board>`,
  );
}

/** @param {number[]} squares */
const wrong = (squares) =>
  squares.length ? squares.map((square) => ({ square, kind: 'refused' })) : NONE;

/** A move that nobody heard of goes back. @param {CustomEvent} event */
async function moved({ detail, target }) {
  const board = /** @type {import('../board/damier-board.js').DamierBoard} */ (target);
  if (!(await desk.play(detail.path, detail.move))) board.api.cancel();
}

/** What stands above the lines: how the game ended, or what the engine thinks. */
function verdictWords() {
  const { position, now, analyst, book } = desk;
  if (desk.ready && position?.outcome) return position.outcome.title;
  if (!analyst.thinking) return '';
  return verdict(analyst.found, book.sheet, now.turn || (position?.turn ?? 'white'));
}

/** @param {string} words */
const study = (words) => {
  const { analyst } = desk;
  const found = analyst.thinking ? analyst.found : null;
  const follow = (/** @type {import('./study/book.js').Move[]} */ line) =>
    void desk.followLine(line);
  const above = html`<div class="verdict">
      <h1>${words || turnWords()}</h1>
      ${subtitle(words)}
    </div>
    ${found?.table ? tableAnswer(found.table, follow) : nothing}
    ${found?.lines.length ? lines(found, follow) : nothing}
    ${engineRow(analyst, { toggle: () => desk.toggleThinking(), set: (change) => desk.setEngine(change) })}
    ${played(follow)}`;
  return isColumn()
    ? html`${hands()} ${above} ${under()} ${written()}`
    : html`${above} ${written()} ${hands()}`;
};

/** What was played here. @param {(line: import('./study/book.js').Move[]) => void} follow */
const played = (follow) =>
  openingsPanel(desk.openings, {
    follow,
    open: (sample) => void openSample(sample),
    colours: desk.book.sheet.colours,
  });

/** Show a game in which the position was played. @param {import('wire').SampleShape} sample */
async function openSample(sample) {
  try {
    await openGame(await desk.openings.pdn(sample), desk.book);
  } catch (problem) {
    tell(/** @type {Error} */ (problem));
  }
}

/** What was drawn, and what walks, turns, draws and judges. */
const hands = () =>
  html`${drawn(desk.drawn.names, desk.drawing, () => desk.wipe())} ${controls(desk)}`;

/** The game, and what is said about the move that is shown. */
const written = () =>
  html`${players(desk.tree, () => desk.openPapers())}
  ${moves(desk.tree, {
    now: desk.now,
    first: firstSide(),
    number: 1,
    go: (node) => void desk.go(node),
    below: desk.tree.root.children.length ? nothing : recents(false),
  })}
  ${
    desk.now.parent
      ? note(desk.now, {
          variation: desk.tree.isVariation(desk.now),
          sign: (nag) => desk.sign(nag),
          say: (said) => desk.say(said),
          promote: () => desk.promote(),
          remove: () => void desk.remove(),
        })
      : nothing
  }`;

/** @param {boolean} all */
const recents = (all) =>
  recent(desk.keeper, {
    all,
    open: (kept) => void desk.resume(kept).catch(tell),
    rules: ({ ref, name }) => shelf.find(({ id }) => id === ref.sheet)?.name ?? name,
  });

/** @param {Error} problem */
function tell(problem) {
  desk.said = problem.message || t('analysis-lost');
  draw();
}

/** Who begins by the sheet: the side that has the number of a move before it. */
const firstSide = () => shelf.find(({ id }) => id === desk.book.ref.sheet)?.first ?? 'white';

const turnWords = () =>
  t('turn', { colour: desk.book.sheet.colours[desk.position?.turn ?? 'white'] });

/** @param {string} words */
function subtitle(words) {
  const over = desk.ready ? desk.position?.outcome : null;
  if (over) return html`<p class="quiet">${over.text}</p>`;
  if (desk.refusal)
    return html`<p class="refused" role="status">
      <b>${desk.refusal.title}.</b> ${desk.refusal.text}
    </p>`;
  const said = desk.said || desk.analyst.fault;
  if (said) return html`<p class="refused" role="status">${said}</p>`;
  if (desk.noted) return html`<p class="quiet" role="status">${desk.noted}</p>`;
  return words ? html`<p class="quiet">${turnWords()}</p>` : nothing;
}

function drawnGraph() {
  const line = desk.tree.main;
  const scores = line.map((node) => node.score);
  return graph(line, scores, {
    now: desk.now,
    colours: desk.book.sheet.colours,
    go: (index) => void desk.go(index ? line[index - 1] : desk.tree.root),
  });
}

const drawnEditor = () =>
  editor(/** @type {import('./analysis/editor.js').Draft} */ (desk.draft), desk.book.sheet, {
    turn: (turn) => desk.drafting.setTurn(turn),
    brush: (piece) => desk.drafting.setBrush(piece),
    type: (fen) => desk.drafting.typeFen(fen),
    clear: () => desk.drafting.clear(),
    start: () => void desk.drafting.setStart().catch(tell),
    done: () => void desk.useDraft(),
    leave: () => desk.leave(),
    rules: rulesChoice(),
  });

const rulesChoice = () =>
  html`<label class="label" for="sheet">${t('edit-rules')}</label>
    <select
      class="field"
      id="sheet"
      @change=${(/** @type {Event} */ event) =>
        void desk.changeRules({ sheet: /** @type {HTMLSelectElement} */ (event.target).value })}
    >
      ${desk.book.ref.sheet_toml ? html`<option value="" selected>${desk.book.sheet.name}</option>` : nothing}
      ${['leaflet', 'federation', 'other'].map(
        (kind) =>
          html`<optgroup label=${t(`shelf-${kind}`)}>
            ${shelf
              .filter((each) => each.shelf === kind)
              .map(
                (each) =>
                  html`<option value=${each.id} ?selected=${each.id === desk.book.ref.sheet}>
                    ${each.name}
                  </option>`,
              )}
          </optgroup>`,
      )}
    </select>`;

const drawnPapers = () =>
  papersPanel(/** @type {import('./analysis/papers.js').Papers} */ (desk.papers), {
    read: (text) => void desk.filing.readPdn(text),
    upload: (file) => void desk.filing.upload(file),
    choose: (game) => void desk.filing.choose(game),
    save: () => void attempt(() => desk.filing.savePdn()),
    copyPdn: () => void attempt(async () => copied('pdn', await desk.filing.pdn())),
    copyLink: () => void attempt(copyPosition),
    linkGame: () => void attempt(copyGame),
    codeGame: () => void attempt(copyCode),
    players: playerFields(desk.tree, desk.book.sheet, (tag, name) => desk.nameSide(tag, name)),
    recent: recents(true),
    leave: () => desk.leave(),
    svg: pictureOf(desk.book.ref, desk.now.fen, 'svg', desk.turned, prefs.get('theme')),
    png: pictureOf(desk.book.ref, desk.now.fen, 'png', desk.turned, prefs.get('theme')),
  });

const drawnFrom = () =>
  fromPanel(/** @type {import('./analysis/from.js').From} */ (desk.from), desk.book.sheet, {
    choose: (change) => desk.onward.choose(change),
    go: () => void desk.onward.play(),
    leave: () => desk.leave(),
    over: desk.over,
  });

const copyPosition = async () => copied('link', await addressOf(desk.book.ref, desk.now.fen));

/** What another site shows the game by. */
async function copyCode() {
  const link = await linkTo(desk.book.ref, { pdn: await desk.filing.pdn(), place: [] });
  if (!link) throw new Error(t('papers-link-too-long'));
  await copied('code', embedCode(link.replace('/analysis', '/embed')));
}

async function copyGame() {
  const link = await linkTo(desk.book.ref, { pdn: await desk.filing.pdn(), place: desk.now.place });
  if (!link) throw new Error(t('papers-link-too-long'));
  await copied('game', link);
}

/** Do something with the papers; what does not work is told on them. @param {() => Promise<void>} deed */
async function attempt(deed) {
  const { papers } = desk;
  try {
    await deed();
  } catch (problem) {
    if (papers) papers.said = /** @type {Error} */ (problem).message || t('analysis-lost');
    draw();
  }
}

/** @param {string} what @param {string} text */
async function copied(what, text) {
  const done = await copy(text);
  if (desk.papers) Object.assign(desk.papers, done ? { copied: what, said: '' } : { said: text });
  draw();
}

void start();
