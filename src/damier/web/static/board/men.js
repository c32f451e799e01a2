/** @import {Geometry} from './geometry.js' @import {Point} from './types.js' */
import { disc, flatDisc } from './pieces.js';
import { make } from './svg.js';

/** @param {Point} point */
const at = ([x, y]) => `translate(${x}px, ${y}px)`;

/**
 * The pieces on the board: one element each, kept by its square and moved rather than drawn anew.
 */
export class Men {
  /** @type {Map<number, {node: SVGElement, kind: string}>} */
  #on = new Map();
  #fading = make('g', { class: 'fades' });
  #standing = make('g', { class: 'standing' });
  layer = make('g', { class: 'men' }, this.#fading, this.#standing);

  /**
   * Show this board. Ghosts that are no longer on it fade away together.
   * @param {Geometry} geometry @param {string} board @param {boolean} flat
   */
  show(geometry, board, flat) {
    for (const [square, { node, kind }] of this.#on) {
      if (board[square - 1] === kind && (node.dataset.flat === 'yes') === flat) continue;
      if (node.classList.contains('ghost')) this.#fade(node);
      else node.remove();
      this.#on.delete(square);
    }
    for (let square = 1; square <= geometry.count; square++) {
      const kind = board[square - 1] ?? '.';
      if (kind === '.' || this.#on.has(square)) continue;
      const node = make(
        'g',
        { class: 'piece', 'data-flat': flat ? 'yes' : 'no' },
        flat ? flatDisc(kind) : disc(kind),
      );
      this.#on.set(square, { node, kind });
    }
    for (const [square, { node }] of this.#on) {
      node.style.transform = at(geometry.centre(square));
      node.classList.remove('ghost', 'lifted');
    }
    this.#order(geometry);
  }

  /** @param {SVGElement} node */
  #fade(node) {
    node.setAttribute('class', 'fading');
    this.#fading.append(node);
    setTimeout(() => node.remove(), 200);
  }

  /** Lower rows lie in front. @param {Geometry} geometry */
  #order(geometry) {
    const sorted = [...this.#on]
      .sort(([a], [b]) => geometry.place(a)[0] - geometry.place(b)[0])
      .map(([, { node }]) => node);
    const { children } = this.#standing;
    if (sorted.length !== children.length || sorted.some((node, i) => children[i] !== node))
      this.#standing.replaceChildren(...sorted);
  }

  /** @param {number} square */
  node(square) {
    return this.#on.get(square)?.node ?? null;
  }

  /** @param {number} square @param {string} name @param {boolean} on */
  mark(square, name, on) {
    this.node(square)?.classList.toggle(name, on);
  }

  /** @param {number} square @param {Point} point */
  put(square, point) {
    const node = this.node(square);
    if (!node) return;
    node.style.transform = at(point);
    this.#standing.append(node); // in front of all others while it moves
  }
}
