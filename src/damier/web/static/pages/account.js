/**
 * The account: a guest may keep all games and progress, whoever has one signs in, and what belongs
 * to it is changed here. Nothing else asks for one.
 */
import { ApiError, get, post } from '../app/api.js';
import { errand } from '../app/errand.js';
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
 * @typedef {{view: 'ways' | 'device' | 'password' | 'enter' | 'code' | 'mail' | 'sent' | 'recover' |
 *   'codes' | 'mine' | 'prove', link: string, mayMail: boolean, told: string,
 *   account: AccountShape | null, registration: string, invitation: string, hasGames: boolean,
 *   canUse: boolean, codes: string[], said: string, done: boolean, busy: boolean,
 *   deleting: boolean, ratings: import('../../../../../js/wire.js').OwnRating[] | null,
 *   privacy: import('../../../../../js/wire.js').PrivacyShape | null,
 *   tokens: import('../../../../../js/wire.js').TokenShape[], token: string, heeds: string,
 *   programs: typeof import('./account/programs.js').programs | null}} State
 */

const HOME = '/api/account';
const brings = new URLSearchParams(location.hash.slice(1)); // by the link that led here
const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {State} */
const state = {
  view: 'ways',
  link: '',
  mayMail: false,
  told: '',
  account: null,
  registration: 'open',
  invitation: brings.get('invitation') ?? '',
  hasGames: false,
  canUse: canUse(),
  codes: [],
  said: '',
  done: false,
  busy: false,
  deleting: false,
  ratings: null,
  privacy: null,
  tokens: [],
  token: '',
  heeds: '',
  programs: null,
};
/** What waits for somebody to prove who they are. @type {(() => Promise<unknown>) | null} */
let waiting = null;

const doing = {
  redraw: () => draw(),

  /** @param {State['view']} view */
  show(view) {
    Object.assign(state, {
      view,
      said: '',
      told: '',
      done: false,
      deleting: false,
    });
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

  /** @param {Filled} filled */
  askLink: (filled) =>
    run(async () => {
      await post(`${HOME}/recover`, filled);
      state.view = 'sent';
    }),

  /** Only a hand uses a link up: what looks at letters on the way opens it, too. @param {Filled} filled */
  useLink: (filled) =>
    run(async () => {
      const asked = { token: state.link, ...brought(filled) };
      await entered(await post(`${HOME}/recover/use`, asked));
      state.told = t('recovery-next');
    }),

  /** @param {string} address  nothing: none any more */
  setMail: (address) => change(() => post(`${HOME}/mail`, { address })),

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

  /** @param {Filled} filled */
  setPrivacy: ({ page, games, listed }) =>
    change(() => post(`${HOME}/privacy`, { page, games, listed: listed === 'on' })),

  /** @param {string} id */
  end: (id) => change(() => post(`${HOME}/sessions/end`, { id })),
  endOthers: () => change(() => post(`${HOME}/sessions/end-others`, {})),

  /** @param {string} label @param {string[]} scopes */
  makeToken: (label, scopes) =>
    change(async () => {
      state.token = (await post(`${HOME}/tokens`, { label, scopes })).token;
    }),
  /** @param {string} id */
  revoke: (id) => change(() => post(`${HOME}/tokens/revoke`, { id })),
  /** @param {string} heeds */
  heed(heeds) {
    state.heeds = heeds;
    return change(() => post('/api/challenges/manners', { heeds }));
  },

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
    boot({
      page: 'games',
      shelves: ['base', 'play', 'account', 'people', 'challenges', 'order', 'recovery'],
    }),
  ]);
  state.hasGames = games.length > 0;
  if (location.hash) history.replaceState(null, '', location.pathname);
  document.title = t('account-tab');
  await run(look);
  await arrive();
  prefs.addEventListener('change', draw);
  addEventListener('hashchange', () => location.reload()); // another link, in the same tab
}

/** Do what the link in a letter is for. */
async function arrive() {
  const code = brings.get('confirm');
  if (code)
    await run(async () => {
      await post(`${HOME}/mail/confirm`, { code });
      await look();
      state.told = t('recovery-thanks');
    });
  state.link = brings.get('recover') ?? '';
  if (state.link) doing.show('recover');
}

/** Ask who is signed in, and show it. */
async function look() {
  /** @type {AccountShape} */
  const account = await get(HOME);
  Object.assign(state, {
    registration: account.registration,
    mayMail: account.may_mail,
  });
  state.account = account.name === null ? null : account;
  if (state.account && !account.banned) {
    const [ratings, privacy] = await Promise.all([
      get('/api/ratings').catch(() => null),
      get(`${HOME}/privacy`).catch(() => null),
    ]);
    Object.assign(state, { ratings, privacy });
    await lookAtPrograms();
  }
  if (state.codes.length) state.view = 'codes';
  else if (state.account) state.view = 'mine';
  else if (state.view === 'mine') state.view = 'ways';
}

/** What programs may do, and who may challenge. */
async function lookAtPrograms() {
  const [tokens, met] = await Promise.all([get(`${HOME}/tokens`), get('/api/challenges')]);
  Object.assign(state, { tokens, heeds: met.heeds });
  state.programs ??= (await import('./account/programs.js')).programs;
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
  Object.assign(state, { done: false, told: '' });
  await errand(state, draw, act);
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
