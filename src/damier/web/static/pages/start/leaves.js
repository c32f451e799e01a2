/** The leaflets of the box as cards, and the second shelf with a search. */
import { diagram } from '../../app/diagram.js';
import { lang, list, t } from '../../app/i18n.js';
import { disc } from '../../app/icons.js';
import { ownName } from '../../app/sheets.js';
import { html, live, nothing, repeat } from '../../vendor/lit.js';

/** @typedef {import('../../app/sheets.js').Sheet} Sheet */
/** @typedef {(change: Partial<import('./wish.js').Choice>) => void} Choose */

/**
 * @param {{sheets: Sheet[], choice: {sheet: string}, house: {name: string} | null}} state
 * @param {Choose} choose
 */
export const leaves = ({ sheets, choice, house }, choose) =>
  html` <div class="leaves" role="radiogroup" aria-label=${t('start-sheets')}>
    ${repeat(
      sheets.filter(inBox),
      (sheet) => sheet.id,
      (sheet) => leaf(sheet, choice.sheet, choose),
    )}
    ${house ? houseLeaf(house.name, choice.sheet, choose) : houseLink()}
  </div>`;

/** @param {Sheet} sheet */
const inBox = (sheet) => sheet.shelf === 'leaflet';

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
    ${rest > 0 ? html`<span class="oval" aria-hidden="true">${t('start-more-letters', { count: rest })}</span>` : nothing}</span
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
  const found = sheets.filter((sheet) => !inBox(sheet) && matches(sheet, search));
  const shelves = ['federation', 'other'].map((shelf) => ({
    shelf,
    on: found.filter((sheet) => sheet.shelf === shelf),
  }));
  return html`<section class="world">
    <div class="intro">
      <h2>${t('start-world')}</h2>
      <input
        class="field"
        type="search"
        aria-label=${t('start-search')}
        placeholder=${t('start-search')}
        .value=${live(search)}
        @input=${(/** @type {InputEvent} */ event) => look(/** @type {HTMLInputElement} */ (event.target).value)}
      />
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
        : html`<p class="quiet" role="status">${t('start-nothing')}</p>`
    }
  </section>`;
}

/** @param {Sheet} sheet @param {string} search */
function matches({ id, name, special, board }, search) {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const text = plain(
    `${id} ${name} ${special} ${board.width}x${board.height} ${board.width}×${board.height}`,
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
