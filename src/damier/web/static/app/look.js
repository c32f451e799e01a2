/**
 * How boards look and move by the reader's own wish.
 *
 *     html`<damier-board theme=${looks(sheet)} pieces=${prefs.get('pieces')} .motion=${motion()}>`
 */
import { prefs } from './prefs.js';

/** Milliseconds a leg where pieces are to be quick. */
const QUICK = 90;

/** The board chosen, or the sheet's own. @param {{theme?: string}} sheet */
export const looks = (sheet) => prefs.get('theme') || sheet.theme || 'wood';

/** How fast pieces walk, as the board wants to be told. @returns {boolean | number} */
export function motion() {
  const chosen = prefs.get('motion');
  return chosen === 'off' ? false : chosen === 'quick' ? QUICK : true;
}
