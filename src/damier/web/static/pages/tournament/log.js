/** What was done in a tournament, the latest first: when, by whom, and why. */
import { locale, t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { nameOf, resultWords } from './data.js';

/** @param {import('./data.js').Tournament} tour */
export const log = (tour) =>
  tour.log.length
    ? html`<ol class="log">
        ${[...tour.log].reverse().map(
          ({ at, by, fact, about }) =>
            html`<li>
              <time datetime=${new Date(at * 1000).toISOString()}>${clock(at)}</time>
              <span>${t(`tour-log-${fact}`, words(tour, about))}${why(about.why)}</span>
              <small class="quiet">${t(`tour-by-${by}`)}</small>
            </li>`,
        )}
      </ol>`
    : html`<p class="quiet">${t('tour-log-empty')}</p>`;

/** @param {string} [said] */
const why = (said) => (said ? html` <q><bdi>${said}</bdi></q>` : nothing);

/** @param {number} at  seconds */
const clock = (at) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'short', timeStyle: 'short' }).format(at * 1000);

/** @param {import('./data.js').Tournament} tour @param {Record<string, any>} about */
function words(tour, about) {
  const name = nameOf(tour, about.player ?? about.winner ?? 0);
  return {
    name,
    one: nameOf(tour, about.one ?? 0),
    other: nameOf(tour, about.other ?? 0),
    round: about.round ?? 0,
    table: about.table ?? 0,
    result: about.result ? resultWords(about.result) : '',
  };
}
