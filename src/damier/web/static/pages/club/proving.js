/** Before accounts of others are made or opened, whoever is signed in shows that it is them. */
import { ApiError, post } from '../../app/api.js';
import { t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { alarm, field, filled, PASSWORD } from '../account/parts.js';
import { canUse, sign } from '../account/passkeys.js';

/** @typedef {import('../club.js').State} State */
/** @typedef {import('../club.js').Doing} Doing */

/** @param {State} state @param {Doing} doing */
export const proving = (state, doing) =>
  html`<section class="paper signpaper">
    <h1>${t('account-prove')}</h1>
    <form @submit=${(/** @type {SubmitEvent} */ event) => byPassword(doing, event)}>
      ${field('password', 'account-password', PASSWORD)} ${alarm(state.said)}
      <div class="acts">
        <button class="btn primary" ?disabled=${state.busy}>${t('account-enter')}</button>
        ${
          canUse()
            ? html`<button type="button" class="btn" @click=${() => doing.prove(byDevice)}>
                ${t('account-by-device')}
              </button>`
            : nothing
        }
        <button type="button" class="btn" @click=${doing.giveUp}>${t('account-cancel')}</button>
      </div>
    </form>
  </section>`;

/** @param {Doing} doing @param {SubmitEvent} event */
function byPassword(doing, event) {
  const said = filled(event);
  return doing.prove(() => post('/api/account/prove', said));
}

async function byDevice() {
  const question = await post('/api/account/sign-in/ask', {});
  const signed = await sign(question).catch(() => {
    throw new ApiError(0, 'device', t('account-device-failed'));
  });
  await post('/api/account/prove/passkey', signed);
}
