/**
 * Arrows and rings of a position, kept in its comments as `[%cal G3228,R3127]` and `[%csl G28]`: ink,
 * then squares as the game's moves name them, numbers with the digits of the board's last square.
 */
import { pretty } from '../../app/i18n.js';

/**
 * @typedef {import('./tree.js').Node} Node
 * @typedef {import('wire').GeometryView} Geometry
 * @typedef {'green' | 'red' | 'yellow' | 'blue'} Ink
 * @typedef {{from: number, to: number, ink: Ink}} Stroke  a ring where both ends are one square
 * @typedef {{marks: import('../../board/types.js').Mark[],
 *   arrows: import('../../board/types.js').Arrow[], names: string[]}} Drawing
 */

/** @type {Record<string, Ink>} */
const INKS = { G: 'green', R: 'red', Y: 'yellow', B: 'blue' };
const COMMAND = /\[%(?:csl|cal)\b([^\]]*)\]/g;
const MOST = 60;

/** @type {Drawing} */
const NOTHING = { marks: [], arrows: [], names: [] };
/** The same drawing is the same object: the board lets go of a piece when it is given another. */
const known = /** @type {WeakMap<Node, {text: string, drawing: Drawing}>} */ (new WeakMap());

/** What the board has to draw. @param {Node} node @param {Geometry} geometry @returns {Drawing} */
export function drawingOf(node, geometry) {
  const text = node.comments.join('\n');
  if (!text.includes('[%c')) return NOTHING;
  const before = known.get(node);
  if (before?.text === text) return before.drawing;
  const strokes = strokesOf(node, geometry);
  const rings = strokes.filter(({ from, to }) => from === to);
  const arrows = strokes.filter(({ from, to }) => from !== to);
  /** @param {number} square */
  const label = (square) => geometry.labels?.[square - 1] ?? String(square);
  const drawing = {
    marks: rings.map(({ from, ink }) => ({ square: from, kind: `drawn ${ink}` })),
    arrows: arrows.map(({ from, to, ink }) => ({ path: [from, to], kind: `drawn ${ink}` })),
    names: [
      ...rings.map(({ from }) => label(from)),
      ...arrows.map(({ from, to }) => pretty(`${label(from)}-${label(to)}`)),
    ],
  };
  known.set(node, { text, drawing });
  return drawing;
}

/**
 * Draw a stroke; the same one again takes it away, in another ink it changes its ink.
 * @param {Node} node
 * @param {Geometry} geometry
 * @param {Stroke} stroke
 */
export function draw(node, geometry, stroke) {
  const before = strokesOf(node, geometry);
  const there = before.find(({ from, to }) => from === stroke.from && to === stroke.to);
  const rest = before.filter((each) => each !== there);
  if (there?.ink !== stroke.ink) rest.push(stroke);
  write(node, geometry, rest.slice(-MOST));
}

/** @param {Node} node */
export const wipe = (node) => write(node, { pdn: [] }, []);

/** @param {Node} node @param {Pick<Geometry, 'pdn'>} geometry @returns {Stroke[]} */
export function strokesOf(node, geometry) {
  const squares = new Map(geometry.pdn.map((name, index) => [name, index + 1]));
  return node.comments
    .flatMap((comment) => [...comment.matchAll(COMMAND)])
    .flatMap(([, items]) => items.split(/[\s,]+/))
    .flatMap((item) => strokeOf(item, squares) ?? []);
}

/**
 * @param {string} item  G28, G3228, Gc3d4 @param {Map<string,
 *   number>} squares @returns {Stroke | null}
 */
function strokeOf(item, squares) {
  const ink = INKS[item[0]];
  if (!ink) return null;
  const ends = endsOf(item.slice(1)).map((name) => squares.get(name.replace(/^0+/, '')));
  const [from, to = from] = ends;
  return from && to && ends.every(Boolean) ? { from, to, ink } : null;
}

/** @param {string} names  28, 3228, c3, c3d4, 32-28 */
function endsOf(names) {
  const lettered = names.match(/^([a-z]\d{1,2})-?([a-z]\d{1,2})?$/);
  const parted = names.match(/^(\d{1,3})-(\d{1,3})$/);
  const found = lettered ?? parted;
  if (found) return found.slice(1).filter(Boolean);
  const half = names.length / 2;
  return names.length > 3 ? [names.slice(0, half), names.slice(half)] : [names];
}

/** @param {Node} node @param {Pick<Geometry, 'pdn'>} geometry @param {Stroke[]} strokes */
function write(node, { pdn }, strokes) {
  const digits = Math.max(...pdn.map((name) => name.length), 2);
  /** @param {number} square */
  const name = (square) =>
    /^\d/.test(pdn[square - 1]) ? pdn[square - 1].padStart(digits, '0') : pdn[square - 1];
  /** @param {Stroke} stroke */
  const item = ({ from, to, ink }) =>
    ink[0].toUpperCase() + name(from) + (from === to ? '' : name(to));
  const rings = strokes.filter(({ from, to }) => from === to).map(item);
  const arrows = strokes.filter(({ from, to }) => from !== to).map(item);
  node.comments = [
    ...node.comments.map((each) => each.replace(COMMAND, '').trim()).filter(Boolean),
    ...(rings.length ? [`[%csl ${rings.join(',')}]`] : []),
    ...(arrows.length ? [`[%cal ${arrows.join(',')}]`] : []),
  ];
}
