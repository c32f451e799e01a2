/** What the forms of the account are made of. */
import { t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';

/**
 * @param {string} name  of the field
 * @param {string} label
 * @param {{type?: string, complete?: string, most?: number, value?: string, about?: string}} [more]
 */
export const field = (
  name,
  label,
  { type = 'text', complete = 'off', most = 24, value = '', about = '' } = {},
) =>
  html`<label class="asked"
    ><span class="label">${t(label)}</span
    ><input
      class="field"
      name=${name}
      type=${type}
      dir=${type === 'text' ? 'auto' : nothing}
      autocomplete=${complete}
      autocapitalize=${name === 'code' ? 'off' : nothing}
      spellcheck="false"
      maxlength=${most}
      required
      aria-describedby=${about || nothing}
      .value=${value}
  /></label>`;

export const PASSWORD = {
  type: 'password',
  complete: 'current-password',
  most: 200,
};
export const NEW_PASSWORD = {
  type: 'password',
  complete: 'new-password',
  most: 200,
};
export const NAME = { complete: 'username' };

/** What went wrong, said at once. @param {string} said */
export const alarm = (said) => html`<p class="said" role="alert">${said}</p>`;

/** What has happened, said when there is time. @param {string} said */
export const told = (said) => html`<p class="done" role="status">${said}</p>`;

/** What a form says. @param {SubmitEvent} event @returns {Record<string, string>} */
export function filled(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
