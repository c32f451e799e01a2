/**
 * An ending being played out: what stands on the board, how far the goal is, and what was let go.
 *
 *     const drill = new DrillGame(book, changed);
 *     drill.load(position);            // as the server sends it
 *     await drill.attempt(detail);     // a move made on the board
 */
import { post } from '../../app/api.js';
import { motion } from '../../app/look.js';
import { applied } from '../learn/applied.js';

/**
 * @typedef {import('wire').DrillShape} Drill
 * @typedef {import('wire').WrittenMove} Move
 * @typedef {import('wire').DrillAnswerShape} Answer
 * @typedef {import('../study/book.js').Book} Book
 * @typedef {'wait' | 'ask' | 'let-go' | 'done' | 'shown'} Stage
 */

const PAUSE = 700; // milliseconds from one move that is shown to the next
/** The same list as long as there is nothing in it: the board lets go of a piece when lists change. */
const NONE = /** @type {any[]} */ ([]);

export class DrillGame {
  /** @type {Drill | null} */ drill = null;
  /** @type {Stage} */ stage = 'wait';
  board = '';
  /** @type {readonly Move[]} */ moves = NONE;
  /** @type {readonly number[]} */ must = NONE;
  /** @type {Move | null} */ last = null;
  /** @type {import('wire').RefusalShape | null} */ refusal = null;
  /** The learner's moves and the defence so far. @type {Move[]} */ played = [];
  /** What the last move came to. @type {Answer | null} */ answer = null;
  /** The shortest way, as far as it is shown. @type {Move[]} */ line = [];
  /** Whether the last answer did not come. */ lost = false;
  #fen = '';
  #run = 0;

  /** @param {Book} book @param {() => void} changed */
  constructor(book, changed) {
    this.book = book;
    this.changed = changed;
  }

  get place() {
    return `/api/endings/${encodeURIComponent(this.book.sheet.id)}`;
  }

  /** What the server has to know: where it began, and what was played since. */
  #asked(moves = this.played) {
    const { position, goal } = /** @type {Drill} */ (this.drill);
    return { fen: position.fen, goal, moves: moves.map((each) => each.text) };
  }

  /** @param {Drill} drill */
  load(drill) {
    this.#run += 1;
    Object.assign(this, { drill, played: [], answer: null, lost: false });
    this.#ready(drill.position, null);
  }

  get open() {
    return this.stage === 'ask';
  }

  /** @param {import('wire').PositionShape} position @param {Move | null} last */
  #ready(position, last) {
    this.#fen = position.fen;
    const { board, moves, must } = position;
    Object.assign(this, { stage: 'ask', board, moves, must, last, refusal: null, line: [] });
    this.changed();
  }

  /** Somebody made a move. @param {{path: number[], move: Move | null}} tried */
  async attempt({ path, move }) {
    if (!this.open) return;
    this.lost = false;
    try {
      if (move) await this.#judge(move);
      else {
        this.refusal = await this.book.why(this.#fen, path);
        this.changed();
      }
    } catch {
      this.lost = true;
      this.stage = 'ask';
      this.changed();
    }
  }

  /** @param {Move} move */
  async #judge(move) {
    const run = this.#run;
    /** @type {Answer} */
    const found = await post(`${this.place}/answer`, this.#asked([...this.played, move]));
    if (run !== this.#run) return;
    this.refusal = null;
    this.answer = found;
    this.#show(move);
    this.stage = 'wait';
    this.changed();
    if (found.reply) {
      if (!(await this.#rest(run))) return;
      this.#show(found.reply);
    }
    if (!found.kept) return this.#end('let-go');
    this.played = [...this.played, move, ...(found.reply ? [found.reply] : [])];
    if (found.done) return this.#end('done');
    this.#ready(found.position, found.reply);
  }

  /** @param {Stage} stage */
  #end(stage) {
    this.stage = stage;
    this.changed();
  }

  /** @param {Move} move */
  #show(move) {
    this.board = applied(this.board, /** @type {any} */ (move));
    Object.assign(this, { last: move, moves: NONE, must: NONE });
  }

  /** Let a move be seen; false when another position has come meanwhile. @param {number} run */
  async #rest(run) {
    const still = motion() === false || matchMedia('(prefers-reduced-motion: reduce)').matches;
    await new Promise((done) => setTimeout(done, still ? PAUSE / 3 : PAUSE));
    return run === this.#run;
  }

  /** Before the move that let it go, once more; or from the beginning. */
  async back() {
    const { drill, stage } = this;
    if (!drill) return;
    this.#run += 1;
    if (stage === 'done') this.played = [];
    this.answer = null;
    if (!this.played.length) return this.#ready(drill.position, null);
    this.#ready(await this.book.look(this.#fen), this.played[this.played.length - 1]);
  }

  /** The shortest way from before the move that let it go, played on the board. */
  async show() {
    if (!this.drill) return;
    this.#run += 1;
    const run = this.#run;
    /** @type {import('wire').WayShape} */
    const { moves } = await post(`${this.place}/way`, this.#asked());
    const position = await this.book.look(this.#fen);
    if (run !== this.#run) return;
    this.#ready(position, this.played[this.played.length - 1] ?? null);
    this.stage = 'wait';
    this.changed();
    for (const move of moves) {
      if (!(await this.#rest(run))) return;
      this.line = [...this.line, move];
      this.#show(move);
      this.changed();
    }
    this.#end('shown');
  }
}
