/**
 * What the server knows about sheets and positions, asked once and remembered.
 *
 *     const book = await Book.open({sheet: 'kndb'});
 *     const position = await book.look(fen);        // moves, must, outcome; throws ApiError with words
 *     const {move, position} = await book.play(fen, [32, 28]);
 *     const refusal = await book.why(fen, [32, 27]); // null if it may be played
 */
import { get, post } from '../../app/api.js';
import { pack } from './link.js';

/**
 * @typedef {{sheet?: string, sheet_toml?: string}} Ref  a built-in sheet,
 *   or the visitor's own as TOML
 * @typedef {import('wire').WrittenMove} Move
 * @typedef {import('wire').OutcomeShape} Outcome
 * @typedef {import('wire').PositionShape} Position
 * @typedef {import('wire').RefusalShape} Refusal
 * @typedef {import('wire').GeometryView} Geometry
 * @typedef {Pick<import('wire').WholeSheet, 'id' | 'name' | 'special' | 'letters' | 'languages' | 'shelf' | 'spot'
 *   | 'theme' | 'colours' | 'geometry' | 'fen'>} Sheet
 */

const HOUSE_INK = '#55584f';
const MOST = 400;

export class Book {
  /** @type {Map<string, Promise<Position>>} */
  #seen = new Map();

  /** @param {Ref} ref @param {Sheet} sheet */
  constructor(ref, sheet) {
    this.ref = ref;
    this.sheet = sheet;
    /** Where these rules are read. */
    this.rules = `/rules/${sheet.id}`;
  }

  /** @param {Ref} ref */
  static async open(ref) {
    const sheet = ref.sheet_toml
      ? await houseSheet(ref.sheet_toml)
      : await get(`/api/sheets/${encodeURIComponent(ref.sheet ?? 'international')}`);
    const book = new Book(ref, sheet);
    if (ref.sheet_toml) book.rules = `/house#sheet=${await pack(ref.sheet_toml)}`;
    return book;
  }

  /** Whether these are its rules. @param {Ref} ref */
  isOf(ref) {
    return ref.sheet === this.ref.sheet && ref.sheet_toml === this.ref.sheet_toml;
  }

  /** @param {string} fen  nothing for the start @returns {Promise<Position>} */
  look(fen) {
    const known = this.#seen.get(fen);
    if (known) return known;
    /** @type {Promise<Position>} */
    const asked = post('/api/positions', { ...this.ref, fen: fen || null });
    if (this.#seen.size > MOST) this.#seen.clear();
    this.#seen.set(fen, asked);
    asked.catch(() => this.#seen.delete(fen));
    return asked;
  }

  /**
   * @param {string} fen
   * @param {number[] | string} attempt
   * @param {string[]} [moves]  what was played from there before
   * @returns {Promise<{position: Position, move: Move, counters: string[], outcome: Outcome |
   *   null}>}
   */
  async play(fen, attempt, moves = []) {
    const made = await post('/api/positions/play', { ...this.ref, fen, moves, ...asked(attempt) });
    this.#seen.set(made.position.fen, Promise.resolve(made.position));
    return made;
  }

  /** @param {string} fen @param {number[] | string} attempt @returns {Promise<Refusal | null>} */
  async why(fen, attempt) {
    return (await post('/api/positions/why', { ...this.ref, fen, ...asked(attempt) })).refusal;
  }
}

/** @param {number[] | string} attempt */
const asked = (attempt) => (typeof attempt === 'string' ? { text: attempt } : { path: attempt });

/** @param {string} toml @returns {Promise<Sheet>} */
async function houseSheet(toml) {
  const house = await post('/api/house', { toml });
  return sheetOfHouse(house);
}

/** @param {any} house  an answer of /api/house with all rules in order @returns {Sheet} */
export function sheetOfHouse({ id, name, rules }) {
  return {
    id,
    name,
    special: rules.special,
    letters: [rules.letters],
    languages: rules.languages,
    shelf: 'house',
    spot: HOUSE_INK,
    theme: rules.squares === 'red' ? 'djeco' : 'wood',
    colours: rules.sides,
    geometry: rules.geometry,
    fen: '',
  };
}
