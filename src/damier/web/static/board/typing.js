/** @import {Board, Move, State} from './types.js' */
import { emptyHand, mayPick } from './hand.js';
import { perform } from './press.js';
import { say, send } from './send.js';
import { nameOf } from './speech.js';
import { sameEnds } from './state.js';

export const SEPARATORS = /[-–x×:]/;

/** @param {string} text "32-28" @returns {string[]} */
const parts = (text) => text.split(SEPARATORS).map((part) => part.replace(/^0+/, ''));

/** @param {State} state @param {string[]} names */
const squaresOf = ({ geo }, names) => names.map((name) => geo?.named(name) ?? 0);

/**
 * The moves a typed road may mean.
 * @param {State} state @param {number[]} path @returns {Move[]}
 */
const fitting = ({ moves }, path) => moves.filter((move) => sameRoad(move.path, path));

/**
 * The move that was typed, when no other could still be meant.
 * @param {State} state @param {string} text @returns {Move | null}
 */
export function moveOf(state, text) {
  const names = parts(text);
  if (names.length < 2 || state.hand.mode !== 'legal') return null;
  const path = squaresOf(state, names);
  const [move, second] = fitting(state, path);
  if (!move || second) return null;
  const more = state.moves.some(
    (other) =>
      other !== move &&
      other.path[0] === path[0] &&
      nameOf(state, other.path[other.path.length - 1]).startsWith(names[names.length - 1]),
  );
  return more ? null : move;
}

/**
 * A typed move that is not the only one of its kind, or none at all.
 * @param {Board} board @param {string} text
 */
export function tryText(board, text) {
  const { state, tell } = board;
  const names = parts(text);
  const path = squaresOf(state, names);
  if (path.length < 2 || path.includes(0))
    return say(board, state.texts('board-said-unread', { text: names.join('-') }));
  const fits = fitting(state, path);
  emptyHand(state);
  if (state.hand.mode === 'premove') return perform(board, { kind: 'premove', path });
  if (state.hand.mode === 'none') return say(board, state.texts('board-said-wait'));
  if (state.hand.mode === 'legal' && fits.length > 1)
    perform(board, { kind: 'choice', moves: fits });
  else if (fits.length === 1) send(board, fits[0].path, fits[0]);
  else if (mayPick(state, path[0])) send(board, path, null);
  else tell('move', { path, move: null });
}

/**
 * Whether a typed road is this path: its ends, or all its landings.
 * @param {number[]} path @param {number[]} typed
 */
const sameRoad = (path, typed) =>
  sameEnds(path, typed) && (typed.length === 2 || path.join() === typed.join());
