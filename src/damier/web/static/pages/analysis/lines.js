/**
 * What the engine says: a verdict in words, lines with their scores, arrows for the board, the bar.
 */
import { locale, pretty, t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { vars } from '../study/vars.js';
import { isDecided, scoreText, share } from './score.js';

/**
 * @typedef {import('../study/book.js').Move} Move
 * @typedef {import('wire').LineShape} Line
 * @typedef {import('wire').TableShape} TableAnswer
 * @typedef {Omit<import('wire').Lines, 'type' | 'id'> & {fen: string}} Found
 */

const SHOWN = 7;
const ARROWS = ['best', 'second', 'third'];

/**
 * The verdict in one heading.
 * @param {Found | null} found
 * @param {{colours: {white: string, black: string}}} sheet
 * @param {string} turn
 */
export function verdict(found, sheet, turn) {
  if (!found) return '';
  const table = found.table;
  const other = turn === 'white' ? 'black' : 'white';
  /** @param {string} side */
  const colour = (side) => sheet.colours[/** @type {'white' | 'black'} */ (side)];
  if (table?.result === 'draw') return t('verdict-table-draw');
  if (table)
    return t('verdict-table-win', {
      colour: colour(table.result === 'win' ? turn : other),
      moves: Math.ceil((table.plies ?? 0) / 2),
    });
  const best = found.lines[0];
  if (!best) return '';
  const side = colour(best.score > 0 ? 'white' : 'black');
  const size = Math.abs(best.score);
  if (isDecided(best.score))
    return t('verdict-wins', { colour: side, moves: Math.ceil((best.plies_to_end ?? 0) / 2) });
  if (size < 0.3) return t('verdict-even');
  if (size < 0.75) return t('verdict-better', { colour: side });
  return t('verdict-ahead', { colour: side, men: Math.round(size) });
}

/** @param {Found} found @param {(moves: Move[]) => void} follow */
export function lines(found, follow) {
  return html`<ol class="lines paper" aria-label=${t('analysis-lines')}>
    ${found.lines.map(
      (line, index) =>
        html`<li>
          <span class="v num">${scoreText(line.score, line.plies_to_end)}</span>
          <span class="pv"
            ><span class="key" aria-hidden="true">${index + 1}</span>${line.moves
              .slice(0, SHOWN)
              .map(
                (move, at) =>
                  html`<button
                    type="button"
                    class="mv"
                    title=${t('analysis-play-line')}
                    @click=${() => follow(line.moves.slice(0, at + 1))}
                  >
                    ${at ? pretty(move.text) : html`<b>${pretty(move.text)}</b>`}
                  </button> `,
              )}</span
          >
        </li>`,
    )}
  </ol>`;
}

/**
 * What the endgame tables know, with the way there.
 * @param {TableAnswer} table
 * @param {(moves: Move[]) => void} follow
 */
export function tableAnswer(table, follow) {
  return html`<div class="paper sure">
    <p>
      <b>${t('analysis-table')}</b>
      ${table.result === 'draw' ? t('analysis-table-draw') : t('analysis-table-plies', { plies: table.plies ?? 0 })}
    </p>
    ${
      table.line.length
        ? html`<p class="pv">
            ${table.line
              .slice(0, 12)
              .map(
                (move, at) =>
                  html`<button
                    type="button"
                    class="mv"
                    @click=${() => follow(table.line.slice(0, at + 1))}
                  >
                    ${pretty(move.text)}
                  </button> `,
              )}${table.line.length > 12 ? '…' : nothing}
          </p>`
        : nothing
    }
  </div>`;
}

/** @param {Found} found */
export function effort(found) {
  const million = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(
    found.nodes / 1e6,
  );
  const speed = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(
    found.nps / 1e6,
  );
  return t('analysis-effort', { depth: found.depth, nodes: million, speed });
}

/** The first moves of the lines as arrows on the board. @param {Found} found */
export const arrows = (found) =>
  found.lines
    .slice(0, ARROWS.length)
    .filter((line) => line.moves.length)
    .map((line, index) => ({
      path: line.moves[0].path,
      kind: ARROWS[index],
      label: String(index + 1),
    }));

/**
 * White's share of the bar, from −1 to 1: how the game ended, what the tables are sure of, or what
 * the engine thinks.
 * @param {Found | null} found
 * @param {string} turn
 * @param {{winner: string | null} | null} over
 */
export function advantage(found, turn, over) {
  if (over) return over.winner ? (over.winner === 'white' ? 1 : -1) : 0;
  if (!found) return 0;
  const mine = turn === 'white' ? 1 : -1;
  if (found.table) return { win: mine, draw: 0, loss: -mine }[found.table.result];
  return found.lines[0] ? share(found.lines[0].score) : 0;
}

/** @param {number} ahead  White's share @param {boolean} turned @param {string} words */
export function evalBar(ahead, turned, words) {
  const adv = 50 + 50 * ahead;
  return html`<div
    class="evalbar ${turned ? 'turned' : ''}"
    role="img"
    aria-label=${words || t('analysis-bar')}
    ${vars({ '--adv': `${adv.toFixed(1)}%` })}
  >
    <i></i>
  </div>`;
}
