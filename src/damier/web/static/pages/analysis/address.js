/** What an address asks the analysis page to show, and the address of what it shows. */
import { ApiError } from '../../app/api.js';
import { t } from '../../app/i18n.js';
import { tokenTo } from '../../app/seats.js';
import { gameOf, houseOf } from '../../app/tables.js';
import { pack, unpack } from '../study/link.js';
import { FORMAT, LONGEST_LINK, LONGEST_PDN, sharedGame } from './shared.js';

/**
 * @typedef {import('../study/book.js').Ref} Ref
 * @typedef {import('./shared.js').SharedGame} SharedGame
 * @typedef {{ref: Ref, fen: string, table: string | null, edit: boolean, game: SharedGame | null,
 *   broken: boolean}} Wanted
 *   `broken`: part of the address could not be read
 */

/** A game by house rules says so in a tag. */
const HOUSE = /^\[Rules "house/m;
/** What the server says of a table that is not open to a visitor. */
const CLOSED = new Set(['bad-token', 'no-table']);

/** @returns {Promise<Wanted>} */
export async function wanted() {
  const query = new URLSearchParams(location.search);
  const hash = new URLSearchParams(location.hash.slice(1));
  const [toml, game] = await Promise.all([unpack(hash.get('sheet')), sharedGame(hash)]);
  const ref = toml ? { sheet_toml: toml } : { sheet: query.get('sheet') ?? 'international' };
  return {
    ref,
    fen: query.get('fen') ?? '',
    table: query.get('table'),
    edit: query.has('edit'),
    game,
    broken: (hash.has('sheet') && !toml) || (hash.has('game') && !game),
  };
}

/**
 * The address of a whole game with its notes; nothing if it would be too long for one.
 * @param {Ref} ref
 * @param {SharedGame} game
 */
export async function linkTo(ref, { pdn, place }) {
  const url = new URL('/analysis', location.origin);
  if (ref.sheet) url.searchParams.set('sheet', ref.sheet);
  const parts = [`game=${FORMAT}${await pack(pdn, 'deflate')}`];
  if (place.length) parts.push(`at=${placeText(place)}`);
  if (ref.sheet_toml) parts.push(`sheet=${await pack(ref.sheet_toml)}`);
  url.hash = parts.join('&');
  return url.href.length > LONGEST_LINK || pdn.length > LONGEST_PDN ? null : url.href;
}

/**
 * A place as moves of the main line, then the branch, and so on: [0, 0, 1, 0] is 2.1.1.
 * @param {number[]} place
 */
export function placeText(place) {
  const parts = [0];
  for (const index of place)
    if (index) parts.push(index, 0);
    else parts[parts.length - 1]++;
  return parts.join('.');
}

/** The address of a position. @param {Ref} ref @param {string} fen @param {string} [path] */
export async function addressOf(ref, fen, path = '/analysis') {
  const url = new URL(path, location.origin);
  if (ref.sheet) url.searchParams.set('sheet', ref.sheet);
  if (fen) url.searchParams.set('fen', fen);
  if (ref.sheet_toml) url.hash = `sheet=${await pack(ref.sheet_toml)}`;
  return url.href.replaceAll('%3A', ':').replaceAll('%2C', ',');
}

/**
 * The picture of a position.
 * @param {Ref} ref
 * @param {string} fen
 * @param {'svg' | 'png'} kind
 * @param {boolean} flip
 * @param {string} theme
 */
export function pictureOf(ref, fen, kind, flip, theme) {
  const query = new URLSearchParams({ fen, width: '1200' });
  for (const [name, value] of Object.entries(ref)) if (value) query.set(name, value);
  if (flip) query.set('flip', 'true');
  if (theme && theme !== 'dark') query.set('theme', theme);
  return `/api/diagram.${kind}?${query}`;
}

/**
 * The game of a table, as PDN, with its house rules if it has any.
 * @param {string} table
 * @returns {Promise<{pdn: string, toml: string | null}>}
 */
export async function gameOfTable(table) {
  const token = tokenTo(table);
  const pdn = await gameOf(table, token).catch((problem) => {
    throw CLOSED.has(problem.code)
      ? new ApiError(problem.status, problem.code, t('analysis-no-table'))
      : problem;
  });
  return { pdn, toml: HOUSE.test(pdn) ? await houseOf(table, token) : null };
}
