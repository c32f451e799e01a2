/** @import {Last, Move, State} from './types.js' */
import { from, here, isHalfWay, mayPick, movesFrom, pieceOn, sideOf, targets } from './hand.js';
import { isKing } from './pieces.js';

/** What a square is called. @param {State} state @param {number} square */
export const nameOf = ({ geo, numbers }, square) =>
  geo?.label(square, numbers === 'a1') ?? String(square);

/** @param {State} state @param {string} piece */
function colourOf({ colours }, piece) {
  const side = sideOf(piece) ?? 'white';
  return colours[side] ?? side;
}

/** @param {State} state @param {number} square @param {string} piece */
const facts = (state, square, piece) => ({
  square: nameOf(state, square),
  colour: colourOf(state, piece),
  piece: isKing(piece) ? 'king' : 'man',
});

/** "32, white man, must capture two". @param {State} state @param {number} square */
export function labelOf(state, square) {
  const { texts, must, moves } = state;
  const piece = pieceOn(state, square);
  if (square === here(state))
    return texts('board-square-in-hand', facts(state, square, pieceOn(state, from(state))));
  if (piece === '.' || (isHalfWay(state) && square === from(state))) {
    const key = targets(state).includes(square) ? 'board-square-target' : 'square-empty';
    return texts(key, { square: nameOf(state, square) });
  }
  if (must.includes(square)) {
    const counts = moves.filter(({ path }) => path[0] === square).map(takes);
    return texts('board-square-must', {
      ...facts(state, square, piece),
      count: Math.max(1, ...counts),
    });
  }
  const movable = mayPick(state, square) && movesFrom(state, square).length > 0;
  return texts(movable ? 'board-square-movable' : 'square-label', facts(state, square, piece));
}

/** @param {Last} move */
const takes = ({ captured = [] }) => captured.length;

/** What was played. @param {State} state @param {Last} last @param {string} piece what moved */
export function movedText(state, last, piece) {
  const count = takes(last);
  const said = state.texts(count ? 'board-said-capture' : 'board-said-move', {
    colour: colourOf(state, piece),
    ...ends(state, last.path),
    count,
  });
  return last.crowns ? `${said}. ${state.texts('board-said-crowned')}` : said;
}

/** The names of both ends. @param {State} state @param {number[]} path */
export const ends = (state, path) => ({
  from: nameOf(state, path[0]),
  to: nameOf(state, path[path.length - 1]),
});

/** What each numbered road takes. @param {State} state @param {Move[]} roads */
export function roadsText(state, roads) {
  const { texts, lang } = state;
  const list = new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang || 'en-GB');
  const each = roads.map(({ captured = [] }, i) =>
    texts('board-said-road', {
      number: i + 1,
      squares: list.format(captured.map((square) => nameOf(state, square))),
    }),
  );
  return [texts('board-said-choice', { count: roads.length }), ...each].join(' ');
}

/** Why a move does not go. @param {State} state */
export function refusalText(state) {
  const { refusal, texts } = state;
  if (refusal?.text) return refusal.text;
  const required = refusal?.required?.[0];
  if (!required) return texts('board-said-refused');
  const square = nameOf(state, required.path[0]);
  return texts('board-said-required', { square, count: takes(required) });
}
