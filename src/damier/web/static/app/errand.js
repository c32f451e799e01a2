/** One thing at a time, for pages that ask the server for something and say what went wrong. */
import { ApiError } from './api.js';
import { t } from './i18n.js';

/**
 * @param {{busy: boolean, said: string}} state
 * @param {() => unknown} draw
 * @param {() => unknown} act
 */
export async function errand(state, draw, act) {
  Object.assign(state, { busy: true, said: '' });
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
}
