/**
 * How many challenges wait for whoever is signed in: for the header, fetched for them alone.
 *
 *     const {watch} = await import('./calls.js');
 *     watch((count) => …)     // at once, once a minute, and when the page is looked at again
 */
import { get } from './api.js';
import { moreTexts } from './i18n.js';

const AGAIN = 60_000; // milliseconds

/** @param {(count: number) => void} tell */
export function watch(tell) {
  const look = async () => {
    if (document.hidden) return;
    const told = await get('/api/challenges/waiting').catch(() => null);
    if (!told) return;
    if (told.count) await moreTexts('challenges');
    tell(told.count);
  };
  void look();
  setInterval(look, AGAIN);
  document.addEventListener('visibilitychange', look);
}
