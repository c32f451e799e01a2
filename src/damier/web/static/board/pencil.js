/** @import {Board} from './types.js' */
import { say } from './send.js';
import { nameOf } from './speech.js';

/*
 * Arrows and rings drawn by hand: with the other mouse button wherever the board is `drawable`,
 * with any hand while it is `interactive="draw"`. Two squares are an arrow, the same one twice is
 * a ring. The board keeps none of them: it tells what was drawn.
 */

/**
 * A stroke begins under a pointer.
 * @param {Board} board @param {number} square @param {{shiftKey: boolean, altKey: boolean}} keys
 */
export function beginStroke({ state, view }, square, keys) {
  state.stroke = { from: square, to: square, ink: inkOf(keys) };
  view.marks();
}

/** @param {Board} board @param {number} square */
export function leadStroke({ state, view }, square) {
  if (!state.stroke.from || square === state.stroke.to) return;
  state.stroke.to = square;
  view.marks();
}

/**
 * The pointer has left the board, or the stroke ends here.
 * @param {Board} board @param {number} square
 */
export function endStroke(board, square) {
  const { from, ink } = board.state.stroke;
  dropStroke(board);
  if (from && square) board.tell('draw', { from, to: square, ink });
}

/**
 * A tap, or Enter: the first square, then the second.
 * @param {Board} board @param {number} square
 */
export function pressPencil(board, square) {
  const { state, view } = board;
  if (state.stroke.from) return endStroke(board, square);
  state.stroke = { from: square, to: 0, ink: 'green' };
  view.marks();
  say(board, state.texts('board-said-draw', { square: nameOf(state, square) }));
}

/** Draw nothing of what was begun. @param {Board} board @returns {boolean} whether something was */
export function dropStroke({ state, view }) {
  const begun = state.stroke.from > 0;
  state.stroke = { from: 0, to: 0, ink: 'green' };
  if (begun) view.marks();
  return begun;
}

/** @param {{shiftKey: boolean, altKey: boolean}} keys */
const inkOf = ({ shiftKey, altKey }) =>
  shiftKey && altKey ? 'yellow' : shiftKey ? 'red' : altKey ? 'blue' : 'green';
