/**
 * The frame of every page: words, header, skip link, lamp, language.
 *
 *     import {boot} from '../app/shell.js';
 *     await boot({page: 'rules', shelves: ['base', 'play', 'study']});   // then draw into <main id="main">
 *     prefs.addEventListener('change', redraw)    // a page draws again when a preference or the words change
 *     setSheet({id, name, letters, languages, spot}, {note: 'guided'})   // its ink on the page, its name in the header
 *
 * The HTML shell of a page has `<html lang="{{lang}}" dir="{{dir}}">`, links app/tokens.css and
 * shell.css, loads app/scheme.js in the head, and has `<header class="bar"></header><main
 * id="main">`.
 * The words of the header are on the play shelf, so every page loads base and play.
 */
import { rimWidth } from '../board/ground.js';
import { html, nothing, render } from '../vendor/lit.js';
import { comma, lang, loadTexts, t, words } from './i18n.js';
import { icon } from './icons.js';
import './materials.js';
import { isDark, prefs } from './prefs.js';
import { ownName } from './sheets.js';

const PAGES = [
  { page: 'play', href: '/' },
  { page: 'lobby', href: '/lobby' },
  { page: 'learn', href: '/learn' },
  { page: 'club', href: '/clubs' },
  { page: 'games', href: '/games' },
  { page: 'analysis', href: '/analysis' },
  { page: 'rules', href: '' },
];
/** Those a page can be read in. */
const LANGUAGES = [
  'nl',
  'fr',
  'en',
  'sv',
  'da',
  'nb',
  'fi',
  'de',
  'ar',
  'tr',
  'es',
  'it',
  'pt',
  'ru',
];

/** @typedef {import('./sheets.js').Sheet} Sheet */

/** @type {{page: string, sheet: Sheet | null, note: string, rules: string, calls: number}} */
const state = { page: '', sheet: null, note: '', rules: '/rules', calls: 0 };

/** @param {{page: string, shelves?: string[]}} options */
export async function boot({ page, shelves = ['base', 'play'] }) {
  state.page = page;
  forgetLanguageQuery();
  await loadTexts(shelves);
  draw();
  prefs.addEventListener('change', draw);
  words.addEventListener('change', () => prefs.dispatchEvent(new Event('change')));
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw);
  if (signedIn()) void import('./calls.js').then(({ watch }) => watch(called));
}

/** So many challenges wait. @param {number} count */
function called(count) {
  if (count === state.calls) return;
  state.calls = count;
  draw();
}

/**
 * Print the page in the sheet's ink, name the sheet in the header, and tell the page the shape of
 * its board.
 * @param {Sheet & {geometry?: {width: number, height: number}}} sheet
 * @param {{note?: string, rules?: string}} [more]  the mode,
 *   such as guided; and where the rules are read
 */
export function setSheet(sheet, { note = '', rules = `/rules/${sheet.id}` } = {}) {
  Object.assign(state, { sheet, note, rules });
  document.body.dataset.sheet = sheet.id;
  if (sheet.spot) document.body.style.setProperty('--spot', sheet.spot);
  if (sheet.geometry) document.body.style.setProperty('--ratio', String(ratio(sheet.geometry)));
  draw();
}

/**
 * How tall a board is for its width, with its rim; pages leave room by it.
 * @param {{width: number, height: number}} geometry
 */
function ratio({ width, height }) {
  const rim = 2 * rimWidth('inside', true);
  return (height + rim) / (width + rim);
}

/** The address says ?lang= only on the way to the server, which remembers it. */
function forgetLanguageQuery() {
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  history.replaceState(null, '', url);
}

/** Load the page again in the language of a list. @param {Event} event */
function chooseLanguage(event) {
  const url = new URL(location.href);
  url.searchParams.set('lang', /** @type {HTMLSelectElement} */ (event.target).value);
  location.assign(url);
}

/** The list of languages; what it is for is said to those who do not see it. */
export const languageChoice = (looks = '') =>
  html`<select class=${looks} aria-label=${t('shell-language')} @change=${chooseLanguage}>
    ${LANGUAGES.map(
      (code) =>
        html`<option value=${code} lang=${code} ?selected=${code === lang()}>
          ${t(`language-${code}`)}
        </option>`,
    )}
  </select>`;

const switchLamp = () => prefs.set('scheme', isDark() ? 'light' : 'dark');

function draw() {
  const bar = document.querySelector('header.bar');
  if (bar instanceof HTMLElement) render(header(), bar);
}

const header = () =>
  html` <a class="skip" href="#main">${t('shell-skip')}</a>
    <a class="mark" href="/" aria-label=${t('shell-home')}>${wordmark()}</a>
    <nav aria-label=${t('shell-pages')}>${PAGES.map(link)}</nav>
    ${state.sheet ? sheetName(state.sheet) : nothing}
    <div class="end">
      <label class="tool"
        >${icon('globe')}<span>${t(`language-${lang()}`)}</span> ${languageChoice()}</label
      >
      <button
        class="tool no-phone"
        type="button"
        aria-label=${t('shell-lamp')}
        aria-pressed=${!isDark()}
        title=${t('shell-lamp')}
        @click=${switchLamp}
      >
        ${icon('lamp')}
      </button>
      ${calls()} ${own('tool')}
      <button
        class="tool only-phone"
        type="button"
        popovertarget="menu"
        aria-label=${t('shell-menu')}
      >
        ${icon('menu')}
      </button>
      <nav class="menu" id="menu" popover aria-label=${t('shell-pages')}>
        ${PAGES.map(link)} ${own()}
        <button type="button" aria-pressed=${!isDark()} @click=${switchLamp}>
          ${icon('lamp')}${t('shell-lamp')}
        </button>
      </nav>
    </div>`;

/** Whoever is signed in, as the server tells pages by a cookie; '' for a guest. */
export const signedIn = () =>
  decodeURIComponent(document.cookie.match(/(?:^|; )(?:__Host-)?who=([^;]*)/)?.[1] ?? '');

/** Challenges that wait: they are answered where games are set up. */
const calls = () =>
  state.calls
    ? html`<a class="tool calls" href="/" aria-label="${t('challenge-title')}: ${state.calls}"
        ><b aria-hidden="true">${state.calls}</b></a
      >`
    : nothing;

/** One's own page, or the way in. @param {string} [looks] */
function own(looks) {
  const name = signedIn();
  return name
    ? html`<a
        class=${`me ${looks ?? ''}`}
        href="/people/${encodeURIComponent(name)}"
        aria-current=${state.page === 'me' ? 'page' : nothing}
        ><b aria-hidden="true">${[...name][0]}</b><span dir="auto">${name}</span></a
      >`
    : html`<a class=${looks ? `${looks} no-phone` : nothing} href="/account"
        >${t('shell-sign-in')}</a
      >`;
}

/** @param {{page: string, href: string}} item */
const link = ({ page, href }) =>
  html`<a href=${href || state.rules} aria-current=${page === state.page ? 'page' : nothing}
    >${t(`shell-${page}`)}</a
  >`;

/** @param {Sheet} sheet */
function sheetName(sheet) {
  const own = ownName(sheet);
  return html`<a class="sheetname" href=${state.rules} title=${sheet.name}>
    ${
      sheet.letters?.length
        ? html`<span class="oval" aria-hidden="true">${sheet.letters[0]}</span>`
        : nothing
    }
    <span
      ><b lang=${own ? own.lang : nothing}>${own ? own.name : sheet.name}</b
      >${state.note ? html`<span class="no-phone">${comma()}${state.note}</span>` : nothing}</span
    ></a
  >`;
}

const wordmark = () =>
  html`<svg class="wordmark" viewBox="0 0 158 46" aria-hidden="true">
    <circle cx="13" cy="31" r="10"></circle>
    <path d="M23 6V43"></path>
    <circle cx="43" cy="31" r="10"></circle>
    <path d="M53 19V43"></path>
    <path d="M65 43V19M65 30a8.5 9.5 0 0 1 17 0V43M82 30a8.5 9.5 0 0 1 17 0V43"></path>
    <path d="M110 43V20"></path>
    <ellipse class="dot2" cx="110" cy="12.4" rx="7.4" ry="4.4"></ellipse>
    <ellipse class="dot" cx="110" cy="8" rx="7.4" ry="4.4"></ellipse>
    <path d="M121.500 31H141.500A10 10 0 1 0 138.400 38.400"></path>
    <path d="M151 43V19M151 31c0-6 4-10.6 9-9.6"></path>
  </svg>`;
