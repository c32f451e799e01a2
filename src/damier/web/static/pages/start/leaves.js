/** The leaflets of the box as cards, and the second shelf with a search. */
import { diagram } from '../../app/diagram.js';
import { lang, list, t } from '../../app/i18n.js';
import { disc } from '../../app/icons.js';
import { homeSheet, ownName } from '../../app/sheets.js';
import { html, live, nothing, repeat } from '../../vendor/lit.js';

/** @typedef {import('../../app/sheets.js').Sheet} Sheet */
/** @typedef {(change: Partial<import('./wish.js').Choice>) => void} Choose */

/**
 * @typedef {{sheets: Sheet[], choice: {sheet: string}, house: {name: string} | null,
 *   search: string}} Shelves
 */

/**
 * The leaflets, that of the reader's language first.
 * @param {Shelves} state
 * @param {Choose} choose
 */
export function leaves({ sheets, choice, house, search }, choose) {
  const home = homeSheet(sheets);
  const shown = [home, ...sheets.filter((sheet) => inBox(sheet) && sheet !== home)];
  return html` <div class="leaves" role="radiogroup" aria-label=${t('start-sheets')}>
    ${repeat(
      shown.filter((sheet) => sheet && matches(sheet, search)),
      (sheet) => sheet.id,
      (sheet) => leaf(sheet, choice.sheet, choose),
    )}
    ${house ? houseLeaf(house.name, choice.sheet, choose) : search ? nothing : houseLink()}
  </div>`;
}

/** @param {Sheet} sheet */
const inBox = (sheet) => sheet.shelf === 'leaflet';

/**
 * On phones: a search, and a button that lays all games out at once.
 * @param {{sheets: Sheet[], search: string, all: boolean}} state
 * @param {(words: string) => void} look
 * @param {(all: boolean) => void} layOut
 */
export const finder = ({ sheets, search, all }, look, layOut) =>
  html`<div class="finder">
    ${searchField(search, look)}
    <button type="button" class="btn" aria-expanded=${all} @click=${() => layOut(!all)}>
      ${t(all ? 'start-fewer' : 'start-all', { count: sheets.length })}
    </button>
  </div>`;

/** @param {string} search @param {(words: string) => void} look */
const searchField = (search, look) =>
  html`<input
    class="field"
    type="search"
    aria-label=${t('start-search')}
    placeholder=${t('start-search')}
    .value=${live(search)}
    @input=${(/** @type {InputEvent} */ event) => look(/** @type {HTMLInputElement} */ (event.target).value)}
  />`;

/**
 * A shelf is one stop for the Tab key, so each has a group of its own.
 * @param {string} shelf
 * @param {string} id
 * @param {string} chosen
 * @param {Choose} choose
 */
const radio = (shelf, id, chosen, choose) =>
  html`<input
    type="radio"
    name="sheet-${shelf}"
    value=${id}
    .checked=${live(id === chosen)}
    @change=${() => choose({ sheet: id })}
  />`;

/** @param {Sheet} sheet @param {string} chosen @param {Choose} choose */
function leaf(sheet, chosen, choose) {
  const own = ownName(sheet);
  return html`<label class="leaf paper" data-sheet=${sheet.id}>
    ${radio(sheet.shelf, sheet.id, chosen, choose)}
    <span class="pick">${disc('white', true)}</span>
    <span class="top"
      >${ovals(sheet)}<span class="num">${sheet.board.width}×${sheet.board.height}</span></span
    >
    <b class="name" lang=${own ? own.lang : nothing}>${own ? own.name : sheet.name}</b
    ><span class="by">${own ? sheet.name : ''}</span>
    <span class="board print" data-theme=${sheet.theme}>${diagram(sheet.board, sheet.start)}</span>
    <span class="note">${sheet.special}</span></label
  >`;
}

/** @param {Sheet} sheet */
function ovals({ letters, languages }) {
  const shown = letters.length > 3 ? letters.slice(0, 2) : letters;
  const rest = letters.length - shown.length;
  const names = new Intl.DisplayNames(lang(), { type: 'language' });
  const printed = t('start-printed-in', {
    list: list((languages ?? []).map((code) => names.of(code) ?? code)),
  });
  return html`<span class="ovals"
    ><span class="sr">${printed}</span
    >${shown.map((letter) => html`<span class="oval" aria-hidden="true">${letter}</span>`)}
    ${
      rest > 0
        ? html`<span class="oval" aria-hidden="true"
            >${t('start-more-letters', { count: rest })}</span
          >`
        : nothing
    }</span
  >`;
}

const PENCIL = html`<svg class="pencil" viewBox="0 0 116 116" aria-hidden="true">
  <path stroke-dasharray="4 4" d="M1 1h114v114H1z"></path>
  <path stroke-width="2.2" stroke-linecap="round" d="M40 78l34-34 8 8-34 34-11 3zM68 50l8 8"></path>
</svg>`;

const houseLink = () =>
  html`<a class="leaf house" data-sheet="house" href="/house">
    <span class="top"><span></span><span class="num">6×6 – 12×12</span></span>
    <b class="name">${t('start-house')}</b><span class="by">${t('start-house-by')}</span>${PENCIL}
    <span class="note">${t('start-house-note')}</span></a
  >`;

/** @param {string} name @param {string} chosen @param {Choose} choose */
const houseLeaf = (name, chosen, choose) =>
  html`<label class="leaf house" data-sheet="house">
    ${radio('leaflet', 'house', chosen, choose)}<span class="pick">${disc('white', true)}</span>
    <span class="top"><span></span></span>
    <b class="name" dir="auto" title=${name}>${name}</b
    ><span class="by">${t('start-house-by')}</span>${PENCIL}
    <span class="note">${t('start-house-note')}</span></label
  >`;

/**
 * @param {{sheets: Sheet[], choice: {sheet: string}, search: string}} state
 * @param {Choose} choose
 * @param {(words: string) => void} look
 */
export function world({ sheets, choice, search }, choose, look) {
  const home = homeSheet(sheets);
  const found = sheets.filter((sheet) => !inBox(sheet) && sheet !== home && matches(sheet, search));
  const nowhere = !found.length && !sheets.some((sheet) => matches(sheet, search));
  const shelves = ['federation', 'other'].map((shelf) => ({
    shelf,
    on: found.filter((sheet) => sheet.shelf === shelf),
  }));
  return html`<section class="world">
    <div class="intro">
      <h2>${t('start-world')}</h2>
      <span class="look">${searchField(search, look)}</span>
    </div>
    ${
      found.length
        ? shelves.map(({ shelf, on }) =>
            on.length
              ? html`<h3>${t(`shelf-${shelf}`)}</h3>
                  <div class="shelf" role="radiogroup" aria-label=${t(`shelf-${shelf}`)}>
                    ${repeat(
                      on,
                      (sheet) => sheet.id,
                      (sheet) => card(sheet, choice.sheet, choose),
                    )}
                  </div>`
              : nothing,
          )
        : nowhere
          ? html`<p class="quiet" role="status">${t('start-nothing')}</p>`
          : nothing
    }
  </section>`;
}

/** @param {Sheet} sheet @param {string} search */
function matches(sheet, search) {
  const { id, name, special, board, letters, languages } = sheet;
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (!words.length) return true;
  const names = new Intl.DisplayNames(lang(), { type: 'language' });
  const text = plain(
    [
      id,
      name,
      ownName(sheet)?.name ?? '',
      special,
      `${board.width}x${board.height} ${board.width}×${board.height}`,
      ...letters,
      ...(languages ?? []).map((code) => names.of(code) ?? code),
    ].join(' '),
  );
  return words.every((word) => text.includes(word));
}

/** @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** @param {Sheet} sheet @param {string} chosen @param {Choose} choose */
const card = (sheet, chosen, choose) =>
  html`<label class="card paper" data-sheet="house">
    ${radio(sheet.shelf, sheet.id, chosen, choose)}
    <span class="board print" data-theme=${sheet.theme === 'djeco' ? 'djeco' : nothing}
      >${diagram(sheet.board, sheet.start)}</span
    >
    <span
      ><b class="name">${sheet.name}</b>
      <span class="num quiet small">${sheet.board.width}×${sheet.board.height}</span>
      <span class="note">${sheet.special}</span></span
    ></label
  >`;
