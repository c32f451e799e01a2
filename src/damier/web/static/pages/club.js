/**
 * A club or a class from inside: noticeboard, who is in it, and for those who look after it the way
 * in, the pupils and the switches.
 */
import { ApiError, get, post } from '../app/api.js';
import { errand } from '../app/errand.js';
import { comma, locale, t } from '../app/i18n.js';
import { prefs } from '../app/prefs.js';
import { sheets } from '../app/sheets.js';
import { boot } from '../app/shell.js';
import { html, nothing, render } from '../vendor/lit.js';
import { alarm, filled } from './account/parts.js';
import { door } from './club/door.js';
import { choose, homework } from './club/homework.js';
import { members } from './club/members.js';
import { proving } from './club/proving.js';
import { pupils, slips } from './club/pupils.js';
import { list } from './tournaments/list.js';

/** @typedef {import('../../../../../js/wire.js').ClubShape} ClubShape */
/** @typedef {import('../../../../../js/wire.js').ClubLine} ClubLine */
/** @typedef {import('../../../../../js/wire.js').ClubLadder} ClubLadder */
/** @typedef {import('../../../../../js/wire.js').PupilSlip} PupilSlip */
/** @typedef {import('../../../../../js/wire.js').PupilGame} PupilGame */
/** @typedef {import('../../../../../js/wire.js').HomeworkShape} HomeworkShape */
/** @typedef {typeof doing} Doing */
/**
 * @typedef {{club: ClubShape | null, ladders: ClubLadder[], mine: ClubLine[], slips: PupilSlip[],
 *   view: '' | 'slips' | 'prove', said: string, busy: boolean, open: string, copied: boolean,
 *   tournaments: import('wire').ListedTournament[],
 *   games: {person: string, list: PupilGame[]} | null, homework: HomeworkShape[],
 *   sheets: import('../app/sheets.js').Sheet[]}} State
 */

const HOME = `/api/clubs/${location.pathname.split('/')[2]}`;
const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {State} */
const state = {
  club: null,
  ladders: [],
  mine: [],
  slips: [],
  view: '',
  said: '',
  busy: false,
  open: '',
  copied: false,
  games: null,
  homework: [],
  tournaments: [],
  sheets: [],
};
/** What waits for somebody to prove who they are. @type {(() => Promise<unknown>) | null} */
let waiting = null;

const doing = {
  /** Ask the club for something that answers with the club. @param {string} path @param {object} [body] */
  ask: (path, body = {}) =>
    run(async () => {
      state.club = await post(`${HOME}/${path}`, body);
      Object.assign(state, { open: '', copied: false });
    }),

  /** Do something after which there is nothing here to see. @param {string} path */
  leave: (path) =>
    run(async () => {
      await post(`${HOME}/${path}`, {});
      location.assign('/clubs');
    }),

  /** @param {string} open */
  toggle(open) {
    Object.assign(state, { open: state.open === open ? '' : open, games: null });
    draw();
  },

  /** @param {string} path @param {object} body */
  print: (path, body) =>
    run(async () => {
      const made = await post(`${HOME}/${path}`, body);
      Object.assign(state, { slips: [made].flat(), view: 'slips', open: '' });
    }),

  printed: () =>
    run(async () => {
      Object.assign(state, { slips: [], view: '' });
      await look();
    }),

  /** @param {string} person */
  games: (person) =>
    run(async () => {
      const list = await get(`${HOME}/pupils/${encodeURIComponent(person)}/games`);
      state.games = { person, list };
    }),

  /** @param {string} path @param {object} body */
  homework: (path, body) =>
    run(async () => {
      state.homework = await post(`${HOME}/${path}`, body);
    }),

  redraw: () => draw(),

  copy: () =>
    run(async () => {
      await navigator.clipboard?.writeText(link());
      state.copied = true;
    }),

  /** @param {() => Promise<unknown>} proof */
  prove: (proof) =>
    run(async () => {
      await proof();
      state.view = '';
      const next = waiting;
      waiting = null;
      await next?.();
    }),

  giveUp() {
    waiting = null;
    Object.assign(state, { view: '', said: '' });
    draw();
  },
};

/** What lets somebody in. */
const link = () => `${location.origin}/clubs#join=${state.club?.code ?? ''}`;

async function start() {
  const [seen] = await Promise.allSettled([
    look(),
    boot({
      page: 'club',
      shelves: ['base', 'play', 'account', 'puzzles', 'clubs', 'blackboard', 'tournaments'],
    }),
  ]);
  if (seen.status === 'rejected') {
    if (!(seen.reason instanceof ApiError)) throw seen.reason;
    state.said = seen.reason.message || t('game-lost-line');
  }
  document.title = t('club-tab', { name: state.club?.name ?? '' });
  draw();
  prefs.addEventListener('change', draw);
}

async function look() {
  state.club = await get(HOME);
  [state.ladders, state.mine, state.tournaments] = await Promise.all([
    get(`${HOME}/ratings`).catch(() => []),
    get('/api/clubs').catch(() => []),
    get(`${HOME}/tournaments`).catch(() => []),
  ]);
  if (state.club?.kind !== 'class') return;
  state.homework = await get(`${HOME}/homework`).catch(() => []);
  if (state.club.role === 'member') return;
  state.sheets = await sheets();
  await choose(doing, state.sheets[0].id);
}

/** Do one thing at a time, and say what went wrong. @param {() => Promise<unknown>} act */
const run = (act) =>
  errand(state, draw, async () => {
    try {
      await act();
    } catch (fault) {
      if (!(fault instanceof ApiError) || fault.code !== 'sign-in-again') throw fault;
      waiting = act;
      state.view = 'prove';
    }
  });

function draw() {
  const { club } = state;
  if (!club) render(html`${alarm(state.said)}${back()}`, main);
  else if (state.view === 'prove') render(proving(state, doing), main);
  else if (state.view === 'slips') render(slips(state, doing), main);
  else render(page(club), main);
}

const back = () => html`<p><a class="btn" href="/clubs">${t('clubs-back')}</a></p>`;

/** @param {ClubShape} club */
const page = (club) => {
  const teaches = club.role !== 'member';
  return html`<div class="intro">
      <div>
        <h1><bdi>${club.name}</bdi></h1>
        <p class="quiet">
          ${t(`clubs-kind-${club.kind}`)}${comma()}${t('clubs-members', {
            count: club.members.length,
          })}${club.chat ? nothing : html`${comma()}${t('clubs-quiet')}`}
        </p>
      </div>
      <div class="acts">
        <a class="btn" href="/clubs/${club.id}/board" data-act="board">${t('blackboard-title')}</a
        ><a class="btn" href="/clubs">${t('clubs-back')}</a>
      </div>
    </div>
    ${alarm(state.said)}
    <div class="club">
      <div class="clubmain">
        ${club.kind === 'class' ? homework(state, doing) : nothing} ${members(state, doing)}
        ${held(club)} ${club.kind === 'class' && teaches ? pupils(state, doing) : nothing}
        ${ladders()}
      </div>
      <aside>${notices(club)} ${teaches ? door(state, doing, link()) : leaving(club)}</aside>
    </div>`;
};

/** Tournaments inside; in a class those who teach hold them. @param {ClubShape} club */
const held = (club) => {
  const holds = club.kind === 'club' || club.role !== 'member';
  return state.tournaments.length || holds
    ? html`<section class="paper held">
        <h2>${t('tournaments-tab')}</h2>
        ${list(state.tournaments)}
        ${
          holds
            ? html`<a class="btn" href="/tournaments?club=${club.id}#new" data-act="hold"
                >${t('tour-new')}</a
              >`
            : nothing
        }
      </section>`
    : nothing;
};

/** @param {ClubShape} club */
const notices = (club) =>
  html`<section class="notices">
    <h2>${t('clubs-notes')}</h2>
    ${club.notes.map(
      (note) =>
        html`<article class="notice paper">
          <p dir="auto">${note.text}</p>
          <p class="by small quiet"><bdi>${note.by}</bdi>${comma()}${when(note.at)}</p>
          ${
            note.mine
              ? html`<button
                  type="button"
                  class="btn link"
                  @click=${() => doing.ask('notes/remove', { id: note.id })}
                >
                  ${t('clubs-take-down')}
                </button>`
              : nothing
          }
        </article>`,
    )}
    ${
      club.kind === 'club' || club.role !== 'member'
        ? html`<form data-form="note" @submit=${pin}>
            <label class="asked"
              ><span class="label"
                >${t(club.notes.length ? 'clubs-note' : 'clubs-notes-empty')}</span
              ><textarea
                class="field"
                name="text"
                rows="3"
                maxlength="1000"
                dir="auto"
                required
              ></textarea>
            </label>
            <button class="btn" ?disabled=${state.busy}>${t('clubs-pin')}</button>
          </form>`
        : nothing
    }
  </section>`;

/** @param {SubmitEvent} event */
async function pin(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  await doing.ask('notes', filled(event));
  if (!state.said) form.reset();
}

/** @param {ClubShape} club */
const leaving = (club) =>
  club.pupil
    ? nothing
    : html`<p>
        <button type="button" class="btn link" @click=${() => doing.leave('leave')}>
          ${t('clubs-leave')}
        </button>
      </p>`;

const ladders = () =>
  state.ladders.length
    ? html`<section class="paper ladders">
        <h2>${t('clubs-ratings')}</h2>
        ${state.ladders.map(
          (pool) =>
            html`<h3>
                ${pool.sheet_name}${comma()}${t(`rated-${pool.speed}`)}${comma()}${t(
                  `start-${pool.mode}`,
                )}
              </h3>
              <ol>
                ${pool.players.map(
                  ({ called, rating }) =>
                    html`<li><bdi>${called}</bdi> <b class="num">${rating}</b></li>`,
                )}
              </ol>`,
        )}
      </section>`
    : nothing;

/** @param {number} at  seconds since the epoch */
const when = (at) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(new Date(at * 1000));

start();
