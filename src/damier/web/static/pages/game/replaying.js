/** Walk through a game: steps back and on, and to both ends. */
import { t } from '../../app/i18n.js';
import { icon } from '../../app/icons.js';
import { html, nothing } from '../../vendor/lit.js';

/**
 * @param {number} at
 * @param {number} length
 * @param {(at: number) => void} go
 * @param {boolean} [whole]  with the steps to both ends
 */
export const replay = (at, length, go, whole = false) =>
  html`<span class="replay" role="group" aria-label=${t('game-replay')}>
    ${whole ? step('first', 0, at === 0, go) : nothing}${step('earlier', at - 1, at === 0, go)}
    ${step('later', at + 1, at === length, go)}${whole ? step('last', length, at === length, go) : nothing}</span
  >`;

/** @param {string} name @param {number} to @param {boolean} off @param {(at: number) => void} go */
const step = (name, to, off, go) =>
  html`<button
    type="button"
    class="iconbtn"
    aria-label=${t(`game-${name}`)}
    title=${t(`game-${name}`)}
    ?disabled=${off}
    @click=${() => go(to)}
  >
    ${icon(name)}
  </button>`;
