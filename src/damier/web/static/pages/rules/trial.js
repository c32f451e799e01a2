/**
 * A position to try: do what the article asks, or try what is refused and be told why.
 *
 *     const trial = new Trial(book, data, changed);   // data: one of an article's trials
 */

/**
 * @typedef {{fen: string, colour: string, ask: string, move: string, question: string | null, refused: string | null}} TrialData
 * @typedef {import('../study/book.js').Book} Book
 * @typedef {import('../study/book.js').Position} Position
 * @typedef {import('../study/book.js').Refusal} Refusal
 * @typedef {'ask' | 'done' | 'other' | 'refused'} Stage
 */

export class Trial {
  /** @type {Position | null} */ position = null;
  /** @type {{path: number[], captured: number[]} | null} */ last = null;
  /** @type {Refusal | null} */ refusal = null;
  /** @type {string[]} */ counters = [];
  /** @type {Stage} */ stage = 'ask';

  /** @param {Book} book @param {TrialData} data @param {() => void} changed */
  constructor(book, data, changed) {
    this.book = book;
    this.data = data;
    this.changed = changed;
    void this.again();
  }

  /** Set the pieces up again. */
  async again() {
    this.position = await this.book.look(this.data.fen);
    Object.assign(this, { last: null, refusal: null, stage: 'ask', counters: [] });
    this.changed();
  }

  /** Somebody tried a move. @param {number[] | string} attempt */
  async attempt(attempt) {
    if (this.stage === 'done' || this.stage === 'other') return;
    this.refusal = await this.book.why(this.data.fen, attempt);
    if (this.refusal) this.stage = 'refused';
    else await this.#made(attempt);
    this.changed();
  }

  /** @param {number[] | string} attempt */
  async #made(attempt) {
    const { move, position, counters } = await this.book.play(this.data.fen, attempt);
    this.last = move;
    this.position = position;
    this.counters = counters;
    this.stage = move.long === this.data.move ? 'done' : 'other';
  }

  tryRefused() {
    if (this.data.refused) return this.attempt(this.data.refused);
  }

  /** Show how it is done. */
  async show() {
    await this.again();
    await this.attempt(this.data.move);
  }
}
