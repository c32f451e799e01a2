/**
 * A tournament: one's own game first, then tables, standings, cross table, players and the log; for
 * its director the desk. It changes as results come in, and nothing else on the page moves.
 */
import { get, post } from '../app/api.js';
import { tray } from '../app/choices.js';
import { clockWords } from '../app/clocks.js';
import { comma, lang, t } from '../app/i18n.js';
import { Live } from '../app/live.js';
import { followButton, readFollows } from '../app/follow.js';
import { prefs } from '../app/prefs.js';
import { sheets } from '../app/sheets.js';
import { boot } from '../app/shell.js';
import { html, nothing, render } from '../vendor/lit.js';
import { lastRound, nameOf, openGames, where } from './tournament/data.js';
import { desk, playerList, resultChoice } from './tournament/director.js';
import { log } from './tournament/log.js';
import { mine } from './tournament/mine.js';
import { crossTable, explained, standings } from './tournament/standings.js';
import { tables } from './tournament/tables.js';

/** @typedef {import('./tournament/data.js').Tournament} Tournament */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const id = location.pathname.split('/')[2];
const API = `/api/tournaments/${id}`;
const KEPT = `damier-tournament-${id}`;

/**
 * @type {{tour: Tournament | null, me: import('./tournament/data.js').Me, view: string, round: number,
 *   said: string, sheet: string, live: boolean}}
 */
const state = {
  tour: null,
  me: {
    player: null,
    director: false,
    may_enter: false,
    name: '',
    director_pass: null,
    entry_pass: null,
  },
  view: 'tables',
  round: 0,
  said: '',
  sheet: '',
  live: true,
};

/** A pass comes behind the # and is kept for this browser. */
function takePass() {
  const given = new URLSearchParams(location.hash.slice(1));
  const pass = given.get('d') ?? given.get('e');
  if (!pass) return;
  localStorage.setItem(KEPT, pass);
  history.replaceState(null, '', location.pathname);
}

const headers = () => ({ 'X-Tournament-Pass': localStorage.getItem(KEPT) ?? '' });

async function start() {
  takePass();
  const [tour, list] = await Promise.all([
    get(API),
    sheets(),
    boot({ page: 'club', shelves: ['base', 'play', 'account', 'tournaments', 'watching'] }),
  ]);
  state.sheet = list.find((sheet) => sheet.id === tour.sheet)?.name ?? tour.own_name;
  show(tour);
  await who();
  prefs.addEventListener('change', draw);
  void readFollows(draw);
  new Live(`/ws/tournaments/${id}?lang=${lang()}`, {
    heard: (message) => {
      if (message.type === 'tournament') show(message.view);
    },
    changed: (now) => {
      state.live = now === 'open';
      draw();
    },
  });
}

/** @param {Tournament} tour */
function show(tour) {
  const grown = tour.rounds.length > (state.tour?.rounds.length ?? 0);
  state.tour = tour;
  if (grown || state.round > tour.rounds.length) state.round = tour.rounds.length;
  document.title = t('tournament-tab', { name: tour.name });
  draw();
}

async function who() {
  state.me = await get(`${API}/me`, headers()).catch(() => state.me);
  draw();
}

/** Ask for something; what is refused is said. @param {string} path @param {object} body */
async function ask(path, body) {
  state.said = '';
  try {
    await post(`${API}${path}`, body, headers());
    show(await get(API));
    await who();
    return true;
  } catch (problem) {
    state.said = /** @type {Error} */ (problem).message;
    draw();
    return false;
  }
}

const doing = {
  /** @param {object} deed */
  deed: (deed) => void ask('/deeds', { deed }),
  /** @param {string} text */
  players: (text) => void ask('/players', { players: readList(text) }),
  /** @param {object} change */
  arrange: (change) => void ask('/arrangements', change),
  /** @param {string} name */
  enter: (name) => void ask('/enter', { name }),
  leave: () => void ask('/leave', {}),
  async remove() {
    state.said = '';
    try {
      await post(`${API}/delete`, {}, headers());
      location.assign('/tournaments');
    } catch (problem) {
      state.said = /** @type {Error} */ (problem).message;
      draw();
    }
  },
};

/** A player a line, with a rating at its end if there is one. @param {string} text */
function readList(text) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const found = /^(.*?)[\s;,]+(\d{3,4})$/.exec(line);
      return found
        ? { name: found[1].trim(), rating: Number(found[2]) }
        : { name: line, rating: 0 };
    });
}

const draw = () => state.tour && render(page(state.tour), main);

/** @param {Tournament} tour */
const page = (tour) =>
  html`<div class="head">
      <h1><bdi>${tour.name}</bdi></h1>
      ${followButton('tournament', id, draw)}
      <p class="quiet">${about(tour).join(comma())}</p>
      ${inside(tour.club)}
      <p class="ways no-print">
        <a class="btn plain" href="/tournaments/${id}/wall">${t('tour-wall')}</a>
        <button type="button" class="btn plain" @click=${() => print()}>${t('tour-print')}</button>
        ${REPORTED.has(tour.system) ? report() : nothing}
      </p>
    </div>
    ${state.said ? html`<p class="said" role="alert">${state.said}</p>` : nothing}
    ${state.live ? nothing : html`<p class="stateline" role="status">${t('tour-line')}</p>`}
    <div class="columns">
      <div class="beside no-print">
        ${mine(tour, state.me, doing)} ${state.me.director ? desk(tour, state.me, doing) : nothing}
      </div>
      <section class="hall">
        <div class="round">
          <h2>${where(tour)}</h2>
          <p class="quiet" role="status">${still(tour)}</p>
        </div>
        ${views(tour)} ${shown(tour)}
      </section>
    </div>`;

/** Say in which club a tournament is held. @param {string | null} club */
const inside = (club) =>
  club
    ? html`<p class="small quiet">
        <a href="/clubs/${club}">${t('shell-club')}</a>${comma()}${t('tour-inside')}
      </p>`
    : nothing;

/** @param {Tournament} tour */
const about = (tour) => [
  t(`tournament-${tour.system}`),
  state.sheet,
  ...(tour.control ? [clockWords(tour.control)] : []),
  ...(tour.rated ? [t('rated-switch')] : []),
  t('tour-count-players', { n: tour.players.length }),
];

const REPORTED = new Set(['swiss', 'round-robin']);

const report = () =>
  html`<a class="btn plain" href="${API}/report.trf" download>${t('tour-trf')}</a>`;

/** @param {Tournament} tour */
function still(tour) {
  if (tour.status === 'over') {
    const first = tour.standings
      .filter(({ rank }) => rank === 1)
      .map(({ player }) => nameOf(tour, player));
    return first.length ? t('tour-won', { name: first.join(comma()) }) : '';
  }
  if (tour.wanted) return t('tour-pairing', { n: tour.wanted });
  const open = openGames(tour);
  if (open) return t('tour-still', { n: open });
  return tour.rounds.length ? t('tour-all-in') : t('tour-entering');
}

/** @param {Tournament} tour */
const views = (tour) =>
  html`<div class="no-print">
    ${tray(
      {
        name: 'view',
        legend: html`<span class="sr">${t('tour-show')}</span>`,
        value: state.view,
        wrap: true,
        options: [
          'tables',
          'standings',
          ...(tour.players.length <= 24 ? ['cross'] : []),
          'players',
          'log',
        ].map((value) => ({
          value,
          label: t(`tour-${value}`),
        })),
      },
      (view) => {
        state.view = view;
        draw();
      },
    )}
  </div>`;

/** @param {Tournament} tour */
function shown(tour) {
  const me = state.me.player;
  if (state.view === 'standings') return html`${standings(tour, { me })} ${explained(tour)}`;
  if (state.view === 'cross')
    return html`${crossTable(tour, { me })}
      <p class="small quiet">${t('tour-cross-help')}</p>`;
  if (state.view === 'players') return playerList(tour, state.me.director ? doing : null);
  if (state.view === 'log') return log(tour);
  const round = tour.rounds[state.round - 1] ?? lastRound(tour);
  if (!round) return html`${playerList(tour, state.me.director ? doing : null)}`;
  const result = state.me.director
    ? (/** @type {any} */ at, /** @type {any} */ game) => resultChoice(tour, doing, at, game)
    : undefined;
  return html`${steps(tour, round.number)} ${tables(tour, round, { me, result })}`;
}

/** From round to round. @param {Tournament} tour @param {number} number */
function steps(tour, number) {
  if (tour.rounds.length < 2) return nothing;
  /** @param {number} to */
  const go = (to) => {
    state.round = to;
    draw();
  };
  return html`<div class="steps">
    <button
      type="button"
      class="btn plain no-print"
      ?disabled=${number < 2}
      aria-label=${t('tour-round', { n: number - 1 })}
      @click=${() => go(number - 1)}
    >
      ‹
    </button>
    <b>${t('tour-round', { n: number })}</b>
    <button
      type="button"
      class="btn plain no-print"
      ?disabled=${number >= tour.rounds.length}
      aria-label=${t('tour-round', { n: number + 1 })}
      @click=${() => go(number + 1)}
    >
      ›
    </button>
  </div>`;
}

start();
