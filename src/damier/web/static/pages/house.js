/** House rules: change a sheet's rules, read them at once as a leaflet, play them, pass them on. */
import { post } from '../app/api.js';
import { diagram } from '../app/diagram.js';
import { t } from '../app/i18n.js';
import { prefs } from '../app/prefs.js';
import { tokenTo } from '../app/seats.js';
import { sheets } from '../app/sheets.js';
import { boot, setSheet } from '../app/shell.js';
import { houseOf } from '../app/tables.js';
import { html, nothing, render } from '../vendor/lit.js';
import { form, idOf } from './house/form.js';
import { anchor, leaflet, parts } from './rules/leaflet.js';
import { Trial } from './rules/trial.js';
import { Book, sheetOfHouse } from './study/book.js';
import { copy, download, pack, unpack } from './study/link.js';

/**
 * @typedef {import('./house/form.js').Draw} Draw
 * @typedef {import('wire').HouseShape} House
 */

/**
 * @typedef {{base: string, name: string, fields: Record<string, any>, draws: Draw[] | null,
 *   house: House | null, rules: import('./rules/leaflet.js').Rules | null, said: string,
 *   copied: boolean, asked: number,
 *   reading: {at: number, trialAt: number, trial: Trial | null, book: Book} | null,
 *   shelf: import('../app/sheets.js').Sheet[]}} State
 */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {State} */
const state = {
  base: 'international',
  name: '',
  fields: {},
  draws: null,
  house: null,
  rules: null,
  said: '',
  copied: false,
  asked: 0,
  reading: null,
  shelf: [],
};

async function start() {
  const [, list] = await Promise.all([
    boot({ page: 'rules', shelves: ['base', 'play', 'study'] }),
    sheets(),
  ]);
  state.shelf = list;
  document.title = t('house-tab');
  document.body.dataset.sheet = 'house';
  prefs.addEventListener('change', draw);
  window.addEventListener('hashchange', () => void fromLink());
  const query = new URLSearchParams(location.search);
  const wanted = query.get('extends') ?? '';
  if (list.some(({ id }) => id === wanted)) state.base = wanted;
  if (!(await fromTable(query.get('table'))) && !(await fromLink()))
    await ask({ extends: state.base });
}

/**
 * Open the leaflet of the rules that a table plays by, at the article the address names.
 * @param {string | null} table
 * @returns {Promise<boolean>}
 */
async function fromTable(table) {
  const toml = table && (await houseOf(table, tokenTo(table)).catch(() => null));
  if (!toml || !(await adopt(toml)) || !state.rules) return false;
  const { rules } = state;
  read(
    Math.max(
      0,
      parts(rules).findIndex(
        (_, at) => anchor(rules, at) === decodeURIComponent(location.hash.slice(1)),
      ),
    ),
  );
  return true;
}

/** Open the rules that the address carries. @returns {Promise<boolean>} whether there were any */
async function fromLink() {
  const packed = new URLSearchParams(location.hash.slice(1)).get('sheet');
  if (!packed) return false;
  const toml = await unpack(packed);
  if (toml && (await adopt(toml))) return true;
  await ask({ extends: state.base });
  state.said = t('house-bad-link');
  draw();
  return true;
}

/**
 * Make rules that came from elsewhere the visitor's own to change.
 * @param {string} toml
 * @returns {Promise<boolean>}
 */
async function adopt(toml) {
  const house = await ask({ toml });
  if (!house) return false;
  const values = Object.fromEntries(
    house.form.flatMap((group) => group.fields.map((field) => [field.name, field.value])),
  );
  Object.assign(state, {
    base: house.extends,
    name: house.name,
    draws: house.changed.includes('draws') ? house.draws : null,
  });
  state.fields = Object.fromEntries(
    house.changed.filter((name) => name in values).map((name) => [name, values[name]]),
  );
  draw();
  return true;
}

/** @param {object} question @returns {Promise<House | null>} */
async function ask(question) {
  const asked = ++state.asked;
  try {
    const house = await post('/api/house', question);
    if (asked !== state.asked) return null;
    Object.assign(state, { house, rules: house.rules ?? state.rules, said: '', copied: false });
    if (house.rules) setSheet(/** @type {any} */ (sheetOfHouse(house)), { rules: '/rules' });
    draw();
    return house;
  } catch (problem) {
    state.said = /** @type {Error} */ (problem).message;
    if (state.house) draw();
    return null;
  }
}

/** Ask for the rules as they are now, and put them into the address. */
async function changed() {
  const draws =
    state.draws
      ?.filter((draw) => draw.on)
      .map(({ index, rule, how, times, moves }) =>
        index === null ? { rule, how, times, moves } : { index, how, times, moves },
      ) ?? null;
  const house = await ask({ extends: state.base, name: state.name, fields: state.fields, draws });
  if (house?.toml) history.replaceState(null, '', `/house#sheet=${await pack(house.toml)}`);
}

/** @param {string} name @param {any} value */
function set(name, value) {
  for (const group of state.house?.form ?? [])
    for (const field of group.fields) if (field.name === name) field.value = value;
  state.fields[name] = value;
  void changed();
}

/** @param {number} at @param {Partial<Draw>} change */
function setDraw(at, change) {
  state.draws = (state.draws ?? state.house?.draws ?? []).map((draw, index) =>
    index === at ? { ...draw, ...change } : draw,
  );
  if (state.house) state.house.draws = state.draws;
  void changed();
}

/** @param {string} base */
function begin(base) {
  Object.assign(state, { base, fields: {}, draws: null });
  void changed();
}

// ---- what to do with them

/**
 * What the start page is told of rules that are about to be played.
 * @typedef {{name: string, toml: string | null, draw_options: {rule: string, text: string,
 *   article: string | null}[], colours_by_lot: boolean}} OnItsWay
 * @param {House} house @returns {OnItsWay}
 */
const onItsWay = ({ name, toml, draw_options, colours_by_lot }) => ({
  name,
  toml,
  draw_options,
  colours_by_lot,
});

function play() {
  if (!state.house?.toml) return;
  sessionStorage.setItem('damier-house', JSON.stringify(onItsWay(state.house)));
  location.assign('/?house');
}

async function share() {
  state.copied = await copy(location.href);
  if (!state.copied) state.said = location.href;
  draw();
}

const save = () =>
  state.house?.toml && download(`${state.house.id}.toml`, state.house.toml, 'application/toml');

// ---- reading the whole leaflet

/** @param {number} [at] */
function read(at = 0) {
  const { house } = state;
  if (!house?.toml || !house.rules) return;
  const book = new Book({ sheet_toml: house.toml }, sheetOfHouse(house));
  state.reading = { at, trialAt: 0, trial: null, book };
  turn(at);
}

/** @param {number} at @param {number} [trialAt] */
function turn(at, trialAt = 0) {
  const { reading, rules } = state;
  if (!reading || !rules) return;
  const data = parts(rules)[at].trials[trialAt];
  Object.assign(reading, { at, trialAt, trial: data ? new Trial(reading.book, data, draw) : null });
  draw();
}

// ---- drawing

function draw() {
  const { house, reading, rules } = state;
  if (!house || !rules) return;
  main.className = reading ? 'reading' : 'house';
  render(
    reading
      ? html`<p class="back">
            <button
              class="btn plain"
              type="button"
              @click=${() => {
                state.reading = null;
                draw();
              }}
            >
              ${t('house-back')}
            </button>
            <a class="btn plain" href="/learn/house/course${location.hash}">${t('rules-course')}</a>
          </p>
          <div class="spread paper">
            ${leaflet({
              ...reading,
              rules,
              sheet: reading.book.sheet,
              go: (at) => turn(at),
              choose: (trial) => turn(reading.at, trial),
              href: () => '#',
            })}
          </div>`
      : page(house, rules),
    main,
  );
}

/** @param {House} house @param {import('./rules/leaflet.js').Rules} rules */
const page = (house, rules) =>
  html`<section class="paper maker">
      <div class="head">
        <h1>${t('house-title')}</h1>
        <p class="quiet">${t('house-intro')}</p>
        <div class="two">
          <label
            ><span class="label">${t('house-base')}</span
            ><select
              class="field"
              @change=${(/** @type {Event} */ event) =>
                begin(/** @type {HTMLSelectElement} */ (event.target).value)}
            >
              ${['leaflet', 'federation', 'other'].map(
                (kind) =>
                  html`<optgroup label=${t(`shelf-${kind}`)}>
                    ${state.shelf
                      .filter((each) => each.shelf === kind)
                      .map(
                        (each) =>
                          html`<option value=${each.id} ?selected=${each.id === house.extends}>
                            ${each.name}
                          </option>`,
                      )}
                  </optgroup>`,
              )}
            </select></label
          >
          <label
            ><span class="label">${t('house-name')}</span
            ><input
              class="field"
              maxlength="80"
              dir="auto"
              .value=${state.name}
              placeholder=${house.name}
              @change=${(/** @type {Event} */ event) => {
                state.name = /** @type {HTMLInputElement} */ (event.target).value;
                void changed();
              }}
          /></label>
        </div>
      </div>
      ${form(house.form, house.draws, {
        set,
        setDraw,
        clash,
        isChanged: (name) => house.changed.includes(name),
      })}
    </section>
    ${preview(house, rules)}`;

/** @param {string} name */
const clash = (name) => state.house?.errors.find((error) => error.field === name)?.message ?? null;

/** @param {House} house @param {import('./rules/leaflet.js').Rules} rules */
function preview(house, rules) {
  const sound = house.toml !== null;
  return html`<aside
    class="paper preview ${sound ? '' : 'stale'}"
    tabindex="0"
    aria-label=${t('house-preview')}
  >
    <div class="top">
      <span class="board print" data-theme=${rules.squares === 'red' ? 'djeco' : 'wood'}
        >${diagram(/** @type {any} */ (rules.geometry), rules.start)}</span
      >
      <div>
        <h2><bdi>${house.name}</bdi></h2>
        <p class="small quiet">
          ${t('house-changes', { count: house.changed.length })} ·
          <span class="num">${rules.geometry.width}×${rules.geometry.height}</span>
        </p>
      </div>
    </div>
    <div class="acts main-acts">
      <button class="btn primary" type="button" ?disabled=${!sound} @click=${play}>
        ${t('house-play')}
      </button>
      <button class="btn" type="button" ?disabled=${!sound} @click=${share}>
        ${state.copied ? t('papers-copied') : t('house-share')}
      </button>
    </div>
    <div class="acts">
      <button class="btn plain" type="button" ?disabled=${!sound} @click=${() => read()}>
        ${t('house-read')}</button
      ><button class="btn plain" type="button" ?disabled=${!sound} @click=${save}>
        ${t('house-save')}
      </button>
    </div>
    <p class="trouble" role="status">
      ${
        state.said
          ? html`<i aria-hidden="true">!</i><span class="link">${state.said}</span>`
          : !sound
            ? html`<i aria-hidden="true">!</i
                ><button class="btn link" type="button" @click=${() => lead(house)}>
                  ${clashWords(house)}
                </button>`
            : nothing
      }
    </p>
    <div class="words">
      ${parts(rules).map(
        (part) =>
          html`<h3>
              ${
                part.number && part.number !== '0'
                  ? html`<span class="num">${part.number}</span> `
                  : nothing
              }${part.title}
            </h3>
            ${part.sentences.map(
              (sentence) =>
                html`<p dir="auto" class=${house.changed.includes(sentence.field) ? 'new' : ''}>
                  ${sentence.text}
                </p>`,
            )}`,
      )}
    </div>
  </aside>`;
}

/** @param {House} house */
const clashWords = (house) => t('house-clashes', { count: house.errors.length });

/** Go to the first rule that does not go with the others. @param {House} house */
function lead({ errors }) {
  const field = errors
    .map((error) => document.getElementById(idOf(error.field)))
    .find((found) => found);
  field?.querySelector('input')?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

void start();
