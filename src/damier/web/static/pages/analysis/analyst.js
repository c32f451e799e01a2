/**
 * The engine beside the board: what it is asked, what it found, and how to ask for more.
 *
 *     const analyst = new Analyst(changed);
 *     analyst.study(book, fen);     // think about a position, unless it is switched off
 *     analyst.found                 // lines of that position, never of the one before
 *     analyst.deeper();             // think on where it stopped
 */
import { get } from '../../app/api.js';
import { t } from '../../app/i18n.js';
import { EngineLine } from './engine.js';

/**
 * @typedef {import('./lines.js').Found} Found
 * @typedef {import('../study/book.js').Book} Book
 * @typedef {{seconds: number, lines: number,
 *   threads: number}} Offer  the most that the server gives
 */

/** Seconds of the first look at a position; every further one is three times as long. */
const FIRST = 20;

export class Analyst {
  /** @type {Found | null} */ found = null;
  thinking = true;
  lines = 3;
  threads = 1;
  tables = true;
  /** What is wrong with the engine, until its next line. */
  fault = '';
  /** @type {Offer} */ offer = { seconds: 60, lines: 5, threads: 1 };
  /** What the engine was asked last. @type {{book: Book, fen: string, seconds: number} | null} */
  #asked = null;

  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    this.engine = new EngineLine({
      heard: (message) => this.#heard(message),
      lost: (code) => this.#lost(code),
    });
  }

  /** Learn what the server gives; without an answer it is the least. */
  async learn() {
    const offer = await get('/api/analysis').catch(() => null);
    if (offer) this.offer = offer;
    this.changed();
  }

  /** @param {Book} book @param {string} fen */
  study(book, fen) {
    this.#ask(book, fen, FIRST);
  }

  /** Think on about the same position. */
  deeper() {
    const asked = this.#asked;
    if (!asked || !this.found) return;
    this.found = { ...this.found, done: false };
    this.#ask(asked.book, asked.fen, 3 * asked.seconds);
    this.changed();
  }

  /** Whether the engine has stopped where it could still go on. */
  get mayGoDeeper() {
    return this.thinking && !this.fault && Boolean(this.found?.done && !this.found.table);
  }

  /** @param {Book} book @param {string} fen @param {number} wanted */
  #ask(book, fen, wanted) {
    if (!this.thinking) return this.stop();
    const seconds = Math.min(wanted, this.offer.seconds);
    this.#asked = { book, fen, seconds };
    this.engine.ask({
      type: 'analyse',
      ...book.ref,
      fen,
      lines: this.lines,
      threads: this.threads,
      tables: this.tables,
      seconds,
    });
  }

  stop() {
    this.#asked = null;
    this.engine.stop();
  }

  /** Nothing that was found belongs to what is shown now. */
  forget() {
    this.found = null;
    this.stop();
  }

  /** @param {import('./engine.js').Message} message */
  #heard(message) {
    this.fault = '';
    if (message.type === 'lines' && this.#asked) this.#take(message);
    else if (message.type !== 'lines')
      this.fault = message.type === 'waiting' ? message.text : message.message;
    this.changed();
  }

  /**
   * Who thinks on begins with the first depths again: what is known already stays until then.
   * @param {import('wire').Lines} lines
   */
  #take(lines) {
    const fen = this.#asked?.fen ?? '';
    const known = this.found?.fen === fen ? this.found : null;
    const less = known && known.lines.length === lines.lines.length && lines.depth < known.depth;
    this.found = less
      ? { ...known, done: lines.done, table: lines.table ?? known.table }
      : { ...lines, fen };
  }

  /** @param {string} code  why the server hung up; nothing if it did not */
  #lost(code) {
    if (!this.thinking || !this.#asked) return;
    this.thinking = false;
    this.fault = code ? t(`server-${code}`) : t('analysis-lost');
    this.changed();
  }
}
