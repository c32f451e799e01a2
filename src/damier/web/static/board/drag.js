/** @import {Deed} from './hand.js' @import {Board, Point, State} from './types.js' */
import { dropPiece } from './edit.js';
import { elsewhere, go, here, isHalfWay, mayPick, meant, pieceOn, targets } from './hand.js';
import { perform, stand } from './press.js';
import { answer, closeChoice } from './send.js';
import { isLive, isWaiting } from './state.js';

/** Whether a pointer may take this piece along. @param {State} state @param {number} square */
export function mayCarry(state, square) {
  if (!square || isWaiting(state)) return false;
  if (state.interactive === 'edit') return pieceOn(state, square) !== '.';
  return square === here(state) || (!isHalfWay(state) && mayPick(state, square));
}

/** @param {Board} board @param {number} square @returns {boolean} whether the piece came along */
export function lift(board, square) {
  const { state, view } = board;
  if (!mayCarry(state, square)) return false;
  answer(board, false);
  if (square !== here(state)) state.hand.steps = [square];
  closeChoice(board);
  state.hand.choice = [];
  state.refusal = null;
  state.carried = state.geo?.centre(square) ?? null;
  view.redraw();
  return true;
}

/** @param {Board} board @param {Point} point */
export function carry(board, [x, y]) {
  board.state.carried = [x, y - 0.06];
  board.view.carry();
  light(board, board.state.geo?.under([x, y]) ?? 0);
}

/**
 * A piece is let go.
 * @param {Board} board @param {number} square 0 off the board @param {number} from
 */
export function release(board, square, from) {
  const { state, view } = board;
  light(board, 0);
  if (square) stand(board, square);
  if (state.interactive === 'edit') dropPiece(board, square, from);
  else if (square && square !== from)
    perform(board, letGo(state, go(state, square) ?? elsewhere(state, square)));
  state.carried = null;
  view.carry();
  if (!state.sent && !state.walk) view.redraw();
}

/**
 * A hand that leaves the piece may end the move half-way. Squares that are only pointed at keep it
 * in hand.
 * @param {State} state @param {Deed} deed @returns {Deed}
 */
const letGo = ({ handoff, hand }, deed) =>
  deed.kind === 'step' && handoff && hand.mode === 'free' ? { kind: 'try', path: deed.path } : deed;

/**
 * The pointer is over a square, with nothing in hand.
 * @param {Board} board @param {number} square
 */
export function hover(board, square) {
  const { state, view } = board;
  view.hot(isLive(state) && means(state, square));
  const shines = !state.hand.choice.length && targets(state).includes(square);
  light(board, isLive(state) && shines ? square : 0);
}

/** Whether a press on a square would do something. @param {State} state @param {number} square */
const means = (state, square) =>
  state.interactive === 'edit' || state.interactive === 'draw'
    ? square > 0
    : meant(state).includes(square) || mayPick(state, square);

/** @param {Board} board @param {number} square */
function light({ state, view }, square) {
  if (square === state.lit) return;
  state.lit = square;
  view.light();
}
