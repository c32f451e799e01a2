/** Who plays: above the moves, and as fields beside the game's papers. */
import { t } from '../../app/i18n.js';
import { disc } from '../../app/icons.js';
import { sideName } from '../../app/sheets.js';
import { html, nothing } from '../../vendor/lit.js';

/** @typedef {import('./tree.js').Tree} Tree */

const SIDES = /** @type {const} */ ([
  ['White', 'white'],
  ['Black', 'black'],
]);

/** One line with both names, which leads to where they are changed. @param {Tree} tree @param {() => void} edit */
export function players(tree, edit) {
  const names = SIDES.map(([tag]) => tree.tag(tag));
  if (!names.some(Boolean)) return nothing;
  return html`<button type="button" class="players" title=${t('players-edit')} @click=${edit}>
    ${SIDES.map(([, side], index) => html`<span>${disc(side)}<bdi>${names[index] || '?'}</bdi></span>`)}
  </button>`;
}

/**
 * @param {Tree} tree
 * @param {import('../study/book.js').Sheet} sheet
 * @param {(tag: 'White' | 'Black', name: string) => void} rename
 */
export const playerFields = (tree, sheet, rename) =>
  html`<fieldset class="playerfields">
    <legend>${t('players-title')}</legend>
    ${SIDES.map(
      ([tag, side]) =>
        html`<label class="label"
          >${sideName(sheet, side)}
          <input
            class="field"
            maxlength="80"
            dir="auto"
            autocomplete="off"
            .value=${tree.tag(tag)}
            @input=${(/** @type {Event} */ event) =>
              rename(tag, /** @type {HTMLInputElement} */ (event.target).value)}
        /></label>`,
    )}
  </fieldset>`;
