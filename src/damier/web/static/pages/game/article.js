/**
 * An article of the sheet, laid beside the board: whoever reads it keeps the game in view.
 *
 *     page.reading = await fetchArticle(table, '5');
 *     html`${articlePanel(page.reading, table, close)}`
 */
import { get, post } from '../../app/api.js';
import { t } from '../../app/i18n.js';
import { rulesOf } from '../../app/sheets.js';
import { houseOf } from '../../app/tables.js';
import { html, nothing } from '../../vendor/lit.js';
import { drawerHead } from './pull.js';

/** @typedef {import('./table.js').Table} Table */
/** @typedef {import('../rules/leaflet.js').Part} Part */
/**
 * @typedef {{number: string, part: Part | null,
 *   said: string}} Reading  `said` where there is no article to read
 */

/** @type {Promise<import('../rules/leaflet.js').Rules> | null} */
let asked = null;

/** @param {Table} table @param {string} number @returns {Promise<Reading>} */
export async function fetchArticle(table, number) {
  asked ??= rulesFor(table);
  const rules = await asked.catch(() => null);
  if (!rules) asked = null;
  const part = rules?.page.articles.find((each) => each.number === number) ?? null;
  return { number, part, said: part ? '' : t('article-failed') };
}

/** @param {Table} table */
async function rulesFor({ id, info, token }) {
  if (info.sheet.shelf !== 'house') return get(`/api/rules/${encodeURIComponent(info.sheet.id)}`);
  return (await post('/api/house', { toml: await houseOf(id, token) })).rules;
}

/** @param {Reading} reading @param {Table} table @param {() => void} close */
export function articlePanel({ number, part, said }, table, close) {
  const leave = (/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && close();
  return html`<section
    class="drawer paper beside"
    aria-labelledby="article-title"
    aria-busy=${!part && !said}
    @keydown=${leave}
  >
    ${drawerHead(html`<p class="where">${t('article', { article: number })}</p>`, close)}
    <h2 id="article-title" tabindex="-1">${part?.title ?? said}</h2>
    ${part?.sentences.map(
      ({ text, note }, index) =>
        html`<p class="lede" dir="auto">${text}</p>
          ${
            note && note !== part.sentences[index + 1]?.note
              ? html`<p class="small quiet" dir="auto">${note}</p>`
              : nothing
          }`,
    )}
    <a class="btn link" href=${rulesOf(table.info, number)} target="_blank" rel="noopener"
      >${t('article-whole')}</a
    >
  </section>`;
}
