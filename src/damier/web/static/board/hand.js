/** @import {Move, Side, State} from './types.js' */
import { startsWith } from './state.js';

/**
 * The player's hand: what a square would mean next. These functions change nothing and draw nothing;
 * they know only the moves they are given.
 *
 * What a click or a drop means:
 * @typedef {{kind: 'nothing'} | {kind: 'pick', square: number} | {kind: 'drop'} | {kind: 'back'}
 *   | {kind: 'step', path: number[]} | {kind: 'play', move: Move} | {kind: 'try', path: number[]}
 *   | {kind: 'choice', moves: Move[]} | {kind: 'premove', path: number[]}} Deed
 */

/** @type {Deed} */
const NOTHING = { kind: 'nothing' };

/** @param {string | undefined} piece @returns {Side | null} */
export const sideOf = (piece) =>
  !piece || piece === '.' ? null : piece.toLowerCase() === 'w' ? 'white' : 'black';

/** @param {State} state @param {number} square */
export const pieceOn = (state, square) => state.board[square - 1] ?? '.';

/** Where the piece in hand stood, or 0. @param {State} state */
export const from = ({ hand }) => hand.steps[0] ?? 0;

/** Where it is now, or 0. @param {State} state */
export const here = ({ hand }) => hand.steps[hand.steps.length - 1] ?? 0;

/** Whether it stands in the middle of a capture. @param {State} state */
export const isHalfWay = ({ hand }) => hand.steps.length > 1;

/** Put nothing in the hand. @param {State} state */
export function emptyHand({ hand }) {
  hand.steps = [];
  hand.choice = [];
}

/** @param {State} state @param {number} square */
export const mayPick = (state, square) =>
  state.hand.mode !== 'none' &&
  state.hand.side !== null &&
  sideOf(pieceOn(state, square)) === state.hand.side;

/** @param {State} state @param {number} square @returns {Move[]} */
export const movesFrom = (state, square) =>
  state.hand.mode === 'legal' ? state.moves.filter((move) => move.path[0] === square) : [];

/** The moves that go on from what has been walked. @param {State} state @returns {Move[]} */
export const candidates = ({ moves, hand: { steps } }) =>
  moves.filter((move) => startsWith(move.path, steps) && move.path.length > steps.length);

/**
 * Whether any path goes: always at the table, and else once a capture was begun that is none of the
 * moves.
 * @param {State} state
 */
export const isTrying = (state) =>
  state.hand.mode === 'free' ||
  (state.hand.mode === 'legal' && isHalfWay(state) && !candidates(state).length);

/**
 * Squares worth a mark: the next landings, and the ends.
 * @param {State} state @returns {number[]}
 */
export function targets(state) {
  const { steps, mode } = state.hand;
  if (mode !== 'legal' || !steps.length) return [];
  const ends = candidates(state).flatMap(({ path }) => [path[steps.length], path[path.length - 1]]);
  return [...new Set(ends)];
}

/** Squares a finger may have meant. @param {State} state @returns {number[]} */
export function meant(state) {
  const starts = state.hand.mode === 'legal' ? state.moves.map((move) => move.path[0]) : [];
  const own = [...new Set(starts)].filter((square) => mayPick(state, square));
  return state.hand.steps.length ? [...targets(state), ...own] : own;
}

/** @param {State} state @param {number} square */
export function isHostile(state, square) {
  const side = sideOf(pieceOn(state, square));
  return side !== null && side !== state.hand.side;
}

/**
 * The pieces jumped along a path.
 * @param {State} state @param {number[]} path @returns {number[]}
 */
export function taken(state, path) {
  const jumped = path.slice(1).flatMap((square, i) => state.geo?.between(path[i], square) ?? []);
  return jumped.filter((square) => isHostile(state, square));
}

/**
 * What a click on a square means, or Enter.
 * @param {State} state @param {number} square @returns {Deed}
 */
export function click(state, square) {
  if (!state.hand.steps.length) return first(state, square);
  if (square === here(state)) return again(state);
  return go(state, square) ?? otherwise(state, square);
}

/**
 * Nothing leads there: half a capture goes home, another piece is picked.
 * @param {State} state @param {number} square @returns {Deed}
 */
function otherwise(state, square) {
  if (!isHalfWay(state)) return first(state, square);
  if (square === from(state)) return { kind: 'drop' };
  return pieceOn(state, square) === '.' ? elsewhere(state, square) : NOTHING;
}

/** @param {State} state @param {number} square @returns {Deed} */
function first(state, square) {
  if (!mayPick(state, square)) {
    if (state.hand.steps.length) return elsewhere(state, square);
    return state.onetap ? toEnd(state, square) : NOTHING;
  }
  const moves = movesFrom(state, square);
  return state.onetap && moves.length === 1
    ? { kind: 'play', move: moves[0] }
    : { kind: 'pick', square };
}

/**
 * Nothing in hand: an end square is enough where a capture is due and only one leads there.
 * @param {State} state @param {number} square @returns {Deed}
 */
function toEnd(state, square) {
  const { mode, side } = state.hand;
  if (mode !== 'legal' || !side || !state.moves[0]?.captured?.length) return NOTHING;
  const moves = state.moves.filter(
    ({ path }) => path[path.length - 1] === square && mayPick(state, path[0]),
  );
  const starts = new Set(moves.map((move) => move.path[0]));
  if (starts.size !== 1) return NOTHING;
  return moves.length === 1 ? { kind: 'play', move: moves[0] } : { kind: 'choice', moves };
}

/**
 * A square to which no move leads: try it, or go on with a capture that was begun.
 * @param {State} state @param {number} square @returns {Deed}
 */
export function elsewhere(state, square) {
  if (pieceOn(state, square) !== '.') return { kind: 'drop' };
  const path = [...state.hand.steps, square];
  if (state.hand.mode === 'premove') return { kind: 'premove', path };
  return { kind: mayGoOn(state, path) ? 'step' : 'try', path };
}

/**
 * A second click on the piece in hand: put it down, a step back, or end a free capture here.
 * @param {State} state @returns {Deed}
 */
function again(state) {
  if (!isHalfWay(state)) return { kind: 'drop' };
  return isTrying(state) ? { kind: 'try', path: [...state.hand.steps] } : { kind: 'back' };
}

/**
 * Where the piece in hand can go; null when nothing leads there.
 * @param {State} state @param {number} square @returns {Deed | null}
 */
export function go(state, square) {
  const { steps, mode } = state.hand;
  if (mode === 'premove')
    return pieceOn(state, square) === '.' ? { kind: 'premove', path: [from(state), square] } : null;
  if (isTrying(state)) return goFreely(state, square);
  const onward = candidates(state);
  const next = onward.filter(({ path }) => path[steps.length] === square);
  const ends = onward.filter(({ path }) => path[path.length - 1] === square);
  const both = [...new Set([...next, ...ends])];
  if (!both.length) return null;
  if (both.length === 1)
    return ends.length
      ? { kind: 'play', move: both[0] }
      : { kind: 'step', path: [...steps, square] };
  const now = next.some(({ path }) => path.length === steps.length + 1);
  return next.length && !now
    ? { kind: 'step', path: [...steps, square] }
    : { kind: 'choice', moves: both };
}

/** @param {State} state @param {number} square @returns {Deed | null} */
function goFreely(state, square) {
  const path = [...state.hand.steps, square];
  const home = square === from(state);
  if (home ? !onward(state, path).length : pieceOn(state, square) !== '.') return null;
  return { kind: mayGoOn(state, path) ? 'step' : 'try', path };
}

/**
 * The ways that begin with a path: those of the moves, and those that were given beside them.
 * @param {State} state @param {number[]} path
 */
const onward = ({ moves, ways }, path) =>
  [...moves.map((move) => move.path), ...ways].filter((way) => startsWith(way, path));

/**
 * At the table any path may be tried. The hand waits where a way goes on; whether it must or may is
 * for others to say.
 * @param {State} state @param {number[]} path
 */
const mayGoOn = (state, path) => onward(state, path).some(({ length }) => length > path.length);
