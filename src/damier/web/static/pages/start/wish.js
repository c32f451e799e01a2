/** What a visitor chose, and how it is asked of the server. */

/**
 * @typedef {{sheet: string, opponent: 'computer' | 'beside' | 'elsewhere', where: 'link' | 'lobby',
 *   level: number | 'best',
 *   colour: 'white' | 'black' | 'lot' | null, control: string, own: boolean,
 *   mode: 'guided' | 'table', silent: boolean,
 *   touch: boolean | null, draws: string[], deck: string, rated: boolean, shown: boolean | null,
 *   name: string, other: string}} Choice
 *   `control` is '' without a clock, `own` says that none of the usual ones is wanted; `deck` is what the opening
 *   is drawn from, or ''
 */

import { isByDays } from '../../app/clocks.js';
import { prefs } from '../../app/prefs.js';
import { signedIn } from '../../app/shell.js';
import { homeSheet } from '../../app/sheets.js';

/** Clocks that are often wanted: a blitz or two, and longer ones. */
export const CLOCKS = ['', '180+2', '300+3', '600+5', '1500+10'];

/** @type {Choice} */
export const DEFAULTS = {
  sheet: 'hotte-nl',
  opponent: 'computer',
  where: 'link',
  level: 4,
  colour: null,
  control: '',
  own: false,
  mode: 'guided',
  silent: false,
  touch: null,
  draws: [],
  deck: '',
  rated: false,
  shown: null,
  name: '',
  other: '',
};

/**
 * By lot where the sheet has it so, else White, unless the visitor chose.
 * @param {Choice} choice
 * @param {{colours_by_lot?: boolean} | null} sheet
 */
export const colourOf = (choice, sheet) =>
  choice.colour ?? (sheet?.colours_by_lot ? 'lot' : 'white');

/**
 * What counts is played against somebody elsewhere or a level that was measured, by a clock, and by
 * rules that others have, too.
 * @param {Choice} choice
 */
export const canBeRated = ({ opponent: kind, level, control, sheet }) =>
  kind !== 'beside' &&
  (kind !== 'computer' || level !== 'best') &&
  control !== '' &&
  sheet !== 'house';

/** Whether everybody may watch: in the lobby, unless the visitor chose. @param {Choice} choice */
export const isShown = ({ opponent: kind, where, shown }) =>
  kind === 'elsewhere' && (shown ?? where === 'lobby');

/**
 * Touching binds at the table where the sheet says so; guided play is kinder unless asked.
 * @param {Choice} choice
 * @param {any} details
 */
export function touches(choice, details) {
  return choice.touch ?? (choice.mode === 'table' && bindsByTouch(details));
}

/** @param {any} details */
const bindsByTouch = (details) => ['yes', 'if-able', true].includes(details?.table?.touch);

/**
 * The body of POST /api/tables.
 * @param {Choice} choice
 * @param {{toml: string | null} | null} house
 * @param {any} [details]
 */
export function wish(choice, house, details) {
  const which =
    choice.sheet === 'house' && house ? { sheet_toml: house.toml } : { sheet: choice.sheet };
  return {
    ...which,
    mode: choice.mode,
    touch_move: touches(choice, details),
    opponent: opponent(choice),
    ...(choice.opponent === 'beside'
      ? { colour: 'white' }
      : choice.colour
        ? { colour: choice.colour }
        : {}),
    control: controlOf(choice),
    ...(canBeRated(choice) && choice.rated ? { rated: true } : {}),
    ...(choice.opponent === 'elsewhere' ? { shown: isShown(choice) } : {}),
    ...(choice.mode === 'table' && choice.silent ? { slips: 'silent' } : {}),
    draw_options: choice.draws,
    ...(choice.deck ? { deck: choice.deck } : {}),
    name: choice.name.trim(),
    ...(choice.opponent === 'beside' ? { other_name: choice.other.trim() } : {}),
  };
}

/** Days are for somebody elsewhere; nobody waits for them beside a board. @param {Choice} choice */
const controlOf = ({ opponent: kind, control }) =>
  (kind !== 'elsewhere' && isByDays(control)) || !control ? null : control;

/** @param {Choice} choice */
function opponent({ opponent: kind, where, level }) {
  if (kind === 'computer') return { kind, level };
  return { kind: kind === 'beside' ? 'beside' : where };
}

/**
 * Last time's choice, as far as it still makes sense; the first time that of the reader's language.
 * @param {import('../../app/sheets.js').Sheet[]} sheets
 * @param {string} kept  the last body, as JSON
 * @returns {Choice}
 */
export function remembered(sheets, kept) {
  const name = signedIn() || prefs.get('name');
  const home = homeSheet(sheets)?.id ?? DEFAULTS.sheet;
  if (!kept) return { ...DEFAULTS, sheet: home, name };
  const body = JSON.parse(kept);
  const { kind, level } = body.opponent;
  const elsewhere = kind === 'link' || kind === 'lobby';
  const known = sheets.some(({ id }) => id === body.sheet);
  return {
    ...DEFAULTS,
    name,
    sheet: known ? body.sheet : home,
    opponent: elsewhere ? 'elsewhere' : kind,
    where: elsewhere ? kind : DEFAULTS.where,
    level: level ?? DEFAULTS.level,
    colour: kind === 'beside' ? null : (body.colour ?? null),
    draws: (known && body.draw_options) || [],
    deck: (known && body.deck) || '',
    control: body.control ?? '',
    own: Boolean(body.control) && !CLOCKS.includes(body.control) && !isByDays(body.control),
    mode: body.mode,
    silent: body.slips === 'silent',
    rated: body.rated === true,
    shown: elsewhere && (body.shown ?? null) !== (kind === 'lobby') ? (body.shown ?? null) : null,
    other: body.other_name ?? '',
  };
}
