/** @import {Board} from './types.js' */
import { emptyHand, pieceOn } from './hand.js';

/** What a click makes of a square while editing. @type {Record<string, string>} */
const NEXT_WHITE = { '.': 'w', w: 'W', W: '.' };
/** @type {Record<string, string>} */
const NEXT_BLACK = { '.': 'b', b: 'B', B: '.' };

/** @param {Board} board @param {number} square @param {boolean} other the other colour */
export function edit(board, square, other) {
  if (!square) return;
  const { brush } = board.state;
  const piece = pieceOn(board.state, square);
  const next = (other ? NEXT_BLACK : NEXT_WHITE)[piece] ?? (other ? 'b' : 'w');
  put(board, square, brush && !other ? (piece === brush ? '.' : brush) : next);
}

/** @param {Board} board @param {number} square @param {string} piece */
export function put({ tell }, square, piece) {
  tell('edit', { square, piece });
}

/**
 * A piece was carried elsewhere, or off the board.
 * @param {Board} board @param {number} square @param {number} from
 */
export function dropPiece(board, square, from) {
  const piece = pieceOn(board.state, from);
  emptyHand(board.state);
  if (square === from) return;
  put(board, from, '.');
  if (square) put(board, square, piece);
}
