/**
 * What is said on the felt, one line at a time: the line, the hand, what the other side just did or
 * said.
 */
import { pretty, t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { colourOf, nameOf } from './player.js';

/** @typedef {import('./table.js').Table} Table */

/** @param {Table} table @param {() => void} listen  open the talk */
export function news(table, listen) {
  const words = spoken(table);
  if (words) return html`<p class="stateline" role="status">${words}</p>`;
  const said = table.unread.at(-1);
  if (!said) return nothing;
  const name = said.by ? nameOf(table, said.by) : said.name || t('chat-watcher');
  return html`<p class="stateline said" role="status">
    <span>${t('chat-line', { name, words: said.text })}</span>
    <button type="button" class="btn link" @click=${listen}>${t('chat-title')}</button>
  </p>`;
}

/** @param {Table} table */
function spoken(table) {
  if (table.bye) return table.bye.text;
  if (table.unstored) return unstored(table, table.unstored.path);
  if (table.state !== 'open') return t('game-lost-line');
  if (table.view.outcome) return '';
  const { hand } = table.view;
  if (table.mine && hand.straightening) return t('touch-straighten.announcement');
  if (table.mine && hand.bound) return t('game-touched', { square: String(hand.bound) });
  if (table.view.takeback && table.view.takeback === table.seat) return t('game-asked-takeback');
  if (table.declined)
    return t('draw-declined', { colour: colourOf(table.info.sheet, table.declined) });
  return remedy(table) || pointed(table) || drawn(table);
}

/** A move that only this page knows of. @param {Table} table @param {number[]} path */
function unstored({ state, view }, path) {
  const known = view.moves.find((/** @type {any} */ move) => String(move.path) === String(path));
  const move = pretty(known?.text ?? `${path[0]}-${path.at(-1)}`);
  return t(state === 'open' ? 'game-pending' : 'game-pending-down', { move });
}

/** Somebody has pointed at a piece, in vain or not. @param {Table} table */
function pointed({ view, info }) {
  if (!view.pointed) return '';
  const { by, square, found } = view.pointed;
  return t(found ? 'point-found' : 'point-missed', {
    colour: colourOf(info.sheet, by),
    square: String(square),
  });
}

/** Which opening was drawn by lot, until the first move. @param {Table} table */
const drawn = ({ entries, info }) => (entries.length ? '' : pretty(info.ballot ?? ''));

/** A remedy is told until the next move. @param {Table} table */
function remedy({ entries, info }) {
  const last = entries.at(-1);
  if (!last || last.kind === 'move') return '';
  const colour = colourOf(info.sheet, last.by);
  if (last.kind === 'withdrawal') return t('withdrawn', { colour });
  const square = last.path[0];
  const before = entries.at(-2)?.board[square - 1] ?? 'w';
  const piece = before === before.toUpperCase() ? 'king' : 'man';
  const cry = t('huff-cry', { turn: info.sheet.table.huff_is_turn ? 'yes' : 'no' });
  return `${t('huffed', { colour, piece, square: String(square) })} ${cry}`;
}
