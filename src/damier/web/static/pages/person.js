/**
 * Somebody's page: ratings, games, first moves, what was done, and to oneself what the games tell.
 * What may not be seen and what is not there look the same.
 */
import { ApiError, get } from '../app/api.js';
import { comma, locale, t } from '../app/i18n.js';
import { followButton, readFollows } from '../app/follow.js';
import { prefs } from '../app/prefs.js';
import { sheets } from '../app/sheets.js';
import { boot, signedIn } from '../app/shell.js';
import { html, nothing, render } from '../vendor/lit.js';
import { plot } from './account/ratings.js';
import { blocking } from './order/block.js';
import { games, wanted } from './person/games.js';
import { firstMoves } from './person/moves.js';
import { look, tells } from './person/tells.js';

/** @typedef {import('../../../../../js/wire.js').PersonShape} PersonShape */
/** @typedef {import('../../../../../js/wire.js').PersonGame} PersonGame */
/** @typedef {import('../../../../../js/wire.js').PersonOpenings} PersonOpenings */
/** @typedef {import('../../../../../js/wire.js').InsightsShape} InsightsShape */
/** @typedef {import('../../../../../js/wire.js').PrivacyShape} PrivacyShape */
/** @typedef {import('../../../../../js/wire.js').FeatShape} FeatShape */
/** @typedef {import('../../../../../js/wire.js').OwnRating} OwnRating */
/**
 * @typedef {{name: string, person: PersonShape | null, sheets: import('../app/sheets.js').Sheet[],
 *   games: PersonGame[], next: string | null, filter: Record<string, string>, busy: boolean,
 *   openings: PersonOpenings | null, insights: InsightsShape | null, looking: string,
 *   said: string, privacy: PrivacyShape | null,
 *   challenge: (() => import('../vendor/lit.js').TemplateResult) | null}} State
 */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {State} */
export const state = {
  name: decodeURIComponent(location.pathname.split('/')[2] ?? ''),
  person: null,
  sheets: [],
  games: [],
  next: null,
  filter: {},
  busy: false,
  openings: null,
  insights: null,
  looking: '',
  said: '',
  privacy: null,
  challenge: null,
};
export const home = () => `/api/people/${encodeURIComponent(state.name)}`;

async function start() {
  const mine = state.name === signedIn();
  const [person, list] = await Promise.all([
    get(home()).catch(missing),
    sheets(),
    boot({
      page: mine ? 'me' : '',
      shelves: ['base', 'play', 'account', 'people', 'order', 'watching'],
    }),
  ]);
  Object.assign(state, { person, sheets: list });
  document.title = t('person-tab', { name: person?.name ?? '' });
  draw();
  if (person && !person.own) void readFollows(draw);
  prefs.addEventListener('change', draw);
  if (!person) return;
  await Promise.all([
    person.games ? show({}) : nothing,
    person.games && person.sheets.length ? open(person.sheets[0].sheet) : nothing,
    person.own ? own() : nothing,
    signedIn() && !person.own ? offer() : nothing,
  ]);
}

/** @param {unknown} fault */
function missing(fault) {
  if (!(fault instanceof ApiError)) throw fault;
  state.said = fault.message;
  return null;
}

/** Whoever may challenge them is shown how. */
async function offer() {
  const { challengeTo } = await import('./person/challenge.js');
  state.challenge = await challengeTo(state.name);
  draw();
}

async function own() {
  const [insights, privacy] = await Promise.all([
    get('/api/account/insights').catch(() => null),
    get('/api/account/privacy').catch(() => null),
  ]);
  Object.assign(state, { insights, privacy });
  draw();
}

/** Show the games that fit, from the latest on. @param {Record<string, string>} filter */
export async function show(filter) {
  Object.assign(state, { filter, games: [], next: null });
  await more();
}

/** Show the games before those that are shown. */
export async function more() {
  const { filter } = state;
  state.busy = true;
  draw();
  const query = wanted({ ...filter, before: state.next ?? '' });
  const page = await get(`${home()}/games${query}`).catch(() => ({
    games: [],
    next: null,
  }));
  if (filter !== state.filter) return; // another one was asked for meanwhile
  Object.assign(state, {
    games: [...state.games, ...page.games],
    next: page.next,
    busy: false,
  });
  draw();
}

/** Show how games by a sheet began. @param {string} sheet */
export async function open(sheet) {
  state.openings = await get(`${home()}/openings?sheet=${encodeURIComponent(sheet)}`).catch(
    () => null,
  );
  draw();
}

/** Have the engine look at one's last games. */
export const lookAtGames = () => look(state, draw);

export const draw = () => render(state.person ? page(state.person) : nobody(), main);

const nobody = () =>
  html`<div class="intro">
    <div>
      <h1>${t('person-none')}</h1>
      <p class="quiet">${state.said || t('server-no-person')}</p>
    </div>
  </div>`;

/** @param {PersonShape} person */
const page = (person) =>
  html`<aside>
      <div class="head">
        <span class="face" aria-hidden="true">${[...person.name][0]}</span>
        <div>
          <h1><bdi>${person.name}</bdi></h1>
          <p class="quiet">${t('person-since', { date: day(person.since) })}</p>
          ${state.challenge?.() ?? nothing}
        </div>
      </div>
      ${person.own ? mine() : nothing}
      <p class="acts" id="person-acts">${person.own ? nothing : blocking(person.name, draw)}</p>
      ${person.own ? nothing : followButton('person', person.name, draw)}
    </aside>
    <div class="main">
      <section aria-labelledby="ratings-title">
        <h2 id="ratings-title">${t('person-ratings')}</h2>
        ${
          person.ratings.length
            ? html`<ul class="rates">
                ${person.ratings.map(rate)}
              </ul>`
            : html`<p class="quiet">${t('person-ratings-none')}</p>`
        }
      </section>
      ${person.own ? tells(state) : nothing}
      ${person.games ? games(state) : html`<p class="quiet">${t('person-games-private')}</p>`}
    </div>
    <div class="rest">${feats(person)} ${state.openings ? firstMoves(state) : nothing}</div>`;

const mine = () =>
  html`${state.privacy ? html`<p class="quiet">${t(`person-seen-${state.privacy.page}`)}</p>` : nothing}
    <p><a class="btn" href="/account">${t('person-settings')}</a></p>`;

/** @param {OwnRating} one */
const rate = (one) =>
  html`<li>
    <span
      ><b>${one.sheet_name}</b
      ><small class="quiet"
        >${t(`rated-${one.speed}`)}${comma()}${t(`start-${one.mode}`)}</small
      ></span
    >
    <b class="big num"><bdi dir="ltr">${one.rating}${one.provisional ? '?' : ''}</bdi></b>
    ${one.history.length > 1 ? plot(one) : html`<span class="plot"></span>`}
    <small class="quiet"
      >${t('rated-games', { count: one.games })}${
        one.provisional ? html`${comma()}${t('rated-provisional')}` : nothing
      }</small
    >
  </li>`;

/** @param {PersonShape} person */
const feats = (person) =>
  person.feats.length || person.puzzles
    ? html`<h2>${t('person-feats')}</h2>
        <ul class="feats">
          ${person.puzzles ? html`<li>${t('person-puzzles', { count: person.puzzles })}</li>` : nothing}
          ${person.feats.map(
            (one) =>
              html`<li>
                ${feat(one)}${one.at ? html`<small class="quiet">${day(one.at)}</small>` : nothing}
              </li>`,
          )}
        </ul>`
    : nothing;

/** @param {FeatShape} one */
function feat({ name, count, level, sheet_name }) {
  const key = level === 'best' ? 'feat-level-best' : `feat-${name}`;
  return t(key, { count, level, sheet: sheet_name });
}

/** @param {number} at  seconds since the epoch */
export function day(at) {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(new Date(at * 1000));
}

start();
