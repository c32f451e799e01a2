/** @import {Deed} from './hand.js' @import {Board, Move} from './types.js' */
import { edit } from './edit.js';
import { click, emptyHand, mayPick } from './hand.js';
import { dropStroke, pressPencil } from './pencil.js';
import { fromLeft } from './routes.js';
import { answer, closeChoice, say, send, step, touch } from './send.js';
import { ends, labelOf, nameOf, roadsText } from './speech.js';
import { isLive, isWaiting } from './state.js';

/** A click, a tap or Enter on a square. @param {Board} board @param {number} square */
export function press(board, square) {
  const { state } = board;
  if (!square || !isLive(state)) return;
  if (isWaiting(state)) return void state.held.push(() => press(board, square));
  stand(board, square);
  answer(board, false);
  if (state.interactive === 'edit') return edit(board, square, false);
  if (state.interactive === 'draw') return pressPencil(board, square);
  if (mayPick(state, square)) touch(board, square);
  perform(board, click(state, square));
}

/** The keyboard goes on from here. @param {Board} board @param {number} square */
export function stand({ state, view }, square) {
  state.cursor = square;
  view.labels();
  view.focus({ preventScroll: true });
}

/** Do what a square means. @param {Board} board @param {Deed} deed */
export function perform(board, deed) {
  const { state, view } = board;
  switch (deed.kind) {
    case 'pick':
      state.hand.steps = [deed.square];
      state.refusal = null;
      break;
    case 'drop':
      closeChoice(board);
      emptyHand(state);
      break;
    case 'back':
      goBack(board);
      break;
    case 'step':
      void step(board, deed.path);
      say(board, state.texts('board-said-step', { square: nameOf(state, deed.path.at(-1) ?? 0) }));
      break;
    case 'choice':
      offer(board, deed.moves);
      break;
    case 'play':
      return send(board, deed.move.path, deed.move);
    case 'try':
      return send(board, deed.path, null);
    case 'premove':
      plan(board, deed.path);
      break;
  }
  view.redraw();
  if (deed.kind === 'pick') say(board, labelOf(state, deed.square));
}

/** Several roads lead there: number them. @param {Board} board @param {Move[]} moves */
function offer(board, moves) {
  const { state, view, tell } = board;
  const { hand, geo } = state;
  if (!hand.steps.length) hand.steps = [moves[0].path[0]];
  hand.choice = geo ? fromLeft(geo, moves) : moves;
  state.lit = 0;
  view.light();
  tell('choice', { moves: hand.choice });
  say(board, roadsText(state, hand.choice));
}

/**
 * Take one of the numbered routes.
 * @param {Board} board @param {number} index @returns {boolean}
 */
export function choose(board, index) {
  const { hand, routes } = board.state;
  const move = (hand.choice.length ? hand.choice : routes)[index];
  if (move) send(board, move.path, move);
  return Boolean(move);
}

/** @param {Board} board @param {number[]} path */
function plan(board, path) {
  const { state, tell } = board;
  emptyHand(state);
  state.planned = path;
  tell('premove', { path });
  say(board, state.texts('board-said-premove', ends(state, path)));
}

/**
 * Esc: one step back.
 * @param {Board} board @returns {boolean} whether there was something to take back
 */
export function back(board) {
  const { state, view, tell } = board;
  state.held = [];
  if (dropStroke(board)) return true;
  if (state.asked) return answer(board, false);
  if (state.planned.length) {
    state.planned = [];
    tell('premove', { path: [] });
  } else if (!goBack(board)) return false;
  view.redraw();
  say(board, state.texts('board-said-back'));
  return true;
}

/**
 * Put half a capture back by one step.
 * @param {Board} board @returns {boolean} whether there was one
 */
function goBack(board) {
  const { hand } = board.state;
  if (hand.choice.length) {
    closeChoice(board);
    hand.choice = [];
  } else if (hand.steps.length) hand.steps = hand.steps.slice(0, -1);
  else return false;
  return true;
}
