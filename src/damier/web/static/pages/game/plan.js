/**
 * A plan in the making: the reader plays both sides on a board of its own, and every answer is kept
 * at once. Which moves there are is told by the server.
 */
import { pretty, t } from '../../app/i18n.js';
import { looks, motion } from '../../app/look.js';
import { prefs } from '../../app/prefs.js';
import { html, nothing } from '../../vendor/lit.js';
import { post } from './letters.js';

/** @typedef {import('./table.js').Table} Table */
/** @typedef {{when: number[], answer: number[], next: Turn[]}} Turn */
/** @typedef {{turns: Turn[], pairs: [string, string][]}} Line  the turns that lead to a last one */

/** @param {number[][]} path */
const keyOf = (path) => path.map(String).join(';');

export class Plan {
  /** @type {Turn[]} */ turns = [];
  /** Moves on the small board, from where the game stands. @type {number[][]} */ path = [];
  /** @type {any} where these lead */ here = null;
  /** What the server said last. */ said = '';
  /** @type {Map<string, string>} texts of moves, by the paths that lead there */ #texts =
    new Map();
  #seq = -1;

  /** @param {Table} table @param {Turn[]} turns @param {() => void} redraw */
  constructor(table, turns, redraw) {
    this.table = table;
    this.redraw = redraw;
    this.begin(turns);
  }

  /** Whether the game stands where this plan begins. @param {Table} table */
  isAt = (table) => table.view.seq === this.#seq;

  /** @param {Turn[]} turns */
  begin(turns) {
    this.#seq = this.table.view.seq;
    this.turns = turns;
    this.said = '';
    void this.#learn(turns, []).then(() => this.again());
  }

  /** Set the pieces back to where the game stands. */
  again() {
    return this.#go([]);
  }

  /** What is to be shown on the board next. */
  asks() {
    if (this.path.length % 2 === 0) return t('plan-theirs');
    return t('plan-mine', { move: pretty(this.#text(this.path)) });
  }

  /** All lines, each as pairs of a move and its answer. @returns {Line[]} */
  lines() {
    /** @type {Line[]} */
    const found = [];
    const walk = (/** @type {Turn[]} */ turns, /** @type {Turn[]} */ before) => {
      for (const turn of turns) {
        const all = [...before, turn];
        if (turn.next.length) walk(turn.next, all);
        else found.push({ turns: all, pairs: this.#pairs(all) });
      }
    };
    walk(this.turns, []);
    return found;
  }

  /** @param {Turn[]} turns @returns {[string, string][]} */
  #pairs(turns) {
    /** @type {number[][]} */
    const path = [];
    return turns.map((turn) => {
      path.push(turn.when);
      const theirs = this.#text(path);
      path.push(turn.answer);
      return [theirs, this.#text(path)];
    });
  }

  /** @param {number[][]} path */
  #text = (path) => this.#texts.get(keyOf(path)) ?? '';

  /** Take the last answer of a line away. @param {Line} line */
  remove({ turns }) {
    const last = turns[turns.length - 1];
    const within = turns.length > 1 ? turns[turns.length - 2].next : this.turns;
    within.splice(within.indexOf(last), 1);
    return this.#keep();
  }

  /** @param {number[][]} path */
  async #go(path) {
    try {
      this.here = await this.#look(path);
      this.path = path;
    } catch (problem) {
      this.said = /** @type {Error} */ (problem).message;
    }
    this.redraw();
  }

  /** @param {number[][]} path */
  async #look(path) {
    const here = await post(this.table, 'line', { moves: path });
    for (const [at, text] of here.texts.entries())
      this.#texts.set(keyOf(path.slice(0, at + 1)), text);
    return here;
  }

  /** Read the texts of a plan that was kept. @param {Turn[]} turns @param {number[][]} before */
  async #learn(turns, before) {
    for (const turn of turns) {
      const path = [...before, turn.when, turn.answer];
      await this.#look(path).catch(() => {});
      await this.#learn(turn.next, path);
    }
  }

  /** @param {number[]} move */
  async play(move) {
    this.said = '';
    const path = [...this.path, move];
    if (path.length % 2 === 0) this.#add(path);
    await this.#go(path);
    if (path.length % 2 === 0) await this.#keep();
  }

  /** Put an answer where it belongs; another one to the same move goes. @param {number[][]} path */
  #add(path) {
    let within = this.turns;
    for (let at = 0; at < path.length; at += 2) {
      const [when, answer] = [path[at], path[at + 1]];
      let turn = within.find((each) => String(each.when) === String(when));
      if (!turn) {
        turn = { when, answer, next: [] };
        within.push(turn);
      } else if (String(turn.answer) !== String(answer)) {
        Object.assign(turn, { answer, next: [] });
      }
      within = turn.next;
    }
  }

  async #keep() {
    try {
      await post(this.table, 'plan', { turns: this.turns });
    } catch (problem) {
      this.said = /** @type {Error} */ (problem).message;
    }
    this.redraw();
  }

  /** The small board. */
  board() {
    const { info, seat } = this.table;
    if (!this.here) return nothing;
    const { board, turn, moves, ways, must } = this.here;
    const last = this.path.at(-1);
    return html`<damier-board
      class="board small"
      lang=${document.documentElement.lang}
      theme=${looks(info.sheet)}
      orientation=${seat === 'black' ? 'black' : 'white'}
      numbers=${prefs.get('numbers')}
      pieces=${prefs.get('pieces')}
      interactive=${moves.length ? turn : 'none'}
      .geometry=${info.sheet.geometry}
      .board=${board}
      .moves=${moves}
      .ways=${ways}
      .must=${must}
      .last=${last ? { path: last, captured: [], crowns: false } : null}
      .onetap=${prefs.get('tap') === 'on'}
      .motion=${motion()}
      .texts=${t}
      .colours=${info.sheet.colours}
      @board-move=${(/** @type {CustomEvent} */ event) => this.play(event.detail.path)}
    ></damier-board>`;
  }
}
