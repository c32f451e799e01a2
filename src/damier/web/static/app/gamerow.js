/**
 * What rows of games have in common, whatever else they say: a small board and what is played.
 *
 *     import {playedSheet, printed} from '../app/gamerow.js';
 */
import { html, nothing } from '../vendor/lit.js';
import { diagram } from './diagram.js';
import { comma } from './i18n.js';
import { ownName } from './sheets.js';

/**
 * The position of a game as it is printed, seen from one's own side.
 * @param {any} game
 * @param {import('./sheets.js').Sheet} [sheet]  none for house rules
 */
export const printed = (game, sheet) =>
  sheet
    ? html`<span
        class="board print"
        data-sheet=${sheet.id}
        data-theme=${sheet.theme === 'djeco' ? 'djeco' : nothing}
        >${diagram(sheet.board, game.board ?? sheet.start, game.colour === 'black')}</span
      >`
    : html`<span></span>`;

/**
 * What is played, by its own name first where it has one.
 * @param {any} game
 * @param {import('./sheets.js').Sheet} [sheet]
 */
export const playedSheet = (game, sheet) => {
  const own = sheet && ownName(sheet);
  return html`<span
    >${own ? html`<bdi lang=${own.lang}>${own.name}</bdi>${comma()}` : nothing}${game.sheet_name}</span
  >`;
};
