/** @import {Api} from './board.js' @import {Config} from './types.js' */
import { createBoard } from './board.js';
import { DEFAULTS } from './state.js';

const NAMES = /** @type {(keyof Config)[]} */ (Object.keys(DEFAULTS));

/** What can be written in HTML: words, and flags that are there or not. */
const ATTRIBUTES = NAMES.filter((name) => ['string', 'boolean'].includes(typeof DEFAULTS[name]));

/**
 * `<damier-board>`: a draughts board to look at and to play on, as an element. Its properties are
 * those of `Config`; what is given in one go is shown in one go.
 *
 * @fires board-move {path, move} a move was made; `move` is null when it was none of `moves`
 * @fires board-touch {square} a piece was picked up
 * @fires board-choice {moves} several captures share their ends: choose one; empty when settled
 * @fires board-ask {path, move} where `confirm` is set: a move waits for `answer`; empty when settled
 * @fires board-premove {path} a move in advance, or none when it was taken back
 * @fires board-edit {square, piece} what the editor put on a square
 * @fires board-draw {from, to, ink} an arrow drawn by hand, or a ring where both are one square
 * @fires board-say {text} what the live region said
 */
export class DamierBoard extends HTMLElement {
  static observedAttributes = ATTRIBUTES;

  /** @type {Api} */
  api = createBoard(this, (name, detail) =>
    this.dispatchEvent(new CustomEvent(`board-${name}`, { detail, bubbles: true, composed: true })),
  );
  /** @type {Partial<Config>} what was given and is not yet shown */
  #given = {};
  /** @type {Promise<void> | null} */
  #showing = null;

  /** Show what is given once all of it is. @param {Partial<Config>} config */
  set(config) {
    Object.assign(this.#given, config);
    if (this.isConnected) this.#showing ??= Promise.resolve().then(() => this.#show());
  }

  #show() {
    const given = this.#given;
    this.#given = {};
    this.#showing = null;
    this.api.set(given);
  }

  /** Given, or shown already. @param {keyof Config} name */
  get(name) {
    return name in this.#given ? this.#given[name] : this.api.state[name];
  }

  get state() {
    return this.api.state;
  }

  /** When all that was given is shown. */
  get updateComplete() {
    return this.#showing ?? Promise.resolve();
  }

  /** Whether a move is on its way, or something waits for its answer. */
  get waits() {
    return this.state.sent !== null || this.state.held.length > 0;
  }

  connectedCallback() {
    this.set({ lang: this.lang || document.documentElement.lang });
  }

  /** @param {string} name @param {string | null} _before @param {string | null} value */
  attributeChangedCallback(name, _before, value) {
    const isFlag = typeof DEFAULTS[/** @type {keyof Config} */ (name)] === 'boolean';
    const given = isFlag ? value !== null : (value ?? '');
    if (given !== this.get(/** @type {keyof Config} */ (name))) this.set({ [name]: given });
  }

  /** @override @param {FocusOptions} [options] */
  focus(options) {
    this.api.focus(options);
  }
}

for (const name of NAMES) {
  if (name in HTMLElement.prototype) continue; // `lang` is an attribute of every element
  Object.defineProperty(DamierBoard.prototype, name, {
    /** @this {DamierBoard} */
    get() {
      return this.get(name);
    },
    /** @this {DamierBoard} @param {unknown} value */
    set(value) {
      this.set({ [name]: value });
    },
  });
}

if (!customElements.get('damier-board')) customElements.define('damier-board', DamierBoard);
