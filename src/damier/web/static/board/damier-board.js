/** @import {Last, Move, Point, Side} from './types.js' @import {Deed} from './hand.js' @import {PropertyValues} from '../vendor/lit.js' */
import { legTime, Walk } from './animation.js';
import { DrawnBoard } from './drawn-board.js';
import { sideOf } from './hand.js';
import { Keys } from './keys.js';
import { Pointer } from './pointer.js';
import { make } from './svg.js';

/** What a click makes of a square while editing. @type {Record<string, string>} */
const NEXT_WHITE = { '.': 'w', w: 'W', W: '.' };
/** @type {Record<string, string>} */
const NEXT_BLACK = { '.': 'b', b: 'B', B: '.' };
/** How long a move that was sent may wait for its answer before the piece goes back, in milliseconds. */
const PATIENCE = 8000;

/**
 * `<damier-board>`: a draughts board to look at and to play on. It knows no rules: it is given whole moves and
 * tells which one was meant, or which path was tried.
 *
 * @fires board-move {path, move} a move was made; `move` is null when it was none of `moves`
 * @fires board-touch {square} a piece was picked up
 * @fires board-choice {moves} several captures share their ends: choose one; empty when settled
 * @fires board-premove {path} a move in advance, or none when it was taken back
 * @fires board-edit {square, piece} what the editor put on a square
 * @fires board-say {text} what the live region said
 */
export class DamierBoard extends DrawnBoard {
  keys = new Keys(this);
  /** @type {Walk | null} */
  walkNow = null;
  /** @type {{path: number[], captured: number[], walk: Promise<void>, timer: number} | null} a move waiting for its answer */
  sent = null;
  /** @type {Point | null} where the piece is being carried */
  carried = null;
  /** The piece touched since the position changed, or 0. */
  touched = 0;

  /** @override */
  createRenderRoot() {
    const root = super.createRenderRoot();
    if (this.table) new Pointer(this, this.table);
    this.squares?.addEventListener('keydown', (event) => this.keys.press(event));
    this.squares?.addEventListener('focusin', (event) => this.#focused(event));
    this.squares?.addEventListener('focusout', () => this.drawCursor());
    this.squares?.addEventListener('click', (event) => this.#clicked(event));
    return root;
  }

  /** Whether hands may touch the board at all. */
  get live() { return this.interactive !== 'none' && !this.print; }

  /** @override @param {PropertyValues<this>} changed */
  update(changed) {
    super.update(changed);
    if (!this.geo) return;
    if (changed.has('board') || changed.has('last')) this.#arrive(changed);
    if (changed.has('refusal') && this.refusal) this.#refused();
    if (['board', 'moves', 'interactive', 'free', 'premove'].some((name) => changed.has(/** @type {keyof DamierBoard} */ (name)))) this.#readHand();
    this.redraw();
    this.#playPlanned();
  }

  redraw() {
    if (!this.walkNow) this.#showHand();
    this.drawMarks();
    this.drawLabels();
    this.drawCursor();
  }

  // ---- what arrives from outside

  #readHand() {
    const { hand } = this;
    const turn = sideOf(this.board[(this.moves[0]?.path[0] ?? 0) - 1]);
    if (hand.board !== this.board || !sameMoves(hand.moves, this.moves)) {
      this.#close();
      hand.drop();
      this.touched = 0;
    }
    hand.board = this.board;
    hand.moves = this.moves;
    hand.side = this.#sideInHand(turn);
    if (hand.side === null) hand.mode = 'none';
    else if (turn === hand.side) hand.mode = this.free || this.interactive === 'any' ? 'free' : 'legal';
    else hand.mode = this.premove ? 'premove' : 'none';
    if (hand.mode === 'none') hand.drop();
  }

  /** Whose pieces may be picked up. @param {Side | null} turn @returns {Side | null} */
  #sideInHand(turn) {
    switch (this.interactive) {
      case 'white': case 'black': return this.interactive;
      case 'both': case 'any': return turn;
      default: return null;
    }
  }

  /** A new position: walk there when the last move leads to it. @param {PropertyValues<this>} changed */
  #arrive(changed) {
    const { sent, last } = this;
    const before = changed.get('board') ?? this.board;
    this.#settleSent();
    if (!last || last.path.length < 2 || before === this.board || before.length !== this.board.length) return this.#show();
    const earlier = unplayed(this.board, last, before);
    if (changed.has('last')) this.say(this.speech.moved(last, earlier[last.path[0] - 1]));
    if (sent && sameEnds(sent.path, last.path)) return void sent.walk.then(() => this.#settle());
    if (earlier !== before && !sent) return this.#show();
    this.walkNow?.stop();
    this.drawMen(earlier);
    void this.#walk(last.path, last.captured ?? []);
  }

  /** Show the board as it is, at once. */
  #show() {
    this.walkNow?.stop();
    this.walkNow = null;
    this.drawMen(this.board);
  }

  #settleSent() {
    if (this.sent) clearTimeout(this.sent.timer);
    this.sent = null;
  }

  /** @param {number[]} path @param {number[]} captured */
  async #walk(path, captured) {
    if (!this.geo) return;
    const walk = new Walk(this.geo, this.men);
    this.walkNow = walk;
    await walk.along(path[0], path, captured, legTime(this.motion));
    if (this.walkNow === walk) this.#settle();
  }

  /** The capture is over: what was taken goes, the board is what it is. */
  #settle() {
    this.walkNow = null;
    this.drawMen(this.board);
    this.redraw();
  }

  #refused() {
    const { refusal } = this;
    this.cancel();
    const first = refusal?.required?.[0];
    const names = first && this.speech.names([first.path[0]]);
    this.say(refusal?.text || (first ? this.texts('board-said-required', { square: names ?? '', count: first.captured?.length ?? 0 }) : this.texts('board-said-refused')));
  }

  #playPlanned() {
    const { planned: path } = this;
    if (!path.length || this.hand.mode === 'premove') return;
    this.planned = [];
    const fits = this.moves.filter((move) => move.path[0] === path[0] && move.path[move.path.length - 1] === path[path.length - 1]);
    this.drawMarks();
    if (this.hand.mode === 'legal' && fits.length === 1) this.commit(fits[0]);
    else if (this.hand.mode === 'free') this.perform({ kind: 'try', path });
  }

  // ---- what the hands do

  /** A click, a tap or Enter on a square. @param {number} square */
  press(square) {
    if (!square || !this.live || this.sent) return;
    this.#stand(square);
    if (this.interactive === 'edit') return this.edit(square, false);
    if (this.hand.mayPick(square)) this.touch(square);
    this.perform(this.hand.click(square));
  }

  /** @param {Deed} deed */
  perform(deed) {
    const { hand } = this;
    switch (deed.kind) {
      case 'pick': hand.steps = [deed.square]; this.refusal = null; break;
      case 'drop': this.#close(); hand.drop(); break;
      case 'back': hand.back(); break;
      case 'step': this.#step(deed.path); break;
      case 'choice': this.#ask(deed.moves); break;
      case 'play': return this.commit(deed.move);
      case 'try': return this.#send(deed.path, null);
      case 'premove': this.#plan(deed.path); break;
    }
    this.redraw();
    if (deed.kind === 'pick') this.say(this.speech.label(deed.square, hand, new Set(this.must)));
  }

  /** @param {number[]} path */
  #step(path) {
    const legs = path.slice(this.hand.steps.length - 1);
    const start = this.carried;
    this.hand.steps = path;
    void this.#legs(path, legs, start);
    this.say(this.texts('board-said-step', { square: this.speech.name(path[path.length - 1]) }));
  }

  /** @param {number[]} path @param {number[]} legs @param {Point | null} dragged */
  async #legs(path, legs, dragged) {
    if (!this.geo) return;
    const walk = new Walk(this.geo, this.men);
    this.walkNow = walk;
    await walk.along(path[0], legs, this.taken(path), dragged ? 0 : legTime(this.motion));
    if (this.walkNow !== walk) return;
    this.walkNow = null;
    this.redraw();
  }

  /** @param {Move[]} moves */
  #ask(moves) {
    if (!this.hand.steps.length) this.hand.steps = [moves[0].path[0]];
    this.hand.choice = moves;
    this.emit('board-choice', { moves });
    this.say(this.texts('board-said-choice', { count: moves.length }));
  }

  /** Take one of the numbered routes. @param {number} index @returns {boolean} */
  choose(index) {
    const move = (this.hand.choice.length ? this.hand.choice : this.routes)[index];
    if (!move) return false;
    this.emit('board-choice', { moves: [] });
    this.commit(move);
    return true;
  }

  /** Tell that a choice is no longer open. */
  #close() { if (this.hand.choice.length) this.emit('board-choice', { moves: [] }); }

  /** @param {number[]} path */
  #plan(path) {
    this.hand.drop();
    this.planned = path;
    this.emit('board-premove', { path });
    this.say(this.texts('board-said-premove', { from: this.speech.name(path[0]), to: this.speech.name(path[path.length - 1]) }));
  }

  /** Make a move that is one of `moves`. @param {Move} move */
  commit(move) { this.#send(move.path, move); }

  /** @param {number[]} path @param {Move | null} move */
  #send(path, move) {
    const walked = Math.max(this.hand.steps.length, 1);
    const captured = move?.captured ?? this.taken(path);
    const dragged = this.carried !== null;
    this.hand.drop();
    this.refusal = null;
    const walk = this.#sendWalk(path, path.slice(walked - 1), captured, dragged);
    const timer = window.setTimeout(() => this.cancel(), PATIENCE);
    this.sent = { path, captured, walk, timer };
    this.drawMarks({ ghosts: [], targets: [] });
    this.emit('board-move', { path, move });
  }

  /** @param {number[]} path @param {number[]} legs @param {number[]} captured @param {boolean} dragged */
  async #sendWalk(path, legs, captured, dragged) {
    if (!this.geo) return;
    const walk = new Walk(this.geo, this.men);
    this.walkNow = walk;
    await walk.along(path[0], legs, captured, dragged && legs.length < 3 ? 0 : legTime(this.motion));
  }

  /** Esc: one step back. @returns {boolean} whether there was something to take back */
  back() {
    if (this.planned.length) {
      this.planned = [];
      this.emit('board-premove', { path: [] });
    } else {
      const asked = this.hand.choice.length > 0;
      if (!this.hand.back()) return false;
      if (asked) this.emit('board-choice', { moves: [] });
    }
    this.redraw();
    this.say(this.texts('board-said-back'));
    return true;
  }

  /** Put everything back as it stands. */
  cancel() {
    const from = this.sent?.path;
    this.#settleSent();
    this.#close();
    this.hand.drop();
    this.carried = null;
    if (from && this.geo) void this.#slideBack(from);
    else this.redraw();
  }

  /** @param {number[]} path */
  async #slideBack(path) {
    if (!this.geo) return;
    this.walkNow?.stop();
    this.drawMen(this.board);
    const walk = new Walk(this.geo, this.men);
    this.walkNow = walk;
    await walk.slide(path[0], this.geo.centre(path[path.length - 1]), this.geo.centre(path[0]), legTime(this.motion));
    if (this.walkNow === walk) this.#settle();
  }

  /** Where the pieces are while one is in hand. */
  #showHand() {
    const { hand, geo } = this;
    if (!geo || this.sent) return;
    this.drawMen(this.board);
    if (!hand.steps.length) return;
    this.men.mark(hand.from, 'lifted', true);
    if (hand.halfWay) {
      this.men.put(hand.from, geo.centre(hand.here));
      for (const square of this.taken(hand.steps)) this.men.mark(square, 'ghost', true);
    }
    if (this.carried) this.men.put(hand.from, this.carried);
  }

  // ---- dragging

  /** @param {number} square */
  mayCarry(square) {
    if (!square || this.sent) return false;
    if (this.interactive === 'edit') return this.hand.piece(square) !== '.';
    return square === this.hand.here || (!this.hand.halfWay && this.hand.mayPick(square));
  }

  /** A piece was touched. @param {number} square */
  touch(square) {
    if (this.interactive === 'edit' || square === this.touched || this.hand.mode === 'premove' || this.hand.halfWay) return;
    this.touched = square;
    this.emit('board-touch', { square });
  }

  /** @param {number} square @returns {boolean} whether the piece came along */
  lift(square) {
    if (!this.mayCarry(square)) return false;
    if (square !== this.hand.here) this.hand.steps = [square];
    this.#close();
    this.hand.choice = [];
    this.refusal = null;
    this.carried = this.geo?.centre(square) ?? null;
    this.toggleAttribute('data-dragging', true);
    this.redraw();
    return true;
  }

  /** @param {Point} point */
  carry([x, y]) {
    this.carried = [x, y - 0.06];
    this.men.put(this.hand.from, this.carried);
    this.#light(this.geo?.under([x, y]) ?? 0);
  }

  /** @param {number} square where the piece was let go, 0 off the board @param {number} from */
  release(square, from) {
    this.toggleAttribute('data-dragging', false);
    this.#light(0);
    if (this.interactive === 'edit') this.#editDrop(square, from);
    else if (square && square !== from) this.perform(this.hand.go(square) ?? this.hand.elsewhere(square));
    this.carried = null;
    if (!this.sent && !this.walkNow) this.redraw();
  }

  /** @param {number} square */
  hover(square) {
    const hot = this.live && (this.interactive === 'edit' ? square > 0 : this.hand.meant.includes(square) || this.hand.mayPick(square));
    this.toggleAttribute('data-hot', hot);
    this.#light(hot && this.hand.targets.includes(square) ? square : 0);
  }

  #lit = 0;

  /** @param {number} square */
  #light(square) {
    if (square === this.#lit || !this.geo) return;
    this.#lit = square;
    if (!square) return this.hoverLayer?.replaceChildren();
    const [x, y] = this.geo.centre(square);
    this.hoverLayer?.replaceChildren(make('rect', { class: 'hover', x: x - 0.5, y: y - 0.5, width: 1, height: 1 }));
  }

  // ---- editing

  /** @param {number} square @param {boolean} other the other colour */
  edit(square, other) {
    if (!square) return;
    const piece = this.board[square - 1] ?? '.';
    this.put(square, this.brush && !other ? (piece === this.brush ? '.' : this.brush) : (other ? NEXT_BLACK : NEXT_WHITE)[piece] ?? (other ? 'b' : 'w'));
  }

  /** @param {number} square @param {string} piece */
  put(square, piece) { this.emit('board-edit', { square, piece }); }

  /** @param {number} square @param {number} from */
  #editDrop(square, from) {
    const piece = this.board[from - 1] ?? '.';
    this.hand.drop();
    if (square === from) return;
    this.put(from, '.');
    if (square) this.put(square, piece);
  }

  // ---- keyboard

  /** @param {string} key */
  walk(key) {
    if (!this.geo) return;
    this.#stand(this.geo.step(this.cursor, key));
    this.drawCursor();
  }

  /** The keyboard goes on from here. @param {number} square */
  #stand(square) {
    this.cursor = square;
    this.drawLabels();
    this.#button(square)?.focus({ preventScroll: true });
  }

  /** @param {number} square */
  #button(square) { return /** @type {HTMLElement | null | undefined} */ (this.squares?.querySelector(`[data-square="${square}"]`)); }

  /** @param {FocusEvent} event */
  #focused(event) {
    const square = event.target instanceof HTMLElement ? Number(event.target.dataset.square) : 0;
    if (square) this.cursor = square;
    this.drawLabels();
    this.drawCursor();
  }

  /** Screen readers click without a pointer. @param {MouseEvent} event */
  #clicked(event) {
    if (event.detail === 0 && event.target instanceof HTMLElement) this.press(Number(event.target.dataset.square));
  }

  /**
   * The move that was typed; `sure`: only when no other could still be meant.
   * @param {string[]} names @param {boolean} sure @returns {Move | null}
   */
  moveOf(names, sure) {
    if (names.length < 2 || !this.geo || this.hand.mode !== 'legal') return null;
    const path = names.map((name) => this.geo?.named(name) ?? 0);
    const fits = this.moves.filter((move) => sameRoad(move.path, path));
    if (fits.length !== 1) return null;
    const more = sure && this.moves.some((move) => move !== fits[0] && move.path[0] === path[0] && this.speech.name(move.path[move.path.length - 1]).startsWith(names[names.length - 1]));
    return more ? null : fits[0];
  }

  /** A typed move that is not the only one of its kind, or none at all. @param {string[]} names */
  tryText(names) {
    const path = names.map((name) => this.geo?.named(name) ?? 0);
    if (path.length < 2 || path.includes(0)) return this.say(this.texts('board-said-unread', { text: names.join('-') }));
    const fits = this.moves.filter((move) => sameRoad(move.path, path));
    this.hand.drop();
    if (this.hand.mode === 'premove') return this.perform({ kind: 'premove', path });
    if (this.hand.mode === 'none') return this.say(this.texts('board-said-wait'));
    if (this.hand.mode === 'legal' && fits.length > 1) this.perform({ kind: 'choice', moves: fits });
    else if (fits.length === 1) this.commit(fits[0]);
    else if (this.hand.mayPick(path[0])) this.#send(path, null);
    else this.emit('board-move', { path, move: null });
  }

  // ---- for the page

  /**
   * Walk a move on the board as it stands, then settle on `board`.
   * @param {Move} move
   */
  async play(move) {
    await this.updateComplete;
    await this.#walk(move.path, move.captured ?? []);
  }

  /** Make squares blink. @param {number[]} squares */
  flash(squares) {
    for (const square of squares) {
      const node = this.men.node(square);
      node?.classList.add('flash');
      node?.addEventListener('animationend', () => node.classList.remove('flash'), { once: true });
    }
  }

  /** @override @param {FocusOptions} [options] */
  focus(options) { this.#button(this.cursor)?.focus(options); }

  /** @param {string} type @param {object} detail */
  emit(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true })); }
}

/**
 * The board before its last move, as far as one can tell: `before` knows what the captured pieces were.
 * @param {string} board @param {Last} last @param {string} before
 */
function unplayed(board, { path, captured = [] }, before) {
  const squares = [...board];
  const [from, to] = [path[0] - 1, path[path.length - 1] - 1];
  const piece = before[from] === '.' ? board[to] : before[from];
  squares[to] = '.';
  for (const square of captured) squares[square - 1] = before[square - 1] === '.' ? (sideOf(piece) === 'white' ? 'b' : 'w') : before[square - 1];
  squares[from] = piece;
  return squares.join('');
}

/** The server repeats itself; a hand lets go only when something changed. @param {Move[]} a @param {Move[]} b */
const sameMoves = (a, b) => a === b || (a.length === b.length && a.every(({ path }, i) => path.join() === b[i].path.join()));

/** @param {number[]} a @param {number[]} b */
const sameEnds = (a, b) => a[0] === b[0] && a[a.length - 1] === b[b.length - 1];

/**
 * Whether a typed road is this path: its ends, or all its landings.
 * @param {number[]} path @param {number[]} typed
 */
function sameRoad(path, typed) {
  if (!sameEnds(path, typed)) return false;
  return typed.length === 2 || (typed.length === path.length && typed.every((square, i) => square === path[i]));
}

if (!customElements.get('damier-board')) customElements.define('damier-board', DamierBoard);
