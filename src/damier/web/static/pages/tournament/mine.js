/** What is one's own: the board to go to, entering and leaving. */
import { t } from '../../app/i18n.js';
import { prefs } from '../../app/prefs.js';
import { html, nothing } from '../../vendor/lit.js';
import { gameOf, lastRound, nameOf } from './data.js';

/**
 * @typedef {import('./data.js').Tournament} Tournament
 * @typedef {import('./data.js').Me} Me
 * @typedef {{enter: (name: string) => void, leave: () => void}} Doing
 */

/** @param {Tournament} tour @param {Me} me @param {Doing} doing */
export function mine(tour, me, doing) {
  if (me.player === null) return tour.status === 'over' ? nothing : entering(tour, me, doing);
  const player = tour.players.find(({ number }) => number === me.player);
  return html`<section class="mine paper" aria-label=${t('tour-yours')}>
    ${now(tour, me.player)}
    ${
      tour.status === 'over'
        ? nothing
        : player?.here
          ? html`<button type="button" class="btn plain" @click=${doing.leave}>
              ${t('tour-leave')}
            </button>`
          : html`<p>${t('tour-left')}</p>
              <button type="button" class="btn" @click=${() => doing.enter('')}>
                ${t('tour-return')}
              </button>`
    }
  </section>`;
}

/** @param {Tournament} tour @param {number} me */
function now(tour, me) {
  const open = tour.rounds.flatMap(({ games }) => games).find((game) => game.open && has(game, me));
  if (open) {
    const other = open.white === me ? open.black : open.white;
    const table = open.tables[open.tables.length - 1];
    return html`<h2>${t('tour-your-game', { n: open.board })}</h2>
      <p class="against"><bdi>${nameOf(tour, other)}</bdi></p>
      <p class="quiet">${t('tour-you-play', { colour: colourOf(open, me) })}</p>
      ${table ? html`<a class="btn primary" href="/t/${table}">${t('tour-go')}</a>` : nothing}`;
  }
  const round = lastRound(tour);
  const bye = round?.out.find(({ player }) => player === me);
  const done = gameOf(round, me);
  return html`<h2>${t('tour-yours')}</h2>
    ${bye ? html`<p>${t(`tour-bye-${bye.kind}`)}</p>` : nothing}
    ${done ? html`<p class="score">${done.score}</p>` : nothing}
    ${tour.status === 'over' ? nothing : html`<p class="quiet">${t('tour-wait')}</p>`}`;
}

/** @param {import('./data.js').Game} game @param {number} me */
const has = (game, me) => game.white === me || game.black === me;

/**
 * The colour of the game that is on: it changes from game to game.
 * @param {import('./data.js').Game} game @param {number} me
 */
function colourOf(game, me) {
  const played = game.results.filter((result) => result !== null).length;
  return (game.white === me) === (played % 2 === 0) ? 'white' : 'black';
}

/** @param {Tournament} tour @param {Me} me @param {Doing} doing */
function entering(tour, me, doing) {
  const late = tour.rounds.length > 0 && tour.system !== 'swiss' && tour.system !== 'arena';
  if (!me.may_enter || late) return nothing;
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const name = String(form.get('name') ?? '').trim();
    if (name && !me.name) prefs.set('name', name.slice(0, 40));
    doing.enter(name);
  };
  return html`<form class="mine paper" @submit=${submit}>
    <h2>${t(tour.rounds.length ? 'tour-enter-late' : 'tour-enter')}</h2>
    ${
      me.name
        ? html`<p><bdi>${me.name}</bdi></p>`
        : html`<label
            ><span class="label">${t('start-name')}</span
            ><input
              class="field"
              name="name"
              required
              maxlength="40"
              autocomplete="nickname"
              .value=${prefs.get('name')}
          /></label>`
    }
    ${tour.rated ? html`<p class="small" data-rated>${t('tour-rated')}</p>` : nothing}
    <button class="btn primary">${t('tour-enter-go')}</button>
  </form>`;
}
