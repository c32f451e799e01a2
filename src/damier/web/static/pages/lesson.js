/** A course: one lesson at a time, a rule or a basic idea, each with something to do on the board. */
import { get, post } from '../app/api.js';
import { pretty, t } from '../app/i18n.js';
import { looks, motion } from '../app/look.js';
import { prefs } from '../app/prefs.js';
import { boot, setSheet } from '../app/shell.js';
import '../board/damier-board.js';
import { html, keyed, nothing, render } from '../vendor/lit.js';
import { focusOn } from './learn/focus.js';
import { Solver } from './learn/solver.js';
import { Task } from './learn/task.js';
import { Book } from './study/book.js';
import { unpack } from './study/link.js';
import { withMoves } from './study/words.js';

/** @typedef {import('wire').LessonShape} Lesson */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const [, , sheetId] = location.pathname.split('/').map(decodeURIComponent);
const home = `/learn/${encodeURIComponent(sheetId)}`;

/** @type {Book} */
let book;
/** @type {import('wire').CourseShape} */
let course;
/** @type {Lesson | null} */
let lesson = null;
/** The number of the lesson, and of the exercise in it. */
let number = 1;
let exercise = 0;
/** @type {Solver | Task | null} */
let work = null;
/** @type {Set<string>} */
let done = new Set();
let fault = '';

async function start() {
  const words = boot({ page: 'learn', shelves: ['base', 'play', 'puzzles'] });
  const toml = await unpack(new URLSearchParams(location.hash.slice(1)).get('sheet'));
  try {
    const ref = toml ? { sheet_toml: toml } : { sheet: sheetId };
    const [opened, found, progress] = await Promise.all([
      Book.open(ref),
      post('/api/course', ref),
      get('/api/learn').catch(() => null),
      words,
    ]);
    [book, course] = [opened, found];
    done = new Set(progress?.lessons[sheetId] ?? []);
  } catch {
    await words;
    location.replace('/learn');
    return;
  }
  setSheet(/** @type {any} */ (book.sheet), { rules: book.rules });
  prefs.addEventListener('change', draw);
  addEventListener('popstate', () => void show(asked()));
  await show(asked());
}

/** The lesson of the address, or the first that is not done. */
function asked() {
  const named = Number(location.pathname.split('/')[4]);
  if (named >= 1 && named <= course.lessons.length) return named;
  return Math.max(1, course.lessons.findIndex(({ about }) => !done.has(about)) + 1);
}

/** @param {number} at */
async function show(at) {
  try {
    lesson = await post('/api/course/lesson', { ...book.ref, number: at });
  } catch (problem) {
    fault = /** @type {Error} */ (problem).message || t('learn-offline');
    return draw();
  }
  fault = '';
  number = at;
  history.replaceState(null, '', addressOf(at));
  document.title = `${lesson?.title} · damier`;
  await setUp(0);
}

/** @param {number} at */
const addressOf = (at) => `${home}/course/${at}${location.hash}`;

/** @param {number} at  the number of exercises means: all are done */
async function setUp(at) {
  exercise = at;
  const next = lesson?.exercises[at];
  work = null;
  if (next?.puzzle) {
    const solver = new Solver(book, draw);
    solver.load(await get(`/api/puzzles/${encodeURIComponent(sheetId)}/${next.puzzle}`));
    work = solver;
  } else if (next) work = new Task(book, next, draw);
  if (!next) await finish();
  draw();
}

/** All exercises of the lesson are done. */
async function finish() {
  const about = lesson?.about ?? '';
  done.add(about);
  if (!book.ref.sheet_toml)
    await post(`/api/learn/lessons/${encodeURIComponent(sheetId)}`, { about }).catch(() => {});
}

const isFinished = () => lesson !== null && exercise >= lesson.exercises.length;
/** A lesson that is only to be read is done when somebody goes on. */
const isRead = () => lesson?.exercises.length === 0;

function draw() {
  if (lesson || fault) render(page(), main);
}

const page = () =>
  fault
    ? html`<p class="lede">${fault}</p>`
    : html`<article class="fold paper">
          <span class="n num" aria-hidden="true">${number}</span>
          <p class="where small">
            ${t('lesson-number', { number, count: course.lessons.length })}${article()}
          </p>
          <h1>${lesson?.title}</h1>
          ${isFinished() && !isRead() ? finished() : reading()}
          <div class="foot">${foot()}</div>
        </article>
        ${board()} ${contents()}`;

const article = () =>
  lesson?.article
    ? html` ·
        <a href="${book.rules}#${encodeURIComponent(lesson.article)}"
          >${t('article', { article: lesson.article })}</a
        >`
    : nothing;

const reading = () =>
  html`${lesson?.sentences.map((each) => html`<p class="lede" dir="auto">${each}</p>`)}
    ${work ? html`<p class="todo">${withMoves(lesson?.exercises[exercise].ask ?? '')}</p>` : nothing}
    <div class="said lede" role="status">${said()}</div>`;

function said() {
  if (!work) return nothing;
  const { refusal, stage, why, lost } = work;
  if (lost) return t('learn-offline');
  if (refusal) return html`<b>${refusal.title}.</b> ${withMoves(refusal.text)}`;
  if (stage === 'solved') return html`<b class="ok">${t('lesson-well')}</b>`;
  if (stage === 'shown') return t('puzzle-shown');
  if (stage === 'wrong')
    return why
      ? html`<b>${t('puzzle-wrong')}.</b> ${withMoves(why)}`
      : html`<b>${t('puzzle-wrong')}.</b> ${t('lesson-other')}`;
  if (work instanceof Solver && work.played.length) return t('puzzle-right');
  return nothing;
}

const finished = () =>
  html`<p class="lede" role="status">
    ${number === course.lessons.length ? t('lesson-last') : t('lesson-finished', { number })}
  </p>`;

function foot() {
  const count = lesson?.exercises.length ?? 0;
  const solved = exercise + (work?.stage === 'solved' ? 1 : 0);
  const dots = html`<span
    class="counters"
    role="img"
    aria-label=${t('lesson-exercise', {
      number: Math.min(exercise + 1, count),
      count,
    })}
    >${Array.from({ length: count }, (_, at) => html`<i class="d ${at < solved ? '' : 'o'}"></i>`)}</span
  >`;
  return html`${count ? dots : html`<span></span>`}<span class="acts">${acts()}</span>`;
}

function acts() {
  if (isFinished() || isRead()) return onward();
  const stage = work?.stage;
  const show = html`<button class="btn" type="button" @click=${() => void work?.show()}>
    ${t('lesson-show')}
  </button>`;
  /** @param {boolean} first */
  const again = (first) =>
    html`<button class="btn ${first ? 'primary' : ''}" type="button" @click=${once}>
      ${t('lesson-once')}
    </button>`;
  if (stage === 'wrong') return html`${again(true)}${show}`;
  if (stage === 'shown') return html`${again(true)}${nextButton(false)}`;
  if (stage === 'solved') return nextButton(true);
  return show;
}

/** @param {boolean} first */
const nextButton = (first) =>
  html`<button class="btn ${first ? 'primary' : ''}" type="button" @click=${() => void goOn()}>
    ${t('lesson-next')}
  </button>`;

async function goOn() {
  await setUp(exercise + 1);
  focusOn(work ? 'damier-board' : '.foot .primary');
}

async function once() {
  await work?.again();
  focusOn('damier-board');
}

const onward = () =>
  number < course.lessons.length
    ? html`<button class="btn primary" type="button" @click=${() => void onTo(number + 1)}>
        ${t('lesson-on', { number: number + 1 })}
      </button>`
    : html`<a class="btn primary" href=${home}>${t('learn-all')}</a>`;

/** @param {number} at */
async function onTo(at) {
  if (isRead()) await finish();
  history.pushState(null, '', addressOf(at));
  await show(at);
  main.querySelector('.fold')?.scrollIntoView({ block: 'nearest' });
  focusOn(work ? 'damier-board' : '.foot .primary');
}

/** @type {any[]} */
const NONE = [];
let lastBoard = '';

function board() {
  const { sheet } = book;
  const turn = lesson?.exercises[Math.min(exercise, lesson.exercises.length - 1)]?.position.turn;
  if (work) lastBoard = work.board;
  else if (isRead()) lastBoard = '.'.repeat(sheet.geometry.numbers.length);
  const shown = lastBoard;
  return keyed(
    `${number} ${exercise}`,
    html`<damier-board
      class="board"
      .geometry=${sheet.geometry}
      .board=${shown}
      .moves=${work?.open ? work.moves : NONE}
      .ways=${work?.ways ?? NONE}
      .last=${work?.last ?? null}
      .refusal=${work?.refusal ?? null}
      .interactive=${work?.open ? (turn ?? 'none') : work?.stage === 'wait' ? 'wait' : 'none'}
      .theme=${looks(sheet)}
      .pieces=${/** @type {any} */ (prefs.get('pieces'))}
      .onetap=${prefs.get('tap') === 'on'}
      .motion=${motion()}
      .numbers=${/** @type {any} */ (prefs.get('numbers'))}
      .orientation=${turn ?? 'white'}
      .texts=${t}
      .colours=${sheet.colours}
      label=${lesson?.exercises[exercise]?.ask ?? lesson?.title ?? ''}
      @board-move=${(/** @type {CustomEvent} */ event) => void moved(event)}
    ></damier-board>`,
  );
}

/** A move that is not answered goes back. @param {CustomEvent} event */
async function moved({ detail, target }) {
  await work?.attempt(detail);
  if (work?.lost)
    /** @type {import('../board/damier-board.js').DamierBoard} */ (target).api.cancel();
}

const contents = () =>
  html`<nav class="lessons" aria-label=${t('lesson-all')}>
    <h2>${t('lesson-all')}</h2>
    <ol>
      ${course.lessons.map(
        ({ title, about }, at) =>
          html`<li>
            <a
              href=${addressOf(at + 1)}
              aria-current=${at + 1 === number ? 'page' : nothing}
              @click=${(/** @type {Event} */ event) => {
                event.preventDefault();
                void onTo(at + 1);
              }}
              ><i class="d ${done.has(about) ? '' : 'o'}" aria-hidden="true"></i
              ><span>${pretty(title)}</span
              >${done.has(about) ? html`<span class="sr">✓</span>` : nothing}</a
            >
          </li>`,
      )}
    </ol>
  </nav>`;

void start();
