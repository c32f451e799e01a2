/** The bar while a move waits: play it, or put the piece back. */
import { pretty, t } from '../../app/i18n.js';
import { html } from '../../vendor/lit.js';

/** @typedef {{path: number[], move: import('./table.js').Move | null, captures: boolean}} Asked */

/** @param {Asked} asked @param {(yes: boolean) => void} answer */
export const confirmBar = ({ path, move, captures }, answer) =>
  html`<div class="acts-row asking" role="group" aria-label=${t('settings-confirm')}>
    <button type="button" class="btn primary" data-act="yes" @click=${() => answer(true)}>
      ${t('action-play', { move: pretty(move?.text ?? ends(path, captures)) })}
    </button>
    <button type="button" class="btn" data-act="no" @click=${() => answer(false)}>
      ${t('routes-cancel')}
    </button>
  </div>`;

/** @param {number[]} path @param {boolean} captures */
const ends = (path, captures) => `${path[0]}${captures ? 'x' : '-'}${path[path.length - 1]}`;
