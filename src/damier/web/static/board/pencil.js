/** @import {DamierBoard} from './damier-board.js' @import {Arrow, Mark} from './types.js' */

/**
 * Arrows and rings drawn by hand: with the other mouse button wherever the board is `drawable`,
 * with any hand while it is `interactive="draw"`. Two squares are an arrow, the same one twice is
 * a ring. The board keeps none of them: it tells what was drawn.
 */
export class Pencil {
  /** Where a stroke began, or 0. */
  from = 0;
  /** Where it would end now, or 0. */
  to = 0;
  ink = 'green';

  /** @param {DamierBoard} board */
  constructor(board) {
    this.board = board;
  }

  /** What is being drawn now. @returns {Arrow[]} */
  get arrows() {
    return this.to && this.to !== this.from
      ? [{ path: [this.from, this.to], kind: `drawn ${this.ink}` }]
      : [];
  }

  /** @returns {Mark[]} */
  get marks() {
    return this.from ? [{ square: this.from, kind: 'square' }] : [];
  }

  /**
   * A stroke begins under a pointer. @param {number} square @param {{shiftKey: boolean, altKey:
   *   boolean}} keys
   */
  begin(square, keys) {
    this.from = this.to = square;
    this.ink = inkOf(keys);
    this.board.drawMarks();
  }

  /** @param {number} square */
  lead(square) {
    if (!this.from || square === this.to) return;
    this.to = square;
    this.board.drawMarks();
  }

  /** The pointer has left the board, or the stroke ends here. @param {number} square */
  end(square) {
    const { from } = this;
    this.lift();
    if (from && square) this.#draw(from, square);
  }

  /** A tap, or Enter: the first square, then the second. @param {number} square */
  press(square) {
    const { from } = this;
    if (from) return this.end(square);
    this.from = square;
    this.ink = 'green';
    this.board.drawMarks();
    this.board.say(this.board.texts('board-said-draw', { square: this.board.speech.name(square) }));
  }

  /** Draw nothing of what was begun. @returns {boolean} whether something was */
  lift() {
    const begun = this.from > 0;
    this.drop();
    if (begun) this.board.drawMarks();
    return begun;
  }

  drop() {
    this.from = this.to = 0;
  }

  /** @param {number} from @param {number} to */
  #draw(from, to) {
    this.board.emit('board-draw', { from, to, ink: this.ink });
  }
}

/** @param {{shiftKey: boolean, altKey: boolean}} keys */
const inkOf = ({ shiftKey, altKey }) =>
  shiftKey && altKey ? 'yellow' : shiftKey ? 'red' : altKey ? 'blue' : 'green';
