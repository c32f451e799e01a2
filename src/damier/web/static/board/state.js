/** @import {Config, Move, State} from './types.js' */

/**
 * What the board says when it was given no words: the bare facts.
 * @param {string} _key @param {Record<string, string | number>} [args]
 */
const bareTexts = (_key, args = {}) => Object.values(args).join(', ');

/** What a board is given where nothing else is said. @type {Readonly<Config>} */
export const DEFAULTS = Object.freeze({
  geometry: null,
  board: '',
  moves: [],
  ways: [],
  must: [],
  last: null,
  ghosts: [],
  marks: [],
  arrows: [],
  refusal: null,
  offence: null,
  routes: [],
  texts: bareTexts,
  colours: {},
  motion: true,
  orientation: 'white',
  theme: 'wood',
  numbers: 'inside',
  interactive: 'none',
  free: false,
  handoff: false,
  premove: false,
  onetap: false,
  confirm: false,
  pieces: '',
  brush: '',
  drawable: false,
  print: false,
  frameless: false,
  label: '',
  lang: '',
});

/** A board nobody has touched yet. @returns {State} */
export const makeState = () => ({
  ...DEFAULTS,
  geo: null,
  hand: { steps: [], choice: [], mode: 'none', side: null },
  shown: '',
  walk: null,
  sent: null,
  held: [],
  asked: null,
  planned: [],
  carried: null,
  touched: 0,
  cursor: 1,
  pointed: false,
  lit: 0,
  typed: '',
  ended: false,
  stroke: { from: 0, to: 0, ink: 'green' },
});

/** Whether hands may touch the board at all. @param {State} state */
export const isLive = (state) => state.interactive !== 'none' && !state.print;

/**
 * Whether what hands do has to wait: a move is on its way, or the page shows one that is.
 * @param {State} state
 */
export const isWaiting = (state) => state.sent !== null || state.interactive === 'wait';

/** @param {number[]} a @param {number[]} b */
export const sameEnds = (a, b) => a[0] === b[0] && a[a.length - 1] === b[b.length - 1];

/** @param {number[]} path @param {number[]} start */
export const startsWith = (path, start) => start.every((square, i) => path[i] === square);

/**
 * The server repeats itself; a hand lets go only when something changed.
 * @param {Move[]} a @param {Move[]} b
 */
export const sameMoves = (a, b) =>
  a === b || (a.length === b.length && a.every(({ path }, i) => path.join() === b[i].path.join()));
