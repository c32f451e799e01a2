/** The best of every game, speed and mode. */
import { get } from '../app/api.js';
import { comma, t } from '../app/i18n.js';
import { prefs } from '../app/prefs.js';
import { boot } from '../app/shell.js';
import { html, render } from '../vendor/lit.js';

/** @typedef {import('../../../../../js/wire.js').Leaders} Leaders */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {Leaders[]} */
let found = [];

async function start() {
  const [best] = await Promise.all([
    get('/api/ratings/best').catch(() => []),
    boot({ page: 'games', shelves: ['base', 'play', 'account', 'people'] }),
  ]);
  found = best;
  document.title = t('ratings-tab');
  draw();
  prefs.addEventListener('change', draw);
}

const draw = () =>
  render(
    html`<div class="intro">
        <div>
          <h1>${t('rated-best')}</h1>
          <p class="quiet">${t('rated-best-about')}</p>
          <p class="quiet">${t('privacy-best')}</p>
        </div>
      </div>
      ${
        found.length
          ? html`<div class="pools">${found.map(pool)}</div>`
          : html`<p class="lede">${t('rated-best-empty')}</p>`
      }
      <p><a class="btn" href="/account">${t('rated-title')}</a></p>`,
    main,
  );

/** @param {Leaders} one */
const pool = (one) =>
  html`<section class="paper">
    <h2>${one.sheet_name}</h2>
    <p class="small quiet">${t(`rated-${one.speed}`)}${comma()}${t(`start-${one.mode}`)}</p>
    <ol>
      ${one.best.map(
        ({ name, rating, page }) =>
          html`<li>
            <span class="who"
              >${
                page
                  ? html`<a href="/people/${encodeURIComponent(name)}"><bdi>${name}</bdi></a>`
                  : html`<bdi>${name}</bdi>`
              }</span
            >
            <b class="num">${rating}</b>
          </li>`,
      )}
    </ol>
  </section>`;

start();
