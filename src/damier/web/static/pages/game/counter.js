/** How far a draw is: pips for a few, a gauge for many, and always the rule's own words. */
import { pretty, say, t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';

const MOST_PIPS = 5;
/** Rules that count only once few pieces are left: before that there is nothing to tell. */
const LATE = new Set(['material', 'balance']);

/** @param {import('./table.js').Table} table @param {(article: string) => void} read */
export function counters(table, read) {
  const shown = nearest(table.view.counters);
  if (!shown || table.view.outcome) return nothing;
  const { article } = shown;
  return html`<p class="counter">
    <span class="sr">${t('game-counter')}: </span>${sign(shown)}
    <span
      >${pretty(say(shown.says))}${
        article && article !== '0'
          ? html` <button type="button" @click=${() => read(article)}>
              (${t('game-counter-article', { article })})
            </button>`
          : nothing
      }</span
    >
  </p>`;
}

/**
 * The counter nearest to its end is the one that matters; a first time is not a repetition yet.
 * @param {any[]} all
 */
function nearest(all) {
  const running = all.filter((one) => share(one) > 0).sort((a, b) => share(b) - share(a));
  return running[0] ?? all.find((one) => !one.done && !LATE.has(one.rule)) ?? null;
}

/** @param {any} counter */
const share = ({ done, needed }) =>
  needed && !(done === 1 && needed > 1 && needed <= MOST_PIPS) ? done / needed : 0;

/** @param {any} counter */
function sign({ done, needed }) {
  if (!needed) return nothing;
  if (needed > MOST_PIPS)
    return html`<span class="gauge" .style=${`--p: ${(100 * done) / needed}%`}></span>`;
  return html`<span class="pips"
    >${Array.from({ length: needed }, (_, i) => html`<i class=${i < done ? 'on' : ''}></i>`)}</span
  >`;
}
