/**
 * What a visitor likes, kept in this browser only.
 *
 *     import {prefs} from '../app/prefs.js';
 *     prefs.get('theme')            // '' means the sheet's own board
 *     prefs.set('numbers', 'off');
 *     prefs.addEventListener('change', redraw);   // also when another tab changes something
 */

/**
 * @typedef {{scheme: string, theme: string, pieces: string, numbers: string, tap: string,
 *   confirm: string, motion: string, sound: string, name: string, turns: string, last: string,
 *   notify: string, openings: string}} Prefs
 */

/** @type {Prefs} */
const DEFAULTS = {
  scheme: '', // '' follows the system, or light, dark
  theme: '', // '' is the sheet's own; wood, tournament, djeco, contrast, dark
  pieces: '', // '' as the board has them; flat, red
  numbers: 'inside', // inside, outside, off, a1
  tap: 'off', // does one touch play a piece's only move?
  confirm: 'off', // does a move wait until it is confirmed?
  motion: '', // '' as the system wants it; quick, off
  sound: 'on',
  notify: 'off', // does the browser tell that it is your turn?
  openings: 'off', // whose games the analysis shows: off, all, own
  name: '',
  turns: 'off', // beside each other: does the board turn after every move?
  last: '', // the last table that was set up, as JSON
};

class Preferences extends EventTarget {
  constructor() {
    super();
    window.addEventListener('storage', (event) => {
      if (event.key?.startsWith('damier-')) this.#changed();
    });
  }

  /** @param {keyof Prefs} name */
  get(name) {
    return localStorage.getItem(`damier-${name}`) ?? DEFAULTS[name];
  }

  /**
   * @param {keyof Prefs} name
   * @param {string} value
   */
  set(name, value) {
    localStorage.setItem(`damier-${name}`, value);
    this.#changed();
  }

  #changed() {
    apply('scheme', this.get('scheme'));
    apply('motion', this.get('motion'));
    this.dispatchEvent(new Event('change'));
  }
}

/** What the style sheets have to know stands on the page's root. @param {string} name @param {string} value */
function apply(name, value) {
  const root = document.documentElement;
  if (value) root.dataset[name] = value;
  else delete root.dataset[name];
}

/** Tell whether the lamp is off now, by choice or by the system. */
export function isDark() {
  const chosen = prefs.get('scheme');
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

export const prefs = new Preferences();
