/** What is said about an ending that is being trained, and what can be done. */
import { list, pretty, t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { withMoves } from '../study/words.js';

/**
 * @typedef {import('./drill.js').DrillGame} Game
 * @typedef {{back: () => void, show: () => void, next: () => void}} Deeds
 */

/** @param {Game} game @param {Deeds} deeds */
export function slip(game, deeds) {
  if (game.stage === 'done') return done(game, deeds);
  if (game.stage === 'let-go') return letGo(game, deeds);
  if (game.stage === 'shown') return shown(game, deeds);
  return ask(game, deeds);
}

/** @param {Game} game @param {Deeds} deeds */
const ask = (game, deeds) =>
  html`<div class="slip hints ${game.stage}">
    <div class="lede said" role="status">${said(game)}${route(game.line)}</div>
    <div class="acts">
      <button class="btn" type="button" ?disabled=${!game.open} @click=${deeds.show}>
        ${shortest(game)}
      </button>
      <button class="btn plain" type="button" @click=${deeds.next}>${t('endings-next')}</button>
    </div>
  </div>`;

/** @param {Game} game */
const shortest = ({ drill }) => t(drill?.goal === 'win' ? 'endings-shortest' : 'endings-show');

/** @param {Game} game */
function said({ lost, refusal, answer, stage, drill, line }) {
  if (lost) return t('learn-offline');
  if (refusal) return html`<b>${refusal.title}.</b> ${withMoves(refusal.text)}`;
  if (!answer?.kept || stage === 'wait' || line.length) return nothing;
  const { was_left: was, moves_left: left } = answer;
  if (drill?.goal === 'draw') return t('endings-still-draw', { count: left });
  return t(left >= was ? 'endings-longer' : 'endings-still-win', { count: left });
}

/** @param {Game} game @param {Deeds} deeds */
function done(game, deeds) {
  const { drill, answer } = game;
  const won = drill?.goal === 'win' || answer?.outcome?.winner;
  return html`<div class="slip paper right" role="status">
    <div class="art">
      <span class="seal" aria-hidden="true">✓</span>
      <div><h2>${t(won ? 'endings-won' : 'endings-held')}</h2></div>
    </div>
    ${drill?.goal === 'win' ? html`<p class="lede">${took(game)}</p>` : nothing}
    ${
      answer?.outcome && drill?.goal === 'draw'
        ? html`<p class="lede">${answer.outcome.text}</p>`
        : nothing
    }
    ${route(game.played)}
    <div class="acts">
      <button class="btn primary" type="button" @click=${deeds.next}>${t('endings-next')}</button>
      <button class="btn" type="button" @click=${deeds.back}>${t('puzzle-again')}</button>
    </div>
  </div>`;
}

/** @param {Game} game */
function took({ drill, answer }) {
  const count = answer?.number ?? 0;
  const best = drill?.moves_left ?? count;
  return t(count > best ? 'endings-took' : 'endings-took-best', { count, best });
}

/** @param {Game} game @param {Deeds} deeds */
function letGo(game, deeds) {
  const answer = /** @type {import('wire').DrillAnswerShape} */ (game.answer);
  const win = game.drill?.goal === 'win';
  const moves = list(answer.keeping.slice(0, 3).map((each) => each.text));
  return html`<div class="slip paper wrong" role="status">
    <div class="art">
      <span class="seal bad" aria-hidden="true">×</span>
      <div><h2>${t(win ? 'endings-let-go' : 'endings-lost', { number: answer.number })}</h2></div>
    </div>
    ${answer.outcome ? html`<p class="lede">${answer.outcome.text}</p>` : nothing}
    <p class="lede" dir="auto">
      ${answer.keeping.length ? withMoves(t('endings-right', { moves })) : nothing}
    </p>
    <div class="acts">
      <button class="btn primary" type="button" @click=${deeds.back}>${t('endings-back')}</button>
      <button class="btn" type="button" @click=${deeds.show}>${shortest(game)}</button>
      <button class="btn plain" type="button" @click=${deeds.next}>${t('endings-next')}</button>
    </div>
  </div>`;
}

/** @param {Game} game @param {Deeds} deeds */
const shown = (game, deeds) =>
  html`<div class="slip paper right" role="status">
    <div class="art">
      <span class="seal open" aria-hidden="true">✓</span>
      <div>
        <h2>${t(game.drill?.goal === 'win' ? 'endings-way' : 'endings-way-draw')}</h2>
      </div>
    </div>
    ${route(game.line)}
    <div class="acts">
      <button class="btn primary" type="button" @click=${deeds.back}>${t('puzzle-again')}</button>
      <button class="btn" type="button" @click=${deeds.next}>${t('endings-next')}</button>
    </div>
  </div>`;

/** @param {readonly import('wire').WrittenMove[]} moves */
const route = (moves) =>
  moves.length
    ? html`<p class="route">
        ${moves.map(({ text }) => html`<span class="mv">${pretty(text)}</span>`)}
      </p>`
    : nothing;
