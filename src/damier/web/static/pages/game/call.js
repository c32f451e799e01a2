/**
 * It is your turn: the tab's title and picture say so while you look elsewhere, a sound calls, and
 * the browser tells you if you let it.
 */
import { t } from '../../app/i18n.js';
import { prefs } from '../../app/prefs.js';
import { bell } from './sound.js';

/** @typedef {import('./table.js').Table} Table */

const CALL = new URL('../../app/icon-call.svg', import.meta.url).href;
/** @type {Map<HTMLLinkElement, string>} the pictures of the tab as they were */
const usual = new Map();

/** Whether somebody who plays elsewhere waits for the reader. @param {Table} table */
const isMyTurn = (table) => table.seat !== 'both' && table.mine !== null;

/** Whether the reader looks at something else. */
const looksAway = () => document.hidden || !document.hasFocus();

/** Show on the tab what the reader should know. @param {Table} table @param {string} title */
export function callByTab(table, title) {
  const called = looksAway() && isMyTurn(table);
  document.title = called ? `● ${t('game-call')} – ${title}` : title;
  const icons = /** @type {NodeListOf<HTMLLinkElement>} */ (
    document.querySelectorAll('link[rel=icon]')
  );
  for (const icon of icons) {
    if (!usual.has(icon)) usual.set(icon, icon.href);
    const wanted = called ? CALL : (usual.get(icon) ?? icon.href);
    if (icon.href !== wanted) icon.href = wanted;
  }
}

/** The other side has moved: call the reader. @param {Table} table @param {string} title */
export function call(table, title) {
  if (!isMyTurn(table) || !looksAway()) return;
  bell();
  if (!mayNotify() || prefs.get('notify') !== 'on') return;
  const notice = { body: title, tag: table.id, icon: CALL, data: location.href.split('#')[0] };
  try {
    const shown = new Notification(t('game-call'), notice);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // phones let only service workers speak; where there is none the sound has called already
    void tellByWorker(t('game-call'), notice).catch(() => {});
  }
}

/** @param {string} words @param {NotificationOptions} notice */
async function tellByWorker(words, notice) {
  const worker = await navigator.serviceWorker.register('/sw.js');
  for (const old of await navigator.serviceWorker.getRegistrations())
    if (old.scope !== worker.scope) void old.unregister();
  await new Promise((resolve) => {
    const waiting = worker.installing ?? worker.waiting;
    if (!waiting) return resolve(null);
    waiting.addEventListener('statechange', () => waiting.state === 'activated' && resolve(null));
  });
  await worker.showNotification(words, notice);
}

/** Whether this browser lets the page tell something. */
const mayNotify = () => 'Notification' in window && Notification.permission === 'granted';

/** Whether the reader can still choose to be told. */
export const canNotify = () =>
  'Notification' in window && isSecureContext && Notification.permission !== 'denied';

/** Be told, or no longer; the browser asks the first time. @param {boolean} on */
export async function chooseNotices(on) {
  const granted = on && (await Notification.requestPermission()) === 'granted';
  prefs.set('notify', granted ? 'on' : 'off');
}
