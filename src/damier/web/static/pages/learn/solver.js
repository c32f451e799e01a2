/**
 * A puzzle being solved: what stands on the board, what was tried and what came of it.
 *
 *     const solver = new Solver(book, changed);
 *     await solver.load(puzzle);          // as the server sends it
 *     await solver.attempt(detail);       // a move made on the board
 */
import { get, post } from '../../app/api.js';
import { motion } from '../../app/look.js';
import { applied } from './applied.js';

/**
 * @typedef {import('wire').PuzzleShape} Puzzle
 * @typedef {import('wire').WrittenMove} Move
 * @typedef {import('../study/book.js').Book} Book
 * @typedef {import('../study/book.js').Refusal} Refusal
 * @typedef {'wait' | 'ask' | 'wrong' | 'solved' | 'shown'} Stage
 * @typedef {'solved' | 'helped' | 'missed' | 'mended'} Outcome
 */

const PAUSE = 700; // milliseconds from one move that is shown to the next
const HINTS = 3;
/** The same list as long as there is nothing in it: the board lets go of a piece when lists change. */
const NONE = /** @type {any[]} */ ([]);

export class Solver {
  /** @type {Puzzle | null} */ puzzle = null;
  /** @type {Stage} */ stage = 'wait';
  board = '';
  /** @type {Move[]} */ moves = NONE;
  /** @type {readonly number[][]} */ ways = NONE;
  /** @type {number[]} */ must = NONE;
  /** @type {{path: number[], captured: readonly number[]} | null} */ last = null;
  /** @type {Refusal | null} */ refusal = null;
  /** The solver's moves and the replies so far. @type {Move[]} */ played = [];
  /** The wrong move and what follows it, or the solution. @type {Move[]} */ line = [];
  /** Why the last move was wrong. */ why = '';
  /** How many hints were given for this turn. */ hint = 0;
  /** What the last one shows. @type {{squares: number[], route: Move | null}} */
  shown = { squares: NONE, route: null };
  /** What comes of it: nothing yet, or how it went. @type {Outcome | null} */ outcome = null;
  /** Whether the last answer did not come. */ lost = false;
  #helped = false;
  #fen = '';
  #run = 0;

  /**
   * @param {Book} book
   * @param {() => void} changed
   * @param {(outcome: Outcome) => void} told  how it went, once a puzzle, and if it was mended
   */
  constructor(book, changed, told = () => {}) {
    Object.assign(this, { book, changed, told });
    /** @type {Book} */ this.book = book;
    /** @type {() => void} */ this.changed = changed;
    /** @type {(outcome: Outcome) => void} */ this.told = told;
  }

  get place() {
    const { id, position } = /** @type {Puzzle} */ (this.puzzle);
    return `/api/puzzles/${encodeURIComponent(position.sheet)}/${id}`;
  }

  /** @param {Puzzle} puzzle */
  load(puzzle) {
    this.#run += 1;
    Object.assign(this, { puzzle, outcome: null, played: [], lost: false });
    this.#helped = false;
    this.#ready(puzzle.position, null);
  }

  /** Whether the board may be played on. */
  get open() {
    return this.stage === 'ask';
  }

  /**
   * @param {Puzzle['position']} position
   * @param {Move | null} last
   */
  #ready(position, last) {
    this.#fen = position.fen;
    Object.assign(this, {
      stage: 'ask',
      board: position.board,
      moves: position.moves,
      ways: position.ways,
      must: position.must,
      last,
      refusal: null,
      line: [],
      why: '',
      hint: 0,
      shown: { squares: NONE, route: null },
    });
    this.changed();
  }

  /** Somebody made a move. @param {{path: number[], move: Move | null}} tried */
  async attempt({ path, move }) {
    if (!this.open) return;
    this.lost = false;
    try {
      if (move) await this.#answer(move);
      else await this.#refused(path);
    } catch {
      this.lost = true;
      this.stage = 'ask';
      this.changed();
    }
  }

  /** @param {number[]} path */
  async #refused(path) {
    this.refusal = await this.book.why(this.#fen, path);
    this.changed();
  }

  /** @param {Move} move */
  async #answer(move) {
    const run = this.#run;
    const moves = [...this.played, move].map((each) => each.text);
    /** @type {import('wire').AnswerShape} */
    const found = await post(`${this.place}/answer`, { moves });
    if (run !== this.#run) return;
    this.refusal = null;
    if (!found.right) return this.#wrong(move, found);
    this.#show(move);
    this.played = [...this.played, move];
    if (found.solved) return this.#solved();
    this.stage = 'wait';
    this.changed();
    if (!(await this.#rest(run))) return;
    const reply = /** @type {Move} */ (found.reply);
    this.played = [...this.played, reply];
    this.#ready(found.position, reply);
  }

  /** @param {Move} move @param {import('wire').AnswerShape} found */
  async #wrong(move, found) {
    const run = this.#run;
    this.#tell('missed');
    this.stage = 'wait';
    this.line = [move];
    for (const each of [move, ...found.refutation]) {
      if (each !== move) {
        if (!(await this.#rest(run))) return;
        this.line = [...this.line, each];
      }
      this.#show(each);
      this.changed();
    }
    this.why = found.why;
    this.stage = 'wrong';
    this.changed();
  }

  async #solved() {
    this.#tell(this.#helped ? 'helped' : 'solved');
    this.stage = 'solved';
    this.line = this.played;
    this.changed();
  }

  /**
   * How it went is told once; what comes later is practice, unless it mends what was not.
   * @param {Outcome} how
   */
  #tell(how) {
    const before = this.outcome;
    const mends = how === 'solved' && (before === 'missed' || before === 'helped');
    if (before && !mends) return;
    const outcome = mends ? 'mended' : how;
    this.outcome = outcome;
    this.told(outcome);
  }

  /** @param {Move} move */
  #show(move) {
    this.board = applied(this.board, /** @type {any} */ (move));
    this.last = /** @type {any} */ (move);
    this.moves = NONE;
    this.must = NONE;
  }

  /** Let a move be seen; false when another puzzle has come meanwhile. @param {number} run */
  async #rest(run) {
    const still = motion() === false || matchMedia('(prefers-reduced-motion: reduce)').matches;
    await new Promise((done) => setTimeout(done, still ? PAUSE / 3 : PAUSE));
    return run === this.#run;
  }

  /** The turn at which it went wrong, once more. */
  async again() {
    const { played, puzzle } = this;
    if (!puzzle) return;
    this.#run += 1;
    const start = puzzle.position;
    if (!played.length || this.stage === 'solved' || this.stage === 'shown') {
      this.played = [];
      if (this.stage !== 'wrong') this.#helped = false;
      return this.#ready(start, null);
    }
    const position = await this.book.look(this.#fen);
    this.#ready(position, played[played.length - 1]);
  }

  /** The next of three hints: the piece, its first jump, the route. */
  async help() {
    if (!this.open || this.hint >= HINTS) return;
    const run = this.#run;
    const moves = this.played.map((each) => each.text);
    try {
      const found = await post(`${this.place}/hint`, { moves, step: this.hint + 1 });
      if (run !== this.#run) return;
      this.#helped = true;
      Object.assign(this, { hint: this.hint + 1, shown: found, lost: false });
    } catch {
      this.lost = true;
    }
    this.changed();
  }

  /** The whole solution, played on the board. */
  async show() {
    const { puzzle } = this;
    if (!puzzle) return;
    this.#run += 1;
    const run = this.#run;
    /** @type {import('wire').SolutionShape} */
    const found = await get(`${this.place}/solution`);
    if (run !== this.#run) return;
    this.#tell('missed');
    this.#ready(puzzle.position, null);
    this.stage = 'wait';
    this.changed();
    for (const move of found.moves) {
      if (!(await this.#rest(run))) return;
      this.line = [...this.line, move];
      this.#show(move);
      this.changed();
    }
    this.played = [];
    this.stage = 'shown';
    this.changed();
  }
}
