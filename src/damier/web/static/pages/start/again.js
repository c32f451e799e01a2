/** For somebody who was here before: the same again in one click, and the games that wait. */
import { diagram } from '../../app/diagram.js';
import { t } from '../../app/i18n.js';
import { icon } from '../../app/icons.js';
import { ownName } from '../../app/sheets.js';
import { html, nothing } from '../../vendor/lit.js';

const SHOWN = 4;

/** @typedef {import('../../app/sheets.js').Sheet} Sheet */

/**
 * @param {string} kept  the last table, as JSON
 * @param {any[]} games
 * @param {Sheet[]} sheets
 * @param {(body: any) => void} open
 */
export function again(kept, games, sheets, open) {
  const waiting = games.filter((game) => !game.result).slice(0, SHOWN);
  if (!kept && !waiting.length) return nothing;
  return html`<nav class="again" aria-label=${t('start-unfinished')}>
    ${repetition(kept, sheets, open)}${waiting.map((game) => resume(game, sheets))}
  </nav>`;
}

/** @param {string} kept @param {Sheet[]} sheets @param {(body: any) => void} open */
function repetition(kept, sheets, open) {
  if (!kept) return nothing;
  const body = JSON.parse(kept);
  const sheet = sheets.find(({ id }) => id === body.sheet);
  if (!sheet) return nothing;
  const name = ownName(sheet)?.name ?? sheet.name;
  const level = body.opponent.kind === 'computer' ? body.opponent.level : null;
  const words = level
    ? t('start-again-computer', { name, level: String(level) })
    : t('start-again', { name });
  return html`<button class="btn" type="button" @click=${() => open(body)}>
    ${icon('again')}${words}
  </button>`;
}

/** @param {any} game @param {Sheet[]} sheets */
function resume(game, sheets) {
  const sheet = sheets.find(({ id }) => id === game.sheet);
  const mine = game.colour === 'both' || game.turn === game.colour;
  const number = Math.floor((game.plies ?? 0) / 2) + 1;
  return html`<a class="resume" href="/t/${game.table}" data-sheet=${game.sheet}>
    ${
      sheet && game.board
        ? html`<span class="board print" data-theme=${sheet.theme === 'djeco' ? 'djeco' : nothing}
            >${diagram(sheet.board, game.board, game.colour === 'black')}</span
          >`
        : nothing
    }
    <span
      ><b>${title(game, sheet)}</b
      ><span class="small quiet"
        >${t(mine ? 'start-your-turn' : 'start-their-turn', { number })}</span
      ></span
    ></a
  >`;
}

/** @param {any} game @param {Sheet | undefined} sheet */
function title(game, sheet) {
  const name = (sheet && ownName(sheet)?.name) ?? game.sheet_name;
  const opponent = rival(game);
  return opponent ? t('start-with', { name, opponent }) : name;
}

/** @param {any} game */
function rival(game) {
  const other = game.players?.[game.colour === 'white' ? 'black' : 'white'];
  if (!other || game.colour === 'both') return '';
  return other.kind === 'computer' ? t('game-computer') : other.name || t('game-guest');
}
