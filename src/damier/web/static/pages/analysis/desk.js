/**
 * The state of the analysis page and everything that can be done with it; `changed` draws it.
 */
import { lines, post, send } from '../../app/api.js';
import { t } from '../../app/i18n.js';
import { prefs } from '../../app/prefs.js';
import { keepTokens } from '../../app/seats.js';
import { remembered } from '../start/wish.js';
import { Book } from '../study/book.js';
import { download } from '../study/link.js';
import { addressOf } from './address.js';
import { fenOf, put } from './editor.js';
import { EngineLine } from './engine.js';
import { toggle } from './signs.js';
import { Tree } from './tree.js';

/**
 * @typedef {import('./tree.js').Node} Node
 * @typedef {import('../study/book.js').Move} Move
 * @typedef {import('../study/book.js').Position} Position
 * @typedef {import('../study/book.js').Refusal} Refusal
 * @typedef {import('./lines.js').Found} Found
 * @typedef {import('./editor.js').Draft} Draft
 * @typedef {import('./papers.js').Papers} Papers
 * @typedef {import('./papers.js').GameRead} GameRead
 */

const SECONDS = 45;

export class Desk {
  /** @type {Position | null} */ position = null;
  /** @type {Found | null} */ found = null;
  /** @type {Refusal | null} */ refusal = null;
  /** @type {Draft | null} */ draft = null;
  /** @type {Papers | null} */ papers = null;
  /** @type {import('./from.js').From | null} */ from = null;
  /** @type {{done: number, all: number} | null} */ judging = null;
  /** @type {AbortController | null} */ #judge = null;
  thinking = true;
  lines = 3;
  turned = false;
  /** What was wrong with what was asked for last; it stands until something else is shown. */
  said = '';
  /** What is wrong with the engine, until its next line. */
  fault = '';
  #typed = 0;

  /** @param {Book} book @param {() => void} changed */
  constructor(book, changed) {
    this.book = book;
    this.changed = changed;
    this.tree = new Tree('');
    this.now = this.tree.root;
    this.engine = new EngineLine({
      heard: (message) => this.#heard(message),
      lost: (code) => this.#lost(code),
    });
  }

  // ---- where we are

  /** Begin with a position; throws with words if it is none. @param {string} fen */
  async set(fen) {
    const position = await this.book.look(fen);
    this.tree = new Tree(position.fen, position.board, position.turn);
    await this.go(this.tree.root);
  }

  /** Begin with a game. @param {import('./tree.js').GameData} game */
  async open(game) {
    this.tree = Tree.read(game);
    const start = await this.book.look(game.start_fen);
    Object.assign(this.tree.root, { board: start.board, turn: start.turn });
    await this.go(this.tree.root);
  }

  /** Show a node. @param {Node} node */
  async go(node) {
    if (!node.playable) return;
    this.now = node;
    this.refusal = null;
    this.said = '';
    if (this.found?.fen !== node.fen) this.found = null;
    this.changed();
    const position = await this.book.look(node.fen);
    if (this.now !== node) return;
    this.position = position;
    this.changed();
    this.think();
    history.replaceState(null, '', await addressOf(this.book.ref, node.fen));
  }

  /** @param {'first' | 'earlier' | 'later' | 'last'} where */
  step(where) {
    const { now, tree } = this;
    const next = {
      first: tree.root,
      earlier: now.parent ?? now,
      later: now.children[0] ?? now,
      last: tree.end(now),
    }[where];
    return this.go(next);
  }

  // ---- moves

  /** A move was made on the board. @param {number[]} path @param {Move | null} move */
  async play(path, move) {
    const from = this.now;
    if (!move) {
      this.refusal = await this.book.why(from.fen, path);
      return this.changed();
    }
    await this.follow([move], from);
  }

  /** Play a line into the tree and show its end. @param {Move[]} moves @param {Node} [from] */
  async follow(moves, from = this.now) {
    let node = from;
    for (const move of moves) {
      const made = await this.book.play(node.fen, move.path);
      node = this.tree.add(node, made.move, made.position);
    }
    await this.go(node);
  }

  /** @param {number} nag */
  sign(nag) {
    toggle(this.now, nag);
    this.changed();
  }

  /** @param {string} words */
  say(words) {
    this.now.said = words;
    this.changed();
  }

  promote() {
    this.tree.promote(this.now);
    this.changed();
  }

  remove() {
    return this.go(this.tree.remove(this.now));
  }

  // ---- the engine

  think() {
    const over = this.position?.outcome || !this.position?.moves.length;
    if (!this.thinking || this.draft || this.judging || over) return this.engine.stop();
    this.engine.ask({
      type: 'analyse',
      ...this.book.ref,
      fen: this.now.fen,
      lines: this.lines,
      seconds: SECONDS,
    });
  }

  /** @param {import('./engine.js').Message} message */
  #heard(message) {
    this.fault = '';
    if (message.type === 'lines')
      this.found = /** @type {any} */ ({ ...message, fen: this.now.fen });
    else this.fault = message.text ?? message.message ?? '';
    this.changed();
  }

  /** @param {string} code  why the server hung up; nothing if it did not */
  #lost(code) {
    if (!this.thinking) return;
    this.thinking = false;
    this.fault = code ? t(`server-${code}`) : t('analysis-lost');
    this.changed();
  }

  toggleThinking() {
    this.thinking = !this.thinking;
    this.fault = '';
    this.think();
    this.changed();
  }

  /** @param {number} lines */
  setLines(lines) {
    this.lines = lines;
    this.think();
    this.changed();
  }

  /** Judge every move of the game; the tree gets signs, comments and better lines. */
  async judge() {
    const index = this.now.line.length;
    const game = this.tree.write();
    this.engine.stop();
    this.judging = { done: 0, all: game.line.length };
    this.#judge = new AbortController();
    this.changed();
    try {
      for await (const told of lines(
        '/api/games/annotate/stream',
        { ...this.book.ref, game },
        this.#judge.signal,
      )) {
        if (told.judgement) this.judging.done = told.judgement.index + 1;
        if (told.game) await this.#judged(told.game, index);
        this.changed();
      }
    } catch (problem) {
      if (!this.#judge.signal.aborted)
        this.said = /** @type {Error} */ (problem).message || t('analysis-lost');
    } finally {
      this.judging = null;
      this.think();
      this.changed();
    }
  }

  /** @param {import('./tree.js').GameData} game @param {number} index */
  async #judged(game, index) {
    const turn = this.tree.root.turn;
    const board = this.tree.root.board;
    this.tree = Tree.read(game);
    Object.assign(this.tree.root, { turn, board });
    this.judging = null;
    await this.go(index ? (this.tree.main[index - 1] ?? this.tree.root) : this.tree.root);
  }

  cancelJudging() {
    this.#judge?.abort();
  }

  // ---- setting up

  edit() {
    const { board, turn } = this.position ?? { board: '', turn: 'white' };
    this.papers = this.from = null;
    this.engine.stop();
    this.draft = {
      board,
      turn: /** @type {'white' | 'black'} */ (turn),
      said: '',
      fen: fenOf(board, turn),
      sound: true,
      squares: [],
      brush: '',
    };
    this.changed();
  }

  /** @param {number} square @param {string} piece */
  putPiece(square, piece) {
    if (this.draft) this.#redraft({ board: put(this.draft.board, square, piece) });
  }

  /** @param {Partial<Draft>} change */
  #redraft(change) {
    const draft = Object.assign(/** @type {Draft} */ (this.draft), change);
    draft.fen = fenOf(draft.board, draft.turn);
    this.#check(draft.fen);
  }

  /** @param {'white' | 'black'} turn */
  setTurn(turn) {
    this.#redraft({ turn });
  }

  /** @param {string} brush  the piece that a click puts down; nothing for each in turn */
  setBrush(brush) {
    if (this.draft) this.draft.brush = brush;
    this.changed();
  }

  clear() {
    this.#redraft({ board: '.'.repeat(this.draft?.board.length ?? 0) });
  }

  async setStart() {
    const start = await this.book.look('');
    this.#redraft({ board: start.board, turn: start.turn });
  }

  /** A FEN is being typed: show its pieces, or say what is unclear. @param {string} fen */
  typeFen(fen) {
    if (!this.draft) return;
    this.draft.fen = fen;
    clearTimeout(this.#typed);
    this.#typed = window.setTimeout(() => this.#check(fen, true), 250);
  }

  /** @param {string} fen @param {boolean} [typed] */
  async #check(fen, typed = false) {
    const { draft } = this;
    if (!draft) return;
    this.changed();
    const checked = await this.book.look(fen).then(
      (position) => ({ position, problem: null }),
      (problem) => ({ position: null, problem }),
    );
    if (this.draft !== draft || draft.fen !== fen) return;
    if (typed && checked.position)
      Object.assign(draft, { board: checked.position.board, turn: checked.position.turn });
    const sound = checked.position !== null && checked.position.moves.length > 0;
    const over = sound ? '' : t('edit-over', { text: checked.position?.outcome?.text ?? '' });
    const said = checked.problem ? checked.problem.message || t('analysis-lost') : over;
    Object.assign(draft, {
      said,
      sound: checked.position !== null,
      squares: checked.problem?.detail?.squares ?? [],
    });
    this.changed();
  }

  async useDraft() {
    const fen = this.draft?.fen ?? '';
    this.draft = null;
    await this.set(fen);
  }

  /** Play by other rules, from their start. @param {import('../study/book.js').Ref} ref */
  async changeRules(ref) {
    this.book = await Book.open(ref);
    await this.set('');
    if (this.draft) this.edit();
  }

  leave() {
    this.draft = this.papers = this.from = null;
    this.think();
    this.changed();
  }

  // ---- playing on

  /** Whether the game ends with the position that is shown. */
  get over() {
    const { position, now } = this;
    return position?.fen === now.fen && (position.outcome !== null || !position.moves.length);
  }

  openFrom() {
    const { level } = remembered([], prefs.get('last'));
    this.from = { level, colour: this.position?.turn ?? 'white', busy: false, said: '' };
    this.changed();
  }

  /** @param {Partial<import('./from.js').From>} change */
  chooseFrom(change) {
    if (this.from) Object.assign(this.from, change, { said: '' });
    this.changed();
  }

  /** Set up a table with the position that is shown, and go there. */
  async playFrom() {
    const from = /** @type {import('./from.js').From} */ (this.from);
    const { level, colour } = from;
    from.busy = true;
    this.changed();
    try {
      const made = await post('/api/tables', {
        ...this.book.ref,
        start_fen: this.now.fen,
        opponent: { kind: 'computer', level },
        colour,
        touch_move: false,
        name: prefs.get('name'),
      });
      keepTokens(made.table, { seat: made.seat_token, watch: made.watch_token });
      location.assign(`/t/${made.table}`);
    } catch (problem) {
      Object.assign(from, {
        busy: false,
        said: /** @type {Error} */ (problem).message || t('start-failed'),
      });
      this.changed();
    }
  }

  // ---- papers

  openPapers() {
    this.draft = this.from = null;
    this.papers = { said: '', games: [], more: false, busy: false, copied: '' };
    this.changed();
  }

  /** @param {string} pdn */
  readPdn(pdn) {
    return this.#read(() => post('/api/pdn/read', { ...this.book.ref, pdn }));
  }

  /** @param {File} file */
  upload(file) {
    const form = new FormData();
    form.set('file', file);
    for (const [name, value] of Object.entries(this.book.ref)) if (value) form.set(name, value);
    return this.#read(() => send('/api/pdn/upload', form));
  }

  /** @param {() => Promise<{games: GameRead[], more: boolean}>} ask */
  async #read(ask) {
    const papers = /** @type {Papers} */ (this.papers);
    Object.assign(papers, { busy: true, said: '' });
    this.changed();
    try {
      Object.assign(papers, await ask());
      if (papers.games.length === 1) await this.choose(papers.games[0]);
    } catch (problem) {
      papers.said = /** @type {Error} */ (problem).message || t('analysis-lost');
    }
    papers.busy = false;
    this.changed();
  }

  /** @param {GameRead} game */
  async choose(game) {
    const ref = game.sheet_toml
      ? { sheet_toml: game.sheet_toml }
      : game.sheet === this.book.sheet.id
        ? this.book.ref
        : { sheet: game.sheet };
    if (ref !== this.book.ref) this.book = await Book.open(ref);
    this.papers = null;
    await this.open(game.game);
    const problem = game.problems.find(({ severity }) => severity === 'error');
    const readings = new Set(game.problems.map(({ said }) => said).filter(Boolean));
    this.said = problem
      ? t('papers-problem', { line: problem.line, message: problem.message })
      : [...readings].slice(0, 3).join(' ');
    this.changed();
  }

  /** @returns {Promise<string>} */
  async pdn() {
    return (await post('/api/pdn/write', { ...this.book.ref, game: this.tree.write() })).pdn;
  }

  async savePdn() {
    download('damier.pdn', await this.pdn(), 'application/x-pdn');
  }
}
