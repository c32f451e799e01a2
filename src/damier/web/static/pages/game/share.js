/**
 * Links to hand on: the invitation for the empty chair, the watchers' link, and one's own seat on
 * another device; each can be read by a phone's camera.
 */
import { t } from '../../app/i18n.js';
import { icon } from '../../app/icons.js';
import { tokensOf } from '../../app/seats.js';
import { qrOf } from '../../app/tables.js';
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
  const token = info.watch_url_token ?? tokensOf(id).watch;
  return token ? `${location.origin}/t/${id}#w=${token}` : null;
}

/** @type {Map<string, Element | null>} drawn links by their token, null while one is fetched */
const drawn = new Map();

/**
 * A link for a camera, drawn by the server: black on white in the dark, too.
 * @param {import('./table.js').Table} table
 * @param {string} token
 * @param {string} label
 * @param {() => void} redraw
 */
function code({ id }, token, label, redraw) {
  if (!drawn.has(token)) {
    drawn.set(token, null);
    qrOf(id, token).then(
      (svg) => {
        const made = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
        made.setAttribute('role', 'img');
        made.setAttribute('aria-label', label);
        drawn.set(token, document.importNode(made, true));
        redraw();
      },
      () => {},
    );
  }
  const made = drawn.get(token);
  return made ? html`<div class="qr-box">${made.cloneNode(true)}</div>` : nothing;
}

/** Whether only this computer knows the address of the page. */
const isLocal = () => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

const OPTION = '--host 0.0.0.0';

/** How to let a phone in; what is typed stays in one piece. */
function local() {
  const [before, after] = t('device-local').split(OPTION);
  return html`<p class="small quiet">${before}<code dir="ltr">${OPTION}</code>${after}</p>`;
}

/**
 * The reader's own seat, for his phone.
 * @param {import('./table.js').Table} table
 * @param {() => void} redraw
 */
export function device(table, redraw) {
  if (!table.seat) return nothing;
  const link = `${location.origin}/t/${table.id}#s=${table.token}`;
  return html`<details class="device">
    <summary>${icon('phone')}${t('device-title')}</summary>
    <p class="small">${t('device-text')}</p>
    ${isLocal() ? local() : nothing} ${code(table, table.token, t('device-code'), redraw)}
    ${linkField(link, t('device-link'), redraw)}
  </details>`;
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
    ${link ? code(table, link.slice(link.indexOf('#i=') + 3), t('invite-code'), redraw) : nothing}
  </section>`;
}
