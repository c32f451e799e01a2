/**
 * Homework: pupils see what is to do and go there; those who teach see at a glance who did what,
 * and set more.
 */
import { get, post } from '../../app/api.js';
import { locale, t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { filled } from '../account/parts.js';

/** @typedef {import('../club.js').State} State */
/** @typedef {import('../club.js').Doing} Doing */
/** @typedef {import('../../../../../../js/wire.js').HomeworkShape} HomeworkShape */
/** @typedef {import('../../../../../../js/wire.js').HomeworkTaskShape} Task */
/**
 * @typedef {{sheet: string, lessons: {title: string}[],
 *   endings: {material: string, goal: string}[]}} Choice
 */

/** What the chosen sheet has. @type {Choice} */
const choice = { sheet: '', lessons: [], endings: [] };

/** @param {State} state @param {Doing} doing */
export const homework = (state, doing) => {
  const teaches = state.club?.role !== 'member';
  return html`<section class="paper people homework">
    <h2>${t('homework-title')}</h2>
    ${state.homework.length ? nothing : html`<p class="quiet">${t('homework-empty')}</p>`}
    ${state.homework.map((one) => (teaches ? register(one, doing) : todo(one)))}
    ${teaches ? setting(state, doing) : nothing}
  </section>`;
};

/** What somebody has to do, and how far they are. @param {HomeworkShape} one */
const todo = (one) =>
  html`<article class="todo">
    <h3><bdi>${one.title}</bdi></h3>
    <p class="small quiet">${until(one.due)}</p>
    <ol>
      ${one.tasks.map((task, i) => {
        const mark = one.rows[0]?.marks[i] ?? 'open';
        return html`<li>
          ${sign(mark)} ${way(task, i)}<span class="small quiet"
            >${t(`homework-mark-${mark}`)}</span
          >
        </li>`;
      })}
    </ol>
    ${counts(one)}
  </article>`;

/** When a game counts. @param {HomeworkShape} one */
function counts({ tasks }) {
  const game = tasks.find(({ kind }) => kind === 'game');
  if (!game) return nothing;
  return html`<p class="small quiet">${t('homework-game-counts', { moves: game.moves })}</p>`;
}

/** @param {Task} task @param {number} i */
function way(task, i) {
  const home = `/learn/${encodeURIComponent(task.sheet)}`;
  if (task.kind === 'game')
    return html`<button type="button" class="btn" @click=${() => play(task)}>
      ${name(task, i)}
    </button>`;
  const href = {
    puzzle: `${home}/puzzle/${encodeURIComponent(task.what)}`,
    lesson: `${home}/course/${task.number}`,
    ending: `${home}/endings?${new URLSearchParams({ material: task.what })}`,
  }[task.kind];
  return html`<a class="btn" href=${href}>${name(task, i)}</a>`;
}

/** Sit down for a game against a level. @param {Task} task */
async function play({ sheet, what }) {
  const opponent = { kind: 'computer', level: Number(what) };
  const made = await post('/api/tables', { sheet, opponent });
  location.assign(`/t/${made.table}`);
}

/** @param {Task} task @param {number} i */
const name = (task, i) =>
  task.kind === 'puzzle'
    ? t('homework-puzzle', { number: i + 1 })
    : task.kind === 'game'
      ? t('homework-game', { level: task.what })
      : task.kind === 'lesson'
        ? task.name
        : `${t('homework-ending')} ${task.what}`;

/** Who did what. @param {HomeworkShape} one @param {Doing} doing */
const register = (one, doing) =>
  html`<div
    class="register"
    data-homework=${one.id}
    tabindex="0"
    role="group"
    aria-label=${one.title}
  >
    <table>
      <caption>
        <b><bdi>${one.title}</bdi></b>
        <span class="small quiet">${until(one.due)}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('homework-pupil')}</th>
          ${one.tasks.map((task, i) => html`<th scope="col">${name(task, i)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${one.rows.map(
          (row) =>
            html`<tr>
              <th scope="row"><bdi>${row.called}</bdi></th>
              ${row.marks.map(
                (mark) =>
                  html`<td data-mark=${mark}>
                    ${sign(mark)}<span class="sr">${t(`homework-mark-${mark}`)}</span>
                  </td>`,
              )}
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${t('homework-mark-done')}</th>
          ${one.tasks.map((_, i) => {
            const done = one.rows.filter(({ marks }) => marks[i] === 'done').length;
            return html`<td><span class="num">${done} / ${one.rows.length}</span></td>`;
          })}
        </tr>
      </tfoot>
    </table>
    <p class="key small">
      ${['done', 'tried', 'open'].map(
        (mark) => html`<span>${sign(mark)} ${t(`homework-mark-${mark}`)}</span>`,
      )}
      <button
        type="button"
        class="btn link"
        @click=${() => doing.homework('homework/remove', { id: one.id })}
      >
        ${t('clubs-remove')}
      </button>
    </p>
    ${counts(one)}
  </div>`;

/** @param {string} mark */
const sign = (mark) => html`<i class="mark-${mark}" aria-hidden="true"></i>`;

/** @param {number} due */
function until(due) {
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(due * 1000);
  return t(due * 1000 < Date.now() ? 'homework-over' : 'homework-until', { day });
}

/** @param {State} state @param {Doing} doing */
const setting = (state, doing) =>
  html`<details>
    <summary class="btn">${t('homework-set')}</summary>
    <form data-form="homework" @submit=${(/** @type {SubmitEvent} */ event) => set(doing, event)}>
      <label class="asked"
        ><span class="label">${t('clubs-name')}</span
        ><input class="field" name="title" dir="auto" maxlength="60" required
      /></label>
      ${select(
        'sheet',
        'homework-sheet',
        state.sheets.map(({ id, name: called }) => [id, called]),
        (event) => choose(doing, /** @type {HTMLSelectElement} */ (event.target).value),
      )}
      ${select('puzzles', 'homework-puzzles', numbers(6))}
      ${select(
        'difficulty',
        'homework-difficulty',
        ['easy', 'middle', 'hard'].map((level) => [level, t(`learn-${level}`)]),
      )}
      ${select('lesson', 'homework-lesson', [
        ['0', '–'],
        ...choice.lessons.map(({ title }, i) => [String(i + 1), `${i + 1}. ${title}`]),
      ])}
      ${
        choice.endings.length
          ? select('ending', 'homework-ending', [
              ['', '–'],
              ...choice.endings.map(({ material }) => [material, material]),
            ])
          : nothing
      }
      ${select('level', 'homework-level', numbers(10))}
      <label class="asked"
        ><span class="label">${t('homework-due')}</span
        ><input class="field" type="date" name="due" required .value=${nextWeek()}
      /></label>
      <button class="btn primary" ?disabled=${state.busy}>${t('homework-go')}</button>
    </form>
  </details>`;

/** None, and so many. @param {number} most */
const numbers = (most) =>
  Array.from({ length: most + 1 }, (_, n) => [String(n), n ? String(n) : '–']);

/**
 * @param {string} name
 * @param {string} label
 * @param {string[][]} options
 * @param {(event: Event) => unknown} [change]
 */
const select = (name, label, options, change) =>
  html`<label class="asked"
    ><span class="label">${t(label)}</span
    ><select class="field" name=${name} @change=${change ?? nothing}>
      ${options.map(([value, text]) => html`<option value=${value}>${text}</option>`)}
    </select></label
  >`;

const nextWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** Show what a sheet has to set. @param {Doing} doing @param {string} sheet */
export async function choose(doing, sheet) {
  const [course, endings] = await Promise.all([
    post('/api/course', { sheet }).catch(() => ({ lessons: [] })),
    get(`/api/endings/${encodeURIComponent(sheet)}`).catch(() => ({ kinds: [] })),
  ]);
  const kinds = endings.kinds.filter((/** @type {{goal: string}} */ { goal }) => goal === 'win');
  Object.assign(choice, { sheet, lessons: course.lessons, endings: kinds });
  doing.redraw();
}

/** @param {Doing} doing @param {SubmitEvent} event */
function set(doing, event) {
  const { title, sheet, due, difficulty, ending = '', ...counts } = filled(event);
  const asked = Object.fromEntries(Object.entries(counts).map(([key, n]) => [key, Number(n)]));
  const end = new Date(`${due}T23:59:59`).getTime() / 1000;
  return doing.homework('homework', { title, sheet, difficulty, ending, due: end, ...asked });
}
