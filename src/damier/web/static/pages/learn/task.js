/**
 * An exercise of a lesson that one move does; with the same face as a `Solver`.
 *
 *     const task = new Task(book, exercise, changed);
 */
import { applied } from './applied.js';

/**
 * @typedef {import('wire').ExerciseShape} Exercise
 * @typedef {import('wire').WrittenMove} Move
 * @typedef {import('../study/book.js').Book} Book
 * @typedef {import('../study/book.js').Refusal} Refusal
 */

/** @type {any[]} */
const NONE = [];

export class Task {
  /** @type {'ask' | 'wrong' | 'solved' | 'shown'} */ stage = 'ask';
  board = '';
  /** @type {readonly Move[]} */ moves = NONE;
  /** @type {readonly number[][]} */ ways = NONE;
  /** @type {Move | null} */ last = null;
  /** @type {Refusal | null} */ refusal = null;
  why = '';
  lost = false;

  /** @param {Book} book @param {Exercise} exercise @param {() => void} changed */
  constructor(book, exercise, changed) {
    this.book = book;
    this.exercise = exercise;
    this.changed = changed;
    this.#setUp();
  }

  get open() {
    return this.stage === 'ask';
  }

  #setUp() {
    const { board, moves, ways } = this.exercise.position;
    Object.assign(this, { stage: 'ask', board, moves, ways, last: null });
    this.refusal = null;
    this.lost = false;
  }

  again() {
    this.#setUp();
    this.changed();
  }

  /** @param {{path: number[], move: Move | null}} tried */
  async attempt({ path, move }) {
    if (!this.open) return;
    this.lost = false;
    if (move) this.#made(move);
    else
      try {
        this.refusal = await this.book.why(this.exercise.position.fen, path);
      } catch {
        this.lost = true;
      }
    this.changed();
  }

  /** @param {Move} move @param {'solved' | 'shown'} [done] */
  #made(move, done = 'solved') {
    this.board = applied(this.board, /** @type {any} */ (move));
    this.last = move;
    this.moves = NONE;
    this.refusal = null;
    this.stage = this.exercise.solutions.includes(move.long) ? done : 'wrong';
  }

  show() {
    this.#setUp();
    const [wanted] = this.exercise.solutions;
    const move = this.moves.find(({ long }) => long === wanted);
    if (move) this.#made(move, 'shown');
    this.changed();
  }
}
