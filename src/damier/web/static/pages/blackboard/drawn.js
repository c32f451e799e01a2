/** What is drawn on the board: the teacher's strokes, one's own answer, and what was chosen. */

/** @typedef {import('wire').BlackboardView} View */
/** @typedef {import('wire').StrokeView} Stroke */

const MOST = 60;
/** The same drawing is the same object: the board lets go of a piece when it is given another. */
const known = /** @type {WeakMap<View, {marks: any[], arrows: any[]}>} */ (new WeakMap());

/** @param {View} view */
export const marks = (view) => drawn(view).marks;
/** @param {View} view */
export const arrows = (view) => drawn(view).arrows;

/** @param {View} view */
function drawn(view) {
  const before = known.get(view);
  if (before) return before;
  const rings = view.strokes.filter(({ start, end }) => start === end);
  const lines = view.strokes.filter(({ start, end }) => start !== end);
  const drawing = {
    marks: rings.map(({ start, ink }) => ({ square: start, kind: `drawn ${ink}` })),
    arrows: [
      ...lines.map(({ start, end, ink }) => ({ path: [start, end], kind: `drawn ${ink}` })),
      ...(view.asked_here ? chosen(view) : []),
    ],
  };
  known.set(view, drawing);
  return drawing;
}

/** One's own answer; where the spread is seen, every move that was chosen. @param {View} view */
function chosen({ mine, spread }) {
  if (spread?.length)
    return spread.slice(0, 6).map(({ move, count }, i) => ({
      path: ends(move),
      kind: ORDER[Math.min(i, 2)],
      label: count,
    }));
  return mine ? [{ path: ends(mine), kind: 'best' }] : [];
}
const ORDER = ['best', 'second', 'third'];

/** @param {{path: number[]}} move */
const ends = ({ path }) => path;

/**
 * Strokes with one more; the same one again takes it away, in another ink it changes its ink.
 * @param {Stroke[]} strokes
 * @param {{from: number, to: number, ink: string}} drew
 */
export function stroked(strokes, { from, to, ink }) {
  const there = strokes.find(({ start, end }) => start === from && end === to);
  const rest = strokes.filter((each) => each !== there);
  if (there?.ink !== ink) rest.push(/** @type {Stroke} */ ({ start: from, end: to, ink }));
  return rest.slice(-MOST);
}
