/** Whether a game counts: fetched only for somebody who is signed in. */
import { t } from '../../app/i18n.js';
import { html, live, nothing } from '../../vendor/lit.js';
import { canBeRated } from './wish.js';

/**
 * @param {import('./wish.js').Choice} choice
 * @param {(change: {rated: boolean}) => void} choose
 */
export const rated = (choice, choose) =>
  choice.opponent !== 'beside' && choice.sheet !== 'house'
    ? html`<label class="switch"
        ><input
          type="checkbox"
          role="switch"
          name="rated"
          ?disabled=${!canBeRated(choice)}
          .checked=${live(canBeRated(choice) && choice.rated)}
          @change=${(/** @type {Event} */ event) =>
            choose({
              rated: /** @type {HTMLInputElement} */ (event.target).checked,
            })}
        /><i></i>
        <span>${t('rated-switch')} <span class="quiet">${t(hintOf(choice))}</span></span></label
      >`
    : nothing;

/** @param {import('./wish.js').Choice} choice */
const hintOf = ({ opponent }) =>
  opponent === 'computer' ? 'rated-computer-hint' : 'rated-switch-hint';
