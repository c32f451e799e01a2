/** What to show: a puzzle, a position or a game as text, the start, or pieces set up by hand. */
import { get, post } from '../../app/api.js';
import { t } from '../../app/i18n.js';
import { html } from '../../vendor/lit.js';
import { filled } from '../account/parts.js';

/** @typedef {import('../blackboard.js').State} State */
/** @typedef {import('../blackboard.js').Doing} Doing */

/** @param {State} state @param {Doing} doing */
export const setting = (state, doing) =>
  html`<details class="paper setting" ?open=${!state.view}>
    <summary class="btn">${t('blackboard-new')}</summary>
    <label class="asked"
      ><span class="label">${t('homework-sheet')}</span
      ><select
        class="field"
        name="sheet"
        @change=${(/** @type {Event} */ event) =>
          doing.want(/** @type {HTMLSelectElement} */ (event.target).value)}
      >
        ${state.sheets.map(
          ({ id, name }) =>
            html`<option value=${id} ?selected=${id === state.wanted}>${name}</option>`,
        )}
      </select></label
    >
    <form
      data-form="puzzle"
      @submit=${(/** @type {SubmitEvent} */ event) => puzzle(state, doing, event)}
    >
      <label class="asked"
        ><span class="label">${t('homework-difficulty')}</span
        ><select class="field" name="level">
          ${['easy', 'middle', 'hard'].map(
            (level) => html`<option value=${level}>${t(`learn-${level}`)}</option>`,
          )}
        </select></label
      >
      <button class="btn" ?disabled=${state.busy}>${t('blackboard-puzzle')}</button>
    </form>
    <form
      data-form="text"
      @submit=${(/** @type {SubmitEvent} */ event) => text(state, doing, event)}
    >
      <label class="asked"
        ><span class="label">${t('blackboard-text')}</span
        ><textarea
          class="field"
          name="text"
          rows="3"
          dir="ltr"
          spellcheck="false"
          required
        ></textarea>
      </label>
      <button class="btn" ?disabled=${state.busy}>${t('blackboard-show')}</button>
    </form>
    <div class="acts">
      <button
        type="button"
        class="btn"
        data-act="edit"
        ?disabled=${state.busy}
        @click=${doing.edit}
      >
        ${t('edit-title')}
      </button>
      <button
        type="button"
        class="btn"
        data-act="start"
        ?disabled=${state.busy}
        @click=${() => doing.set(async () => ({ sheet: state.wanted }))}
      >
        ${t('edit-start')}
      </button>
    </div>
  </details>`;

/** Another puzzle of that difficulty. @param {State} state @param {Doing} doing @param {SubmitEvent} event */
function puzzle(state, doing, event) {
  const { level } = filled(event);
  const sheet = state.wanted;
  return doing.set(async () => {
    const found = await get(`/api/puzzles/${encodeURIComponent(sheet)}/next?level=${level}`);
    return { sheet, puzzle: found.id };
  });
}

/** A FEN, or the first game of a PDN. @param {State} state @param {Doing} doing @param {SubmitEvent} event */
function text(state, doing, event) {
  const given = String(filled(event).text).trim();
  const sheet = state.wanted;
  return doing.set(async () => {
    if (/^[WB?]:/i.test(given)) return { sheet, fen: given };
    const { games } = await post('/api/pdn/read', { sheet, pdn: given });
    const { game, sheet: own, sheet_toml } = games[0];
    const end = game.line.findIndex((/** @type {{setup: string}} */ { setup }) => setup);
    const moves = (end < 0 ? game.line : game.line.slice(0, end)).map(
      (/** @type {{pdn: string}} */ { pdn }) => pdn,
    );
    const rules = sheet_toml ? { sheet_toml } : { sheet: own };
    return { ...rules, fen: game.start_fen || null, moves };
  });
}
