/** @import {Board, Config, Last, Side, State} from './types.js' */
import { legTime } from './animation.js';
import { Geometry } from './geometry.js';
import { emptyHand, sideOf } from './hand.js';
import { cancel, closeChoice, forgetAsked, forgetSent, say, send, settle } from './send.js';
import { movedText, refusalText } from './speech.js';
import { isLive, isWaiting, sameEnds, sameMoves } from './state.js';

const GROUND = ['geometry', 'orientation', 'numbers', 'frameless', 'print'];
const HAND = ['geometry', 'board', 'moves', 'interactive', 'free', 'premove'];

/**
 * Take what the page gives; whatever is not named stays as it is.
 * @param {Board} board @param {Partial<Config>} config
 */
export function set(board, config) {
  const { state, view } = board;
  const before = { ...state };
  const changed = new Set(
    Object.entries(config)
      .filter(([name, value]) => !Object.is(before[/** @type {keyof Config} */ (name)], value))
      .map(([name]) => name),
  );
  Object.assign(state, config);
  const any = (/** @type {string[]} */ names) => names.some((name) => changed.has(name));
  view.look();
  if (!state.geometry) return;
  if (any(['board', 'interactive'])) state.stroke = { from: 0, to: 0, ink: 'green' };
  if (any(GROUND)) {
    state.geo = new Geometry(state.geometry, state.orientation === 'black');
    if (state.cursor > state.geo.count) state.cursor = 1;
    view.ground();
  }
  if (any(['board', 'last'])) arrive(board, before.board, changed.has('last'));
  if (changed.has('refusal') && state.refusal) {
    cancel(board);
    say(board, refusalText(state));
  }
  if (any(HAND)) readHand(board, before);
  view.redraw();
  playPlanned(board);
  doHeld(state);
}

/** What came too early comes now; where hands are off the board it never does. @param {State} state */
function doHeld(state) {
  if (state.interactive === 'none') state.held = [];
  while (isLive(state) && !isWaiting(state) && state.held.length) state.held.shift()?.();
}

/** What the hand may do now. @param {Board} board @param {State} before */
function readHand(board, before) {
  const { state } = board;
  const { hand } = state;
  if (before.board !== state.board || !sameMoves(before.moves, state.moves)) {
    closeChoice(board);
    forgetAsked(board);
    emptyHand(state);
    state.touched = 0;
  }
  const turn = sideOf(state.board[(state.moves[0]?.path[0] ?? 0) - 1]);
  hand.side = sideInHand(state, turn);
  if (hand.side === null) hand.mode = 'none';
  else if (turn === hand.side)
    hand.mode = state.free || state.interactive === 'any' ? 'free' : 'legal';
  else hand.mode = state.premove ? 'premove' : 'none';
  if (hand.mode === 'none') emptyHand(state);
}

/**
 * Whose pieces may be picked up.
 * @param {State} state @param {Side | null} turn @returns {Side | null}
 */
function sideInHand({ interactive }, turn) {
  switch (interactive) {
    case 'white':
    case 'black':
      return interactive;
    case 'both':
    case 'any':
      return turn;
    default:
      return null;
  }
}

/**
 * A new position: walk there when the last move leads to it.
 * @param {Board} board @param {string} before @param {boolean} isNews whether `last` is another
 */
function arrive(board, before, isNews) {
  const { state, view } = board;
  const { sent, last } = state;
  forgetSent(state);
  const same = before === state.board || before.length !== state.board.length;
  if (!last || last.path.length < 2 || same) return showNow(board);
  const earlier = unplayed(state.board, last, before);
  if (isNews) say(board, movedText(state, last, earlier[last.path[0] - 1]));
  if (sent && sameEnds(sent.path, last.path)) return void settleAfter(board, sent.arrival);
  if (earlier !== before && !sent) return showNow(board);
  state.walk?.stop();
  view.show(earlier);
  void walkAlong(board, last);
}

/** Show the board as it is, at once. @param {Board} board */
function showNow({ state, view }) {
  state.walk?.stop();
  state.walk = null;
  view.show(state.board);
}

/**
 * Walk a move on the board as it stands, then settle on `board`.
 * @param {Board} board @param {Last} move
 */
export async function walkAlong(board, { path, captured = [] }) {
  const { state, view } = board;
  const walk = view.walk();
  state.walk = walk;
  await walk.along(path[0], path, captured, legTime(state.motion));
  if (state.walk === walk) settle(board);
}

/** @param {Board} board @param {Promise<void>} arrival of the piece that walks now */
async function settleAfter(board, arrival) {
  const { walk } = board.state;
  await arrival;
  if (board.state.walk === walk) settle(board);
}

/** A move made in advance is played when its turn comes. @param {Board} board */
function playPlanned(board) {
  const { state, view } = board;
  const { planned: path, hand } = state;
  if (!path.length || hand.mode === 'premove') return;
  state.planned = [];
  const fits = state.moves.filter((move) => sameEnds(move.path, path));
  view.marks();
  if (hand.mode === 'legal' && fits.length === 1) send(board, fits[0].path, fits[0]);
  else if (hand.mode === 'free') send(board, path, null);
}

/**
 * The board before its last move, as far as one can tell: `before` knows what the captured pieces
 * were.
 * @param {string} board @param {Last} last @param {string} before
 */
function unplayed(board, { path, captured = [] }, before) {
  const squares = [...board];
  const [from, to] = [path[0] - 1, path[path.length - 1] - 1];
  const piece = before[from] === '.' ? board[to] : before[from];
  squares[to] = '.';
  for (const square of captured)
    squares[square - 1] =
      before[square - 1] === '.' ? (sideOf(piece) === 'white' ? 'b' : 'w') : before[square - 1];
  squares[from] = piece;
  return squares.join('');
}
