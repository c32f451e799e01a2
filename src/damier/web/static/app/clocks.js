/**
 * Time controls as the server writes them, taken apart for a form and said in words.
 *
 *     readClock('300+5')     // {kind: 'fischer', minutes: 5, seconds: 5, periods: 3}
 *     writeClock({kind: 'byo-yomi', minutes: 10, seconds: 30, periods: 3})   // '600y3x30'
 *     clockWords('180+2')    // 3 min + 2 s
 *     clockWords('*259200')  // 3 days a move
 */
import { locale, t } from './i18n.js';

/** @typedef {'fischer' | 'bronstein' | 'byo-yomi' | 'each-move'} ClockKind */
/** @typedef {{kind: ClockKind, minutes: number, seconds: number, periods: number}} Clock */

/** @type {ClockKind[]} */
export const KINDS = ['fischer', 'bronstein', 'byo-yomi', 'each-move'];

/** @type {Clock} */
const USUAL = { kind: 'fischer', minutes: 5, seconds: 5, periods: 3 };

/** Must agree with `damier.table.control`. @type {[ClockKind, RegExp][]} */
const SHAPES = [
  ['each-move', /^()\*([\d.]+)()$/],
  ['bronstein', /^([\d.]+)b([\d.]+)()$/],
  ['byo-yomi', /^([\d.]+)y(\d+)x([\d.]+)$/],
  ['fischer', /^([\d.]+)(?:\+([\d.]+))?()$/],
];

/** What a control says; null for one with stages, which no form here makes. @param {string} text */
export function readClock(text) {
  for (const [kind, shape] of SHAPES) {
    const found = shape.exec(text);
    if (!found) continue;
    const minutes = Number(found[1] || 0) / 60;
    const [seconds, periods] =
      kind === 'byo-yomi' ? [Number(found[3]), Number(found[2])] : [Number(found[2] ?? 0), 3];
    return { ...USUAL, kind, minutes: found[1] ? minutes : USUAL.minutes, seconds, periods };
  }
  return null;
}

/** @param {Clock} clock */
export function writeClock({ kind, minutes, seconds, periods }) {
  const base = String(Math.round(minutes * 60));
  if (kind === 'each-move') return `*${seconds}`;
  if (kind === 'byo-yomi') return `${base}y${periods}x${seconds}`;
  if (kind === 'bronstein') return `${base}b${seconds}`;
  return `${base}+${seconds}`;
}

const DAY = 86_400;
/** What games by days are offered with. */
export const DAYS = [1, 2, 3, 5, 7, 14];

/** @param {number} days */
export const daysClock = (days) => `*${days * DAY}`;

/** Whether each move has a day or more. @param {string | null} control */
export const isByDays = (control) => Number(control?.match(/^\*(\d+)/)?.[1] ?? 0) >= DAY;

/** So much time in words, such as "3 days". @param {number} amount @param {'day' | 'hour' | 'minute'} unit */
const amountOf = (amount, unit) =>
  new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'long' }).format(amount);

/** How much time there is, about. @param {number} seconds */
export function timeWords(seconds) {
  if (seconds >= 1.5 * DAY) return amountOf(Math.round(seconds / DAY), 'day');
  if (seconds >= 5400) return amountOf(Math.round(seconds / 3600), 'hour');
  return amountOf(Math.ceil(seconds / 60), 'minute');
}

/** @param {string | null} control */
export function clockWords(control) {
  if (!control) return t('lobby-no-clock');
  if (isByDays(control))
    return t('lobby-clock-days', { days: amountOf(Number(control.slice(1)) / DAY, 'day') });
  const clock = readClock(control);
  if (!clock) return control;
  const { kind, minutes, seconds, periods } = clock;
  return t(kind === 'fischer' ? 'lobby-clock' : `lobby-clock-${kind}`, {
    minutes: Math.round(minutes * 100) / 100,
    seconds,
    periods,
  });
}
