/** Somebody's finished games: a filter, small boards, page after page, and all of it as PDN. */
import { text } from '../../app/api.js';
import { diagram } from '../../app/diagram.js';
import { comma, pretty, t } from '../../app/i18n.js';
import { html, nothing, repeat } from '../../vendor/lit.js';
import { day, home, more, show } from '../person.js';

/** @typedef {import('../person.js').State} State */
/** @typedef {import('../person.js').PersonGame} PersonGame */

const SPEEDS = ['blitz', 'rapid', 'classical', 'correspondence'];

/** A filter as a query. @param {Record<string, string>} filter */
export function wanted(filter) {
  const given = Object.entries(filter).filter(([, value]) => value);
  return given.length ? `?${new URLSearchParams(given)}` : '';
}

/** @param {State} state */
export const games = (state) =>
  html`<section aria-labelledby="games-title">
    <h2 id="games-title">${t('person-games')}</h2>
    ${state.person?.sheets.length ? find(state) : nothing}
    <p role="status" class="quiet">
      ${
        state.busy || state.games.length
          ? nothing
          : t(state.person?.sheets.length ? 'person-games-nothing' : 'person-games-none')
      }
    </p>
    <ul class="gms">
      ${repeat(
        state.games,
        (game) => `${game.table} ${game.colour}`,
        (game) => card(state, game),
      )}
    </ul>
    <p class="acts">
      ${
        state.next
          ? html`<button
              type="button"
              class="btn"
              data-act="more"
              ?disabled=${state.busy}
              @click=${more}
            >
              ${t('person-more')}
            </button>`
          : nothing
      }
      ${
        state.games.length
          ? html`<a
              class="btn"
              download="damier-games.pdn"
              href=${`${home()}/games.pdn${wanted(state.filter)}`}
              >${t('person-all-pdn')}</a
            >`
          : nothing
      }
    </p>
  </section>`;

/** @param {State} state */
const find = ({ person }) =>
  html`<form
    class="find"
    role="search"
    aria-label=${t('person-find')}
    @change=${asked}
    @submit=${asked}
  >
    ${choice(
      'sheet',
      'person-sheet',
      (person?.sheets ?? []).map((one) => [one.sheet, one.sheet_name]),
    )}
    ${choice('result', 'person-result', [
      ['won', t('person-won')],
      ['drawn', t('person-drawn')],
      ['lost', t('person-lost')],
    ])}
    ${choice('rated', 'person-kind', [
      ['true', t('person-rated')],
      ['false', t('person-unrated')],
    ])}
    ${choice('speed', 'person-speed', [
      ...SPEEDS.map((speed) => [speed, t(`rated-${speed}`)]),
      ['none', t('person-no-clock')],
    ])}
    <label
      ><span class="label">${t('person-opponent')}</span
      ><input
        class="field"
        type="search"
        name="opponent"
        dir="auto"
        maxlength="40"
        autocomplete="off"
        spellcheck="false"
    /></label>
  </form>`;

/** @param {string} name @param {string} label @param {string[][]} options */
const choice = (name, label, options) =>
  html`<label
    ><span class="label">${t(label)}</span
    ><select class="field" name=${name}>
      <option value="">${t('person-any')}</option>
      ${options.map(([value, said]) => html`<option value=${value}>${said}</option>`)}
    </select></label
  >`;

/** @param {Event} event */
function asked(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.currentTarget);
  show(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));
}

/** @param {State} state @param {PersonGame} game */
function card(state, game) {
  const sheet = state.sheets.find(({ id }) => id === game.sheet);
  const moves = Math.ceil(game.plies / 2);
  return html`<li>
    <a class="game" href="/t/${game.table}">
      ${
        sheet
          ? html`<span
              class="board print"
              data-sheet=${sheet.id}
              data-theme=${sheet.theme === 'djeco' ? 'djeco' : nothing}
              >${diagram(sheet.board, game.board, game.colour === 'black')}</span
            >`
          : nothing
      }
      <b>${title(game)}</b></a
    >
    <small class="quiet"
      ><span class="mv">${pretty(game.result)}</span>${comma()}${game.sheet_name}${comma()}${t(
        'games-moves',
        {
          count: moves,
        },
      )}${comma()}${day(game.ended)}${game.rated ? html`${comma()}${t('person-rated')}` : nothing}</small
    >
    <span class="do"
      ><a
        href="/t/${game.table}"
        data-act="review"
        aria-label="${t('over-analysis')}: ${title(game)}"
        @click=${(/** @type {Event} */ event) => review(event, game)}
        >${t('over-analysis')}</a
      ><a
        download="damier-${game.table}.pdn"
        href="${home()}/games/${game.table}.pdn"
        aria-label="PDN: ${title(game)}"
        >PDN</a
      >${
        game.opponent?.page
          ? html`<a href="/people/${encodeURIComponent(game.opponent.name)}"
              ><bdi>${game.opponent.name}</bdi></a
            >`
          : nothing
      }</span
    >
  </li>`;
}

/**
 * Open a game in the analysis, which is given it whole: a seat's token may lie in another browser.
 * @param {Event} event
 * @param {PersonGame} game
 */
async function review(event, game) {
  event.preventDefault();
  const table = `/t/${game.table}`;
  const [pdn, { linkTo }] = await Promise.all([
    text(`${home()}/games/${game.table}.pdn`).catch(() => ''),
    import('../analysis/address.js'),
  ]);
  const known = !game.sheet.startsWith('house') && pdn;
  location.assign((known && (await linkTo({ sheet: game.sheet }, { pdn, place: [] }))) || table);
}

/** @param {PersonGame} game */
function title({ outcome, opponent }) {
  if (!outcome || !opponent) return t('person-game-both');
  return t(`person-game-${outcome}`, { name: name(opponent) });
}

/** @param {NonNullable<PersonGame['opponent']>} opponent */
function name({ kind, level, name: called }) {
  if (kind !== 'computer') return called || t('game-guest');
  return `${t('game-computer')} ${level === 'best' ? '★' : (level ?? '')}`.trim();
}
