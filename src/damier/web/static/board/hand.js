/** @import {Move, Side} from './types.js' @import {Geometry} from './geometry.js' */

/**
 * What a click or a drop means.
 * @typedef {{kind: 'nothing'} | {kind: 'pick',
 *   square: number} | {kind: 'drop'} | {kind: 'back'} | {kind: 'step', path: number[]}
 *   | {kind: 'play', move: Move} | {kind: 'try', path: number[]} | {kind: 'choice', moves: Move[]}
 *   | {kind: 'premove', path: number[]}} Deed
 */

/** @type {Deed} */
const NOTHING = { kind: 'nothing' };

/** @param {string | undefined} piece @returns {Side | null} */
export const sideOf = (piece) =>
  !piece || piece === '.' ? null : piece.toLowerCase() === 'w' ? 'white' : 'black';

/**
 * The player's hand: which piece it holds, how far it has walked, and what a square would mean
 * next.
 * It knows only the moves it is given; it draws nothing.
 */
export class Hand {
  /** @type {number[]} the squares walked; the first is where the piece stood */
  steps = [];
  /** @type {Move[]} routes to choose from */
  choice = [];
  /** @type {Move[]} */
  moves = [];
  board = '';
  /** @type {"none" | "legal" | "free" | "premove"} */
  mode = 'none';
  /** @type {Side | null} whose pieces may be picked up */
  side = null;
  /** @type {Geometry | null} */
  geometry = null;

  get from() {
    return this.steps[0] ?? 0;
  }
  get here() {
    return this.steps[this.steps.length - 1] ?? 0;
  }
  /** Whether the piece stands in the middle of a capture. */
  get halfWay() {
    return this.steps.length > 1;
  }

  drop() {
    this.steps = [];
    this.choice = [];
  }

  /** @param {number} square */
  piece(square) {
    return this.board[square - 1] ?? '.';
  }

  /** @param {number} square */
  mayPick(square) {
    return this.mode !== 'none' && this.side !== null && sideOf(this.piece(square)) === this.side;
  }

  /** @param {number} square @returns {Move[]} */
  movesFrom(square) {
    return this.mode === 'legal' ? this.moves.filter((move) => move.path[0] === square) : [];
  }

  /** @returns {Move[]} the moves that go on from what has been walked */
  get candidates() {
    return this.moves.filter(
      (move) => startsWith(move.path, this.steps) && move.path.length > this.steps.length,
    );
  }

  /**
   * Whether any path goes: always at the table, and else once a capture was begun that is none of
   * the moves.
   */
  get trying() {
    return (
      this.mode === 'free' || (this.mode === 'legal' && this.halfWay && !this.candidates.length)
    );
  }

  /** Squares worth a mark: the next landings, and the ends. */
  get targets() {
    if (this.mode !== 'legal' || !this.steps.length) return [];
    return [
      ...new Set(
        this.candidates.flatMap((move) => [
          move.path[this.steps.length],
          move.path[move.path.length - 1],
        ]),
      ),
    ];
  }

  /** Squares a finger may have meant. */
  get meant() {
    const pickable = new Set(this.mode === 'legal' ? this.moves.map((move) => move.path[0]) : []);
    const own = [...pickable].filter((square) => this.mayPick(square));
    return this.steps.length ? [...this.targets, ...own] : own;
  }

  /**
   * A click on a square, or Enter.
   * @param {number} square @param {boolean} [alone] whether a touch is enough where only one move is meant
   * @returns {Deed}
   */
  click(square, alone = false) {
    if (!this.steps.length) return this.first(square, alone);
    if (square === this.here) return this.again();
    return this.go(square) ?? this.otherwise(square, alone);
  }

  /**
   * Nothing leads there: half a capture goes home, another piece is picked.
   * @param {number} square
   * @param {boolean} alone
   * @returns {Deed}
   */
  otherwise(square, alone) {
    if (!this.halfWay) return this.first(square, alone);
    if (square === this.from) return { kind: 'drop' };
    return this.piece(square) === '.' ? this.elsewhere(square) : NOTHING;
  }

  /** @param {number} square @param {boolean} alone @returns {Deed} */
  first(square, alone) {
    if (!this.mayPick(square))
      return this.steps.length ? this.elsewhere(square) : alone ? this.toEnd(square) : NOTHING;
    const moves = this.movesFrom(square);
    return alone && moves.length === 1
      ? { kind: 'play', move: moves[0] }
      : { kind: 'pick', square };
  }

  /**
   * Nothing in hand: an end square is enough where a capture is due and only one leads there.
   * @param {number} square @returns {Deed}
   */
  toEnd(square) {
    if (this.mode !== 'legal' || !this.side || !this.moves[0]?.captured?.length) return NOTHING;
    const moves = this.moves.filter(
      (move) => move.path[move.path.length - 1] === square && this.mayPick(move.path[0]),
    );
    const starts = new Set(moves.map((move) => move.path[0]));
    if (starts.size !== 1) return NOTHING;
    return moves.length === 1 ? { kind: 'play', move: moves[0] } : { kind: 'choice', moves };
  }

  /**
   * A square to which no move leads: try it, or go on with a capture that was begun.
   * @param {number} square
   * @returns {Deed}
   */
  elsewhere(square) {
    if (this.piece(square) !== '.') return { kind: 'drop' };
    const path = [...this.steps, square];
    if (this.mode === 'premove') return { kind: 'premove', path };
    return { kind: this.mayGoOn(path) ? 'step' : 'try', path };
  }

  /**
   * A second click on the piece in hand: put it down, a step back, or end a free capture here.
   * @returns {Deed}
   */
  again() {
    if (!this.halfWay) return { kind: 'drop' };
    return this.trying ? { kind: 'try', path: [...this.steps] } : { kind: 'back' };
  }

  /**
   * Where the piece in hand can go; null when nothing leads there.
   * @param {number} square @returns {Deed | null}
   */
  go(square) {
    if (this.mode === 'premove')
      return this.piece(square) === '.' ? { kind: 'premove', path: [this.from, square] } : null;
    if (this.trying) return this.goFreely(square);
    const next = this.candidates.filter((move) => move.path[this.steps.length] === square);
    const ends = this.candidates.filter((move) => move.path[move.path.length - 1] === square);
    const both = [...new Set([...next, ...ends])];
    if (!both.length) return null;
    if (both.length === 1)
      return ends.length
        ? { kind: 'play', move: both[0] }
        : { kind: 'step', path: [...this.steps, square] };
    const now = next.some((move) => move.path.length === this.steps.length + 1);
    return next.length && !now
      ? { kind: 'step', path: [...this.steps, square] }
      : { kind: 'choice', moves: both };
  }

  /** @param {number} square @returns {Deed | null} */
  goFreely(square) {
    if (square === this.from ? !this.leaps(this.here, square) : this.piece(square) !== '.')
      return null;
    const path = [...this.steps, square];
    return this.mayGoOn(path) ? { kind: 'step', path } : { kind: 'try', path };
  }

  /**
   * At the table any path may be tried. The hand waits when the piece has jumped and there is, along
   * the lines the board was given, something more to jump; whether it must or may is for others to
   * say.
   * @param {number[]} path
   */
  mayGoOn(path) {
    if (this.moves.some((move) => startsWith(move.path, path) && move.path.length > path.length))
      return true;
    const geometry = this.geometry;
    if (!geometry) return false;
    /** @type {Set<number>} */
    const taken = new Set();
    for (let i = 1; i < path.length; i++) {
      const jumped = this.leaps(path[i - 1], path[i]);
      if (!jumped) return false;
      taken.add(jumped);
    }
    const { lines = [], far = '' } = geometry.data;
    const flies = far.includes(this.piece(path[0]));
    return jumps(geometry, path[path.length - 1], { lines, flies }, (square) =>
      taken.has(square)
        ? 'wall'
        : square === path[0] || this.piece(square) === '.'
          ? 'free'
          : this.hostile(square)
            ? 'foe'
            : 'wall',
    );
  }

  /** The one foe between two squares, or 0. @param {number} from @param {number} to */
  leaps(from, to) {
    const jumped = this.geometry?.between(from, to).filter((square) => this.hostile(square)) ?? [];
    return jumped.length === 1 ? jumped[0] : 0;
  }

  /** @param {number} square */
  hostile(square) {
    const side = sideOf(this.piece(square));
    return side !== null && side !== this.side;
  }

  /**
   * Put half a capture back by one step.
   * @returns {boolean} whether there was something to put back
   */
  back() {
    if (this.choice.length) this.choice = [];
    else if (this.steps.length) this.steps = this.steps.slice(0, -1);
    else return false;
    return true;
  }
}

/** @param {number[]} path @param {number[]} start */
export const startsWith = (path, start) => start.every((square, i) => path[i] === square);

/**
 * Whether a foe with a free square behind it lies on a line from here.
 * @param {Geometry} geometry @param {number} from
 * @param {{lines: number[][], flies: boolean}} how  along which lines,
 *   and whether past free squares, too
 * @param {(square: number) => "free" | "foe" | "wall"} look
 */
function jumps(geometry, from, { lines, flies }, look) {
  const [row, column] = geometry.place(from);
  for (const [down, right] of lines) {
    for (let i = 1; ; i++) {
      const square = geometry.at(row + down * i, column + right * i);
      if (!square || look(square) === 'wall') break;
      if (look(square) === 'foe') {
        const behind = geometry.at(row + down * (i + 1), column + right * (i + 1));
        if (behind && look(behind) === 'free') return true;
        break;
      }
      if (!flies) break;
    }
  }
  return false;
}
