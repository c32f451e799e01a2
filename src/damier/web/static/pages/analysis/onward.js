/** A game against the computer that goes on from the position on the desk. */
import { post } from '../../app/api.js';
import { t } from '../../app/i18n.js';
import { prefs } from '../../app/prefs.js';
import { keepTokens } from '../../app/seats.js';
import { remembered } from '../start/wish.js';

/** @typedef {import('./from.js').From} From */

export class Onward {
  /** @type {From | null} */ from = null;

  /** @param {import('./desk.js').Desk} desk */
  constructor(desk) {
    this.desk = desk;
  }

  /** @param {From['colour']} colour */
  open(colour) {
    const { level } = remembered([], prefs.get('last'));
    this.from = { level, colour, busy: false, said: '' };
    this.desk.changed();
  }

  /** @param {Partial<From>} change */
  choose(change) {
    if (this.from) Object.assign(this.from, change, { said: '' });
    this.desk.changed();
  }

  /** Set up a table with the position that is shown, and go there. */
  async play() {
    const from = /** @type {From} */ (this.from);
    const { level, colour } = from;
    from.busy = true;
    this.desk.changed();
    try {
      const made = await post('/api/tables', {
        ...this.desk.book.ref,
        start_fen: this.desk.now.fen,
        opponent: { kind: 'computer', level },
        colour,
        touch_move: false,
        name: prefs.get('name'),
      });
      keepTokens(made.table, { seat: made.seat_token, watch: made.watch_token });
      location.assign(`/t/${made.table}`);
    } catch (problem) {
      Object.assign(from, {
        busy: false,
        said: /** @type {Error} */ (problem).message || t('start-failed'),
      });
      this.desk.changed();
    }
  }
}
