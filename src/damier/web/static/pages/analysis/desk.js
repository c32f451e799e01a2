/**
 * The state of the analysis page and everything that can be done with it; `changed` draws it.
 */
import { lines } from '../../app/api.js';
import { t } from '../../app/i18n.js';
import { Book } from '../study/book.js';
import { Analyst } from './analyst.js';
import { Drafting } from './drafting.js';
import { draw, drawingOf, wipe } from './drawing.js';
import { Filing } from './filing.js';
import { Keeper } from './keeper.js';
import { Openings } from './openings.js';
import { Onward } from './onward.js';
import { toggle } from './signs.js';
import { Tree } from './tree.js';

/**
 * @typedef {import('./tree.js').Node} Node
 * @typedef {import('./tree.js').GameData} GameData
 * @typedef {import('../study/book.js').Move} Move
 * @typedef {import('../study/book.js').Position} Position
 * @typedef {import('../study/book.js').Refusal} Refusal
 * @typedef {import('./drawer.js').Kept} Kept
 */

export class Desk {
  /** Of the node that is shown, once it has come. @type {Position | null} */ position = null;
  /** @type {Refusal | null} */ refusal = null;
  /** @type {{done: number, all: number} | null} */ judging = null;
  /** @type {AbortController | null} */ #judge = null;
  turned = false;
  /** Whether hands draw on the board instead of moving pieces. */
  drawing = false;
  /** Whether there is anything on the desk yet. */
  laid = false;
  /** What was wrong with what was asked for last; it stands until something else is shown. */
  said = '';
  /** What was odd about a file, and what it was taken for; it stands as long. */
  noted = '';
  /** Counts what was asked to be laid on the desk: only the last of them is. */
  #wishes = 0;

  /** @param {Book} book @param {() => void} changed */
  constructor(book, changed) {
    this.book = book;
    this.changed = changed;
    this.tree = new Tree('');
    this.now = this.tree.root;
    this.analyst = new Analyst(changed);
    this.openings = new Openings(changed);
    this.drafting = new Drafting(() => this.book, changed);
    this.keeper = new Keeper(changed);
    this.filing = new Filing(this);
    this.onward = new Onward(this);
  }

  get draft() {
    return this.drafting.draft;
  }

  get papers() {
    return this.filing.papers;
  }

  get from() {
    return this.onward.from;
  }

  /** Whether the board's moves are those of the position that is shown. */
  get ready() {
    return this.position?.fen === this.now.fen;
  }

  // ---- what is on the desk

  /**
   * Begin with a position; throws with words if it is none.
   * @param {string} fen
   * @param {Book} [book]
   */
  async set(fen, book = this.book) {
    const wish = ++this.#wishes;
    const position = await book.look(fen);
    const tree = new Tree(position.fen, position.board, position.turn);
    if (wish === this.#wishes) this.#lay(book, tree, tree.root, position);
  }

  /**
   * Begin with a game.
   * @param {GameData} game
   * @param {Book} [book]
   * @param {number[]} [place]  of the move to show
   */
  async open(game, book = this.book, place = []) {
    const wish = ++this.#wishes;
    const tree = Tree.read(game);
    const start = await book.look(game.start_fen);
    Object.assign(tree.root, { board: start.board, turn: start.turn });
    const node = tree.at(place);
    const position = node === tree.root ? start : await book.look(node.fen);
    if (wish === this.#wishes) this.#lay(book, tree, node, position);
  }

  /**
   * Go on with what was kept; the server need not be there for it.
   * @param {Kept} kept
   * @param {boolean} [push]  whether Back leads to what was there before
   */
  async resume(kept, push = true) {
    const wish = ++this.#wishes;
    const book = this.book.isOf(kept.ref) ? this.book : await Book.open(kept.ref);
    if (wish !== this.#wishes) return;
    const tree = Tree.read(kept.game);
    Object.assign(tree.root, kept.start);
    this.turned = kept.turned;
    this.#lay(book, tree, tree.at(kept.place), null, kept, push);
    await this.go(this.now);
  }

  /**
   * Rules, game, board and moves change together: nothing of one may be drawn with another.
   * @param {Book} book
   * @param {Tree} tree
   * @param {Node} node
   * @param {Position | null} position
   * @param {Kept | null} [kept]
   * @param {boolean} [push]
   */
  #lay(book, tree, node, position, kept = null, push = true) {
    this.cancelJudging();
    this.analyst.forget();
    Object.assign(this, { book, tree, position, now: node, refusal: null, said: '' });
    this.noted = '';
    this.drafting.draft = null;
    this.filing.papers = this.onward.from = null;
    this.laid = true;
    this.keeper.begin(kept, push);
    this.#shown();
  }

  /** Tell everybody what is shown now. */
  #shown() {
    this.changed();
    this.think();
    void this.keeper.note(this);
  }

  /** Show a node. @param {Node} node */
  async go(node) {
    if (!node.playable) return;
    this.now = node;
    this.refusal = null;
    this.said = this.noted = '';
    if (this.analyst.found?.fen !== node.fen) this.analyst.forget();
    this.changed();
    void this.keeper.note(this); // whoever leaves before the server answers comes back to it
    const { book } = this;
    const position = await book.look(node.fen).catch((problem) => this.#tell(problem));
    if (this.now !== node || this.book !== book) return;
    if (position) this.position = position;
    this.#shown();
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

  turn() {
    this.turned = !this.turned;
    this.#shown();
  }

  /** Say above the lines what did not work. @param {unknown} problem @returns {null} */
  #tell(problem) {
    this.said = /** @type {Error} */ (problem).message || t('analysis-offline');
    this.changed();
    return null;
  }

  /** Something was changed by hand: it is worth keeping. */
  #touched() {
    this.keeper.own = true;
    this.changed();
    void this.keeper.note(this);
  }

  // ---- moves

  /**
   * A move was made on the board.
   * @param {number[]} path
   * @param {Move | null} move
   * @returns {Promise<boolean>} whether it was heard of; the piece goes back otherwise
   */
  async play(path, move) {
    const { now, book } = this;
    try {
      if (move) return await this.follow([move], now);
      const refusal = await book.why(now.fen, path);
      if (this.now === now && this.book === book) this.refusal = refusal;
      this.changed();
      return true;
    } catch (problem) {
      this.#tell(problem);
      return false;
    }
  }

  /**
   * Play a line into the tree and show its end.
   * @param {Move[]} moves
   * @param {Node} [from]
   * @returns {Promise<boolean>} whether it still belongs here
   */
  async follow(moves, from = this.now) {
    const { tree, book } = this;
    let node = from;
    for (const move of moves) {
      const made = await book.play(node.fen, move.path);
      if (this.tree !== tree) return false;
      node = tree.add(node, made.move, made.position);
    }
    this.keeper.own = true;
    await this.go(node);
    return true;
  }

  /** @param {Move[]} moves */
  async followLine(moves) {
    await this.follow(moves).catch((problem) => this.#tell(problem));
  }

  // ---- notes

  /** @param {number} nag */
  sign(nag) {
    toggle(this.now, nag);
    this.#touched();
  }

  /** @param {string} words */
  say(words) {
    this.now.said = words;
    this.#touched();
  }

  /** @param {'White' | 'Black'} side @param {string} name */
  nameSide(side, name) {
    this.tree.setTag(side, name.trim());
    this.#touched();
  }

  /** Draw an arrow or a ring, or take it away. @param {import('./drawing.js').Stroke} stroke */
  draw(stroke) {
    draw(this.now, this.book.sheet.geometry, stroke);
    this.#touched();
  }

  wipe() {
    wipe(this.now);
    this.#touched();
  }

  /** What is drawn on the position that is shown. */
  get drawn() {
    return drawingOf(this.now, this.book.sheet.geometry);
  }

  toggleDrawing() {
    this.drawing = !this.drawing;
    this.changed();
  }

  promote() {
    this.tree.promote(this.now);
    this.#touched();
  }

  remove() {
    this.keeper.own = true;
    return this.go(this.tree.remove(this.now));
  }

  // ---- the engine

  think() {
    const { position } = this;
    if (position && this.ready && !this.draft) this.openings.study(this.book, this.now.fen);
    const idle = this.draft || this.judging || !position || !this.ready;
    if (idle || position.outcome || !position.moves.length) return this.analyst.stop();
    this.analyst.study(this.book, this.now.fen);
  }

  toggleThinking() {
    this.analyst.thinking = !this.analyst.thinking;
    this.analyst.fault = '';
    this.think();
    this.changed();
  }

  /** @param {{lines?: number, threads?: number, tables?: boolean}} change */
  setEngine(change) {
    Object.assign(this.analyst, change);
    if (change.lines === undefined) this.analyst.found = null;
    this.think();
    this.changed();
  }

  /** Judge every move of the game; the tree gets signs, comments and better lines. */
  async judge() {
    const { tree } = this;
    const game = tree.write();
    const judge = new AbortController();
    this.#judge = judge;
    this.analyst.stop();
    this.judging = { done: 0, all: game.line.length };
    this.changed();
    try {
      const asked = { ...this.book.ref, game };
      for await (const told of lines('/api/games/annotate/stream', asked, judge.signal)) {
        if (told.judgement && this.judging) this.judging.done = told.judgement.index + 1;
        if (told.game && this.tree === tree) await this.#judged(told.game);
        this.changed();
      }
    } catch (problem) {
      if (!judge.signal.aborted)
        this.said = /** @type {Error} */ (problem).message || t('analysis-lost');
    }
    if (this.#judge !== judge) return;
    this.judging = null;
    this.think();
    this.changed();
  }

  /** @param {GameData} game */
  async #judged(game) {
    const { root } = this.tree;
    const { place } = this.now;
    this.tree = Tree.read(game);
    Object.assign(this.tree.root, { turn: root.turn, board: root.board });
    this.judging = null;
    this.keeper.own = true;
    await this.go(this.tree.at(place));
  }

  cancelJudging() {
    this.#judge?.abort();
  }

  // ---- setting up

  edit() {
    const { position, now, tree } = this;
    const shown = { board: now.board || tree.root.board, turn: now.turn || tree.root.turn };
    this.filing.papers = this.onward.from = null;
    this.analyst.stop();
    this.drafting.begin(this.ready && position ? position : shown);
  }

  async useDraft() {
    await this.set(this.draft?.fen ?? '').catch((problem) => {
      if (this.draft) this.draft.said = problem.message || t('analysis-lost');
      this.changed();
    });
  }

  /** Play by other rules, from their start. @param {import('../study/book.js').Ref} ref */
  async changeRules(ref) {
    const editing = this.draft !== null;
    try {
      await this.set('', await Book.open(ref));
      if (editing) this.edit();
    } catch (problem) {
      this.#tell(problem);
    }
  }

  leave() {
    this.drafting.draft = null;
    this.filing.papers = this.onward.from = null;
    this.think();
    this.changed();
  }

  // ---- playing on, and papers

  /** Whether the game ends with the position that is shown. */
  get over() {
    const { position } = this;
    return this.ready && (position?.outcome !== null || !position.moves.length);
  }

  openFrom() {
    this.onward.open(this.position?.turn ?? 'white');
  }

  openPapers() {
    this.drafting.draft = null;
    this.onward.from = null;
    this.filing.open();
  }
}
