/** @import {Board, Move, State} from './types.js' */
import { legTime } from './animation.js';
import { emptyHand, from, isHalfWay } from './hand.js';
import { takenBy } from './scene.js';
import { ends } from './speech.js';

/**
 * How long a move that was sent may wait for its answer before the piece goes back, in
 * milliseconds.
 */
const PATIENCE = 8000;

/** Say something to people who listen. @param {Board} board @param {string} text */
export function say({ view, tell }, text) {
  if (!text) return;
  view.say(text);
  tell('say', { text });
}

/** A piece was touched. @param {Board} board @param {number} square */
export function touch({ state, tell }, square) {
  const told = state.interactive === 'edit' || square === state.touched;
  if (told || state.hand.mode === 'premove' || isHalfWay(state)) return;
  state.touched = square;
  tell('touch', { square });
}

/** Tell that a choice is no longer open. @param {Board} board */
export function closeChoice({ state, tell }) {
  if (state.hand.choice.length) tell('choice', { moves: [] });
}

/**
 * Tell that a move was made, or ask first. What no move is and only would be refused is not asked.
 * @param {Board} board @param {number[]} path @param {Move | null} move
 */
export function send(board, path, move) {
  const { state } = board;
  if (state.confirm && (move || state.hand.mode === 'free')) ask(board, path, move);
  else tellMove(board, path, move, walkTime(state, path));
}

/** @param {Board} board @param {number[]} path @param {Move | null} move */
function ask(board, path, move) {
  const { state, view, tell } = board;
  closeChoice(board);
  emptyHand(state);
  state.carried = null;
  state.refusal = null;
  state.asked = { path, move };
  view.redraw();
  tell('ask', { path, move });
  say(board, state.texts('board-said-ask', ends(state, path)));
}

/**
 * Play the move that waits, or put it back.
 * @param {Board} board @param {boolean} yes @returns {boolean} whether one waited
 */
export function answer(board, yes) {
  const { state, view } = board;
  const { asked } = state;
  if (!asked) return false;
  forgetAsked(board);
  if (yes) tellMove(board, asked.path, asked.move, 0);
  else {
    view.redraw();
    say(board, state.texts('board-said-back'));
  }
  return true;
}

/** @param {Board} board */
export function forgetAsked({ state, tell }) {
  if (!state.asked) return;
  state.asked = null;
  tell('ask', { path: [], move: null });
}

/**
 * A piece that was dropped where it goes need not walk there.
 * @param {State} state @param {number[]} path
 */
const walkTime = (state, path) =>
  state.carried !== null && legs(state, path).length < 3 ? 0 : legTime(state.motion);

/** What is left to walk. @param {State} state @param {number[]} path */
const legs = ({ hand }, path) => path.slice(Math.max(hand.steps.length, 1) - 1);

/**
 * @param {Board} board @param {number[]} path @param {Move | null} move @param {number} time of a
 *   leg
 */
function tellMove(board, path, move, time) {
  const { state, view, tell } = board;
  const left = legs(state, path);
  const captured = takenBy(state, { path, move });
  closeChoice(board);
  emptyHand(state);
  state.refusal = null;
  state.walk = view.walk();
  const arrival = state.walk.along(path[0], left, captured, time);
  const timer = Number(setTimeout(() => cancel(board), PATIENCE));
  state.sent = { path, arrival, timer };
  view.marks();
  tell('move', { path, move });
}

/** The answer has come, whatever it is. @param {State} state */
export function forgetSent(state) {
  if (state.sent) clearTimeout(state.sent.timer);
  state.sent = null;
}

/** Put everything back as it stands. @param {Board} board */
export function cancel(board) {
  const { state, view } = board;
  const back = state.sent?.path;
  forgetSent(state);
  state.held = [];
  closeChoice(board);
  forgetAsked(board);
  emptyHand(state);
  state.carried = null;
  if (back && state.geo) void slideBack(board, back);
  else view.redraw();
}

/** @param {Board} board @param {number[]} path */
async function slideBack({ state, view }, path) {
  const { geo } = state;
  if (!geo) return;
  state.walk?.stop();
  view.show(state.board);
  const walk = view.walk();
  state.walk = walk;
  const [start, end] = [path[0], path[path.length - 1]].map((square) => geo.centre(square));
  await walk.slide(path[0], end, start, legTime(state.motion));
  if (state.walk === walk) settle({ state, view });
}

/** A capture is walked on from where the hand was. @param {Board} board @param {number[]} path */
export async function step({ state, view }, path) {
  const left = legs(state, path);
  const time = state.carried ? 0 : legTime(state.motion);
  state.hand.steps = path;
  const walk = view.walk();
  state.walk = walk;
  await walk.along(from(state), left, takenBy(state, { path, move: null }), time);
  if (state.walk !== walk) return;
  state.walk = null;
  view.redraw();
}

/**
 * A walk is over: what was taken goes, the board is what it is.
 * @param {Pick<Board, 'state' | 'view'>} board
 */
export function settle({ state, view }) {
  state.walk = null;
  view.show(state.board);
  view.redraw();
}
