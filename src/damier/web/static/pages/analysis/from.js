/** Playing on from the position on the board, against the computer. */
import { colours, levels } from '../../app/choices.js';
import { t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';

/**
 * @typedef {{level: import('../../app/choices.js').Level,
 *   colour: import('../../app/choices.js').Colour, busy: boolean, said: string}} From
 */

/**
 * @param {From} from
 * @param {import('../study/book.js').Sheet} sheet
 * @param {{choose: (change: Partial<From>) => void, go: () => void, leave: () => void,
 *   over: boolean}} act
 */
export function fromPanel(from, sheet, act) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!from.busy) act.go();
  };
  return html`<form class="paper panel from" aria-labelledby="from-title" @submit=${submit}>
    <h1 id="from-title">${t('analysis-from')}</h1>
    <p class="small quiet">${t('from-hint')}</p>
    ${levels(from.level, (level) => act.choose({ level }))}
    ${colours(from.colour, (colour) => act.choose({ colour }), sheet)}
    <p class="trouble" role="status">
      ${from.said ? html`<i aria-hidden="true">!</i><span>${from.said}</span>` : nothing}
    </p>
    <div class="acts">
      <button class="btn primary" ?disabled=${act.over} aria-busy=${from.busy}>
        ${t('from-go')}
      </button>
      <button class="btn plain" type="button" @click=${act.leave}>${t('edit-leave')}</button>
    </div>
  </form>`;
}
