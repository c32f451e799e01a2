/** What is asked, what one has answered, and what everybody chose once that is shown. */
import { comma, pretty, t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { vars } from '../study/vars.js';

/** @typedef {import('wire').BlackboardView} View */
/** @typedef {import('../blackboard.js').State} State */

/** What the page is about, in a line. @param {State} state */
export function heading({ view, book }) {
  if (!view || !book) return t('blackboard-title');
  const colour = book.sheet.colours[view.turn];
  if (view.stage === 'open' || view.asked_here)
    return view.asked || t('blackboard-asked', { colour });
  return t('turn', { colour });
}

/** @param {View} view */
export const asked = (view) => {
  if (view.stage !== 'open' && view.stage !== 'closed') return nothing;
  return html`${view.teaches ? nothing : mine(view)} ${view.solved ? solution(view) : nothing}
  ${view.spread ? spread(view, view.spread) : nothing}`;
};

/** @param {View} view */
const mine = (view) =>
  html`<div
    class="slip paper mine"
    data-mine=${view.mine?.text ?? ''}
    data-right=${view.right ?? ''}
  >
    ${
      view.right === null
        ? nothing
        : html`<span class="seal ${view.right ? '' : 'bad'}" aria-hidden="true"
            >${view.right ? '✓' : '×'}</span
          >`
    }
    <div>
      <p>
        <b>${answer(view)}</b>
      </p>
      <p class="small quiet">
        ${t(view.stage === 'open' ? (view.mine ? 'blackboard-change' : 'blackboard-hint') : 'blackboard-closed')}
      </p>
    </div>
  </div>`;

/** @param {View} view */
function answer({ mine: move, right, stage }) {
  if (!move) return stage === 'open' ? t('blackboard-your-turn') : t('blackboard-none');
  const said = { move: pretty(move.text) };
  if (right === null) return t('blackboard-mine', said);
  return t(right ? 'blackboard-right' : 'blackboard-wrong', said);
}

/** @param {View} view */
const solution = (view) =>
  view.solution.length
    ? html`<p class="solution" data-solution>
        ${t('blackboard-solution', { moves: written(view.solution) })}
      </p>`
    : nothing;

/** @param {string[]} moves */
export const written = (moves) => moves.map(pretty).join('  ');

/** @param {View} view @param {import('wire').SpreadView[]} lines */
const spread = (view, lines) => {
  const most = Math.max(1, ...lines.map(({ count }) => count));
  return html`<section class="paper spread" aria-labelledby="spread-title">
    <h2 id="spread-title">${t('blackboard-spread')}</h2>
    <p class="small quiet">${t('blackboard-count', { count: view.answered, of: view.asked_of })}</p>
    <ul>
      ${lines.map(
        ({ move, count, right }) =>
          html`<li data-move=${move.text} data-count=${count}>
            <span class="num" dir="ltr">${pretty(move.text)}</span>
            <span class="track" aria-hidden="true"
              ><i
                class=${right ? 'right' : ''}
                ${vars({ '--share': `${(100 * count) / most}%` })}
              ></i
            ></span>
            <b class="num">${count}</b>
            ${right ? html`<span class="small">${t('blackboard-is-right')}</span>` : nothing}
          </li>`,
      )}
    </ul>
  </section>`;
};

/** Position and question for people who listen. @param {State} state */
export function told(state) {
  const { view, book } = state;
  if (!view || !book)
    return t(state.club?.role === 'member' ? 'blackboard-waiting' : 'blackboard-empty');
  const sides = /** @type {const} */ (['white', 'black']).map((side) => pieces(view, book, side));
  const end = view.stage === 'closed' ? t('blackboard-closed') : '';
  return [heading(state), ...sides, end].filter(Boolean).join(' ');
}

/** @param {View} view @param {import('../study/book.js').Book} book @param {'white' | 'black'} side */
function pieces(view, book, side) {
  const man = side === 'white' ? 'w' : 'b';
  /** @param {string} piece */
  const on = (piece) =>
    [...view.board].flatMap((each, i) => (each === piece ? [label(book, i)] : [])).join(comma());
  const men = on(man);
  const kings = on(man.toUpperCase());
  const parts = [men, kings && t('blackboard-kings', { squares: kings })].filter(Boolean);
  return t('blackboard-pieces', { colour: book.sheet.colours[side], squares: parts.join(comma()) });
}

/** @param {import('../study/book.js').Book} book @param {number} index */
const label = ({ sheet }, index) => sheet.geometry.labels?.[index] ?? String(index + 1);
