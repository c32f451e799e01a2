/** The way in, and the switches, for those who look after a club. */
import { t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { filled } from '../account/parts.js';

/** @typedef {import('../club.js').State} State */
/** @typedef {import('../club.js').Doing} Doing */

/** @param {State} state @param {Doing} doing @param {string} link */
export const door = (state, doing, link) =>
  html`${invitation(state, doing, link)} ${switches(state, doing)}`;

/** @param {State} state @param {Doing} doing @param {string} link */
const invitation = ({ club, busy, copied }, doing, link) =>
  html`<section class="paper invite">
    <h2>${t('clubs-invite')}</h2>
    ${
      club?.code
        ? html`<p class="quiet small">${t('clubs-invite-about')}</p>
            <p class="code num">${club.code}</p>
            <img
              class="qr"
              src="/api/clubs/${club.id}/qr.svg?origin=${encodeURIComponent(location.origin)}&c=${
                club.code
              }"
              alt=${t('clubs-qr')}
              width="180"
              height="180"
            />
            <div class="acts">
              <button type="button" class="btn" data-link=${link} @click=${doing.copy}>
                ${t('clubs-copy')}</button
              ><button type="button" class="btn" @click=${() => doing.ask('code', { on: true })}>
                ${t('clubs-code-new')}</button
              ><button type="button" class="btn" @click=${() => doing.ask('code', { on: false })}>
                ${t('clubs-code-off')}
              </button>
            </div>
            <p role="status">${copied ? t('clubs-copied') : nothing}</p>`
        : html`<p class="quiet small">${t('clubs-code-none')}</p>
            <button
              type="button"
              class="btn"
              ?disabled=${busy}
              @click=${() => doing.ask('code', { on: true })}
            >
              ${t('clubs-code-on')}
            </button>`
    }
  </section>`;

/** @param {State} state @param {Doing} doing */
const switches = (state, doing) =>
  html`<section class="paper invite">
    <label class="switch"
      ><input
        type="checkbox"
        name="chat"
        .checked=${state.club?.chat ?? true}
        @change=${(/** @type {Event} */ event) =>
          doing.ask('change', { chat: /** @type {HTMLInputElement} */ (event.target).checked })}
      /><i aria-hidden="true"></i><span>${t('clubs-chat')}</span></label
    >
    <form
      data-form="name"
      @submit=${(/** @type {SubmitEvent} */ event) => doing.ask('change', filled(event))}
    >
      <label class="asked"
        ><span class="label">${t('clubs-name')}</span
        ><input
          class="field"
          name="name"
          dir="auto"
          maxlength="60"
          required
          .value=${state.club?.name ?? ''}
      /></label>
      <button class="btn" ?disabled=${state.busy}>${t('account-save')}</button>
    </form>
    ${state.club?.role === 'owner' ? ending(state, doing) : leave(doing)}
  </section>`;

/** @param {Doing} doing */
const leave = (doing) =>
  html`<button type="button" class="btn link" @click=${() => doing.leave('leave')}>
    ${t('clubs-leave')}
  </button>`;

/** @param {State} state @param {Doing} doing */
const ending = (state, doing) =>
  html`<button
      type="button"
      class="btn link"
      aria-expanded=${state.open === 'delete'}
      @click=${() => doing.toggle('delete')}
    >
      ${t('clubs-delete')}
    </button>
    ${
      state.open === 'delete'
        ? html`<p>${t('clubs-delete-about')}</p>
            <button
              type="button"
              class="btn danger"
              data-act="delete"
              ?disabled=${state.busy}
              @click=${() => doing.leave('delete')}
            >
              ${t('account-delete-sure')}
            </button>`
        : nothing
    }`;
