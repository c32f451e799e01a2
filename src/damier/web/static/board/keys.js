/** @import {DamierBoard} from './damier-board.js' */

const STEPS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
const SEPARATORS = /[-–x×:]/;

/**
 * The keyboard: arrows walk, Enter picks and plays, digits type a move or choose a route, Esc takes
 * back.
 */
export class Keys {
  typed = '';
  /**
   * A typed move is played as soon as it is clear; the Enter that many press after it means nothing
   * more.
   */
  ended = false;

  /** @param {DamierBoard} board */
  constructor(board) {
    this.board = board;
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    this.board.pointed = false;
    if (this.#mustWait(event)) this.board.held.push(() => this.press(event));
    if (this.#mustWait(event) || this.#handle(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
    this.board.showTyped(this.typed);
    this.board.drawCursor();
  }

  /**
   * Whether a move is on its way and this key plays on from it. The Enter that ended the move is
   * part of it, and Esc takes back what waits.
   * @param {KeyboardEvent} event
   */
  #mustWait({ key }) {
    const { board } = this;
    if (!board.sent || !board.live || board.interactive === 'draw') return false;
    if (STEPS.includes(key)) return board.held.length > 0;
    if (key === 'Enter') return !this.ended;
    return key === ' ' || key === 'Backspace' || (key.length === 1 && this.#writes(key));
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key meant something */
  #handle(event) {
    const { board } = this;
    const { key } = event;
    const { ended } = this;
    this.ended = false;
    if (STEPS.includes(key)) {
      this.typed = '';
      board.walk(key);
      return true;
    }
    if (key === 'Escape') return this.#escape();
    if (board.interactive === 'edit') return this.#edit(event);
    if (key === 'Enter' && board.answer(true)) return true;
    if (key === 'Enter' && ended) return true;
    if (key === 'Enter' || key === ' ') return this.#enter();
    if (key === 'Backspace' && this.typed) {
      this.typed = this.typed.slice(0, -1);
      return true;
    }
    if (/^[1-9]$/.test(key) && board.hand.choice.length) return board.choose(Number(key) - 1);
    return (
      board.live &&
      board.interactive !== 'draw' &&
      key.length === 1 &&
      this.#type(key.toLowerCase())
    );
  }

  #escape() {
    const had = this.typed !== '';
    this.typed = '';
    return had || this.board.back();
  }

  #enter() {
    if (this.typed) {
      const text = this.typed;
      this.typed = '';
      this.board.tryText(parts(text));
    } else {
      this.board.press(this.board.cursor);
    }
    return true;
  }

  /** @param {string} key */
  #type(key) {
    if (!this.#writes(key)) return false;
    this.typed += key;
    const move = this.board.moveOf(parts(this.typed), true);
    if (move) {
      this.typed = '';
      this.ended = true;
      this.board.commit(move);
    }
    return true;
  }

  /** Whether a key is part of a written move. @param {string} key */
  #writes(key) {
    return /\d/.test(key) || SEPARATORS.test(key) || this.#isFile(key.toLowerCase());
  }

  /** @param {string} key */
  #isFile(key) {
    return (
      /[a-z]/.test(key) &&
      (this.board.geometry?.algebraic?.some((name) => name.startsWith(key)) ?? false)
    );
  }

  /** @param {KeyboardEvent} event */
  #edit({ key, shiftKey }) {
    if (key === 'Enter' || key === ' ') this.board.edit(this.board.cursor, shiftKey);
    else if (key === 'Delete' || key === 'Backspace') this.board.put(this.board.cursor, '.');
    else if ('wWbB'.includes(key)) this.board.put(this.board.cursor, key);
    else return false;
    return true;
  }
}

/** @param {string} text "32-28" @returns {string[]} */
const parts = (text) => text.split(SEPARATORS).map((part) => part.replace(/^0+/, ''));
