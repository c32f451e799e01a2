/**
 * For whoever runs the server: reports, who is kept out, names, who may join, words, how the server
 * is doing, and what was done. Every deed is logged, and wants a proof that is not old.
 */
import { ApiError, get, post } from '../app/api.js';
import { errand } from '../app/errand.js';
import { t } from '../app/i18n.js';
import { prefs } from '../app/prefs.js';
import { boot } from '../app/shell.js';
import { html, render } from '../vendor/lit.js';
import { proving } from './account/mine.js';
import { alarm } from './account/parts.js';
import { canUse, sign } from './account/passkeys.js';
import { bans, joining, log, renaming, server, words } from './order/desk.js';
import { reports } from './order/reports.js';

/** @typedef {import('../../../../../js/wire.js').OperatorShape} Desk */
/** @typedef {import('../../../../../js/wire.js').ReportShape} Report */
/** @typedef {import('../../../../../js/wire.js').LogLine} LogLine */
/** @typedef {typeof doing} Doing */
/**
 * @typedef {{view: 'desk' | 'prove', desk: Desk | null, reports: Report[], old: boolean,
 *   log: LogLine[], links: string[], said: string, done: boolean, busy: boolean,
 *   account: import('../../../../../js/wire.js').AccountShape | null, canUse: boolean}} State
 */

const HOME = '/api/operator';
const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {State} */
const state = {
  view: 'desk',
  desk: null,
  reports: [],
  old: false,
  log: [],
  links: [],
  said: '',
  done: false,
  busy: false,
  account: null,
  canUse: canUse(),
};
/** What waits for a proof. @type {(() => Promise<unknown>) | null} */
let waiting = null;

const doing = {
  show() {
    waiting = null;
    Object.assign(state, { view: 'desk', said: '' });
    draw();
  },
  turn: () =>
    run(async () => {
      state.old = !state.old;
      await look();
    }),
  more: () =>
    run(async () => {
      const last = state.log.at(-1);
      if (last) state.log.push(...(await get(`${HOME}/log?before=${last.id}`)));
    }),
  /** @param {object} asked */
  settle: (asked) => deed('/reports/settle', asked),
  /** @param {object} asked */
  ban: (asked) => deed('/bans', asked),
  /** @param {string} id */
  lift: (id) => deed('/bans/lift', { id }),
  /** @param {object} asked */
  rename: (asked) => deed('/rename', asked),
  /** @param {string} rule */
  rule: (rule) => deed('/registration', { rule }),
  /** @param {number} count */
  invite: (count) =>
    change(async () => {
      state.links = (await post(`${HOME}/invitations`, { count })).links;
    }),
  /** @param {string} id */
  withdraw: (id) => deed('/invitations/withdraw', { id }),
  /** @param {object} asked */
  addWord: (asked) => deed('/words', asked),
  /** @param {string} word */
  dropWord: (word) => deed('/words/drop', { word }),
  /** @param {Record<string, string>} filled */
  prove: (filled) => run(() => proved(() => post('/api/account/prove', filled))),
  proveByDevice: () =>
    run(() =>
      proved(async () => {
        const signed = await sign(await post('/api/account/sign-in/ask', {}));
        await post('/api/account/prove/passkey', signed);
      }),
    ),
};

/** @param {string} path @param {object} asked */
const deed = (path, asked) => change(() => post(`${HOME}${path}`, asked));

/** Do something; if a proof is wanted, ask for it and go on. @param {() => Promise<unknown>} act */
const change = (act) =>
  run(async () => {
    try {
      await act();
    } catch (fault) {
      if (!(fault instanceof ApiError) || fault.code !== 'sign-in-again') throw fault;
      waiting = act;
      state.account = await get('/api/account');
      state.view = 'prove';
      return;
    }
    await look();
    state.done = true;
  });

/** @param {() => Promise<unknown>} proof */
async function proved(proof) {
  await proof();
  state.view = 'desk';
  const next = waiting;
  waiting = null;
  await next?.();
  await look();
  state.done = true;
}

async function look() {
  [state.desk, state.reports, state.log] = await Promise.all([
    get(HOME),
    get(`${HOME}/reports?settled=${state.old}`),
    get(`${HOME}/log`),
  ]);
}

/** Do one thing at a time, and say what went wrong. @param {() => unknown} act */
async function run(act) {
  const before = state.view;
  state.done = false;
  await errand(state, draw, act);
  if (state.view !== before || state.said)
    /** @type {HTMLElement | null} */ (main.querySelector('form input:not([hidden]), h1'))?.focus();
}

async function start() {
  await boot({ page: '', shelves: ['base', 'play', 'account', 'order'] });
  document.title = t('operator-tab');
  await run(look);
  prefs.addEventListener('change', draw);
}

function draw() {
  const { desk } = state;
  if (state.view === 'prove') {
    render(proving(/** @type {any} */ (state), /** @type {any} */ (doing)), main);
    return;
  }
  render(
    html`<div class="intro">
        <div>
          <h1 tabindex="-1">${t('operator-title')}</h1>
          <p class="quiet">${t('operator-lede')}</p>
        </div>
      </div>
      ${alarm(state.said)}
      <p role="status" class="done">${state.done ? t('account-done') : ''}</p>
      ${
        desk
          ? html`<div class="papers">
              ${reports(state, doing)} ${bans(desk, state, doing)} ${joining(desk, state, doing)}
              ${words(desk, state, doing)} ${renaming(state, doing)} ${server(desk)}
              ${log(state, doing)}
            </div>`
          : html`<p>
              <a class="btn" href="/account">${t('account-enter')}</a>
            </p>`
      }`,
    main,
  );
}

start();
