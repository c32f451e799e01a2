/**
 * The account: a guest may keep all games and progress, whoever has one signs in, and what belongs
 * to it is changed here. Nothing else asks for one.
 */
import { ApiError, get, post } from '../app/api.js';
import { t } from '../app/i18n.js';
import { prefs } from '../app/prefs.js';
import { boot } from '../app/shell.js';
import { render } from '../vendor/lit.js';
import { forgetAll } from './account/forget.js';
import { codes, mine, proving } from './account/mine.js';
import { canUse, make, sign } from './account/passkeys.js';
import { ways } from './account/ways.js';

/** @typedef {import('../../../../../js/wire.js').AccountShape} AccountShape */
/** @typedef {import('../../../../../js/wire.js').MemberShape} MemberShape */
/** @typedef {Record<string, string>} Filled */
/** @typedef {typeof doing} Doing */
/**
 * @typedef {{view: 'ways' | 'device' | 'password' | 'enter' | 'code' | 'codes' | 'mine' | 'prove',
 *   account: AccountShape | null, registration: string, invitation: string, hasGames: boolean,
 *   canUse: boolean, codes: string[], said: string, done: boolean, busy: boolean,
 *   deleting: boolean, ratings: import('../../../../../js/wire.js').OwnRating[] | null}} State
 */

const HOME = '/api/account';
const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {State} */
const state = {
  view: 'ways',
  account: null,
  registration: 'open',
  invitation: new URLSearchParams(location.hash.slice(1)).get('invitation') ?? '',
  hasGames: false,
  canUse: canUse(),
  codes: [],
  said: '',
  done: false,
  busy: false,
  deleting: false,
  ratings: null,
};
/** What waits for somebody to prove who they are. @type {(() => Promise<unknown>) | null} */
let waiting = null;

const doing = {
  /** @param {State['view']} view */
  show(view) {
    Object.assign(state, { view, said: '', done: false, deleting: false });
    draw();
    focus();
  },

  /** @param {Filled} filled */
  join: (filled) => run(async () => joined(await post(`${HOME}/join`, filled))),

  /** @param {Filled} filled */
  joinByDevice: (filled) =>
    run(async () => {
      const made = await device(make, await post(`${HOME}/join/ask`, filled));
      joined(await post(`${HOME}/join/passkey`, { ...filled, ...made }));
    }),

  /** @param {Filled} filled */
  enter: (filled) => run(async () => entered(await post(`${HOME}/sign-in`, brought(filled)))),

  /** @param {Filled} filled */
  enterByCode: (filled) =>
    run(async () => entered(await post(`${HOME}/sign-in/code`, brought(filled)))),

  /** @param {Filled} filled */
  enterByDevice: (filled) =>
    run(async () => {
      const signed = await device(sign, await post(`${HOME}/sign-in/ask`, {}));
      await entered(
        await post(`${HOME}/sign-in/passkey`, {
          ...signed,
          ...brought(filled),
        }),
      );
    }),

  leave: () =>
    run(async () => {
      await post(`${HOME}/sign-out`, {});
      await gone();
    }),

  kept() {
    state.codes = [];
    return run(look);
  },

  /** @param {Filled} filled */
  rename: (filled) =>
    change(async () => {
      const { name } = await post(`${HOME}/name`, filled);
      prefs.set('name', name);
    }),

  /** @param {Filled} filled */
  setPassword: (filled) => change(() => post(`${HOME}/password`, filled)),

  addKey: () =>
    change(async () => {
      const made = await device(make, await post(`${HOME}/passkeys/ask`, {}));
      await post(`${HOME}/passkeys`, made);
    }),

  /** @param {string} id */
  dropKey: (id) => change(() => post(`${HOME}/passkeys/drop`, { id })),

  newCodes: () =>
    change(async () => {
      show((await post(`${HOME}/codes`, {})).codes);
    }),

  /** @param {string} id */
  end: (id) => change(() => post(`${HOME}/sessions/end`, { id })),
  endOthers: () => change(() => post(`${HOME}/sessions/end-others`, {})),

  askDelete() {
    state.deleting = !state.deleting;
    draw();
  },

  remove: () =>
    change(async () => {
      await post(`${HOME}/delete`, {});
      await gone();
    }),

  /** @param {Filled} filled */
  prove: (filled) => run(() => proved(() => post(`${HOME}/prove`, filled))),

  proveByDevice: () =>
    run(() =>
      proved(async () => {
        const signed = await device(sign, await post(`${HOME}/sign-in/ask`, {}));
        await post(`${HOME}/prove/passkey`, signed);
      }),
    ),
};

async function start() {
  const [games] = await Promise.all([
    get('/api/games').catch(() => []),
    boot({ page: 'games', shelves: ['base', 'play', 'account'] }),
  ]);
  state.hasGames = games.length > 0;
  if (location.hash) history.replaceState(null, '', location.pathname);
  document.title = t('account-tab');
  await run(look);
  prefs.addEventListener('change', draw);
}

/** Ask who is signed in, and show it. */
async function look() {
  /** @type {AccountShape} */
  const account = await get(HOME);
  state.registration = account.registration;
  state.account = account.name === null ? null : account;
  if (state.account) state.ratings = await get('/api/ratings').catch(() => null);
  if (state.codes.length) state.view = 'codes';
  else if (state.account) state.view = 'mine';
  else if (state.view === 'mine') state.view = 'ways';
}

/** @param {MemberShape} member */
function joined(member) {
  prefs.set('name', member.name);
  show(member.codes);
}

/** @param {string[]} made */
function show(made) {
  Object.assign(state, { codes: made, view: 'codes' });
}

/** @param {MemberShape} member */
async function entered(member) {
  prefs.set('name', member.name);
  await look();
}

/** @param {Filled} filled */
const brought = (filled) => ({ ...filled, bring: filled.bring === 'on' });

async function gone() {
  await forgetAll();
  location.replace('/');
}

/** Do what waited for a proof. @param {() => Promise<unknown>} proof */
async function proved(proof) {
  await proof();
  state.view = 'mine';
  const next = waiting;
  waiting = null;
  await next?.();
  await look();
  state.done = state.view === 'mine';
}

/** Change something of the account; if a proof is wanted, ask for it and go on. */
const change = (/** @type {() => Promise<unknown>} */ act) =>
  run(async () => {
    try {
      await act();
    } catch (fault) {
      if (!(fault instanceof ApiError) || fault.code !== 'sign-in-again') throw fault;
      waiting = act;
      state.view = 'prove';
      return;
    }
    await look();
    state.done = state.view === 'mine';
  });

/**
 * Let the device do something; whoever waves it off, or whose device fails, is told so.
 * @template Q, A
 * @param {(question: Q) => Promise<A>} act
 * @param {Q} question
 */
async function device(act, question) {
  try {
    return await act(question);
  } catch {
    throw new ApiError(0, 'device', t('account-device-failed'));
  }
}

/** Do one thing at a time, and say what went wrong. @param {() => unknown} act */
async function run(act) {
  const before = state.view;
  Object.assign(state, { busy: true, said: '', done: false });
  draw();
  try {
    await act();
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    state.said = fault.message || t('game-lost-line');
  } finally {
    state.busy = false;
    draw();
  }
  if (state.view !== before) focus();
}

/** Whoever reads by ear, or types, is where the page has changed. */
function focus() {
  const next = main.querySelector('form input') ?? main.querySelector('h1');
  if (next instanceof HTMLElement && state.view !== 'mine') next.focus();
  else main.querySelector('h1')?.focus();
}

function draw() {
  const { view } = state;
  const shown =
    view === 'mine'
      ? mine(state, doing)
      : view === 'codes'
        ? codes(state, doing)
        : view === 'prove'
          ? proving(state, doing)
          : ways(state, doing);
  render(shown, main);
}

start();
