/** Simuls: those one may join or watch, and how to give one. */
import { get, post } from '../app/api.js';
import { tray } from '../app/choices.js';
import { clockWords } from '../app/clocks.js';
import { t } from '../app/i18n.js';
import { disc } from '../app/icons.js';
import { prefs } from '../app/prefs.js';
import { homeSheet, sheets, sideName } from '../app/sheets.js';
import { boot } from '../app/shell.js';
import { html, nothing, render } from '../vendor/lit.js';

/** @typedef {import('wire').SimulShape} Simul */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const CLOCKS = ['', '300+3', '600+5', '900+10', '1800+10', '3600'];

/** @type {{list: Simul[], sheets: import('../app/sheets.js').Sheet[], colour: string, said: string}} */
const state = { list: [], sheets: [], colour: 'white', said: '' };

async function start() {
  const [list, all] = await Promise.all([
    get('/api/simuls').catch(() => []),
    sheets(),
    boot({ page: 'lobby', shelves: ['base', 'play', 'watching'] }),
  ]);
  Object.assign(state, { list, sheets: all });
  document.title = t('simuls-tab');
  draw();
  prefs.addEventListener('change', draw);
}

/** @param {SubmitEvent} event */
async function open(event) {
  event.preventDefault();
  const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
  const name = String(form.get('name') ?? '').trim();
  prefs.set('name', name);
  try {
    const made = await post('/api/simuls', {
      sheet: form.get('sheet'),
      control: form.get('control') || null,
      extra: Number(form.get('extra')) * 60,
      most: Number(form.get('most')),
      colour: state.colour,
      name,
      listed: form.get('listed') === 'on',
    });
    location.assign(`/simuls/${made.simul}`);
  } catch (problem) {
    state.said = /** @type {Error} */ (problem).message || t('start-failed');
    draw();
  }
}

const draw = () =>
  render(
    html`<div class="intro">
        <div>
          <h1>${t('now-simuls')}</h1>
          <p class="quiet">${t('simul-about')}</p>
        </div>
      </div>
      ${state.list.length ? simulList(state.list) : nothing}
      <h2>${t('simul-new')}</h2>
      ${form()}`,
    main,
  );

/** @param {Simul[]} list */
const simulList = (list) =>
  html`<ul class="simuls">
    ${list.map(
      (one) =>
        html`<li class="paper">
          <a href="/simuls/${one.simul}"
            ><b>${t('simul-title', { name: one.name || t('game-guest') })}</b></a
          >
          <span>${one.sheet_name} · ${clockWords(one.control)}</span>
          <span class="small quiet"
            >${t('simul-joined', { count: one.boards.length, most: one.most })}</span
          >
        </li>`,
    )}
  </ul>`;

/** @param {string} name @param {string} label @param {number} value @param {number} most */
const number = (name, label, value, most) =>
  html`<label
    ><span class="label">${label}</span
    ><input
      class="field num"
      type="number"
      name=${name}
      min=${name === 'most' ? 1 : 0}
      max=${most}
      value=${value}
      required
  /></label>`;

const form = () => {
  const home = homeSheet(state.sheets);
  return html`<form class="paper give" @submit=${open}>
    <label
      ><span class="label">${t('now-filter')}</span
      ><select class="field" name="sheet">
        ${state.sheets.map(
          ({ id, name }) => html`<option value=${id} ?selected=${id === home?.id}>${name}</option>`,
        )}
      </select></label
    >
    <label
      ><span class="label">${t('start-clock')}</span
      ><select class="field" name="control">
        ${CLOCKS.map(
          (clock) =>
            html`<option value=${clock} ?selected=${clock === '900+10'}>
              ${clockWords(clock || null)}
            </option>`,
        )}
      </select></label
    >
    ${number('extra', t('simul-extra'), 15, 600)} ${number('most', t('simul-most'), 20, 60)}
    ${tray(
      {
        name: 'colour',
        legend: t('start-colour'),
        value: state.colour,
        options: [
          { value: 'white', label: html`${disc('white')}${sideName(PLAIN, 'white')}` },
          { value: 'black', label: html`${disc('black')}${sideName(PLAIN, 'black')}` },
          { value: 'alternate', label: t('simul-alternate') },
        ],
      },
      (/** @type {string} */ colour) => {
        state.colour = colour;
        draw();
      },
    )}
    <label
      ><span class="label">${t('start-name')}</span
      ><input
        class="field"
        name="name"
        maxlength="40"
        autocomplete="nickname"
        value=${prefs.get('name')}
    /></label>
    <label class="switch"
      ><input type="checkbox" role="switch" name="listed" checked /><i></i>
      <span>${t('start-shown')} <span class="quiet">${t('simul-shown-hint')}</span></span></label
    >
    ${state.said ? html`<p class="said" role="alert">${state.said}</p>` : nothing}
    <button class="btn primary">${t('simul-open')}</button>
  </form>`;
};

const PLAIN = { colours: { white: 'white', black: 'black' } };

start();
