/** A few words across the table: text, never markup. */
import { t } from '../../app/i18n.js';
import { html, repeat } from '../../vendor/lit.js';
import { nameOf } from './player.js';

const LONGEST = 300;

/** @param {import('./table.js').Table} table */
export const talk = (table) =>
  html`<div class="talk">
    <p class="label">${t('chat-title')}</p>
    <ul aria-live="polite">
      ${repeat(
        table.talk,
        (_, i) => i,
        (said) =>
          html`<li>
            <b><bdi>${speaker(table, said)}</bdi></b> <bdi>${said.text}</bdi>
          </li>`,
      )}
    </ul>
    ${
      table.seat
        ? html`<form @submit=${(/** @type {SubmitEvent} */ event) => say(table, event)}>
            <input
              class="field"
              name="text"
              maxlength=${LONGEST}
              autocomplete="off"
              dir="auto"
              aria-label=${t('chat-say')}
              placeholder=${t('chat-say')}
            />
            <button class="btn">${t('chat-send')}</button>
          </form>`
        : ''
    }
  </div>`;

/** @param {import('./table.js').Table} table @param {import('./table.js').Said} said */
const speaker = (table, { by, name }) => (by ? nameOf(table, by) : name || t('chat-watcher'));

/** @param {import('./table.js').Table} table @param {SubmitEvent} event */
function say(table, event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const text = String(new FormData(form).get('text') ?? '').trim();
  if (!text) return;
  table.send('chat', { text });
  form.reset();
}
