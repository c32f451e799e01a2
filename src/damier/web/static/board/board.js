/** @import {Board, Config, Move, State} from './types.js' */
import { set, walkAlong } from './arrive.js';
import { taken } from './hand.js';
import { pressKey } from './keys.js';
import { bindPointer } from './pointer.js';
import { back, choose, press } from './press.js';
import { answer, cancel } from './send.js';
import { makeState } from './state.js';
import { makeView } from './view.js';

/**
 * What a page may do with a board.
 * @typedef {object} Api
 * @property {State} state  to be read, not written
 * @property {(config: Partial<Config>) => void} set  give it something else to show
 * @property {(move: Move) => Promise<void>} play  walk a move, then settle on `board`
 * @property {(square: number) => void} press  as a click or Enter does
 * @property {(index: number) => boolean} choose  take one of the numbered routes
 * @property {(yes: boolean) => boolean} answer  play the move that waits, or put it back; whether one
 *   waited
 * @property {() => boolean} back  take the last step back; whether there was one
 * @property {() => void} cancel  put everything back as it stands
 * @property {(path: number[]) => number[]} taken  the pieces jumped along a path
 * @property {(squares: number[]) => void} flash  make squares blink
 * @property {(options?: FocusOptions & {boxed?: boolean}) => void} focus  `boxed: false`: no box is drawn
 *   round the square before a key is pressed
 */

/**
 * Put a board into an element. It knows no rules: it is given whole moves and tells which one was
 * meant, or which path was tried.
 * @param {HTMLElement} host @param {(name: string, detail: object) => void} tell @returns {Api}
 */
export function createBoard(host, tell) {
  const state = makeState();
  const board = { state, view: makeView(host, state), tell };
  bindPointer(board);
  bindSquares(board, board.view.parts.squares);
  return {
    state,
    set: (config) => set(board, config),
    play: (move) => walkAlong(board, move),
    press: (square) => press(board, square),
    choose: (index) => choose(board, index),
    answer: (yes) => answer(board, yes),
    back: () => back(board),
    cancel: () => cancel(board),
    taken: (path) => taken(state, path),
    flash: (squares) => board.view.flash(squares),
    focus({ boxed = true, ...options } = {}) {
      if (!boxed) state.pointed = true;
      board.view.focus(options);
    },
  };
}

/**
 * The buttons of the squares: keys, and whatever clicks without a pointer.
 * @param {Board} board @param {HTMLElement} squares
 */
function bindSquares(board, squares) {
  const { state, view } = board;
  const squareOf = (/** @type {Event} */ { target }) =>
    target instanceof HTMLElement ? Number(target.dataset.square) : 0;
  squares.addEventListener('keydown', (event) => {
    if (!pressKey(board, event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  squares.addEventListener('focusin', (event) => {
    state.cursor = squareOf(event) || state.cursor;
    view.labels();
    view.cursor();
  });
  squares.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !squares.contains(relatedTarget)) state.pointed = false;
    view.cursor();
  });
  // screen readers click without a pointer
  squares.addEventListener('click', (event) => {
    if (event.detail === 0) press(board, squareOf(event));
  });
}
