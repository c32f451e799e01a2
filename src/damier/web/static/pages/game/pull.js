/**
 * The grip of a paper that only peeks where there is little room: a click or a pull brings up what
 * else is written on it.
 */
import { t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';

/** How far a finger goes before it pulls, in pixels. */
const SLACK = 12;

/** @typedef {{pulled: boolean, pull: (up: boolean) => unknown}} Pull */

/**
 * A slip with its grip.
 * @param {Pull} how
 * @param {'alert' | 'status'} role
 * @param {unknown} written
 * @param {string} [kind]
 */
export const paper = (how, role, written, kind = '') =>
  html`<section class="slip paper ${kind} ${how.pulled ? 'pulled' : ''}" role=${role}>
    ${grip(how)}${written}
  </section>`;

/**
 * The head of a drawer: what it is called, and the way out; where it rises from below it can be
 * pulled down by its grip, too.
 * @param {unknown} title @param {() => void} close
 */
export const drawerHead = (title, close) =>
  html`<div class="drawer-head">
    ${grip({ pulled: true, pull: (up) => up || close() }, true)}${title}
    <button type="button" class="btn plain" data-act="close" @click=${close}>
      ${t('game-close')}
    </button>
  </div>`;

/** @param {Pull} how @param {boolean} [second]  whether another button does the same */
function grip({ pulled, pull }, second = false) {
  let from = 0;
  let dragged = false;
  const down = (/** @type {PointerEvent} */ event) => {
    from = event.clientY;
    dragged = false;
    /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
  };
  const up = (/** @type {PointerEvent} */ event) => {
    const way = event.clientY - from;
    dragged = Math.abs(way) > SLACK;
    if (dragged) pull(way < 0);
  };
  const click = () => {
    if (!dragged) pull(!pulled);
    dragged = false;
  };
  return html`<button
    type="button"
    class="grip"
    aria-label=${t('slip-pull')}
    aria-expanded=${pulled}
    aria-hidden=${second || nothing}
    tabindex=${second ? -1 : nothing}
    @pointerdown=${down}
    @pointerup=${up}
    @click=${click}
  >
    <i></i>
  </button>`;
}
