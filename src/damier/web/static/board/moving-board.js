/**
 * @import {Last, Move, Point, Side} from './types.js'
 * @import {PropertyValues} from '../vendor/lit.js'
 */
import { legTime, Walk } from './animation.js';
import { DrawnBoard } from './drawn-board.js';
import { sideOf } from './hand.js';

/**
 * How long a move that was sent may wait for its answer before the piece goes back, in
 * milliseconds.
 */
const PATIENCE = 8000;

/**
 * A board on which pieces walk: moves that arrive, moves that are sent, and those that come back.
 */
export class MovingBoard extends DrawnBoard {
  /** @type {Walk | null} */
  walkNow = null;
  /**
   * @type {{path: number[], arrival: Promise<void>,
   *   timer: number} | null} a move waiting for its answer
   */
  sent = null;
  /**
   * What hands and keys did while a move was on its way. It is done once the answer is there, so
   * that it means the same however long that takes.
   * @type {(() => void)[]}
   */
  held = [];
  /** @type {{path: number[], move: Move | null} | null} a move that waits for `answer` */
  asked = null;
  /** @type {Point | null} where the piece is being carried */
  carried = null;
  /** The piece touched since the position changed, or 0. */
  touched = 0;

  /** Whether hands may touch the board at all. */
  get live() {
    return this.interactive !== 'none' && !this.print;
  }

  /** @override @param {PropertyValues<this>} changed */
  update(changed) {
    super.update(changed);
    if (!this.geo) return;
    if (changed.has('board') || changed.has('last')) this.#arrive(changed);
    if (changed.has('refusal') && this.refusal) this.#refused();
    if (
      ['board', 'moves', 'interactive', 'free', 'premove'].some((name) =>
        changed.has(/** @type {keyof MovingBoard} */ (name)),
      )
    )
      this.#readHand();
    this.redraw();
    this.#playPlanned();
    this.#doHeld();
  }

  /** Whether a move is on its way, or something waits for its answer. */
  get waits() {
    return this.sent !== null || this.held.length > 0;
  }

  #doHeld() {
    while (this.live && !this.sent && this.held.length) this.held.shift()?.();
  }

  redraw() {
    if (!this.walkNow) this.#showHand();
    this.drawMarks(this.#askedMarks());
    this.drawLabels();
    this.drawCursor();
  }

  // ---- what arrives from outside

  #readHand() {
    const { hand } = this;
    const turn = sideOf(this.board[(this.moves[0]?.path[0] ?? 0) - 1]);
    if (hand.board !== this.board || !sameMoves(hand.moves, this.moves)) {
      this.closeChoice();
      this.#settleAsked();
      hand.drop();
      this.touched = 0;
    }
    hand.board = this.board;
    hand.moves = this.moves;
    hand.side = this.#sideInHand(turn);
    if (hand.side === null) hand.mode = 'none';
    else if (turn === hand.side)
      hand.mode = this.free || this.interactive === 'any' ? 'free' : 'legal';
    else hand.mode = this.premove ? 'premove' : 'none';
    if (hand.mode === 'none') hand.drop();
  }

  /** Whose pieces may be picked up. @param {Side | null} turn @returns {Side | null} */
  #sideInHand(turn) {
    switch (this.interactive) {
      case 'white':
      case 'black':
        return this.interactive;
      case 'both':
      case 'any':
        return turn;
      default:
        return null;
    }
  }

  /**
   * A new position: walk there when the last move leads to it.
   * @param {PropertyValues<this>} changed
   */
  #arrive(changed) {
    const { sent, last } = this;
    const before = changed.get('board') ?? this.board;
    this.#settleSent();
    if (
      !last ||
      last.path.length < 2 ||
      before === this.board ||
      before.length !== this.board.length
    )
      return this.#showNow();
    const earlier = unplayed(this.board, last, before);
    if (changed.has('last')) this.say(this.speech.moved(last, earlier[last.path[0] - 1]));
    if (sent && sameEnds(sent.path, last.path)) return void this.#settleAfter(sent.arrival);
    if (earlier !== before && !sent) return this.#showNow();
    this.walkNow?.stop();
    this.drawMen(earlier);
    void this.#walkAlong(last.path, last.captured ?? []);
  }

  /** Show the board as it is, at once. */
  #showNow() {
    this.walkNow?.stop();
    this.walkNow = null;
    this.drawMen(this.board);
  }

  #settleSent() {
    if (this.sent) clearTimeout(this.sent.timer);
    this.sent = null;
  }

  /** @param {number[]} path @param {number[]} captured */
  async #walkAlong(path, captured) {
    if (!this.geo) return;
    const walk = new Walk(this.geo, this.men);
    this.walkNow = walk;
    await walk.along(path[0], path, captured, legTime(this.motion));
    if (this.walkNow === walk) this.#settle();
  }

  /** @param {Promise<void>} arrival of the piece that walks now */
  async #settleAfter(arrival) {
    const walk = this.walkNow;
    await arrival;
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
    this.say(
      refusal?.text ||
        (first
          ? this.texts('board-said-required', {
              square: names ?? '',
              count: first.captured?.length ?? 0,
            })
          : this.texts('board-said-refused')),
    );
  }

  #playPlanned() {
    const { planned: path } = this;
    if (!path.length || this.hand.mode === 'premove') return;
    this.planned = [];
    const fits = this.moves.filter((move) => sameEnds(move.path, path));
    this.drawMarks();
    if (this.hand.mode === 'legal' && fits.length === 1) this.commit(fits[0]);
    else if (this.hand.mode === 'free') this.send(path, null);
  }

  /** @param {number[]} path @param {number[]} legs @param {Point | null} dragged */
  async walkLegs(path, legs, dragged) {
    if (!this.geo) return;
    const walk = new Walk(this.geo, this.men);
    this.walkNow = walk;
    await walk.along(path[0], legs, this.taken(path), dragged ? 0 : legTime(this.motion));
    if (this.walkNow !== walk) return;
    this.walkNow = null;
    this.redraw();
  }

  /** A piece was touched. @param {number} square */
  touch(square) {
    if (
      this.interactive === 'edit' ||
      square === this.touched ||
      this.hand.mode === 'premove' ||
      this.hand.halfWay
    )
      return;
    this.touched = square;
    this.emit('board-touch', { square });
  }

  /** Tell that a choice is no longer open. */
  closeChoice() {
    if (this.hand.choice.length) this.emit('board-choice', { moves: [] });
  }

  /** Make a move that is one of `moves`. @param {Move} move */
  commit(move) {
    this.send(move.path, move);
  }

  /**
   * Tell that a move was made, or ask first. What no move is and only would be refused is not asked.
   * @param {number[]} path @param {Move | null} move
   */
  send(path, move) {
    if (this.confirm && (move || this.hand.mode === 'free')) this.#ask(path, move);
    else this.#tell(path, move);
  }

  /** @param {number[]} path @param {Move | null} move */
  #ask(path, move) {
    this.closeChoice();
    this.hand.drop();
    this.carried = null;
    this.refusal = null;
    this.asked = { path, move };
    this.redraw();
    this.emit('board-ask', { path, move });
    const [from, to] = [path[0], path[path.length - 1]].map((square) => this.speech.name(square));
    this.say(this.texts('board-said-ask', { from, to }));
  }

  /** Play the move that waits, or put it back. @param {boolean} yes @returns {boolean} whether one waited */
  answer(yes) {
    const { asked } = this;
    if (!asked) return false;
    this.#settleAsked();
    if (yes) this.#tell(asked.path, asked.move, 0);
    else {
      this.redraw();
      this.say(this.texts('board-said-back'));
    }
    return true;
  }

  #settleAsked() {
    if (!this.asked) return;
    this.asked = null;
    this.emit('board-ask', { path: [], move: null });
  }

  /** @param {number[]} path @param {Move | null} move @param {number} [time]  of a leg */
  #tell(path, move, time) {
    const legs = path.slice(Math.max(this.hand.steps.length, 1) - 1);
    const captured = move?.captured ?? this.taken(path);
    const dropped = this.carried !== null && legs.length < 3;
    this.closeChoice();
    this.hand.drop();
    this.refusal = null;
    const arrival = this.#sendWalk(
      path,
      legs,
      captured,
      time ?? (dropped ? 0 : legTime(this.motion)),
    );
    this.sent = { path, arrival, timer: window.setTimeout(() => this.cancel(), PATIENCE) };
    this.drawMarks({ ghosts: [], targets: [] });
    this.emit('board-move', { path, move });
  }

  /**
   * @param {number[]} path
   * @param {number[]} legs
   * @param {number[]} captured
   * @param {number} time
   */
  async #sendWalk(path, legs, captured, time) {
    if (!this.geo) return;
    const walk = new Walk(this.geo, this.men);
    this.walkNow = walk;
    await walk.along(path[0], legs, captured, time);
  }

  /** Put everything back as it stands. */
  cancel() {
    const from = this.sent?.path;
    this.#settleSent();
    this.held = [];
    this.closeChoice();
    this.#settleAsked();
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
    await walk.slide(
      path[0],
      this.geo.centre(path[path.length - 1]),
      this.geo.centre(path[0]),
      legTime(this.motion),
    );
    if (this.walkNow === walk) this.#settle();
  }

  /** Where the pieces are while one is in hand. */
  #showHand() {
    const { hand, geo } = this;
    if (!geo || this.sent) return;
    this.drawMen(this.board);
    if (this.asked) this.#showAsked(this.asked);
    if (!hand.steps.length) return;
    this.men.mark(hand.from, 'lifted', true);
    if (hand.halfWay) {
      this.men.put(hand.from, geo.centre(hand.here));
      for (const square of this.taken(hand.steps)) this.men.mark(square, 'ghost', true);
    }
    if (this.carried) this.men.put(hand.from, this.carried);
  }

  /** What is marked while a move waits: the way it goes. */
  #askedMarks() {
    if (!this.asked) return {};
    const { path, move } = this.asked;
    const ghosts = move?.captured ?? this.taken(path);
    return { must: [], walked: path, inHand: path[path.length - 1], ghosts };
  }

  /**
   * A move that waits: the piece stands lifted where it would go.
   * @param {{path: number[], move: Move | null}} asked
   */
  #showAsked({ path, move }) {
    if (!this.geo) return;
    this.men.mark(path[0], 'lifted', true);
    this.men.put(path[0], this.geo.centre(path[path.length - 1]));
    for (const square of move?.captured ?? this.taken(path)) this.men.mark(square, 'ghost', true);
  }

  /**
   * Walk a move on the board as it stands, then settle on `board`.
   * @param {Move} move
   */
  async play(move) {
    await this.updateComplete;
    await this.#walkAlong(move.path, move.captured ?? []);
  }

  /** @param {string} type @param {object} detail */
  emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

/**
 * The board before its last move, as far as one can tell: `before` knows what the captured pieces
 * were.
 * @param {string} board @param {Last} last @param {string} before
 */
function unplayed(board, { path, captured = [] }, before) {
  const squares = [...board];
  const [from, to] = [path[0] - 1, path[path.length - 1] - 1];
  const piece = before[from] === '.' ? board[to] : before[from];
  squares[to] = '.';
  for (const square of captured)
    squares[square - 1] =
      before[square - 1] === '.' ? (sideOf(piece) === 'white' ? 'b' : 'w') : before[square - 1];
  squares[from] = piece;
  return squares.join('');
}

/**
 * The server repeats itself; a hand lets go only when something changed.
 * @param {Move[]} a
 * @param {Move[]} b
 */
const sameMoves = (a, b) =>
  a === b || (a.length === b.length && a.every(({ path }, i) => path.join() === b[i].path.join()));

/** @param {number[]} a @param {number[]} b */
export const sameEnds = (a, b) => a[0] === b[0] && a[a.length - 1] === b[b.length - 1];
