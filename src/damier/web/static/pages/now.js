/** Games being played now: one in front, small boards of others, all of them live. */
import { get } from '../app/api.js';
import { follows, readFollows, setFollow } from '../app/follow.js';
import { t } from '../app/i18n.js';
import { prefs } from '../app/prefs.js';
import { sheets } from '../app/sheets.js';
import { boot } from '../app/shell.js';
import { html, nothing, render } from '../vendor/lit.js';
import { large, small } from './now/boards.js';
import { Feed } from './now/feed.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));

/**
 * @type {{sheets: import('../app/sheets.js').Sheet[], sheet: string, whole: Record<string, any>}}
 */
const state = {
  sheets: [],
  sheet: new URLSearchParams(location.search).get('sheet') ?? '',
  whole: {},
};
/** @type {Feed} */
let feed;

async function start() {
  const [list] = await Promise.all([
    sheets(),
    boot({ page: 'lobby', shelves: ['base', 'play', 'watching'] }),
  ]);
  state.sheets = list;
  document.title = t('now-tab');
  look();
  void readFollows(draw);
  prefs.addEventListener('change', draw);
}

/** Look at the games of the sheet that was chosen. */
function look() {
  feed?.close();
  feed = new Feed(state.sheet ? { sheet: state.sheet } : {});
  feed.addEventListener('change', draw);
  draw();
}

/** @param {Event} event */
function choose(event) {
  state.sheet = /** @type {HTMLSelectElement} */ (event.target).value;
  const url = new URL(location.href);
  if (state.sheet) url.searchParams.set('sheet', state.sheet);
  else url.searchParams.delete('sheet');
  history.replaceState(null, '', url);
  look();
}

/** The board in front is a real one, which has to know the squares. @param {string} id */
async function fetchSheet(id) {
  if (id in state.whole) return;
  state.whole[id] = null;
  state.whole[id] = await get(`/api/sheets/${encodeURIComponent(id)}`).catch(() => null);
  draw();
}

const sheetOf = (/** @type {string} */ id) => state.sheets.find((sheet) => sheet.id === id);

function draw() {
  render(page(), main);
}

const page = () =>
  html`<div class="intro">
      <div>
        <h1>${t('now-title')}</h1>
        <p class="quiet">${t('now-lede')}</p>
      </div>
      <label class="which"
        ><span class="label">${t('now-filter')}</span
        ><select class="field" name="sheet" @change=${choose}>
          <option value="">${t('now-all')}</option>
          ${state.sheets.map(
            ({ id, name }) =>
              html`<option value=${id} ?selected=${id === state.sheet}>${name}</option>`,
          )}
        </select></label
      >
    </div>
    ${games()} ${followed()}
    <p class="acts"><a class="btn" href="/simuls">${t('now-simuls')}</a></p>`;

/** Whom and what the reader follows. */
function followed() {
  const mine = follows();
  if (!mine) return nothing;
  const { people, tournaments } = mine;
  return html`<section aria-labelledby="follows">
    <h2 id="follows">${t('follow-title')}</h2>
    <p class="small quiet">${t('follow-about')}</p>
    ${
      people.length || tournaments.length
        ? html`<ul class="follows">
              ${people.map(
                (name) =>
                  html`<li>
                    <a href="/people/${encodeURIComponent(name)}"><bdi>${name}</bdi></a>
                    ${stop('person', name, name)}
                  </li>`,
              )}
              ${tournaments.map(
                (one) =>
                  html`<li>
                    <a href="/tournaments/${one.tournament}"><bdi>${one.name}</bdi></a>
                    <span class="small quiet"
                      >${
                        one.status === 'playing'
                          ? t('follow-round', { n: one.rounds })
                          : t(one.status === 'over' ? 'follow-over' : 'follow-entering')
                      }</span
                    >
                    ${stop('tournament', one.tournament, one.name)}
                  </li>`,
              )}
            </ul>
            <p><a href="/waiting">${t('follow-notices')}</a></p>`
        : html`<p>${t('follow-none')}</p>`
    }
  </section>`;
}

/** @param {'person' | 'tournament'} kind @param {string} target @param {string} name */
const stop = (kind, target, name) =>
  html`<button
    type="button"
    class="btn link"
    aria-label=${t('follow-stop', { name })}
    @click=${() => setFollow(kind, target, false, draw)}
  >
    ×
  </button>`;

function games() {
  if (feed.games === null) return html`<p class="stateline" role="status">${t('now-looking')}</p>`;
  if (!feed.games.length) return html`<p class="lede empty" role="status">${t('now-empty')}</p>`;
  const front = feed.featured ? feed.game(feed.featured) : null;
  if (front) void fetchSheet(front.sheet);
  const followed = feed.followed.filter((table) => table !== feed.featured);
  return html`${front ? large(feed, front, sheetOf(front.sheet), state.whole[front.sheet]) : nothing}
  ${followed.length ? boards(t('now-followed'), followed) : nothing}
  ${feed.slots.length ? boards(t('now-others'), feed.slots) : nothing}
  ${feed.more ? html`<p class="quiet">${t('now-more', { count: feed.more })}</p>` : nothing}`;
}

/** @param {string} title @param {(string | null)[]} tables */
const boards = (title, tables) =>
  html`<h2>${title}</h2>
    <ul class="boards">
      ${tables.map((table) => {
        const game = table === null ? null : feed.game(table);
        return html`<li>${game ? small(feed, game, sheetOf(game.sheet)) : nothing}</li>`;
      })}
    </ul>`;

start();
