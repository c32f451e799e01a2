/** Standings, with what parts those who have the same points, and the cross table. */
import { t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { nameOf, tieWords } from './data.js';

/** @typedef {import('./data.js').Tournament} Tournament */

const MOST_ROUNDS = 15;

/** @param {Tournament} tour @param {{me?: number | null, first?: number, count?: number}} [how] */
export function standings(tour, { me = null, first = 0, count = 1000 } = {}) {
  const rounds = tour.system === 'arena' ? [] : tour.rounds.slice(-MOST_ROUNDS);
  const ranks = new Map(tour.standings.map(({ player, rank }) => [player, rank]));
  const rows = tour.standings.slice(first, first + count);
  return html`<div class="stand paper" tabindex="0" role="region" aria-label=${t('tour-standings')}>
    <table>
      <thead>
        <tr>
          <th><span class="sr">${t('tour-rank')}</span></th>
          <th>
            ${tour.rounds.length && tour.system !== 'arena' ? t('tour-after', { n: done(tour) }) : t('tour-name')}
          </th>
          ${rounds.map(({ number }) => heading(number))}
          <th>${t('tour-points')}</th>
          ${tour.tiebreaks.map((name) => html`<th class="tie">${t(`tiebreak-${name}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr class=${row.player === me ? 'me' : ''}>
              <td>${row.rank}</td>
              <td>
                <bdi>${nameOf(tour, row.player)}</bdi
                >${here(tour, row.player) ? nothing : html` <small class="quiet">${t('tour-gone')}</small>`}
              </td>
              ${rounds.map(({ number }) => cell(row, number, ranks))}
              <td class="pts">${row.points}</td>
              ${row.tiebreaks.map((value) => html`<td class="tie">${value}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {number} n */
const heading = (n) =>
  html`<th class="rd">
    <span class="sr">${t('tour-round', { n })}</span><span aria-hidden="true">${n}</span>
  </th>`;

/** @param {Tournament} tour */
const done = (tour) => tour.rounds.filter(({ games }) => games.every((game) => !game.open)).length;

/** @param {Tournament} tour @param {number} number */
const here = (tour, number) =>
  tour.players.find((player) => player.number === number)?.here ?? true;

/**
 * Points against the rank of who was opposite.
 * @param {import('wire').PlaceShape} row @param {number} number @param {Map<number, number>} ranks
 */
function cell(row, number, ranks) {
  const found = row.cells.find(({ round }) => round === number);
  if (!found || (!found.opponent && found.mark === 'Z')) return html`<td class="rd"></td>`;
  if (!found.opponent)
    return html`<td class="rd">
      ${found.points}<small class="quiet"> ${t('tour-bye-short')}</small>
    </td>`;
  const rank = ranks.get(found.opponent) ?? '';
  return html`<td class="rd">
    <bdi dir="ltr"
      >${found.mark === ' ' ? '·' : found.points}${found.mark === '+' || found.mark === '-' ? found.mark : ''}<small
        class="quiet"
      >
        / ${rank}</small
      ></bdi
    >
  </td>`;
}

/** What the figures mean. @param {Tournament} tour */
export const explained = (tour) =>
  tour.system === 'knockout'
    ? html`<p class="small quiet">${t('tournament-knockout.about')}</p>`
    : html`<p class="small quiet">${tieWords(tour)}</p>
        <details class="ties">
          <summary>${t('tour-explained')}</summary>
          <dl>
            ${tour.tiebreaks.map(
              (name) =>
                html`<dt>${t(`tiebreak-${name}`)}</dt>
                  <dd>${t(`tiebreak-${name}.about`)}</dd>`,
            )}
          </dl>
          ${tour.system === 'swiss' ? html`<p>${t('tiebreak-unplayed')}</p>` : nothing}
        </details>`;

/** Everybody against everybody. @param {Tournament} tour @param {{me?: number | null}} [how] */
export function crossTable(tour, { me = null } = {}) {
  const order = tour.standings.map(({ player }) => player);
  return html`<div class="cross paper" tabindex="0" role="region" aria-label=${t('tour-cross')}>
    <table>
      <thead>
        <tr>
          <th><span class="sr">${t('tour-name')}</span></th>
          ${order.map((_, index) => html`<th>${index + 1}</th>`)}
          <th>${t('tour-points')}</th>
        </tr>
      </thead>
      <tbody>
        ${tour.standings.map(
          (row, index) =>
            html`<tr class=${row.player === me ? 'me' : ''}>
              <th scope="row">
                <span class="rank">${index + 1}</span> <bdi>${nameOf(tour, row.player)}</bdi>
              </th>
              ${order.map((other) => (other === row.player ? html`<td class="dia"></td>` : met(row, other)))}
              <td class="sum">${row.points}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {import('wire').PlaceShape} row @param {number} other */
function met(row, other) {
  const cells = row.cells.filter(({ opponent }) => opponent === other);
  if (!cells.length) return html`<td></td>`;
  return html`<td>
    ${cells.map((cell) =>
      cell.mark === ' '
        ? html`<span aria-hidden="true">…</span><span class="sr">${t('tour-now')}</span>`
        : html`<span
            >${cell.points}<i
              class="d ${cell.colour === 'white' ? 'w' : 'b'}"
              aria-hidden="true"
            ></i
            ><span class="sr">
              ${t(cell.colour === 'white' ? 'tour-white' : 'tour-black')}</span
            ></span
          >`,
    )}
  </td>`;
}
