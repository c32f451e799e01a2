/** Which endings there are, and the tables that could be built for more of them. */
import { locale, t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';

/**
 * @typedef {import('wire').EndingsShape} Endings
 * @typedef {import('wire').EndingKindShape} Kind
 */

/**
 * @param {Endings} endings
 * @param {{home: string, build: () => void, asked: boolean, said: string}} more
 *   `asked`: the build was just asked for; `said`: why it was not begun
 */
export const choice = (endings, more) =>
  html`<div class="endings">
    <h1>${t('learn-endings')}</h1>
    <p class="lede">${endings.kinds.length ? t('learn-endings-about') : none(endings)}</p>
    ${group('win', endings, more.home)} ${group('draw', endings, more.home)}
    ${tables(endings, more)}
    <p class="small ways"><a href=${more.home}>${t('learn-all')}</a></p>
  </div>`;

/** @param {Endings} endings */
const none = ({ offer, building }) =>
  t(offer || building?.here ? 'endings-none' : 'endings-none-here');

/** @param {'win' | 'draw'} goal @param {Endings} endings @param {string} home */
function group(goal, { kinds }, home) {
  const found = kinds.filter((kind) => kind.goal === goal);
  if (!found.length) return nothing;
  return html`<section>
    <h2>${t(goal === 'win' ? 'endings-to-win' : 'endings-to-hold')}</h2>
    <ul class="chips">
      ${found.map(
        (kind) =>
          html`<li>
            <a class="btn" href="${home}/endings?material=${kind.material}&goal=${goal}"
              ><span class="kind">${kindName(kind)}</span> ${
                goal === 'win'
                  ? html`<span class="small quiet"
                      >${t('endings-longest', { count: kind.longest })}</span
                    >`
                  : nothing
              }</a
            >
          </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {{own: string, other: string}} kind */
export const kindName = ({ own, other }) => t('endings-kind', { own, other });

/** @param {Endings} endings @param {{build: () => void, asked: boolean, said: string}} more */
function tables({ offer, building, failed }, { build, asked, said }) {
  if (building?.here) return progress(building);
  if (!offer) return nothing;
  const told = said || (failed ? t('endings-failed') : '');
  return html`<section class="build">
    <p>
      ${t('endings-offer', { pieces: offer.pieces, size: megabytes(offer.bytes), time: time(offer.seconds) })}
    </p>
    ${
      building
        ? html`<p class="quiet">${t('endings-busy')}</p>`
        : html`<button class="btn" type="button" ?disabled=${asked} @click=${build}>
            ${t('endings-build')}
          </button>`
    }
    <p role="status">${told}</p>
  </section>`;
}

/** @param {import('wire').BuildShape} building */
function progress({ part, seconds }) {
  const percent = Math.floor(part * 100);
  return html`<section class="build">
    <p id="building">${t('endings-building', { percent })}</p>
    <progress max="100" value=${percent} aria-labelledby="building"></progress>
    <p class="small quiet">${t('endings-left', { time: time(seconds) })}</p>
  </section>`;
}

/** @param {number} bytes */
const megabytes = (bytes) =>
  new Intl.NumberFormat(locale(), { maximumSignificantDigits: 2 }).format(
    Math.max(0.1, bytes / 1e6),
  );

/** @param {number} seconds */
function time(seconds) {
  const minutes = seconds < 90 ? 0 : Math.round(seconds / 60);
  return t('endings-time', {
    minutes,
    seconds: Math.max(1, Math.round(seconds)),
  });
}
