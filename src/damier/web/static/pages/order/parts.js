/** What the papers of order are made of. */
import { locale, t } from '../../app/i18n.js';
import { html } from '../../vendor/lit.js';

/** A day in the reader's language. @param {number} at  seconds since the epoch */
export function day(at) {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(new Date(at * 1000));
}

/** A moment in the reader's language. @param {number} at  seconds since the epoch */
export function moment(at) {
  const style = /** @type {const} */ ({
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return new Intl.DateTimeFormat(locale(), style).format(new Date(at * 1000));
}

/** For how long somebody is kept out. */
export const term = () =>
  html`<label class="asked"
    ><span class="label">${t('operator-ban-days')}</span
    ><select class="field" name="days">
      ${['1', '7', '30', '365'].map(
        (days) =>
          html`<option value=${days} ?selected=${days === '7'}>
            ${t(`operator-day-${days}`)}
          </option>`,
      )}
      <option value="">${t('operator-forever')}</option>
    </select></label
  >`;

/**
 * A line to write on that may stay empty.
 * @param {string} name
 * @param {string} label
 * @param {number} [most]
 */
export const line = (name, label, most = 500) =>
  html`<label class="asked"
    ><span class="label">${t(label)}</span
    ><input class="field" name=${name} maxlength=${most} autocomplete="off" dir="auto"
  /></label>`;

/** What a form says, with days as a number or none. @param {Record<string, string>} filled */
export const lasting = ({ days, ...filled }) => ({
  ...filled,
  days: days ? Number(days) : null,
});
