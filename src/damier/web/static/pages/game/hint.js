/** Hints against the computer: which piece, its first step, the whole move and what it is for. */
import { send } from '../../app/api.js';
import { t } from '../../app/i18n.js';

/** Those of the turn that somebody asked for last. @type {import('wire').TableHints | null} */
let known = null;
let given = 0;

/**
 * The next hint for this turn; after the last the last again. What the server refuses is said
 * instead.
 * @param {import('./table.js').Table} table
 * @returns {Promise<{squares: number[], says: string}>}
 */
export async function nextHint(table) {
  const turn = table.entries.length;
  try {
    if (known?.events !== turn) {
      const headers = { 'X-Table-Token': table.token };
      known = await send(`/api/tables/${table.id}/hints`, '', { headers });
      given = 0;
    }
  } catch (problem) {
    const { message } = /** @type {Error} */ (problem);
    return { squares: [], says: message || t('start-failed') };
  }
  const steps = known?.steps ?? [];
  const step = steps[Math.min(given, steps.length - 1)];
  given += 1;
  return step;
}
