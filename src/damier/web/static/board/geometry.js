/** @import {GeometryData, Point} from './types.js' */

/** Where squares lie on the screen: 1 unit is 1 square, turned when Black sits below. */
export class Geometry {
  /** @param {GeometryData} data @param {boolean} turned */
  constructor(data, turned) {
    this.data = data;
    this.turned = turned;
    this.width = data.width;
    this.height = data.height;
    this.count = data.numbers.length;
    /** @type {Map<string, number>} */
    this.byPlace = new Map(data.numbers.map(([row, column], i) => [`${row} ${column}`, i + 1]));
  }

  /** @param {number} square @returns {Point} row and column on the screen */
  place(square) {
    const [row, column] = this.data.numbers[square - 1];
    return this.turned ? [this.height - 1 - row, this.width - 1 - column] : [row, column];
  }

  /** @param {number} square @returns {Point} */
  centre(square) {
    const [row, column] = this.place(square);
    return [column + 0.5, row + 0.5];
  }

  /**
   * The square at a place on the screen, or 0 where nothing is played.
   * @param {number} row @param {number} column
   */
  at(row, column) {
    const [r, c] = this.turned ? [this.height - 1 - row, this.width - 1 - column] : [row, column];
    return this.byPlace.get(`${r} ${c}`) ?? 0;
  }

  /** @param {Point} point @returns {number} the square under a point, or 0 */
  under([x, y]) {
    return this.at(Math.floor(y), Math.floor(x));
  }

  /** @param {Point} point */
  inside([x, y]) {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }

  /**
   * The one of these squares whose centre is nearest, or 0 when none is within reach.
   * @param {Point} point @param {Iterable<number>} squares @param {number} reach
   */
  nearest([x, y], squares, reach) {
    let best = 0;
    let least = reach;
    for (const square of squares) {
      const [cx, cy] = this.centre(square);
      const distance = Math.hypot(x - cx, y - cy);
      if (distance < least) [best, least] = [square, distance];
    }
    return best;
  }

  /**
   * The playable squares strictly between two squares of one line.
   * @param {number} from @param {number} to @returns {number[]}
   */
  between(from, to) {
    const [row, column] = this.place(from);
    const [toRow, toColumn] = this.place(to);
    const down = toRow - row;
    const right = toColumn - column;
    const steps = Math.max(Math.abs(down), Math.abs(right));
    if (down && right && Math.abs(down) !== Math.abs(right)) return [];
    const found = [];
    for (let i = 1; i < steps; i++) {
      const square = this.at(row + (down / steps) * i, column + (right / steps) * i);
      if (square) found.push(square);
    }
    return found;
  }

  /**
   * The square an arrow key leads to: along the row, or to the same place in the next row.
   * @param {number} square @param {string} key
   */
  step(square, key) {
    const [row, column] = this.place(square);
    const here = this.row(row);
    const i = here.indexOf(square);
    switch (key) {
      case 'ArrowLeft':
        return here[i - 1] ?? square;
      case 'ArrowRight':
        return here[i + 1] ?? square;
      case 'Home':
        return here[0];
      case 'End':
        return here[here.length - 1];
    }
    const next = this.row(row + (key === 'ArrowUp' ? -1 : 1));
    return next.length
      ? this.nearest([column + 0.5, this.centre(next[0])[1]], next, this.width)
      : square;
  }

  /** @param {number} row @returns {number[]} its squares from left to right */
  row(row) {
    const found = [];
    for (let column = 0; column < this.width; column++) {
      const square = this.at(row, column);
      if (square) found.push(square);
    }
    return found;
  }

  /** @param {number} square @param {boolean} [algebraic] */
  label(square, algebraic) {
    return (
      (algebraic && this.data.algebraic?.[square - 1]) ||
      (this.data.labels?.[square - 1] ?? String(square))
    );
  }

  /** @param {string} label @returns {number} the square of this name, or 0 */
  named(label) {
    for (const names of [this.data.labels, this.data.algebraic]) {
      const i = names?.indexOf(label) ?? -1;
      if (i >= 0) return i + 1;
    }
    const number = Number(label);
    return !this.data.labels && number >= 1 && number <= this.count ? number : 0;
  }
}

/**
 * The shape of a usual board, for tests and pictures: dark squares from the top left.
 * @param {number} width @param {number} [height] @param {{all?: boolean,
 *   mirrored?: boolean}} [options]
 * @returns {GeometryData}
 */
export function plainGeometry(width, height = width, { all = false, mirrored = false } = {}) {
  /** @type {number[][]} */
  const numbers = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (all || (row + column + height + (mirrored ? 1 : 0)) % 2 === 1)
        numbers.push([row, column]);
    }
  }
  const algebraic = numbers.map(([row, column]) => 'abcdefghijklmnop'[column] + (height - row));
  return {
    width,
    height,
    squares: all ? 'all' : 'dark',
    mirrored,
    numbers,
    labels: numbers.map((_, i) => String(i + 1)),
    algebraic,
  };
}
