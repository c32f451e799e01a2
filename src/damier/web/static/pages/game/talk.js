/** A few words across the table: text, never markup; and what to do about somebody who is rude. */
import { moreTexts, t } from '../../app/i18n.js';
import { html, nothing, repeat } from '../../vendor/lit.js';
import { nameOf } from './player.js';

/** @typedef {import('./table.js').Table} Table */
/** @typedef {import('./table.js').Said} Said */

const LONGEST = 300;

/** What to do about somebody who is rude: fetched with its words when the reader first wants it. */
/** @type {typeof import('./manners.js').manners | null} */
let manners = null;

/** @param {Table} table @param {() => void} redraw */
export const talk = (table, redraw) =>
  html`<div class="talk">
    <p class="label">${t('chat-title')}</p>
    ${table.own.muted ? html`<p class="small quiet">${t('chat-muted')}</p>` : nothing}
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
    ${table.seat ? saying(table) : nothing}
    ${mayComplain(table) ? (manners?.(table, redraw) ?? way(redraw)) : nothing}
  </div>`;

/** @param {Table} table */
const saying = (table) =>
  html`<form @submit=${(/** @type {SubmitEvent} */ event) => say(table, event)}>
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
  </form>`;

/** Whether somebody else sits opposite. @param {Table} table */
function mayComplain({ seat, info }) {
  if (seat !== 'white' && seat !== 'black') return false;
  return info.players[seat === 'white' ? 'black' : 'white'].kind === 'person';
}

/** @param {() => void} redraw */
const way = (redraw) =>
  html`<div class="acts manners">
    <button
      type="button"
      class="btn plain"
      data-act="manners"
      @click=${async (/** @type {Event} */ { target }) => {
        const box = /** @type {Element} */ (target).closest('.talk');
        const [made] = await Promise.all([import('./manners.js'), moreTexts('order')]);
        ({ manners } = made);
        redraw();
        /** @type {HTMLElement | null} */ (box?.querySelector('.manners button'))?.focus();
      }}
    >
      ${t('chat-report')}
    </button>
  </div>`;

/** @param {Table} table @param {Said} said */
const speaker = (table, { by, name }) => (by ? nameOf(table, by) : name || t('chat-watcher'));

/** @param {Table} table @param {SubmitEvent} event */
function say(table, event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const text = String(new FormData(form).get('text') ?? '').trim();
  if (!text) return;
  table.send('chat', { text });
  form.reset();
}
