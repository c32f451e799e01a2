/**
 * The rule sheets as the server lists them, and how a leaflet is headed.
 *
 *     import {sheets, ownName, sideName} from '../app/sheets.js';
 *     for (const sheet of await sheets()) …
 */
import { get } from './api.js';
import { lang, t } from './i18n.js';

/**
 * @typedef {import('wire').SheetCard} Sheet
 */

/**
 * What the game is called in the box: each print says it in its own language.
 * @type {Record<string, string>}
 */
const NAMES = {
  nl: 'Dammen',
  fr: 'Jeu de dames',
  en: 'Draughts',
  sv: 'Dam',
  da: 'Dam',
  nb: 'Dam',
  fi: 'Tammi',
};

/**
 * All sheets, the leaflets as they lie in the box: large boards first, then by the language of the
 * print.
 * @returns {Promise<Sheet[]>}
 */
export async function sheets() {
  const all = /** @type {Sheet[]} */ (await get('/api/sheets'));
  return all.sort((a, b) => order(a) - order(b));
}

/** @param {Sheet} sheet */
function order({ shelf, board, languages }) {
  if (shelf !== 'leaflet') return 1000;
  return (
    -100 * board.width + (languages.length > 1 ? 10 : 0) + Object.keys(NAMES).indexOf(languages[0])
  );
}

/**
 * The game that is played where a language is spoken and no leaflet of its own lies in the box.
 * @type {Record<string, string>}
 */
const PLAYED = {
  de: 'djeco',
  ar: 'kndb',
  tr: 'turkish',
  es: 'spanish',
  it: 'italian',
  pt: 'portuguese',
  ru: 'russian',
};

/**
 * The sheet that somebody who reads this page probably has at home: the leaflet printed in that
 * language alone, or else the game of its speakers.
 * @param {Sheet[]} all
 */
export function homeSheet(all) {
  const code = lang();
  const own = all.find(({ languages, shelf }) => shelf === 'leaflet' && String(languages) === code);
  return own ?? all.find(({ id }) => id === PLAYED[code]) ?? all[0];
}

/**
 * The heading of a leaflet with its language; nothing for a sheet that never was in a box.
 * @param {{shelf: string, languages?: string[]}} sheet
 */
export function ownName(sheet) {
  const first = sheet.shelf === 'leaflet' ? sheet.languages?.[0] : undefined;
  return first && NAMES[first] ? { lang: first, name: NAMES[first] } : null;
}

/**
 * Where the rules of a table are read: its sheet's page, or the house rules that it plays by.
 * @param {{id: string, sheet: {id: string, shelf: string}}} table
 * @param {string} [article]
 */
export const rulesOf = ({ id, sheet }, article = '') =>
  (sheet.id.startsWith('house') ? `/house?table=${encodeURIComponent(id)}` : `/rules/${sheet.id}`) +
  (article ? `#${article}` : '');

/**
 * White, or Blue where the sheet has blue pieces.
 * @param {{colours: {white: string, black: string}}} sheet
 * @param {'white' | 'black'} side
 */
export const sideName = (sheet, side) => t('side', { colour: sheet.colours?.[side] ?? side });
