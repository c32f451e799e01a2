/**
 * The games being played, as the server tells them once a second: one line for all boards of a page.
 *
 *     const feed = new Feed({sheet: 'russian'});
 *     feed.addEventListener('change', draw);
 *     feed.games, feed.positions.get(table), feed.slots
 */
import { lang } from '../../app/i18n.js';
import { Live } from '../../app/live.js';

/**
 * @typedef {import('wire').ShownGame} Game
 * @typedef {import('wire').ShownPosition} Position
 * @typedef {{left: number, at: number, runs: boolean}} Time  as <damier-clock> wants it
 */

export class Feed extends EventTarget {
  /** @type {Game[] | null} */
  games = null;
  /** @type {Map<string, Position>} */
  positions = new Map();
  /** @type {Map<string, number>} how late a clock was when it was told, and when: on our clock */
  #since = new Map();
  /** @type {string | null} */
  featured = null;
  /** @type {string[]} */
  followed = [];
  more = 0;
  /** @type {(string | null)[]} where each board lies: none moves because another goes */
  slots = [];

  /** @param {{sheet?: string, simul?: string}} wish */
  constructor(wish) {
    super();
    const query = new URLSearchParams({ lang: lang(), ...wish });
    this.line = new Live(`/ws/now?${query}`, {
      heard: (message) => this.#heard(message),
    });
  }

  close() {
    this.line.close();
  }

  /** @param {string} table */
  game(table) {
    return this.games?.find((one) => one.table === table) ?? null;
  }

  /** @param {string} table @param {'white' | 'black'} side @returns {Time | null} */
  time(table, side) {
    const position = this.positions.get(table);
    const clock = position?.clock;
    if (!clock) return null;
    const runs = clock.running === side && position.result === null;
    return { left: clock[side], at: this.#since.get(table) ?? 0, runs };
  }

  /** @param {import('wire').TableTold} message */
  #heard(message) {
    if (message.type === 'now') {
      const { games, featured, followed, more } = message;
      Object.assign(this, { games, featured, followed, more });
      const there = new Set(games.map(({ table }) => table));
      for (const table of this.positions.keys())
        if (!there.has(table)) this.positions.delete(table);
    } else if (message.type !== 'positions') return;
    for (const position of message.positions) this.#take(position, message.at);
    this.#place();
    this.dispatchEvent(new Event('change'));
  }

  /** @param {Position} position @param {number} at */
  #take(position, at) {
    const known = this.positions.get(position.table);
    if (known && known.seq > position.seq) return;
    const late = position.clock ? at - position.clock.now : 0;
    this.#since.set(position.table, performance.now() - late);
    if (known?.seq === position.seq) Object.assign(known, position);
    else this.positions.set(position.table, position);
  }

  /** A board that goes leaves its place to the next that comes. */
  #place() {
    const apart = new Set([this.featured, ...this.followed]);
    const shown = (this.games ?? []).map(({ table }) => table).filter((one) => !apart.has(one));
    const there = new Set(shown);
    const fresh = shown.filter((table) => !this.slots.includes(table));
    const kept = this.slots.map((table) => {
      return table !== null && there.has(table) ? table : (fresh.shift() ?? null);
    });
    kept.push(...fresh);
    while (kept.length && kept[kept.length - 1] === null) kept.pop();
    this.slots = kept;
  }
}
