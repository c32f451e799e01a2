/** Tokens for programs, and who may challenge somebody: fetched for whoever is signed in. */
import { locale, t } from '../../app/i18n.js';
import { html, live, nothing } from '../../vendor/lit.js';
import { filled } from './parts.js';

/** @typedef {import('../account.js').State} State */
/** @typedef {import('../account.js').Doing} Doing */
/** @typedef {import('../../../../../../js/wire.js').TokenShape} Token */

/** What a token may be for, as the server and as the words call it. */
const SCOPES = [
  ['games:read', 'games'],
  ['challenges', 'challenges'],
  ['bot', 'bot'],
];
const HEEDS = ['nobody', 'played', 'people'];

/** @param {State} state @param {Doing} doing */
export const programs = (state, doing) =>
  html`${manners(state, doing)}${state.account?.pupil ? nothing : tokens(state, doing)}`;

/** Who may challenge. @param {State} state @param {Doing} doing */
const manners = ({ heeds, busy }, doing) =>
  html`<section class="paper">
    <fieldset class="manners">
      <legend><h2>${t('challenge-who')}</h2></legend>
      ${HEEDS.map(
        (one) =>
          html`<label class="pick"
            ><input
              type="radio"
              name="heeds"
              value=${one}
              ?disabled=${busy}
              .checked=${live(heeds === one)}
              @change=${() => doing.heed(one)}
            />${t(`challenge-who-${one}`)}</label
          >`,
      )}
    </fieldset>
  </section>`;

/** @param {State} state @param {Doing} doing */
const tokens = ({ tokens: found, token, busy }, doing) =>
  html`<section class="paper tokens">
    <h2>${t('token-title')}</h2>
    <p class="small quiet">${t('token-about')}</p>
    <ul class="devices">
      ${found.map((one) => listed(one, doing))}
    </ul>
    <div role="status">${token ? shown(token) : nothing}</div>
    <form
      @submit=${(/** @type {SubmitEvent} */ event) => {
        const { label, ...ticked } = filled(event);
        /** @type {HTMLFormElement} */ (event.target).reset();
        doing.makeToken(label, Object.keys(ticked));
      }}
    >
      <label class="asked"
        ><span class="label">${t('token-label')}</span
        ><input class="field" name="label" maxlength="60" autocomplete="off" dir="auto" required
      /></label>
      ${SCOPES.map(
        ([scope, word]) =>
          html`<label class="pick"
            ><input type="checkbox" name=${scope} />${t(`token-scope-${word}`)}</label
          >`,
      )}
      <button class="btn" ?disabled=${busy}>${t('token-make')}</button>
    </form>
  </section>`;

/** A token, this once. @param {string} token */
const shown = (token) =>
  html`<p><b>${t('token-shown')}</b></p>
    <p class="shown"><code dir="ltr">${token}</code></p>
    <p>
      <button
        type="button"
        class="btn"
        @click=${(/** @type {Event} */ event) => copy(/** @type {Element} */ (event.target), token)}
      >
        ${t('token-copy')}
      </button>
    </p>`;

/** @param {Element} button @param {string} token */
async function copy(button, token) {
  await navigator.clipboard?.writeText(token);
  button.textContent = t('token-copied');
}

/** @param {Token} one @param {Doing} doing */
const listed = (one, doing) =>
  html`<li>
    <span
      ><b><bdi>${one.label}</bdi></b
      ><br /><span class="small quiet"
        ><span dir="ltr">${one.scopes.join(' · ')}</span><br />${
          one.used === null ? t('token-unused') : t('token-used', { when: when(one.used ?? 0) })
        }</span
      ></span
    ><button
      type="button"
      class="btn"
      aria-label="${t('token-revoke')}: ${one.label}"
      @click=${() => doing.revoke(one.id)}
    >
      ${t('token-revoke')}
    </button>
  </li>`;

/** @param {number} at  seconds since the epoch */
function when(at) {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(new Date(at * 1000));
}
