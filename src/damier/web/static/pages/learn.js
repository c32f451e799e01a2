/** Learning: today's puzzle, what is to be repeated, a race, and puzzles by theme and difficulty. */
import { get, post } from '../app/api.js';
import { diagram } from '../app/diagram.js';
import { lang, locale, t } from '../app/i18n.js';
import { prefs } from '../app/prefs.js';
import { homeSheet, ownName, sheets } from '../app/sheets.js';
import { boot, setSheet } from '../app/shell.js';
import { html, nothing, render } from '../vendor/lit.js';
import { streak } from './learn/streak.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const KEPT = 'damier-learn';

/**
 * @typedef {import('../app/sheets.js').Sheet} Sheet
 * @type {{sheets: Sheet[], sheet: Sheet, shelf: import('wire').PuzzleShelfShape | null,
 *   today: import('wire').PuzzleShape | null, progress: import('wire').ProgressShape | null,
 *   course: readonly import('wire').LessonName[], asked: boolean, said: string}}
 */
const state = /** @type {any} */ ({
  sheets: [],
  shelf: null,
  today: null,
  course: [],
  progress: null,
  asked: false,
  said: '',
});

async function start() {
  const words = boot({ page: 'learn', shelves: ['base', 'play', 'puzzles'] });
  const [list, progress] = await Promise.all([
    sheets(),
    get('/api/learn').catch(() => null),
    words,
  ]);
  document.title = t('learn-tab');
  Object.assign(state, { sheets: list, progress, sheet: wanted(list) });
  setSheet(state.sheet);
  localStorage.setItem(KEPT, state.sheet.id);
  const place = `/api/puzzles/${encodeURIComponent(state.sheet.id)}`;
  const [shelf, today, lessons] = await Promise.all([
    get(place).catch(() => null),
    get(`${place}/today`).catch(() => null),
    post('/api/course', { sheet: state.sheet.id }).catch(() => null),
  ]);
  Object.assign(state, { shelf, today, course: lessons?.lessons ?? [] });
  draw();
  prefs.addEventListener('change', draw);
}

/** The sheet of the address, the one of last time, or that of the reader's language. @param {Sheet[]} list */
function wanted(list) {
  const asked = decodeURIComponent(location.pathname.split('/')[2] ?? '');
  const kept = localStorage.getItem(KEPT);
  return (
    list.find(({ id }) => id === asked) ?? list.find(({ id }) => id === kept) ?? homeSheet(list)
  );
}

const draw = () => render(page(), main);

/** @param {string} [query] */
const puzzleAt = (query = '') => `/learn/${encodeURIComponent(state.sheet.id)}/puzzle${query}`;

const page = () =>
  html`<div class="intro">
      <div>
        <h1>${t('learn-title')}</h1>
        <p class="quiet">${subtitle()}</p>
      </div>
      ${chooser()}
    </div>
    <div class="ways">
      <div class="column">
        ${leaf()} ${course()} ${repeat()} ${race()} ${endings()} ${squares()}
      </div>
      <div class="column">${levels()} ${themes()} ${print()}</div>
    </div>
    ${kept()}`;

function subtitle() {
  const count = state.shelf?.count ?? 0;
  const solved = state.progress?.solved ?? 0;
  return html`${count ? t('learn-count', { count }) : nothing}
  ${solved ? t('learn-solved', { count: solved }) : nothing}`;
}

const chooser = () =>
  html`<label class="choose"
    ><span class="label">${t('learn-sheet')}</span>
    <select class="field" @change=${choose}>
      ${['leaflet', 'federation', 'other'].map(
        (kind) =>
          html`<optgroup label=${t(`shelf-${kind}`)}>
            ${state.sheets
              .filter((each) => each.shelf === kind)
              .map(
                (each) =>
                  html`<option value=${each.id} ?selected=${each === state.sheet}>
                    ${each.name}
                  </option>`,
              )}
          </optgroup>`,
      )}
    </select></label
  >`;

/** @param {Event} event */
function choose(event) {
  const { value } = /** @type {HTMLSelectElement} */ (event.target);
  location.assign(`/learn/${encodeURIComponent(value)}`);
}

/** Today's puzzle, as a leaf to tear off. */
function leaf() {
  const { today, sheet } = state;
  if (!today) return html`<p class="lede">${t('learn-none')}</p>`;
  const { position, goal, takes } = today;
  const now = new Date();
  /** @param {Intl.DateTimeFormatOptions} how */
  const day = (how) => new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', ...how }).format(now);
  const own = ownName(sheet);
  return html`<section class="tear paper" aria-labelledby="today">
    <h2 id="today">${t('learn-today')}</h2>
    <div class="date" aria-hidden="true">
      <span>${day({ weekday: 'long' })}</span><b class="num">${day({ day: 'numeric' })}</b
      ><span>${day({ month: 'long' })}</span>
    </div>
    <span class="board print" lang=${own ? own.lang : nothing}
      >${diagram(sheet.board, position.board, position.turn === 'black')}</span
    >
    <p class="task">${t(`puzzle-${goal}`, { colour: sheet.colours[position.turn], takes })}</p>
    <a class="btn primary" href=${puzzleAt('?way=today')}>${t('learn-solve')}</a>
  </section>`;
}

/** The course of the sheet: how far it has come, and on. */
function course() {
  const { course: lessons, sheet, progress } = state;
  if (!lessons.length) return nothing;
  const known = new Set(progress?.lessons[sheet.id] ?? []);
  const done = lessons.filter(({ about }) => known.has(about)).length;
  const next = lessons.find(({ about }) => !known.has(about));
  return html`<section class="row">
    <div>
      <h2>${t('learn-course')}</h2>
      <p class="small quiet">${courseWords(Boolean(next), done, lessons.length)}</p>
    </div>
    <a class="btn" href="/learn/${encodeURIComponent(sheet.id)}/course"
      >${t(done && next ? 'learn-course-on' : 'learn-course-go')}</a
    >
  </section>`;
}

/** Endings to train. */
const endings = () =>
  html`<section class="row">
    <div>
      <h2>${t('learn-endings')}</h2>
      <p class="small quiet">${t('learn-endings-about')}</p>
    </div>
    <a class="btn" href="/learn/${encodeURIComponent(state.sheet.id)}/endings"
      >${t('learn-race-go')}</a
    >
  </section>`;

/** The game with the names of the squares. */
const squares = () =>
  html`<section class="row">
    <div>
      <h2>${t('learn-squares')}</h2>
      <p class="small quiet">${t('learn-squares-about')}</p>
    </div>
    <a class="btn" href="/learn/${encodeURIComponent(state.sheet.id)}/squares"
      >${t('learn-race-go')}</a
    >
  </section>`;

function repeat() {
  const due = state.progress?.due ?? [];
  if (!state.progress?.met) return nothing;
  const [first] = due;
  return html`<section class="row">
    <div>
      <h2>${t('learn-repeat', { count: due.length })}</h2>
      <p class="small quiet">${t('learn-repeat-about')}</p>
    </div>
    ${
      first
        ? html`<a
            class="btn"
            href="/learn/${encodeURIComponent(first[0])}/puzzle/${first[1]}?way=repeat"
            >${t('learn-repeat-go')}</a
          >`
        : nothing
    }
  </section>`;
}

function race() {
  if (!state.shelf?.count) return nothing;
  const best = state.progress?.races[state.sheet.id];
  return html`<section class="row">
      <div>
        <h2>${t('learn-race')}</h2>
        <p class="small quiet">
          ${best ? t('learn-race-best', { count: best }) : t('learn-race-about')}
        </p>
      </div>
      <a class="btn" href=${puzzleAt('?way=race')}>${t('learn-race-go')}</a>
    </section>
    ${state.progress?.met ? streak(state.progress) : nothing}`;
}

function levels() {
  if (!state.shelf?.count) return nothing;
  return html`<section>
    <h2>${t('learn-levels')}</h2>
    <ul class="chips">
      <li><a class="btn" href=${puzzleAt()}>${t('learn-any')}</a></li>
      ${state.shelf.levels
        .filter(({ count }) => count)
        .map(({ id, name, count }) => chip(`?level=${id}`, name, count))}
    </ul>
  </section>`;
}

function themes() {
  if (!state.shelf?.themes.length) return nothing;
  return html`<section>
    <h2>${t('learn-themes')}</h2>
    <ul class="chips">
      ${state.shelf.themes.map(({ id, name, count }) => chip(`?theme=${id}`, name, count))}
    </ul>
  </section>`;
}

/** Six puzzles on paper, in the reader's language. */
const print = () =>
  state.shelf?.printable && state.shelf.count
    ? html`<section>
        <a
          class="btn"
          href="/api/puzzles/${encodeURIComponent(state.sheet.id)}/worksheet.pdf?lang=${lang()}"
          target="_blank"
          >${t('worksheet-print')}</a
        >
      </section>`
    : nothing;

/** @param {string} query @param {string} name @param {number} count */
const chip = (query, name, count) =>
  html`<li>
    <a class="btn" href=${puzzleAt(query)}>${name} <span class="num quiet">${count}</span></a>
  </li>`;

/** What is kept, to take along or to forget. */
function kept() {
  if (!state.progress?.met && !state.said) return nothing;
  return html`<section class="kept small" aria-labelledby="kept">
    <h2 id="kept">${t('learn-kept')}</h2>
    <p class="quiet">${t('learn-kept-about')}</p>
    <p class="acts">
      <a class="btn plain" href="/api/learn.json" download="damier-learned.json"
        >${t('learn-save')}</a
      >
      ${
        state.asked
          ? html`<span>${t('learn-forget-sure')}</span>
              <button class="btn" type="button" @click=${() => void forget()}>
                ${t('learn-forget-yes')}
              </button>
              <button class="btn plain" type="button" @click=${() => ask(false)}>
                ${t('learn-forget-no')}
              </button>`
          : html`<button class="btn plain" type="button" @click=${() => ask(true)}>
              ${t('learn-forget')}
            </button>`
      }
    </p>
    <p role="status">${state.said}</p>
  </section>`;
}

/** @param {boolean} asked */
function ask(asked) {
  state.asked = asked;
  draw();
  const found = main.querySelector('.kept button');
  if (found instanceof HTMLElement) found.focus();
}

async function forget() {
  const url = new URL('/api/learn', location.origin);
  const answer = await fetch(url, { method: 'DELETE' }).catch(() => null);
  state.asked = false;
  if (answer?.ok) {
    state.said = t('learn-forgotten');
    state.progress = await get('/api/learn').catch(() => null);
  } else state.said = t('learn-offline');
  draw();
}

/** How far the course is. @param {boolean} more @param {number} done @param {number} count */
function courseWords(more, done, count) {
  if (!more) return t('learn-course-done', { count });
  return done ? t('learn-course-count', { done, count }) : t('learn-course-about', { count });
}

void start();
