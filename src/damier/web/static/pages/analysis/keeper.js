/**
 * Which of the kept analyses is on the desk: writes it down as it changes, and knows it again after
 * a reload, Back or Forward by the state of that entry of the history. A browser that is told a new
 * address while it reloads forgets that state: so the tab keeps the name of what it shows, too.
 *
 *     const keeper = new Keeper(changed);
 *     keeper.begin();            // something else is on the desk now
 *     keeper.note(desk);         // it changed: write it down, tell the address
 */
import { addressOf } from './address.js';
import { drawer, FORMAT } from './drawer.js';

/**
 * @typedef {import('./drawer.js').Kept} Kept
 * @typedef {import('./desk.js').Desk} Desk
 */

/** Milliseconds between two words to the history. */
const PAUSE = 400;
/** What this tab shows, in its sessionStorage. */
const SHOWN = 'damier-analysis';

export class Keeper {
  id = fresh();
  /** Whether somebody changed it, or only opened it. */
  own = false;
  /** Whether this browser keeps nothing. */
  failed = false;
  /** The last ones, of all tabs. @type {Kept[]} */
  recent = [];
  /** What was removed last, until it is put back or the page is left. @type {Kept | null} */
  removed = null;
  /** Whether the visitor walks through the history: then nothing is added to it. */
  walking = false;
  /** The next thing to write, while an earlier one is being written. @type {Kept | null} */
  #next = null;
  #writing = false;
  #begun = false;
  /** What the history is to be told next. @type {{id: string, address: string} | null} */
  #entry = null;
  #timer = 0;
  /** Other tabs, which may show the same. */
  #tabs = new BroadcastChannel('damier-analyses');

  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    this.#tabs.onmessage = ({ data }) => this.#heard(data);
    addEventListener('pagehide', () => {
      this.#tellNow();
      if (this.#next) void drawer.put(this.#next);
    });
    drawer.ready().catch(() => this.#fail());
    void this.refresh();
  }

  /**
   * Another analysis is on the desk: a new one, or one that was kept.
   * @param {Kept | null} [kept]
   * @param {boolean} [push]  whether Back leads to the one before
   */
  begin(kept = null, push = true) {
    const again = kept?.id === this.id;
    this.id = kept?.id ?? fresh();
    this.own = kept?.own ?? false;
    this.#tellNow();
    // Told at once, and not with the address: a reload in between has to find it.
    const state = { analysis: this.id };
    if (this.#begun && push && !again && !this.walking) history.pushState(state, '');
    else if (history.state?.analysis !== this.id) history.replaceState(state, '');
    this.#begun = true;
    sessionStorage.setItem(SHOWN, this.id);
  }

  /** What the entry of the history that is shown now stands for. @returns {Promise<Kept | null>} */
  async wanted() {
    const id = history.state?.analysis ?? this.#reloaded();
    return typeof id === 'string' ? drawer.get(id).catch(() => null) : null;
  }

  /** What this tab showed before it was loaded again. */
  #reloaded() {
    const [{ type }] = /** @type {PerformanceNavigationTiming[]} */ (
      performance.getEntriesByType('navigation')
    );
    return type === 'reload' && !this.#begun ? sessionStorage.getItem(SHOWN) : null;
  }

  /**
   * Write down what is on the desk; a bare position is told by its address alone.
   * @param {Desk} desk
   */
  async note(desk) {
    const { id } = this;
    if (!desk.tree.isBare) this.#write(this.#kept(desk));
    const address = await addressOf(desk.book.ref, desk.now.fen);
    if (this.id !== id) return;
    this.#entry = { id, address };
    this.#tellHistory();
  }

  /** Tell the history where we are; browsers take only so many words a second. */
  #tellHistory() {
    if (this.#timer) return;
    this.#tellNow();
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#tellNow();
    }, PAUSE);
  }

  #tellNow() {
    const entry = this.#entry;
    if (!entry) return;
    this.#entry = null;
    if (history.state?.analysis === entry.id && location.href === entry.address) return;
    history.replaceState({ analysis: entry.id }, '', entry.address);
  }

  /** @param {Desk} desk @returns {Kept} */
  #kept({ book, tree, now, turned }) {
    return {
      format: FORMAT,
      id: this.id,
      changed: Date.now(),
      own: this.own,
      ref: { ...book.ref },
      name: book.sheet.name,
      game: tree.write(),
      start: { board: tree.root.board, turn: tree.root.turn },
      place: now.place,
      turned,
    };
  }

  /** @param {Kept} kept */
  #write(kept) {
    this.#next = kept;
    if (!this.#writing) void this.#writeAll();
  }

  async #writeAll() {
    this.#writing = true;
    try {
      for (let kept = this.#next; kept; kept = this.#next) {
        this.#next = null;
        await drawer.put(kept);
        this.#tabs.postMessage(kept.id);
      }
      await this.refresh();
    } catch {
      this.#fail();
    }
    this.#writing = false;
  }

  /** Another tab went on with one of them: ours becomes another one. @param {unknown} id */
  #heard(id) {
    if (id === this.id) {
      this.id = fresh();
      sessionStorage.setItem(SHOWN, this.id);
      history.replaceState({ analysis: this.id }, '');
    }
    void this.refresh();
  }

  async refresh() {
    this.recent = await drawer.list().catch(() => []);
    this.changed();
  }

  /** @param {string} id */
  async remove(id) {
    this.removed = this.recent.find((kept) => kept.id === id) ?? null;
    if (id === this.id) this.id = fresh();
    await drawer.remove(id).catch(() => this.#fail());
    await this.refresh();
  }

  /** Put back what was removed last. */
  async restore() {
    const kept = this.removed;
    this.removed = null;
    if (kept) await drawer.put(kept).catch(() => this.#fail());
    await this.refresh();
  }

  #fail() {
    this.failed = true;
    this.changed();
  }
}

/** A name for a new analysis. */
const fresh = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
