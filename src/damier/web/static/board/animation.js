/**
 * @import {Geometry} from './geometry.js'
 * @import {Men} from './men.js'
 * @import {Point} from './types.js'
 */

const PAUSE = 60;
const LEG = 220;

/** Whether the reader asked for less motion. */
const stillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The length of a leg in milliseconds; 0: states change at once.
 * @param {boolean | number} animate
 */
export const legTime = (animate) =>
  animate === false || stillness() ? 0 : typeof animate === 'number' ? animate : LEG;

/** Moves a piece along its path, one leg a jump, and turns what it takes into ghosts. */
export class Walk {
  #over = false;
  /** @type {Animation | null} */
  #leg = null;

  /** @param {Geometry} geometry @param {Men} men */
  constructor(geometry, men) {
    this.geometry = geometry;
    this.men = men;
  }

  /** Leave the piece where it is; whoever stops a walk draws what comes next. */
  stop() {
    this.#over = true;
    this.#leg?.cancel();
  }

  /**
   * Walk from one square to the others in turn.
   * @param {number} square whose piece walks (the square it had when the board was last shown)
   * @param {number[]} path @param {number[]} captured @param {number} time of a leg
   */
  async along(square, path, captured, time) {
    for (let i = 1; i < path.length && !this.#over; i++) {
      await this.#step(
        square,
        this.geometry.centre(path[i - 1]),
        this.geometry.centre(path[i]),
        time,
      );
      if (this.#over) return;
      const jumped = this.geometry.between(path[i - 1], path[i]);
      for (const taken of captured) if (jumped.includes(taken)) this.men.mark(taken, 'ghost', true);
      if (i < path.length - 1) await this.#wait(time ? PAUSE : 0);
    }
    if (!this.#over) for (const taken of captured) this.men.mark(taken, 'ghost', true);
  }

  /**
   * Slide a piece from where it is.
   * @param {number} square
   * @param {Point} from
   * @param {Point} to
   * @param {number} time
   */
  async slide(square, from, to, time) {
    await this.#step(square, from, to, time);
  }

  /** @param {number} square @param {Point} from @param {Point} to @param {number} time */
  async #step(square, from, to, time) {
    const node = this.men.node(square);
    this.men.put(square, to);
    if (!node || !time) return;
    const transform = [from, to].map(([x, y]) => `translate(${x}px, ${y}px)`);
    this.#leg = node.animate(
      { transform },
      { duration: time, easing: 'cubic-bezier(.3, .1, .2, 1)' },
    );
    await this.#leg.finished.catch(() => undefined);
  }

  /** @param {number} time */
  async #wait(time) {
    if (time && !this.#over)
      await new Promise((resolve) => {
        setTimeout(resolve, time);
      });
  }
}
