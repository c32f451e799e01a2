/**
 * The screen for the wall: pairings, then standings, in large type; pages turn by themselves.
 * Nothing is touched here, so there is no header, and the page keeps the screen awake.
 */
import { get } from '../app/api.js';
import { lang, loadTexts, t } from '../app/i18n.js';
import { Live } from '../app/live.js';
import { html, nothing, render } from '../vendor/lit.js';
import { lastRound, nameOf, where } from './tournament/data.js';

/** @typedef {import('./tournament/data.js').Tournament} Tournament */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const id = location.pathname.split('/')[2];
const TURN = Number(new URLSearchParams(location.search).get('seconds') ?? 12) * 1000;
const ROWS = 9;

/** @type {Tournament | null} */
let tour = null;
let page = 0;

async function start() {
  document.querySelector('header.bar')?.remove();
  await loadTexts(['base', 'play', 'tournaments']);
  show(await get(`/api/tournaments/${id}`));
  new Live(`/ws/tournaments/${id}?lang=${lang()}`, {
    heard: (message) => message.type === 'tournament' && show(message.view),
  });
  setInterval(() => {
    page++;
    draw();
  }, TURN);
  await wake();
  document.addEventListener('visibilitychange', wake);
}

async function wake() {
  if (!document.hidden) await navigator.wakeLock?.request('screen').catch(() => {});
}

/** @param {Tournament} told */
function show(told) {
  tour = told;
  document.title = t('tournament-tab', { name: told.name });
  draw();
}

/** @template T @param {T[]} all @returns {T[][]} */
const cut = (all) =>
  Array.from({ length: Math.ceil(all.length / ROWS) }, (_, n) =>
    all.slice(n * ROWS, (n + 1) * ROWS),
  );

/** All pages, in the order in which they turn. @param {Tournament} of */
function pages(of) {
  const round = lastRound(of);
  const pairs =
    round && of.status !== 'over' ? cut(round.games).map((games) => pairings(of, games)) : [];
  const places = cut(of.standings).map((rows) => standings(of, rows));
  const all = [...pairs, ...(of.rounds.length ? places : [])];
  return all.length ? all : [entrants(of)];
}

function draw() {
  if (!tour) return;
  const all = pages(tour);
  const now = page % all.length;
  render(
    html`<header>
        <h1><bdi>${tour.name}</bdi></h1>
        <p>${where(tour)}</p>
      </header>
      ${all[now]}
      <footer>
        ${tour.wanted ? html`<b>${t('tour-pairing', { n: tour.wanted })}</b>` : nothing}
        <span class="dots" aria-hidden="true"
          >${all.map((_, n) => html`<i class=${n === now ? 'on' : ''}></i>`)}</span
        >
      </footer>`,
    main,
  );
}

/** @param {Tournament} of @param {import('./tournament/data.js').Game[]} games */
const pairings = (of, games) =>
  html`<ol class="pairs">
    ${games.map(
      (game) =>
        html`<li>
          <b class="tb">${game.board}</b
          ><span class="w"><i class="d w"></i><bdi>${nameOf(of, game.white)}</bdi></span>
          <b class="r">${game.score || '–'}</b>
          <span class="b"><i class="d b"></i><bdi>${nameOf(of, game.black)}</bdi></span>
        </li>`,
    )}
  </ol>`;

/** @param {Tournament} of @param {import('wire').PlaceShape[]} rows */
const standings = (of, rows) =>
  html`<ol class="places">
    ${rows.map(
      (row) =>
        html`<li>
          <b class="tb">${row.rank}</b><span><bdi>${nameOf(of, row.player)}</bdi></span>
          <span class="tie">${row.tiebreaks[0] ?? ''}</span><b class="r">${row.points}</b>
        </li>`,
    )}
  </ol>`;

/** @param {Tournament} of */
const entrants = (of) =>
  html`<ul class="names">
    ${of.players.map(({ number }) => html`<li><bdi>${nameOf(of, number)}</bdi></li>`)}
  </ul>`;

start();
