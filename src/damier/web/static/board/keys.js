/** @import {Board} from './types.js' */
import { edit, put } from './edit.js';
import { back, choose, press, stand } from './press.js';
import { answer, send } from './send.js';
import { isLive, isWaiting } from './state.js';
import { moveOf, SEPARATORS, tryText } from './typing.js';

const STEPS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

/**
 * The keyboard: arrows walk, Enter picks and plays, digits type a move or choose a route, Esc takes
 * back.
 * @param {Board} board
 * @param {Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>} event
 * @returns {boolean} whether the key meant something
 */
export function pressKey(board, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  board.state.pointed = false;
  const waits = mustWait(board, event);
  if (waits) board.state.held.push(() => pressKey(board, event));
  const meant = waits || handle(board, event);
  board.view.typed();
  board.view.cursor();
  return meant;
}

/**
 * Whether a move is on its way and this key plays on from it. The Enter that ended the move is part
 * of it, and Esc takes back what waits.
 * @param {Board} board @param {{key: string}} event
 */
function mustWait(board, { key }) {
  const { state } = board;
  if (!isWaiting(state) || !isLive(state) || state.interactive === 'draw') return false;
  if (STEPS.includes(key)) return state.held.length > 0;
  if (key === 'Enter') return !state.ended;
  return key === ' ' || key === 'Backspace' || (key.length === 1 && writes(board, key));
}

/**
 * @param {Board} board @param {Pick<KeyboardEvent, 'key' | 'shiftKey'>} event @returns {boolean}
 */
function handle(board, event) {
  const { state } = board;
  const { key } = event;
  const { ended } = state;
  state.ended = false;
  if (STEPS.includes(key)) return walk(board, key);
  if (key === 'Escape') return leave(board);
  if (state.interactive === 'edit') return editKey(board, event);
  // A typed move is played as soon as it is clear; the Enter that many press after it means
  // nothing more.
  if (key === 'Enter' && (answer(board, true) || ended)) return true;
  if (key === 'Enter' || key === ' ') return enter(board);
  if (key === 'Backspace' && state.typed) {
    state.typed = state.typed.slice(0, -1);
    return true;
  }
  if (/^[1-9]$/.test(key) && state.hand.choice.length) return choose(board, Number(key) - 1);
  const mayType = isLive(state) && state.interactive !== 'draw' && key.length === 1;
  return mayType && type(board, key.toLowerCase());
}

/** @param {Board} board @param {string} key */
function walk(board, key) {
  const { state } = board;
  state.typed = '';
  if (state.geo) stand(board, state.geo.step(state.cursor, key));
  return true;
}

/** @param {Board} board */
function leave(board) {
  const had = board.state.typed !== '';
  board.state.typed = '';
  return had || back(board);
}

/** @param {Board} board */
function enter(board) {
  const { state } = board;
  const { typed } = state;
  state.typed = '';
  if (typed) tryText(board, typed);
  else press(board, state.cursor);
  return true;
}

/** @param {Board} board @param {string} key */
function type(board, key) {
  const { state } = board;
  if (!writes(board, key)) return false;
  state.typed += key;
  const move = moveOf(state, state.typed);
  if (move) {
    state.typed = '';
    state.ended = true;
    send(board, move.path, move);
  }
  return true;
}

/** Whether a key is part of a written move. @param {Board} board @param {string} key */
const writes = (board, key) =>
  /\d/.test(key) || SEPARATORS.test(key) || isFile(board, key.toLowerCase());

/** @param {Board} board @param {string} key */
const isFile = ({ state }, key) =>
  /[a-z]/.test(key) && (state.geometry?.algebraic?.some((name) => name.startsWith(key)) ?? false);

/** @param {Board} board @param {Pick<KeyboardEvent, 'key' | 'shiftKey'>} event */
function editKey(board, { key, shiftKey }) {
  const { cursor } = board.state;
  if (key === 'Enter' || key === ' ') edit(board, cursor, shiftKey);
  else if (key === 'Delete' || key === 'Backspace') put(board, cursor, '.');
  else if ('wWbB'.includes(key)) put(board, cursor, key);
  else return false;
  return true;
}
