/** What stands below the moves: walking, turning, drawing, judging, and the ways to other panels. */
import { t } from '../../app/i18n.js';
import { icon } from '../../app/icons.js';
import { html, nothing } from '../../vendor/lit.js';

/** @typedef {import('./desk.js').Desk} Desk */

const STEPS = /** @type {const} */ (['first', 'earlier', 'later', 'last']);

/** @param {Desk} desk */
export const controls = (desk) =>
  html`<div class="io">
    <span class="walk"
      ><span class="replay"
        >${STEPS.map(
          (where) =>
            html`<button
              class="iconbtn"
              type="button"
              aria-label=${t(`analysis-${where}`)}
              ?disabled=${where === 'first' || where === 'earlier' ? !desk.now.parent : !desk.now.children[0]}
              @click=${() => desk.step(where)}
            >
              ${icon(where)}
            </button>`,
        )}</span
      >
      <button
        class="iconbtn"
        type="button"
        aria-label=${t('analysis-turn')}
        title=${t('analysis-turn')}
        @click=${() => desk.turn()}
      >
        ${icon('turn')}
      </button>
      <button
        class="iconbtn pencil"
        type="button"
        aria-label=${t('analysis-draw')}
        title=${t('analysis-draw')}
        aria-pressed=${desk.drawing}
        @click=${() => desk.toggleDrawing()}
      >
        ${icon('pencil')}
      </button></span
    >
    ${judgeButton(desk)}
    <span class="deeds"
      ><button class="btn" type="button" @click=${() => desk.edit()}>${t('analysis-edit')}</button>
      <button class="btn" type="button" @click=${() => desk.openPapers()}>
        ${t('analysis-papers')}
      </button>
      <button
        class="btn"
        type="button"
        data-act="from"
        ?disabled=${desk.over}
        @click=${() => desk.openFrom()}
      >
        ${t('analysis-from')}
      </button></span
    >
  </div>`;

/** @param {Desk} desk */
function judgeButton(desk) {
  if (desk.judging) {
    return html`<button class="btn judge" type="button" @click=${() => desk.cancelJudging()}>
      <progress
        max=${desk.judging.all}
        value=${desk.judging.done}
        aria-label=${t('analysis-judging')}
      ></progress>
      ${t('analysis-stop')}
    </button>`;
  }
  const unknown = desk.tree.main.filter((node) => node.playable && node.score === null);
  return desk.tree.main.length > 1 && unknown.length
    ? html`<button class="btn judge" type="button" @click=${() => desk.judge()}>
        ${t('analysis-judge')}
      </button>`
    : nothing;
}
