/** What those who teach do with the board: ask, close, show, step, draw; and who has answered what. */
import { pretty, t } from '../../app/i18n.js';
import { icon } from '../../app/icons.js';
import { html, nothing } from '../../vendor/lit.js';
import { filled } from '../account/parts.js';
import { written } from './answers.js';

/** @typedef {import('wire').BlackboardView} View */
/** @typedef {import('../blackboard.js').State} State */
/** @typedef {import('../blackboard.js').Doing} Doing */

/** @param {View} view @param {State} state @param {Doing} doing */
export const desk = (view, state, doing) =>
  html`<section class="paper desk" aria-label=${t('blackboard-title')}>
    ${line(view, state, doing)} ${question(view, state, doing)}
    ${view.people.length ? people(view) : nothing}
  </section>`;

/** Steps through the moves, and the pencil. @param {View} view @param {State} state @param {Doing} doing */
const line = (view, state, doing) => {
  const open = view.stage === 'open';
  const { at } = view;
  const end = view.line.length;
  return html`<div class="steps">
      ${step('first', 0, open || at === 0, doing)}${step('earlier', at - 1, open || at === 0, doing)}
      ${step('later', at + 1, open || at === end, doing)}${step('last', end, open || at === end, doing)}
      <button
        type="button"
        class="iconbtn pencil"
        aria-pressed=${state.pencil}
        aria-label=${t('analysis-draw')}
        title=${t('analysis-draw')}
        @click=${doing.pencil}
      >
        ${icon('pencil')}
      </button>
      ${
        view.strokes.length
          ? html`<button
              type="button"
              class="btn plain"
              data-act="wipe"
              @click=${() => doing.ask('draw', { strokes: [] })}
            >
              ${t('note-wipe')}
            </button>`
          : nothing
      }
    </div>
    ${
      end
        ? html`<ol class="line num" dir="ltr">
            ${view.line.map(
              (move, i) =>
                html`<li>
                  <button
                    type="button"
                    class="btn plain"
                    aria-current=${i + 1 === at ? 'true' : nothing}
                    ?disabled=${open}
                    @click=${() => doing.ask('step', { at: i + 1 })}
                  >
                    ${pretty(move)}
                  </button>
                </li>`,
            )}
          </ol>`
        : nothing
    }`;
};

/** @param {'first' | 'earlier' | 'later' | 'last'} name @param {number} at @param {boolean} off @param {Doing} doing */
const step = (name, at, off, doing) =>
  html`<button
    type="button"
    class="iconbtn"
    data-act=${name}
    aria-label=${t(`analysis-${name}`)}
    title=${t(`analysis-${name}`)}
    ?disabled=${off}
    @click=${() => doing.ask('step', { at })}
  >
    ${icon(name)}
  </button>`;

/** @param {View} view @param {State} state @param {Doing} doing */
const question = (view, state, doing) =>
  view.stage === 'open' || view.stage === 'closed'
    ? html`<div class="asking">
        ${
          view.solution.length && !view.solved
            ? html`<p class="small quiet" data-kept>
                ${t('blackboard-kept', { moves: written(view.solution) })}
              </p>`
            : view.stage === 'open'
              ? html`<p class="small quiet">${t('blackboard-keep')}</p>`
              : nothing
        }
        <div class="acts">
          ${view.stage === 'open' ? button('close', 'close', {}, state, doing, true) : nothing}
          ${button(
            view.spread_shown ? 'spread-hide' : 'spread-show',
            'spread',
            { on: !view.spread_shown },
            state,
            doing,
          )}
          ${view.solution.length ? button('solve', 'solve', {}, state, doing) : nothing}
          ${button('away', 'away', {}, state, doing)}
        </div>
        ${view.stage === 'closed' ? asking(state, doing) : nothing}
      </div>`
    : html`${asking(state, doing)}
        <div class="acts">${button('away', 'away', {}, state, doing)}</div>`;

/** @param {State} state @param {Doing} doing */
const asking = (state, doing) =>
  html`<form
    data-form="ask"
    @submit=${(/** @type {SubmitEvent} */ event) => doing.ask('ask', filled(event))}
  >
    <label class="asked"
      ><span class="label">${t('blackboard-question')}</span
      ><input class="field" name="text" dir="auto" maxlength="200"
    /></label>
    <button class="btn primary" ?disabled=${state.busy}>${t('blackboard-ask')}</button>
  </form>`;

/**
 * @param {string} name
 * @param {string} path
 * @param {object} body
 * @param {State} state
 * @param {Doing} doing
 * @param {boolean} [primary]
 */
const button = (name, path, body, state, doing, primary = false) =>
  html`<button
    type="button"
    class="btn ${primary ? 'primary' : ''}"
    data-act=${name}
    ?disabled=${state.busy}
    @click=${() => doing.ask(path, body)}
  >
    ${t(`blackboard-${name}`)}
  </button>`;

/** @param {View} view */
const people = (view) =>
  html`<h2>${t('blackboard-who')}</h2>
    <ul class="answerers">
      ${view.people.map(
        ({ called, move, right }) =>
          html`<li data-answer=${move}>
            <i class="mark-${move ? 'done' : 'open'}" aria-hidden="true"></i>
            <bdi>${called}</bdi>
            <span class="num" dir="ltr"
              >${move ? pretty(move) : html`<span class="quiet">${t('blackboard-not-yet')}</span>`}</span
            >
            ${right ? html`<span class="small">${t('blackboard-is-right')}</span>` : nothing}
          </li>`,
      )}
    </ul>`;
