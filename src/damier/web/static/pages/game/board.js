/** The board of a table: what lies on it, whose hands may touch it, and a move that is not stored yet. */
import { t } from '../../app/i18n.js';
import { motion } from '../../app/look.js';
import { prefs } from '../../app/prefs.js';
import '../../board/damier-board.js';
import { html, ref } from '../../vendor/lit.js';

/**
 * @typedef {import('./table.js').Table} Table
 * @typedef {import('./table.js').Side} Side
 * @typedef {import('./table.js').Move} Move
 * @typedef {import('../../vendor/lit.js').Ref<import('../../board/damier-board.js').DamierBoard>} Place
 * @typedef {{table: Table, page: {at: number | null, claiming: boolean, pointing: boolean},
 *   shown: number, below: Side, theme: string, at: Place,
 *   act: Record<'moved' | 'touched' | 'asked' | 'pressed' | 'pointedAt' | 'parted',
 *     (event: any) => void>}} Scene
 */

/** @type {never[]} */
const NONE = [];

/** @param {Scene} scene */
export function board({ table, page, shown, below, theme, at, act }) {
  const { view, info, refused } = table;
  const live = page.at === null;
  const entry = table.entries[shown - 1] ?? null;
  const guided = info.mode === 'guided';
  const unstored = live ? made(table, at) : null;
  const position = live
    ? (unstored?.board ?? view.board)
    : entry
      ? entry.board
      : (info.start ?? info.sheet.start);
  return html`<damier-board
    class="board ${unstored ? 'pending' : ''}"
    lang=${document.documentElement.lang}
    theme=${theme}
    orientation=${below}
    numbers=${prefs.get('numbers')}
    pieces=${prefs.get('pieces')}
    interactive=${live ? hands(table, page.pointing, unstored !== null) : 'none'}
    .geometry=${info.sheet.geometry}
    .board=${position}
    .moves=${live ? (page.claiming ? view.claims : view.moves) : NONE}
    .ways=${live ? view.ways : NONE}
    .must=${live && guided && table.mine ? view.must : NONE}
    .last=${unstored ?? (entry && entry.kind === 'move' ? entry : null)}
    .refusal=${live ? refused : null}
    .offence=${live && table.options('huff', 'withdraw', 'stand').length ? view.offence : null}
    .premove=${live && table.seat !== 'both' && !view.outcome}
    .free=${!guided}
    .onetap=${prefs.get('tap') === 'on'}
    .confirm=${prefs.get('confirm') === 'on'}
    .motion=${motion()}
    .handoff=${info.sheet.table.hand_off_ends}
    .texts=${t}
    .colours=${info.sheet.colours}
    @board-move=${act.moved}
    @board-touch=${act.touched}
    @board-ask=${act.asked}
    @pointerdown=${act.pressed}
    @board-edit=${act.pointedAt}
    @board-choice=${act.parted}
    ${ref(at)}
  ></damier-board>`;
}

/**
 * Whose pieces the reader may touch; whoever points may touch any. While a move is on its way hands
 * wait, and are off the board while the line is down.
 * @param {Table} table
 * @param {boolean} pointing
 * @param {boolean} pending
 */
function hands(table, pointing, pending) {
  if (!table.seat || table.view.outcome || table.isWaiting) return 'none';
  if (pending) return table.state === 'open' ? 'wait' : 'none';
  return pointing ? 'edit' : table.seat;
}

/**
 * The one that `made` made last, so that the board sees it once.
 * @type {{path: number[], captured: number[], crowns: boolean, board: string} | null}
 */
let shownUnstored = null;

/**
 * The board after a move that is not stored yet: as far as it can be told without the server.
 * @param {Table} table
 * @param {Place} at
 */
function made(table, at) {
  const pending = table.unstored;
  if (!pending) {
    shownUnstored = null;
    return null;
  }
  if (shownUnstored?.path === pending.path) return shownUnstored;
  const { path } = pending;
  const known = table.view.moves.find(
    (/** @type {Move} */ move) => String(move.path) === String(path),
  );
  const captured = known?.captured ?? at.value?.api.taken(path) ?? [];
  const squares = [...table.view.board];
  const piece = squares[path[0] - 1];
  for (const square of captured) squares[square - 1] = '.';
  squares[path[0] - 1] = '.';
  squares[path[path.length - 1] - 1] = known?.crowns ? piece.toUpperCase() : piece;
  shownUnstored = { path, captured, crowns: Boolean(known?.crowns), board: squares.join('') };
  return shownUnstored;
}
