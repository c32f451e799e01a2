/** Tournaments in a list. */
import { comma, locale, t } from '../../app/i18n.js';
import { html, repeat } from '../../vendor/lit.js';

/** @typedef {import('wire').ListedTournament} Listed */

/** @param {Listed[]} found */
export const list = (found) =>
  html`<ul class="tournaments">
    ${repeat(found, ({ tournament }) => tournament, row)}
  </ul>`;

/** @param {Listed} one */
const row = (one) =>
  html`<li class="paper" data-sheet=${one.sheet}>
    <a href="/tournaments/${one.tournament}"><bdi>${one.name}</bdi></a>
    <span class="what">${t(`tournament-${one.system}`)}${comma()}${one.sheet_name}</span>
    <span class="small quiet">${t('tour-count-players', { n: one.players })}</span>
    <span class="small quiet"
      >${
        one.status === 'playing' && one.rounds_in_all
          ? t('tour-round-of', { n: one.rounds, all: one.rounds_in_all })
          : t(`tour-${one.status}`)
      }</span
    >
    <time class="small quiet" datetime=${new Date(one.made * 1000).toISOString()}
      >${new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(one.made * 1000)}</time
    >
  </li>`;
