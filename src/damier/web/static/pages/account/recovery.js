/** Where a way back in may be sent: an address that counts once it is confirmed. */
import { t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { field, filled } from './parts.js';

/** @typedef {import('../account.js').State} State */
/** @typedef {import('../account.js').Doing} Doing */

/** @param {State} state @param {Doing} doing */
export const recovery = ({ account, busy, mayMail }, doing) =>
  html`<section class="paper" id="recovery">
    <h2>${t('recovery-title')}</h2>
    <p class="small quiet" id="recovery-about">
      ${t(mayMail ? 'recovery-about' : 'recovery-none')}
    </p>
    ${
      account?.mail
        ? html`<p>
              ${t(account.mail_confirmed ? 'recovery-confirmed' : 'recovery-sent', {
                mail: account.mail,
              })}
            </p>
            <p>
              <button
                type="button"
                class="btn"
                data-act="forget-mail"
                ?disabled=${busy}
                @click=${() => doing.setMail('')}
              >
                ${t('recovery-forget')}
              </button>
            </p>`
        : mayMail
          ? html`<form
              @submit=${(/** @type {SubmitEvent} */ event) => doing.setMail(filled(event).address)}
            >
              ${field('address', 'recovery-address', {
                type: 'email',
                complete: 'email',
                most: 254,
                about: 'recovery-about',
              })}
              <button class="btn" data-act="mail" ?disabled=${busy}>${t('recovery-save')}</button>
            </form>`
          : nothing
    }
  </section>`;
