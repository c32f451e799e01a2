/** The analysis page: any position or game of any sheet, with the engine beside it. */
import { t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { prefs } from '../app/prefs.js';
import { sheets } from '../app/sheets.js';
import { boot, setSheet } from '../app/shell.js';
import '../board/damier-board.js';
import { html, keyed, nothing, render } from '../vendor/lit.js';
import { addressOf, gameOfTable, pictureOf, wanted } from './analysis/address.js';
import { Desk } from './analysis/desk.js';
import { editor } from './analysis/editor.js';
import { fromPanel } from './analysis/from.js';
import { graph } from './analysis/graph.js';
import { arrows, effort, evalBar, lines, tableAnswer, verdict } from './analysis/lines.js';
import { moves } from './analysis/moves.js';
import { note } from './analysis/note.js';
import { papersPanel } from './analysis/papers.js';
import { Book } from './study/book.js';
import { copy } from './study/link.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {import('../app/sheets.js').Sheet[]} */
let shelf = [];
/** @type {Desk} */
let desk;

async function start() {
  const asked = wanted();
  const [, list, want] = await Promise.all([
    boot({ page: 'analysis', shelves: ['base', 'play', 'study'] }),
    sheets(),
    asked,
  ]);
  shelf = list;
  document.title = t('analysis-tab');
  const known = want.ref.sheet_toml || list.some(({ id }) => id === want.ref.sheet);
  desk = new Desk(await Book.open(known ? want.ref : {}), draw);
  prefs.addEventListener('change', draw);
  document.addEventListener('keydown', keys);
  await first(want);
  if (want.edit) desk.edit();
}

/**
 * Show what the address asks for; what cannot be shown is told above the start position.
 * @param {import('./analysis/address.js').Wanted} want
 */
async function first(want) {
  try {
    if (want.table) await openTable(want.table);
    else await desk.set(want.fen);
  } catch (problem) {
    const said = /** @type {Error} */ (problem).message || t('analysis-lost');
    await desk.set('');
    desk.said = said;
    draw();
  }
}

/** @param {string} table */
async function openTable(table) {
  const { pdn, toml } = await gameOfTable(table);
  if (toml) desk.book = await Book.open({ sheet_toml: toml });
  desk.openPapers();
  await desk.readPdn(pdn);
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
  const [room, move] = [list, list.querySelector('.now') ?? list].map((each) =>
    each.getBoundingClientRect(),
  );
  if (move.top < room.top || move.bottom > room.bottom)
    list.scrollTop += move.top - room.top - room.height / 2;
  else if (!desk.now.parent) list.scrollTop = 0;
}

const page = () => {
  const words = verdictWords();
  return html`${evalBar(desk.draft ? null : desk.found, desk.turned, words)}${board()}
    <section class="side">
      ${desk.draft ? drawnEditor() : desk.papers ? drawnPapers() : desk.from ? drawnFrom() : study(words)}
    </section>
    ${desk.draft ? nothing : html`<div class="under">${drawnGraph()}</div>`}`;
};

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

/** @returns {unknown} */
function board() {
  const { draft, now, position, book, found } = desk;
  const pieces = draft ? draft.board : now.board || (position?.board ?? '');
  const shown = pieces.length === book.sheet.geometry.numbers.length ? pieces : '';
  const ready = !draft && position?.fen === now.fen;
  return keyed(
    book.sheet,
    html`<damier-board
      class="board"
      .geometry=${book.sheet.geometry}
      .board=${shown}
      .moves=${ready ? position.moves : NONE}
      .must=${NONE}
      .last=${draft ? null : lastOf(now)}
      .arrows=${ready && found && desk.thinking ? arrows(found) : NONE}
      .marks=${draft?.squares.length ? draft.squares.map((square) => ({ square, kind: 'refused' })) : NONE}
      .refusal=${desk.refusal}
      .orientation=${desk.turned ? 'black' : 'white'}
      .theme=${theme()}
      .numbers=${/** @type {any} */ (prefs.get('numbers'))}
      .interactive=${draft ? 'edit' : ready ? 'both' : 'none'}
      .brush=${draft?.brush ?? ''}
      .texts=${t}
      .colours=${book.sheet.colours}
      label=${t('analysis-board')}
      @board-move=${(/** @type {CustomEvent} */ { detail }) => desk.play(detail.path, detail.move)}
      @board-edit=${(/** @type {CustomEvent} */ { detail }) => desk.putPiece(detail.square, detail.piece)}
    ></damier-board>`,
  );
}

/** What stands above the lines: how the game ended, or what the engine thinks. */
function verdictWords() {
  const { position, now, found, book } = desk;
  if (position?.fen === now.fen && position.outcome) return position.outcome.title;
  return desk.thinking ? verdict(found, book.sheet, now.turn || (position?.turn ?? 'white')) : '';
}

/** @param {string} words */
const study = (words) =>
  html` <div class="verdict">
      <h1>${words || turnWords()}</h1>
      ${subtitle(words)}
    </div>
    ${desk.thinking && desk.found?.table ? tableAnswer(desk.found.table, (line) => desk.follow(line)) : nothing}
    ${desk.thinking && desk.found?.lines.length ? lines(desk.found, (line) => desk.follow(line)) : nothing}
    ${engineRow()}
    ${moves(desk.tree, { now: desk.now, first: firstSide(), number: 1, go: (node) => void desk.go(node) })}
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
    }
    ${controls()}`;

/** Who begins by the sheet: the side that has the number of a move before it. */
const firstSide = () => shelf.find(({ id }) => id === desk.book.ref.sheet)?.first ?? 'white';

const turnWords = () =>
  t('turn', { colour: desk.book.sheet.colours[desk.position?.turn ?? 'white'] });

/** @param {string} words */
function subtitle(words) {
  const over = desk.position?.fen === desk.now.fen ? desk.position.outcome : null;
  if (over) return html`<p class="quiet">${over.text}</p>`;
  if (desk.refusal)
    return html`<p class="refused" role="status">
      <b>${desk.refusal.title}.</b> ${desk.refusal.text}
    </p>`;
  if (desk.said || desk.fault)
    return html`<p class="refused" role="status">${desk.said || desk.fault}</p>`;
  return words ? html`<p class="quiet">${turnWords()}</p>` : nothing;
}

const engineRow = () =>
  html`<div class="enginerow small quiet">
    <label class="switch"
      ><input
        type="checkbox"
        .checked=${desk.thinking}
        @change=${() => desk.toggleThinking()}
      /><i></i><span>${t('analysis-engine')}</span></label
    >
    <label class="lineschoice"
      >${t('analysis-multipv')}
      <select
        .value=${String(desk.lines)}
        @change=${(/** @type {Event} */ event) => desk.setLines(Number(/** @type {HTMLSelectElement} */ (event.target).value))}
      >
        ${[1, 2, 3, 4, 5].map((count) => html`<option value=${count} ?selected=${count === desk.lines}>${count}</option>`)}
      </select></label
    >
    <span class="depth">${desk.thinking && desk.found ? effort(desk.found) : nothing}</span>
  </div>`;

const controls = () =>
  html`<div class="io">
    <span class="replay"
      >${
        /** @type {const} */ (['first', 'earlier', 'later', 'last']).map(
          (where) =>
            html`<button
              class="iconbtn"
              type="button"
              aria-label=${t(`analysis-${where}`)}
              ?disabled=${where === 'first' || where === 'earlier' ? !desk.now.parent : !desk.now.children[0]}
              @click=${() => desk.step(where)}
            >
              ${icon(where)}
            </button>`,
        )
      }</span
    >
    <button
      class="iconbtn"
      type="button"
      aria-label=${t('analysis-turn')}
      title=${t('analysis-turn')}
      @click=${() => {
        desk.turned = !desk.turned;
        draw();
      }}
    >
      ${icon('turn')}
    </button>
    ${judgeButton()}
    <span class="deeds"
      ><button class="btn" type="button" @click=${() => desk.edit()}>${t('analysis-edit')}</button>
      <button class="btn" type="button" @click=${() => desk.openPapers()}>
        ${t('analysis-papers')}
      </button>
      <button
        class="btn"
        type="button"
        data-act="from"
        ?disabled=${desk.over}
        @click=${() => desk.openFrom()}
      >
        ${t('analysis-from')}
      </button></span
    >
  </div>`;

function judgeButton() {
  if (desk.judging) {
    return html`<button class="btn judge" type="button" @click=${() => desk.cancelJudging()}>
      <progress
        max=${desk.judging.all}
        value=${desk.judging.done}
        aria-label=${t('analysis-judging')}
      ></progress>
      ${t('analysis-stop')}
    </button>`;
  }
  const unknown = desk.tree.main.filter((node) => node.playable && node.score === null);
  return desk.tree.main.length > 1 && unknown.length
    ? html`<button class="btn judge" type="button" @click=${() => desk.judge()}>
        ${t('analysis-judge')}
      </button>`
    : nothing;
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
    turn: (turn) => desk.setTurn(turn),
    brush: (piece) => desk.setBrush(piece),
    type: (fen) => desk.typeFen(fen),
    clear: () => desk.clear(),
    start: () => void desk.setStart(),
    done: () => void desk.useDraft(),
    leave: () => desk.leave(),
    rules: rulesChoice(),
  });

const rulesChoice = () =>
  html`<label class="label" for="sheet">${t('edit-rules')}</label>
    <select
      class="field"
      id="sheet"
      @change=${(/** @type {Event} */ event) => void desk.changeRules({ sheet: /** @type {HTMLSelectElement} */ (event.target).value })}
    >
      ${desk.book.ref.sheet_toml ? html`<option value="" selected>${desk.book.sheet.name}</option>` : nothing}
      ${['leaflet', 'federation', 'other'].map((kind) => html`<optgroup label=${t(`shelf-${kind}`)}>${shelf.filter((each) => each.shelf === kind).map((each) => html`<option value=${each.id} ?selected=${each.id === desk.book.ref.sheet}>${each.name}</option>`)}</optgroup>`)}
    </select>`;

const drawnPapers = () =>
  papersPanel(/** @type {import('./analysis/papers.js').Papers} */ (desk.papers), {
    read: (text) => void desk.readPdn(text),
    upload: (file) => void desk.upload(file),
    choose: (game) => void desk.choose(game),
    save: () => void desk.savePdn(),
    copyPdn: async () => copied('pdn', await desk.pdn()),
    copyLink: async () => copied('link', await addressOf(desk.book.ref, desk.now.fen)),
    leave: () => desk.leave(),
    svg: pictureOf(desk.book.ref, desk.now.fen, 'svg', desk.turned, prefs.get('theme')),
    png: pictureOf(desk.book.ref, desk.now.fen, 'png', desk.turned, prefs.get('theme')),
  });

const drawnFrom = () =>
  fromPanel(/** @type {import('./analysis/from.js').From} */ (desk.from), desk.book.sheet, {
    choose: (change) => desk.chooseFrom(change),
    go: () => void desk.playFrom(),
    leave: () => desk.leave(),
    over: desk.over,
  });

/** @param {string} what @param {string} text */
async function copied(what, text) {
  const done = await copy(text);
  if (desk.papers) Object.assign(desk.papers, done ? { copied: what, said: '' } : { said: text });
  draw();
}

void start();
