/** The rules page: a sheet's articles in the reader's language, each with positions to try. */
import { get } from '../app/api.js';
import { diagram } from '../app/diagram.js';
import { t } from '../app/i18n.js';
import { prefs } from '../app/prefs.js';
import { ownName, sheets } from '../app/sheets.js';
import { boot, setSheet } from '../app/shell.js';
import { html, nothing, render } from '../vendor/lit.js';
import { anchor, leaflet, parts } from './rules/leaflet.js';
import { Trial } from './rules/trial.js';
import { Book } from './study/book.js';
import { vars } from './study/vars.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/**
 * @type {{book: Book, rules: import('./rules/leaflet.js').Rules, at: number, trialAt: number,
 *   trial: Trial | null}}
 */
let state;

async function start() {
  const id = decodeURIComponent(location.pathname.split('/')[2] ?? '');
  const words = boot({ page: 'rules', shelves: ['base', 'play', 'study'] });
  if (!id) return shelf(words);
  try {
    const [rules, book] = await Promise.all([
      get(`/api/rules/${encodeURIComponent(id)}`),
      Book.open({ sheet: id }),
      words,
    ]);
    state = { book, rules, at: wanted(rules), trialAt: 0, trial: null };
  } catch {
    await words;
    return shelf(words);
  }
  document.title = `${state.rules.page.title} · damier`;
  setSheet(/** @type {any} */ (state.book.sheet));
  prefs.addEventListener('change', draw);
  window.addEventListener('hashchange', () => show(wanted(state.rules)));
  show(state.at);
}

/** The part that the address names. @param {import('./rules/leaflet.js').Rules} rules */
function wanted(rules) {
  const name = decodeURIComponent(location.hash.slice(1));
  return Math.max(
    0,
    parts(rules).findIndex((_, at) => anchor(rules, at) === name),
  );
}

/** @param {number} at */
function show(at) {
  state.at = at;
  choose(0);
  main.querySelector('.toc [aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
}

/** @param {number} trialAt */
function choose(trialAt) {
  const data = parts(state.rules)[state.at].trials[trialAt];
  Object.assign(state, { trialAt, trial: data ? new Trial(state.book, data, draw) : null });
  draw();
}

/** @param {number} at */
const href = (at) => `#${encodeURIComponent(anchor(state.rules, at))}`;

/** Turn to a part, and begin to read there. @param {number} at */
function go(at) {
  history.pushState(null, '', href(at));
  show(at);
  main.querySelector('article')?.focus({ preventScroll: true });
  if (matchMedia('(max-width: 899px), (aspect-ratio < 5/4)').matches)
    main.querySelector('article')?.scrollIntoView();
}

function draw() {
  render(leaflet({ ...state, sheet: state.book.sheet, go, choose, href }), main);
}

/** All sheets, to choose one. @param {Promise<void>} words */
async function shelf(words) {
  const [list] = await Promise.all([sheets(), words]);
  document.title = t('rules-tab');
  main.className = 'plainpage';
  render(
    html`<div class="intro">
        <h1>${t('rules-shelf')}</h1>
        <a class="btn" href="/house">${t('house-title')}</a>
      </div>
      ${['leaflet', 'federation', 'other'].map(
        (kind) =>
          html`<section class="shelf">
            <h2>${t(`shelf-${kind}`)}</h2>
            <ul>
              ${list.filter((sheet) => sheet.shelf === kind).map(card)}
            </ul>
          </section>`,
      )}`,
    main,
  );
}

/** @param {import('../app/sheets.js').Sheet} sheet */
function card(sheet) {
  const own = ownName(sheet);
  return html`<li>
    <a
      class="paper sheetcard"
      data-sheet=${sheet.id}
      ${vars({ '--spot': sheet.spot })}
      href="/rules/${sheet.id}"
      ><span class="board print" data-theme=${sheet.theme}
        >${diagram(sheet.board, sheet.start)}</span
      >
      <span
        ><b lang=${own ? own.lang : nothing}>${own ? own.name : sheet.name}</b
        >${own ? html`<small>${sheet.name}</small>` : nothing}<span class="small quiet"
          >${sheet.special}</span
        ></span
      ></a
    >
  </li>`;
}

void start();
