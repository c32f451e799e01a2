/** Puzzles in a row as counters on the felt: ten make a king. */
import { t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';

const KING = 10;

/** @param {import('wire').ProgressShape | null} progress */
export function streak(progress) {
  if (!progress) return nothing;
  const { row, days } = progress;
  const kings = Math.floor(row / KING);
  const filled = row % KING;
  return html`<div class="streak">
    <span class="counters" aria-hidden="true"
      >${Array.from({ length: kings }, () => html`<i class="d k"></i>`)}${Array.from(
        { length: KING },
        (_, at) => html`<i class="d ${at < filled ? '' : 'o'}"></i>`,
      )}</span
    >
    <span class="small quiet"
      >${t('puzzle-row', { count: row })}${days > 1 ? html` ${t('puzzle-days', { count: days })}` : nothing}</span
    >
  </div>`;
}
