/** The engine's switch and settings: lines, threads where the server has them, tables, more time. */
import { t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { effort } from './lines.js';

/**
 * @param {import('./analyst.js').Analyst} analyst
 * @param {{toggle: () => void, set: (change: {lines?: number, threads?: number,
 *   tables?: boolean}) => void}} act
 */
export const engineRow = (analyst, act) =>
  html`<div class="enginerow small quiet">
    <label class="switch"
      ><input type="checkbox" .checked=${analyst.thinking} @change=${act.toggle} /><i></i
      ><span>${t('analysis-engine')}</span></label
    >
    ${number(t('analysis-multipv'), analyst.lines, Math.min(5, analyst.offer.lines), (lines) =>
      act.set({ lines }),
    )}
    ${
      analyst.offer.threads > 1
        ? number(t('analysis-threads'), analyst.threads, analyst.offer.threads, (threads) =>
            act.set({ threads }),
          )
        : nothing
    }
    <label class="switch tables"
      ><input
        type="checkbox"
        .checked=${analyst.tables}
        @change=${() => act.set({ tables: !analyst.tables })}
      /><i></i><span>${t('analysis-tables')}</span></label
    >
    <span class="depth"
      >${analyst.thinking && analyst.found ? effort(analyst.found) : nothing}
      ${
        analyst.mayGoDeeper
          ? html`<button type="button" class="btn link deeper" @click=${() => analyst.deeper()}>
              ${t('analysis-deeper')}
            </button>`
          : nothing
      }</span
    >
  </div>`;

/**
 * @param {string} label
 * @param {number} value
 * @param {number} most
 * @param {(value: number) => void} choose
 */
const number = (label, value, most, choose) =>
  html`<label class="lineschoice"
    >${label}
    <select
      .value=${String(value)}
      @change=${(/** @type {Event} */ event) =>
        choose(Number(/** @type {HTMLSelectElement} */ (event.target).value))}
    >
      ${Array.from({ length: most }, (_, index) => index + 1).map(
        (count) => html`<option value=${count} ?selected=${count === value}>${count}</option>`,
      )}
    </select></label
  >`;
