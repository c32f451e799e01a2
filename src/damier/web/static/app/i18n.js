/**
 * Words, from the Fluent catalogues that the server reads too.
 *
 *     import {loadTexts, t} from '../app/i18n.js';
 *     await loadTexts(['base', 'play']);      // once, before anything is drawn (boot() does it)
 *     t('start-title')                         // a message
 *     t('remedy-huff.consequence', {turn: 'no'})   // an attribute of one
 *     say(offence.says, 'title')               // what the server tells by its key
 *     list(['7', '8'])                         // 7 and 8
 *
 * A message that the reader's language lacks is said in English, which is fetched only then:
 * `words`
 * tells "change" when it has come (boot() draws the page again). One that English lacks shows its
 * key.
 */
import { FluentBundle, FluentResource } from '../vendor/fluent.js';

const RIGHT_TO_LEFT = new Set(['ar']);
/** Digits are those on the board in every language. @type {Record<string, string>} */
const LOCALES = { en: 'en-GB', ar: 'ar-u-nu-latn' };

/** @type {FluentBundle[]} */
let bundles = [];
/** @type {string[]} */
let wanted = [];
/** Whether English was fetched for what the reader's language lacks. */
let asked = false;

export const words = new EventTarget();

export const lang = () => document.documentElement.lang || 'en';

/** The locale for Intl formatters. */
export const locale = () => LOCALES[lang()] ?? lang();

/** @param {string[]} shelves  base, play, study */
export async function loadTexts(shelves) {
  wanted = shelves;
  bundles = [await bundle(lang(), shelves)];
}

/** Fetch a shelf that a page wants only now and then. @param {string} shelf */
export const moreTexts = (shelf) =>
  wanted.includes(shelf) ? Promise.resolve() : loadTexts([...wanted, shelf]);

/** Fetch English for what the reader's language lacks. */
function fetchSpare() {
  if (asked) return;
  asked = true;
  void bundle('en', wanted).then((made) => {
    bundles.push(made);
    words.dispatchEvent(new Event('change'));
  });
}

/**
 * @param {string} code
 * @param {string[]} shelves
 */
async function bundle(code, shelves) {
  const made = new FluentBundle(LOCALES[code] ?? code, { useIsolating: RIGHT_TO_LEFT.has(code) });
  const sources = await Promise.all(
    shelves.map((shelf) => fetchText(new URL(`../texts/${code}/${shelf}.ftl`, import.meta.url))),
  );
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** @param {URL} url  beside the modules, so that it is kept for as long as they are */
async function fetchText(url) {
  const answer = await fetch(url);
  return answer.ok ? answer.text() : '';
}

/**
 * @param {string} key  message, or message.attribute
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function t(key, args) {
  const [name, attribute] = key.split('.');
  for (const made of bundles) {
    const message = made.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return made.formatPattern(pattern, args, []);
  }
  if (lang() === 'en' || bundles.length > 1) return key;
  fetchSpare();
  return '';
}

/**
 * Put what the server tells by its key into words.
 * @param {import('wire').Phrase} phrase
 * @param {string} [attribute]  such as title
 */
export const say = ({ key, args }, attribute) => t(attribute ? `${key}.${attribute}` : key, args);

/**
 * @param {Iterable<string>} items
 * @param {'conjunction' | 'disjunction'} [type]
 */
export function list(items, type = 'conjunction') {
  return new Intl.ListFormat(locale(), { type }).format(items);
}

/** What stands between two parts of a line. */
export const comma = () => (RIGHT_TO_LEFT.has(lang()) ? '، ' : ', ');

/**
 * Moves as they are printed: 37×17, 32–28, m13–n14; must agree with the squares of
 * `damier.position.movetext`.
 * @param {string} text
 */
export function pretty(text) {
  return text.replace(/(\d)x(?=[a-n]?\d)/g, '$1×').replace(/(\d)-(?=[a-n]?\d)/g, '$1–');
}
