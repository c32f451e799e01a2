/**
 * A position to try: do what the article asks, or try what is refused and be told why.
 *
 *     const trial = new Trial(book, data, changed);   // data: one of an article's trials
 */

/**
 * @typedef {import('wire').Trial} TrialData
 * @typedef {import('../study/book.js').Book} Book
 * @typedef {import('../study/book.js').Position} Position
 * @typedef {import('../study/book.js').Refusal} Refusal
 * @typedef {'ask' | 'done' | 'other' | 'refused'} Stage
 */

export class Trial {
  /** @type {Position | null} */ position = null;
  /** @type {{path: number[], captured: number[]} | null} */ last = null;
  /** @type {Refusal | null} */ refusal = null;
  /** What draw rules have counted. @type {string[]} */ counters = [];
  /** @type {import('../study/book.js').Outcome | null} */ outcome = null;
  /** @type {Stage} */ stage = 'ask';
  /** @type {string[]} */ #played = [];

  /** @param {Book} book @param {TrialData} data @param {() => void} changed */
  constructor(book, data, changed) {
    this.book = book;
    this.data = data;
    this.changed = changed;
    void this.again();
  }

  /** Whether this is about a draw rule that counts; its counter may begin at nothing. */
  get counts() {
    return this.data.counts;
  }

  /** Whether the board may be played on: until the deed is done, and on while a counter runs. */
  get open() {
    return this.stage === 'ask' || this.stage === 'refused' || (this.counts && !this.outcome);
  }

  /** Set the pieces up again. */
  async again() {
    this.#played = [];
    this.position = await this.book.look(this.data.fen);
    Object.assign(this, { last: null, refusal: null, outcome: null, stage: 'ask', counters: [] });
    this.changed();
  }

  /** Somebody tried a move. @param {number[] | string} attempt */
  async attempt(attempt) {
    if (!this.open || !this.position) return;
    this.refusal = await this.book.why(this.position.fen, attempt);
    if (this.refusal) this.stage = 'refused';
    else await this.#made(attempt);
    this.changed();
  }

  /** @param {number[] | string} attempt */
  async #made(attempt) {
    const { move, position, counters, outcome } = await this.book.play(
      this.data.fen,
      attempt,
      this.#played,
    );
    if (!this.#played.length) this.stage = move.long === this.data.move ? 'done' : 'other';
    else if (this.stage === 'refused') this.stage = 'done';
    this.#played.push(move.long);
    Object.assign(this, { last: move, position, counters, outcome });
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
