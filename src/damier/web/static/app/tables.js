/**
 * What a table hands to whoever holds one of its tokens.
 *
 *     import {gameOf, houseOf} from '../app/tables.js';
 *     await gameOf('abc', token)      // its game, as PDN
 *     await houseOf('abc', token)     // the house rules that it plays by, as TOML
 *     await qrOf('abc', token)        // the link that the token opens, for a camera, as SVG
 */
import { text } from './api.js';

/** @param {string} table @param {string} token @returns {Promise<string>} */
export const qrOf = (table, token) =>
  text(
    `/api/tables/${encodeURIComponent(table)}/qr.svg?origin=${encodeURIComponent(location.origin)}`,
    { 'X-Table-Token': token },
  );

/** @param {string} table @param {string} token @returns {Promise<string>} */
export const gameOf = (table, token) =>
  text(`/api/tables/${encodeURIComponent(table)}.pdn`, { 'X-Table-Token': token });

/**
 * Refused with "no-table" where no house rules are played.
 * @param {string} table
 * @param {string} token
 * @returns {Promise<string>}
 */
export const houseOf = (table, token) =>
  text(`/api/house/tables/${encodeURIComponent(table)}`, { 'X-Table-Token': token });
