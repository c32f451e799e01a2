/** The tables of a round: who plays whom, and how it stands. */
import { t } from '../../app/i18n.js';
import { html, nothing, repeat } from '../../vendor/lit.js';
import { nameOf, pointsOf } from './data.js';

/**
 * @typedef {import('./data.js').Tournament} Tournament
 * @typedef {import('./data.js').Round} Round
 */

/**
 * @param {Tournament} tour
 * @param {Round} round
 * @param {{me?: number | null, result?: (round: Round, game: import('./data.js').Game) => unknown}} [how]
 */
export const tables = (tour, round, { me = null, result } = {}) =>
  html`<ol class="pair">
      ${repeat(
        round.games,
        ({ board }) => board,
        (game) => {
          const mine = me !== null && (game.white === me || game.black === me);
          return html`<li class=${mine ? 'me' : ''}>
            <span class="tb" aria-label=${t('tour-table', { n: game.board })}>${game.board}</span>
            ${side(tour, game.white, 'w', mine && game.white === me)}
            <span class="r">${result ? result(round, game) : state(game)}</span>
            ${side(tour, game.black, 'b', mine && game.black === me)}
          </li>`;
        },
      )}
    </ol>
    ${out(tour, round)}`;

/** @param {Tournament} tour @param {number} number @param {'w' | 'b'} colour @param {boolean} isMe */
const side = (tour, number, colour, isMe) =>
  html`<span class="p"
    ><i class="d ${colour}" aria-hidden="true"></i
    ><span class="sr">${t(colour === 'w' ? 'tour-white' : 'tour-black')}</span>
    <b><bdi>${nameOf(tour, number)}</bdi></b>
    <span class="small">${pointsOf(tour, number)}</span
    >${isMe ? html`<span class="sr">${t('tour-you')}</span>` : nothing}</span
  >`;

/** How a game stands: a figure, or a word and the way to watch it. @param {import('./data.js').Game} game */
export function state(game) {
  const absent = game.results.some((result) => result?.includes('absent'));
  const figure = game.score
    ? html`<span class="num">${game.score}</span
        >${absent ? html`<small>${t('tour-absent')}</small>` : nothing}`
    : nothing;
  if (!game.open) return figure;
  const table = game.tables[game.tables.length - 1];
  return html`${figure}${
    table
      ? html`<a class="now" href="/t/${table}"
          >${t('tour-now')}<span class="sr"> ${t('tour-table', { n: game.board })}</span></a
        >`
      : html`<small>${t('tour-now')}</small>`
  }`;
}

/** @param {Tournament} tour @param {Round} round */
const out = (tour, round) =>
  round.out.length
    ? html`<ul class="out">
        ${round.out.map(
          ({ player, kind }) =>
            html`<li>
              <bdi>${nameOf(tour, player)}</bdi> <span class="quiet">${t(`tour-bye-${kind}`)}</span>
            </li>`,
        )}
      </ul>`
    : nothing;
