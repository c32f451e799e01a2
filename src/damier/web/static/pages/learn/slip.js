/** What is said about a puzzle below its task: hints, right, wrong and why, and what can be done. */
import { pretty, t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { withMoves } from '../study/words.js';

/**
 * @typedef {import('./solver.js').Solver} Solver
 * @typedef {{hint: () => void, again: () => void, show: () => void, next: () => void,
 *   skip: () => void, racing: boolean}} Deeds
 */

/** @param {Solver} solver @param {Deeds} deeds */
export function slip(solver, deeds) {
  const { stage } = solver;
  if (stage === 'solved' || stage === 'shown') return done(solver, deeds);
  if (stage === 'wrong') return wrong(solver, deeds);
  return ask(solver, deeds);
}

/** @param {Solver} solver @param {Deeds} deeds */
function ask(solver, deeds) {
  const { hint, refusal, lost, stage, line, played } = solver;
  const said = lost
    ? t('learn-offline')
    : refusal
      ? html`<b>${refusal.title}.</b> ${withMoves(refusal.text)}`
      : hint
        ? hintText(solver)
        : stage === 'wait'
          ? nothing
          : played.length
            ? t('puzzle-right')
            : nothing;
  return html`<div class="slip hints ${stage}">
    <div class="lede said" role="status">${said}${line.length ? route(solver) : nothing}</div>
    <div class="acts">
      ${
        hint < 3
          ? html`<button
              class="btn"
              type="button"
              ?disabled=${stage === 'wait'}
              @click=${deeds.hint}
            >
              ${t(`puzzle-hint-${hint + 1}`)}
            </button>`
          : nothing
      }
      ${
        deeds.racing
          ? nothing
          : html`<button class="btn ${hint < 3 ? 'plain' : ''}" type="button" @click=${deeds.show}>
              ${t('puzzle-solution')}
            </button>`
      }
      <button class="btn plain" type="button" @click=${deeds.skip}>${t('puzzle-skip')}</button>
    </div>
    ${hint && !deeds.racing ? html`<p class="small quiet">${t('puzzle-helped')}</p>` : nothing}
  </div>`;
}

/** @param {Solver} solver */
function hintText({ shown, hint, book }) {
  const labels = shown.squares.map((square) => book.sheet.geometry.labels[square - 1]);
  if (hint === 1) return t('puzzle-said-1', { square: labels[0] });
  if (hint === 2) return t('puzzle-said-2', { from: labels[0], to: labels[1] });
  return t('puzzle-said-3', { move: pretty(shown.route?.text ?? '') });
}

/** @param {Solver} solver @param {Deeds} deeds */
function done(solver, deeds) {
  const { stage, puzzle, book } = solver;
  const themes = puzzle?.themes ?? [];
  const article = themes.find((theme) => theme.article)?.article;
  return html`<div class="slip paper right" role="status">
    <div class="art">
      <span class="seal ${stage === 'shown' ? 'open' : ''}" aria-hidden="true">✓</span>
      <div>
        <h2>${t(stage === 'shown' ? 'puzzle-shown' : 'puzzle-solved')}</h2>
        <p class="where">${themes.map(({ name }) => html`<span>${name}</span>`)}</p>
      </div>
    </div>
    ${route(solver)}
    <div class="acts">
      <button class="btn primary" type="button" @click=${deeds.next}>${t('puzzle-next')}</button>
      <button class="btn" type="button" @click=${deeds.again}>${t('puzzle-again')}</button>
      ${
        article
          ? html`<a class="btn link" href="${book.rules}#${encodeURIComponent(article)}"
              >${t('article', { article })}</a
            >`
          : nothing
      }
    </div>
  </div>`;
}

/** @param {Solver} solver @param {Deeds} deeds */
function wrong(solver, deeds) {
  const { why, line } = solver;
  return html`<div class="slip paper wrong" role="status">
    <div class="art">
      <span class="seal bad" aria-hidden="true">×</span>
      <div>
        <p class="where">${t('puzzle-after', { move: pretty(line[0].text) })}</p>
        <h2>${t('puzzle-wrong')}</h2>
      </div>
    </div>
    <p class="lede" dir="auto">${withMoves(why)}</p>
    ${route(solver)}
    <div class="acts">
      <button class="btn primary" type="button" @click=${deeds.again}>${t('puzzle-again')}</button>
      <button class="btn" type="button" @click=${deeds.show}>${t('puzzle-solution')}</button>
      <button class="btn plain" type="button" @click=${deeds.next}>${t('puzzle-next')}</button>
    </div>
  </div>`;
}

/** The moves on the board, one's own in bold. @param {Solver} solver */
const route = ({ line, stage }) =>
  html`<p class="route" dir="ltr">
    ${line.map((move, at) =>
      at % 2
        ? html`<span class="mv">${pretty(move.text)}</span> `
        : html`<b class="mv ${at === 0 && stage === 'wrong' ? 'no' : ''}"
            >${pretty(move.text)}</b
          > `,
    )}
  </p>`;
