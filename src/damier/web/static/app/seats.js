/**
 * The tokens this browser holds of each table: the seat, the watchers' link, the invitation.
 *
 *     import {keepTokens, tokensOf} from '../app/seats.js';
 *     keepTokens('abc', {seat: 'x…'});
 *     tokensOf('abc').seat
 *     tokenTo('abc')      // what opens it: the seat, or else the watchers' link
 */

/** @typedef {{seat?: string | null, watch?: string | null, invite?: string | null}} Tokens */

/** @param {string} table @returns {Tokens} */
export function tokensOf(table) {
  return JSON.parse(localStorage.getItem(`damier-table-${table}`) ?? '{}');
}

/** Add to what is known; an empty value forgets. @param {string} table @param {Tokens} tokens */
export function keepTokens(table, tokens) {
  localStorage.setItem(`damier-table-${table}`, JSON.stringify({ ...tokensOf(table), ...tokens }));
}

/**
 * Take tokens out of the address (#s= seat, #w= watch, #i= invite), so that it can be shown to
 * anyone.
 * @param {string} table
 */
export function takeTokens(table) {
  const found = new URLSearchParams(location.hash.slice(1));
  /** @type {Tokens} */
  const tokens = {};
  if (found.get('s')) tokens.seat = found.get('s');
  if (found.get('w')) tokens.watch = found.get('w');
  if (found.get('i')) tokens.invite = found.get('i');
  if (!Object.keys(tokens).length) return;
  keepTokens(table, tokens);
  history.replaceState(null, '', location.pathname + location.search);
}

/**
 * What opens a table for whoever sits or watches there, nothing if he does neither.
 * @param {string} table
 */
export function tokenTo(table) {
  takeTokens(table);
  const { seat, watch } = tokensOf(table);
  return seat ?? watch ?? '';
}
