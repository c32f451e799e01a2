/** Setting up a position by hand: pieces on the board, the side to move, FEN in and out. */
import { sideName } from '../../app/sheets.js';
import { disc } from '../../app/icons.js';
import { t } from '../../app/i18n.js';
import { html, live, nothing } from '../../vendor/lit.js';

/**
 * @typedef {{board: string, turn: 'white' | 'black', said: string, fen: string, sound: boolean,
 *   squares: number[], brush: string}} Draft
 *   pieces put down, what is wrong with them in words, and the FEN as it is typed
 */

const BRUSHES = ['w', 'W', 'b', 'B'];

/**
 * Write a board as FEN: one letter a square, from square 1.
 * @param {string} board
 * @param {string} turn
 */
export function fenOf(board, turn) {
  /** @param {string} man */
  const side = (man) =>
    [...board]
      .flatMap((piece, index) =>
        piece === man ? [`${index + 1}`] : piece === man.toUpperCase() ? [`K${index + 1}`] : [],
      )
      .join(',');
  return `${turn === 'white' ? 'W' : 'B'}:W${side('w')}:B${side('b')}`;
}

/** @param {string} board @param {number} square @param {string} piece */
export const put = (board, square, piece) =>
  board.slice(0, square - 1) + piece + board.slice(square);

/**
 * @param {Draft} draft
 * @param {import('../study/book.js').Sheet} sheet
 * @param {{turn: (turn: 'white' | 'black') => void, brush: (piece: string) => void,
 *   type: (fen: string) => void, clear: () => void, start: () => void,
 *   done: () => void, leave: () => void, rules: unknown, label?: string}} act
 */
export function editor(draft, sheet, act) {
  return html`<section class="paper panel edit" aria-labelledby="edit-title">
    <h1 id="edit-title">${t('edit-title')}</h1>
    <p class="small quiet">${t('edit-hint')}</p>
    ${act.rules}
    <fieldset>
      <legend>${t('edit-pieces')}</legend>
      <div class="tray">
        ${['', ...BRUSHES].map((piece) => brush(piece, draft, sheet, act.brush))}
      </div>
    </fieldset>
    <fieldset>
      <legend>${t('edit-turn')}</legend>
      <div class="tray">
        ${turnChoice('white', draft, sheet, act.turn)}${turnChoice('black', draft, sheet, act.turn)}
      </div>
    </fieldset>
    <label class="label" for="fen">${t('edit-fen')}</label>
    <input
      class="field num"
      id="fen"
      spellcheck="false"
      autocomplete="off"
      maxlength="1000"
      .value=${live(draft.fen)}
      aria-describedby="fen-said"
      aria-invalid=${draft.said ? 'true' : 'false'}
      @input=${(/** @type {InputEvent} */ event) =>
        act.type(/** @type {HTMLInputElement} */ (event.target).value)}
    />
    <p class="trouble" id="fen-said" role="status">
      ${draft.said ? html`<i aria-hidden="true">!</i><span>${draft.said}</span>` : nothing}
    </p>
    <div class="acts">
      <button class="btn primary" type="button" ?disabled=${!draft.sound} @click=${act.done}>
        ${act.label ?? t('edit-done')}
      </button>
      <button class="btn" type="button" @click=${act.clear}>${t('edit-clear')}</button
      ><button class="btn" type="button" @click=${act.start}>${t('edit-start')}</button>
      <button class="btn plain" type="button" @click=${act.leave}>${t('edit-leave')}</button>
    </div>
  </section>`;
}

/**
 * @param {string} piece
 * @param {Draft} draft
 * @param {import('../study/book.js').Sheet} sheet
 * @param {(piece: string) => void} choose
 */
function brush(piece, draft, sheet, choose) {
  const side = piece.toLowerCase() === 'w' ? 'white' : 'black';
  const king = piece !== piece.toLowerCase();
  const label = piece
    ? t('coloured-piece', { colour: sheet.colours[side], piece: king ? 'king' : 'man' })
    : t('edit-cycle');
  return html`<label title=${label}
    ><input
      type="radio"
      name="brush"
      aria-label=${label}
      .checked=${live(draft.brush === piece)}
      @change=${() => choose(piece)}
    />${piece ? disc(side, king) : label}</label
  >`;
}

/**
 * @param {'white' | 'black'} side
 * @param {Draft} draft
 * @param {import('../study/book.js').Sheet} sheet
 * @param {(turn: 'white' | 'black') => void} choose
 */
const turnChoice = (side, draft, sheet, choose) =>
  html`<label
    ><input
      type="radio"
      name="turn"
      value=${side}
      .checked=${live(draft.turn === side)}
      @change=${() => choose(side)}
    />${sideName(sheet, side)}</label
  >`;
