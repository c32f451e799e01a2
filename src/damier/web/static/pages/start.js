/** The start page: choose a leaflet, choose who sits opposite, set up the board. */
import { get, post } from '../app/api.js';
import { loadTexts, t } from '../app/i18n.js';
import { lies } from '../app/layout.js';
import { prefs } from '../app/prefs.js';
import { keepTokens } from '../app/seats.js';
import { ownName, sheets } from '../app/sheets.js';
import { boot } from '../app/shell.js';
import { html, nothing, render } from '../vendor/lit.js';
import { again } from './start/again.js';
import { finder, leaves, world } from './start/leaves.js';
import { setup } from './start/setup.js';
import { DEFAULTS, remembered, wish } from './start/wish.js';

/** @typedef {import('./start/wish.js').Choice} Choice */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));

/**
 * @type {{sheets: import('../app/sheets.js').Sheet[], choice: Choice, search: string, all: boolean,
 *   games: any[], busy: boolean,
 *   said: string, house: import('./house.js').OnItsWay | null, articles: Record<string, any>,
 *   ballots: typeof import('./start/ballots.js').ballots | null,
 *   rated: typeof import('./start/rated.js').rated | null,
 *   challenges: typeof import('./start/challenges.js').challenges | null}} */
const state = {
  sheets: [],
  choice: { ...DEFAULTS },
  search: '',
  all: false,
  games: [],
  busy: false,
  said: '',
  house: null,
  articles: {},
  ballots: null,
  rated: null,
  challenges: null,
};

async function start() {
  const words = boot({ page: 'play' });
  const [list] = await Promise.all([sheets(), words]);
  state.sheets = list;
  document.title = t('start-tab');
  state.house = houseSheet();
  state.choice = remembered(list, prefs.get('last'));
  if (state.house) Object.assign(state.choice, { sheet: 'house', draws: [], deck: '' });
  if (new URLSearchParams(location.search).has('lobby'))
    Object.assign(state.choice, { opponent: 'elsewhere', where: 'lobby' });
  draw();
  prefs.addEventListener('change', draw);
  readArticles(state.choice.sheet);
  offerRated();
  get('/api/games').then(
    (games) => {
      state.games = games;
      draw();
    },
    () => {},
  );
}

/** Whoever is signed in may play for a rating. */
async function offerRated() {
  const account = await get('/api/account').catch(() => null);
  if (!account?.name) return;
  const [{ rated }, { challenges, listen }] = await Promise.all([
    import('./start/rated.js'),
    import('./start/challenges.js'),
    loadTexts(['base', 'play', 'account', 'challenges']),
  ]);
  Object.assign(state, { rated, challenges });
  draw();
  await listen(draw);
}

/** What is set up here, as it is proposed to somebody. */
function proposed() {
  const { sheet, control, mode, colour, rated } = state.choice;
  return {
    sheet: sheet === 'house' ? 'international' : sheet,
    control: control || null,
    mode,
    colour: colour ?? 'lot',
    rated: Boolean(rated && control),
  };
}

/** A sheet written on the house-rules page, on its way to the board. */
function houseSheet() {
  const kept = sessionStorage.getItem('damier-house');
  return kept && new URLSearchParams(location.search).has('house') ? JSON.parse(kept) : null;
}

/** @param {Partial<Choice>} change */
function choose(change) {
  if (change.sheet && change.sheet !== state.choice.sheet)
    Object.assign(state.choice, { draws: [], deck: '' });
  Object.assign(state.choice, change);
  state.said = '';
  if (change.sheet) {
    readArticles(change.sheet);
    if (state.all || state.search) found();
  }
  draw();
}

/** A game was found among all: put the others away again, and come to its sheet. */
function found() {
  state.all = false;
  state.search = '';
  requestAnimationFrame(() => main.querySelector('.setup')?.scrollIntoView({ block: 'nearest' }));
}

/** @param {string} search */
function look(search) {
  state.search = search;
  draw();
}

/** The article on touching is printed beside its switch. @param {string} id */
async function readArticles(id) {
  if (id === 'house' || state.articles[id]) return;
  const sheet = await get(`/api/sheets/${encodeURIComponent(id)}`).catch(() => null);
  if (!sheet) return;
  state.articles[id] = sheet;
  if (sheet.ballots) state.ballots ??= (await import('./start/ballots.js')).ballots;
  draw();
}

/** @param {Record<string, any>} body */
async function open(body) {
  state.busy = true;
  draw();
  try {
    const made = await post('/api/tables', body);
    if (!body.sheet_toml) prefs.set('last', JSON.stringify(body));
    keepTokens(made.table, {
      seat: made.seat_token,
      watch: made.watch_token,
      invite: made.invite_token,
    });
    location.assign(`/t/${made.table}`);
  } catch (problem) {
    state.busy = false;
    state.said = /** @type {Error} */ (problem).message || t('start-failed');
    draw();
  }
}

function go() {
  const { name, opponent } = state.choice;
  if (opponent !== 'beside' && name !== prefs.get('name')) prefs.set('name', name);
  const choice = state.rated ? state.choice : { ...state.choice, rated: false };
  open(wish(choice, state.house, details()));
}

/** The rules of the chosen sheet, as far as they are known yet. */
const details = () =>
  state.choice.sheet === 'house' ? state.house : state.articles[state.choice.sheet];

const chosen = () => state.sheets.find((sheet) => sheet.id === state.choice.sheet) ?? null;

function draw() {
  const sheet = chosen();
  document.body.dataset.sheet = state.choice.sheet;
  document.body.style.setProperty('--spot', sheet?.spot ?? '');
  main.classList.toggle('laid-out', state.all || state.search !== '');
  render(page(sheet), main);
}

/** Whether all stands in one column, and whether the window is too low for the whole setup. */
const isColumn = lies('(max-width: 899px)', redraw);
const isLow = lies('(max-height: 859px)', redraw);
const isLowForDraws = lies('(max-height: 1059px)', redraw);

function redraw() {
  if (state.sheets.length) draw();
}

/** @param {import('../app/sheets.js').Sheet | null} sheet */
const page = (sheet) => {
  const rest = again(prefs.get('last'), state.games, state.sheets, open);
  const [column, all] = [isColumn(), world(state, choose, look)];
  const above = column && main.classList.contains('laid-out');
  return html`<section>
      ${column ? rest : nothing}
      <div class="intro">
        <h1>${t('start-title')}</h1>
        <p class="quiet small no-phone">${t('start-subtitle')}</p>
      </div>
      ${state.challenges?.(proposed) ?? nothing} ${finder(state, look, layOut)}
      ${leaves(state, choose)} ${column ? nothing : rest}
    </section>
    ${above ? all : nothing} ${drawnSetup(sheet)} ${above ? nothing : all}`;
};

/** @param {import('../app/sheets.js').Sheet | null} sheet */
function drawnSetup(sheet) {
  const rules = details();
  const early = isColumn() || isLow() || (isLowForDraws() && rules?.draw_options?.length > 0);
  const ballots = rules?.ballots && state.ballots?.(rules.ballots, state.choice.deck, choose);
  const counts = state.rated?.(state.choice, choose);
  const shown = { ...state, sheet, details: rules, early, ballots, counts };
  return setup(shown, choose, go, heading(sheet));
}

/** @param {boolean} all */
function layOut(all) {
  state.all = all;
  draw();
}

/** @param {import('../app/sheets.js').Sheet | null} sheet */
function heading(sheet) {
  if (!sheet) return html`<h2>${state.house?.name ?? t('start-house')}</h2>`;
  const own = ownName(sheet);
  return html`<h2 lang=${own ? own.lang : nothing}>${own ? own.name : sheet.name}</h2>`;
}

start();
