/** One's own ratings: for each game, speed and mode a number, and how it came about. */
import { comma, locale, t } from '../../app/i18n.js';
import { html, nothing, svg } from '../../vendor/lit.js';

/** @typedef {import('../../../../../../js/wire.js').OwnRating} OwnRating */

const WIDE = 240;
const HIGH = 60;
const EDGE = 4;

/** @param {OwnRating[]} found */
export const ratings = (found) =>
  html`<section class="paper ratings">
    <h2>${t('rated-title')}</h2>
    ${
      found.length
        ? html`<ul>
            ${found.map(line)}
          </ul>`
        : html`<p>${t('rated-empty')}</p>`
    }
    <p><a class="btn" href="/ratings">${t('rated-best')}</a></p>
  </section>`;

/** @param {OwnRating} one */
const line = (one) =>
  html`<li>
    <div>
      <b>${one.sheet_name}</b><br /><span class="small quiet"
        >${t(`rated-${one.speed}`)}${comma()}${t(`start-${one.mode}`)}</span
      >
    </div>
    <div class="number">
      <b class="num"><bdi dir="ltr">${one.rating}${one.provisional ? '?' : ''}</bdi></b
      >${one.provisional ? html`<br /><span class="small quiet">${t('rated-provisional')}</span>` : nothing}
    </div>
    <div class="course">
      ${one.history.length > 1 ? plot(one) : nothing}
      <span class="small quiet">${t('rated-games', { count: one.games })}</span>
    </div>
  </li>`;

/** How a rating went, game by game; time runs to the right in every language. @param {OwnRating} one */
export function plot({ history }) {
  const values = history.map(({ rating }) => rating);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = (WIDE - 2 * EDGE) / (values.length - 1);
  const scale = (HIGH - 2 * EDGE) / Math.max(1, high - low);
  const points = values.map((value, index) => [
    EDGE + index * step,
    HIGH - EDGE - (value - low) * scale,
  ]);
  const [x, y] = points[points.length - 1];
  const number = (/** @type {number} */ value) =>
    new Intl.NumberFormat(locale(), { useGrouping: false }).format(value);
  const told = t('rated-plot', {
    first: number(values[0]),
    last: number(values[values.length - 1]),
    low: number(low),
    high: number(high),
  });
  return html`<svg class="plot" role="img" aria-label=${told} viewBox="0 0 ${WIDE} ${HIGH}">
    ${svg`<polyline points=${points.map((point) => point.map((n) => n.toFixed(1)).join(',')).join(' ')}
      fill="none" stroke="currentColor" stroke-width="2" vector-effect="non-scaling-stroke"></polyline>
      <circle cx=${x} cy=${y} r="3" fill="currentColor"></circle>`}
  </svg>`;
}
