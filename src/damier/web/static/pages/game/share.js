/** Links to hand on: the invitation for the empty chair, and the watchers' link. */
import { t } from '../../app/i18n.js';
import { icon } from '../../app/icons.js';
import { tokensOf } from '../../app/seats.js';
import { html, nothing } from '../../vendor/lit.js';

/** @type {Set<string>} links just copied, to say so on their button */
const copied = new Set();
const SAID_FOR = 2500;

/** @param {import('./table.js').Table} table @returns {string | null} */
function inviteLink({ id, info }) {
  const token = info.invite_token ?? tokensOf(id).invite;
  return token ? `${location.origin}/t/${id}#i=${token}` : null;
}

/** @param {import('./table.js').Table} table @returns {string | null} */
export function watchLink({ id, info }) {
  const token = info.watch_token ?? info.watch_url_token ?? tokensOf(id).watch;
  return token ? `${location.origin}/t/${id}#w=${token}` : null;
}

/** @param {string} link @param {string} label @param {() => void} redraw */
export const linkField = (link, label, redraw) =>
  html`<div class="linkfield">
    <input
      class="field"
      readonly
      dir="ltr"
      aria-label=${label}
      .value=${link}
      @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
    />
    <button type="button" class="btn" @click=${() => copy(link, redraw)}>
      ${icon(copied.has(link) ? 'check' : 'copy')}<span role="status"
        >${t(copied.has(link) ? 'invite-copied' : 'invite-copy')}</span
      >
    </button>
  </div>`;

/** @param {string} link @param {() => void} redraw */
async function copy(link, redraw) {
  await navigator.clipboard.writeText(link);
  copied.add(link);
  redraw();
  setTimeout(() => {
    copied.delete(link);
    redraw();
  }, SAID_FOR);
}

/**
 * The slip of a table that waits for its second player.
 * @param {import('./table.js').Table} table
 * @param {() => void} redraw
 */
export function invitation(table, redraw) {
  const lobby = table.info.against === 'lobby';
  const link = lobby ? null : inviteLink(table);
  const key = lobby ? 'invite-lobby' : 'invite';
  return html`<section class="slip paper invite" role="status">
    <h2>${t(`${key}-title`)}</h2>
    <p class="lede">${t(`${key}-text`)}</p>
    ${link ? linkField(link, t('more-invite'), redraw) : nothing}
  </section>`;
}
