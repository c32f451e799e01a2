/** A position that is being set up: pieces put down, checked by the server as they change. */
import { t } from '../../app/i18n.js';
import { fenOf, put } from './editor.js';

/**
 * @typedef {import('./editor.js').Draft} Draft
 * @typedef {import('../study/book.js').Book} Book
 */

const PAUSE = 250;

export class Drafting {
  /** @type {Draft | null} */ draft = null;
  #typed = 0;

  /** @param {() => Book} book  the rules that are in force @param {() => void} changed */
  constructor(book, changed) {
    this.book = book;
    this.changed = changed;
  }

  /** @param {{board: string, turn: string}} from */
  begin({ board, turn }) {
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
    if (this.draft) this.#change({ board: put(this.draft.board, square, piece) });
  }

  /** @param {Partial<Draft>} change */
  #change(change) {
    const draft = Object.assign(/** @type {Draft} */ (this.draft), change);
    draft.fen = fenOf(draft.board, draft.turn);
    void this.#check(draft.fen);
  }

  /** @param {'white' | 'black'} turn */
  setTurn(turn) {
    this.#change({ turn });
  }

  /** @param {string} brush  the piece that a click puts down; nothing for each in turn */
  setBrush(brush) {
    if (this.draft) this.draft.brush = brush;
    this.changed();
  }

  clear() {
    this.#change({ board: '.'.repeat(this.draft?.board.length ?? 0) });
  }

  async setStart() {
    const start = await this.book().look('');
    this.#change({ board: start.board, turn: start.turn });
  }

  /** A FEN is being typed: show its pieces, or say what is unclear. @param {string} fen */
  typeFen(fen) {
    if (!this.draft) return;
    this.draft.fen = fen;
    clearTimeout(this.#typed);
    this.#typed = window.setTimeout(() => void this.#check(fen, true), PAUSE);
  }

  /** @param {string} fen @param {boolean} [typed] */
  async #check(fen, typed = false) {
    const { draft } = this;
    if (!draft) return;
    this.changed();
    const checked = await this.book()
      .look(fen)
      .then(
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
}
