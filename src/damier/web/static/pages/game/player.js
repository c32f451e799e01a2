/** A player beside the board: piece, name, what he is about, clock. */
import { t } from '../../app/i18n.js';
import { disc, icon } from '../../app/icons.js';
import { sideName } from '../../app/sheets.js';
import { html, nothing } from '../../vendor/lit.js';
import './clock.js';

/** @typedef {import('./table.js').Table} Table */
/** @typedef {import('./table.js').Side} Side */

/**
 * @param {Table} table
 * @param {Side} side
 * @param {boolean} near
 * @param {() => void} [help]  gives a hint, against the computer
 */
export function player(table, side, near, help) {
  const { view } = table;
  const turn = !view.outcome && !table.isWaiting && view.turn === side;
  const mayAsk = turn && table.isMe(side) && againstComputer(table) && !table.isExam;
  return html`<div
    class="player ${near ? 'me' : ''} ${turn ? 'turn' : ''} ${isAway(table, side) ? 'away' : ''}"
    data-side=${side}
  >
    ${disc(side)}
    <div>
      <b>${called(table, side)} ${table.info.players[side].rating}</b
      ><span class="small quiet">${doing(table, side)}</span>
    </div>
    ${prizes(table, side)} ${help && mayAsk ? hint(table, side, help) : clock(table, side)}
  </div>`;
}

/** A name; after a rated game it leads to the page of its owner. @param {Table} table @param {Side} side */
function called(table, side) {
  const { kind, rating, name } = table.info.players[side];
  const said = html`<bdi>${nameOf(table, side)}</bdi>`;
  return table.view.outcome && rating && kind === 'person'
    ? html`<a href="/people/${encodeURIComponent(name ?? '')}">${said}</a>`
    : said;
}

/** @param {Table} table @param {Side} side */
function clock({ view, info, readAt }, side) {
  const { clock } = view;
  return clock
    ? html`${periods(clock, side)}<damier-clock
          .left=${clock[side]}
          .runs=${clock.running === side}
          .at=${readAt}
          label=${t('game-clock', { colour: colourOf(info.sheet, side) })}
        ></damier-clock>`
    : html`<span></span>`;
}

/** @param {Table} table */
const againstComputer = ({ info }) =>
  Object.values(info.players).some(({ kind }) => kind === 'computer');

/** A hint beside the clock. @param {Table} table @param {Side} side @param {() => void} help */
const hint = (table, side, help) =>
  html`<span class="helped"
    ><button type="button" class="btn" data-act="hint" @click=${help}>
      ${icon('hint')}${t('game-hint')}</button
    >${clock(table, side)}</span
  >`;

/** Byo-yomi: the periods that a side still has. @param {any} clock @param {Side} side */
function periods(clock, side) {
  const count = clock.periods?.[side === 'white' ? 0 : 1];
  return count === undefined
    ? nothing
    : html`<span
        class="periods num small quiet"
        role="img"
        aria-label=${t('game-periods', { count })}
        >${count}×</span
      >`;
}

/** @param {any} sheet @param {Side} side @returns {string} */
export const colourOf = (sheet, side) => sheet.colours?.[side] ?? side;

/** @param {Table} table @param {Side} side */
export function nameOf(table, side) {
  const who = table.info.players[side];
  if (table.isMe(side)) return who.name || t('game-you');
  if (who.kind === 'computer') return t('game-computer');
  if (who.kind === 'open') return t('game-open-seat');
  return who.name || (table.seat === 'both' ? sideName(table.info.sheet, side) : t('game-guest'));
}

/** @param {Table} table @param {Side} side */
function isAway(table, side) {
  return (
    table.info.players[side].kind === 'person' &&
    table.seat !== 'both' &&
    !table.isMe(side) &&
    !table.presence[side]
  );
}

/** @param {Table} table @param {Side} side */
function doing(table, side) {
  const { view, info } = table;
  const who = info.players[side];
  const colour = colourOf(info.sheet, side);
  const turn = !view.outcome && !table.isWaiting && view.turn === side;
  if (who.kind === 'open') return t('game-waiting-seat', { colour });
  if (isAway(table, side)) return t('game-away', { colour });
  if (who.kind === 'computer' && !(turn && view.thinking))
    return t('game-level', { level: String(who.level), name: t(`level-${who.level}`) });
  if (table.seat === 'both' && !who.name)
    return turn ? t(view.offence ? 'game-beside-choice' : 'game-beside-move') : '';
  if (!turn) return sideName(info.sheet, side);
  if (who.kind === 'computer') return t('game-thinking', { colour });
  const chooses = Boolean(view.offence);
  const own = table.isMe(side) || table.seat === 'both';
  return t(`game-${own ? 'your' : 'their'}-${chooses ? 'choice' : 'move'}`, { colour });
}

/**
 * On phones: what the player has taken, as one piece and a number.
 * @param {Table} table
 * @param {Side} side
 */
function prizes(table, side) {
  const other = side === 'white' ? 'black' : 'white';
  const { men, kings, words } = taken(table, other);
  return men + kings
    ? html`<span class="prizes only-phone num" role="img" aria-label=${words}
        >${disc(other)}${men + kings}</span
      >`
    : html`<span class="only-phone"></span>`;
}

/**
 * Captured pieces, for the tray beside the board and for screen readers.
 * @param {Table} table
 * @param {Side} side
 */
export function taken(table, side) {
  const { men, kings } = table.view.taken[side];
  return {
    men,
    kings,
    words: t('game-taken', { colour: colourOf(table.info.sheet, side), count: men + kings }),
  };
}
