/** The list of moves, two columns of pairs. */
import { pretty, t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';

/** @typedef {import('./table.js').Entry & {index: number}} Item */
/** @typedef {{number: number, first: Item[], second: Item[]}} Row */

/**
 * Group entries by full moves: a huff or a move that was taken back stands beside the move it
 * belongs to.
 * @param {import('./table.js').Entry[]} entries
 * @param {string} begins
 */
function rowsOf(entries, begins) {
  /** @type {Row[]} */
  const rows = [];
  entries.forEach((entry, index) => {
    if (entry.kind === 'withdrawal') return;
    const first = entry.by === begins;
    const row = rows.at(-1);
    if (!row || (first && row.second.length))
      rows.push({ number: rows.length + 1, first: [], second: [] });
    /** @type {Row} */ (rows.at(-1))[first ? 'first' : 'second'].push({ ...entry, index });
  });
  return rows;
}

/**
 * @param {import('./table.js').Table} table
 * @param {number} at  how many entries are shown
 * @param {(at: number) => void} go
 */
export function moveList(table, at, go) {
  const rows = rowsOf(table.entries, table.info.sheet.first);
  if (!rows.length) return html`<p class="moves none quiet">${t('game-no-moves')}</p>`;
  return html`<ol class="moves" tabindex="0" aria-label=${t('game-moves')}>
    ${rows.map(
      (row) =>
        html`<li>
          <span class="i">${row.number}</span>${cell(row.first, at, go)}${cell(row.second, at, go)}
        </li>`,
    )}
  </ol>`;
}

/** @param {Item[]} items @param {number} at @param {(at: number) => void} go */
const cell = (items, at, go) =>
  html`<span class="cell">${items.map((item) => chip(item, at, go))}</span>`;

/** @param {Item} item @param {number} at @param {(at: number) => void} go */
function chip(item, at, go) {
  const now = item.index + 1 === at;
  const words = pretty(item.text);
  const label =
    item.kind === 'huff'
      ? t('game-entry-huff', { square: item.text })
      : item.struck
        ? t('game-entry-withdrawn', { move: words })
        : nothing;
  return html`<button
    type="button"
    class="mv ${now ? 'now' : ''} ${item.kind}"
    aria-current=${now ? 'true' : nothing}
    aria-label=${label}
    @click=${() => go(item.index + 1)}
  >
    ${
      item.kind === 'huff'
        ? html`<span aria-hidden="true">${words}</span>`
        : item.struck
          ? html`<s>${words}</s>`
          : words
    }
  </button>`;
}
