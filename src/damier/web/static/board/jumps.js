/** @import {Geometry} from './geometry.js' */

/**
 * Whether a foe with a free square behind it lies on one of the lines the board was given.
 * @param {Geometry} geometry @param {number} from @param {string} piece
 * @param {(square: number) => "free" | "foe" | "wall"} look
 */
export function mayJumpOn(geometry, from, piece, look) {
  const { lines = [], far = '' } = geometry.data;
  const flies = far.includes(piece);
  const [row, column] = geometry.place(from);
  for (const [down, right] of lines) {
    for (let i = 1; ; i++) {
      const square = geometry.at(row + down * i, column + right * i);
      if (!square || look(square) === 'wall') break;
      if (look(square) === 'foe') {
        const behind = geometry.at(row + down * (i + 1), column + right * (i + 1));
        if (behind && look(behind) === 'free') return true;
        break;
      }
      if (!flies) break;
    }
  }
  return false;
}
