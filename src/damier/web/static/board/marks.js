/**
 * @import {Arrow, Last, Mark, Move, Offence, Point, Refusal} from './types.js' @import {Geometry}
 *   from './geometry.js'
 */
import { arrow, badge, cased, hops, line, ring } from './paths.js';
import { isKing } from './pieces.js';
import { make, round, translate } from './svg.js';

/**
 * Everything that may be marked. Each kind has a shape of its own, so that none is told by colour
 * alone.
 * @typedef {object} Scene
 * @property {string} board as it is shown now
 * @property {Last | null} last
 * @property {number[]} must
 * @property {Mark[]} marks
 * @property {Arrow[]} arrows
 * @property {Refusal | null} refusal
 * @property {Offence | null} offence
 * @property {Move[]} routes
 * @property {number[]} targets
 * @property {number[]} walked half a capture
 * @property {number[]} todo the rest of it, when there is only one way on
 * @property {number} inHand the square of the piece in hand, or 0
 * @property {number[]} ghosts
 * @property {number[]} premove
 * @property {boolean} mayStop whether a free capture may end here
 */

const ARROWS = ['best', 'second', 'third'];

/**
 * @param {Geometry} geometry
 * @param {number} square
 * @param {string} name
 * @param {number} [inset]
 */
function tile(geometry, square, name, inset = 0) {
  const [x, y] = geometry.centre(square);
  const size = 1 - 2 * inset;
  return make('rect', {
    class: name,
    x: round(x - size / 2),
    y: round(y - size / 2),
    width: size,
    height: size,
  });
}

/** @param {Geometry} geometry @param {number} square @param {string} board */
function ringOn(geometry, square, board) {
  const [x, y] = geometry.centre(square);
  return ring([x, y + (isKing(board[square - 1] ?? '.') ? -0.08 : -0.015)], 0.45);
}

/** Marks under the pieces. @param {Geometry} geometry @param {Scene} scene */
export function under(geometry, scene) {
  /** @type {SVGElement[]} */
  const found = [];
  if (scene.last?.path.length) {
    const points = scene.last.path.map((square) => geometry.centre(square));
    for (const square of new Set(scene.last.path)) found.push(tile(geometry, square, 'last'));
    found.push(
      ...cased('lastline', line(points)),
      make('circle', { class: 'lastfrom', cx: points[0][0], cy: points[0][1], r: 0.1 }),
    );
  }
  for (const mark of scene.marks)
    if (mark.kind === 'crossed')
      found.push(tile(geometry, mark.square, 'last'), tile(geometry, mark.square, 'crossed', 0.06));
  if (scene.inHand) found.push(tile(geometry, scene.inHand, 'inhand', 0.025));
  for (const square of scene.premove) found.push(tile(geometry, square, 'premove', 0.04));
  for (const square of scene.targets) {
    const [cx, cy] = geometry.centre(square);
    found.push(make('circle', { class: 'target', cx, cy, r: 0.15 }));
  }
  return found;
}

/** Marks over the pieces. @param {Geometry} geometry @param {Scene} scene */
export function over(geometry, scene) {
  const tagged = [
    ...scene.marks.filter((mark) => mark.kind === 'tag').map((mark) => mark.square),
    ...tags(scene),
  ];
  return [
    ...scene.ghosts.flatMap((square) => cross(geometry.centre(square))),
    ...rings(geometry, scene),
    ...walkedPath(geometry, scene),
    ...missed(geometry, scene.offence),
    ...required(geometry, scene.refusal),
    ...refused(geometry, scene.refusal),
    ...premove(geometry, scene.premove),
    ...scene.arrows.flatMap((a, i) => arrows(geometry, a, i)),
    ...userMarks(geometry, scene),
    ...[...new Set(tagged)].flatMap((square) => tag(geometry, square, scene.board)),
  ];
}

/** The pieces a message speaks of carry their number. @param {Scene} scene */
function tags(scene) {
  const squares = [
    scene.refusal?.attempt?.[0],
    ...(scene.refusal?.required ?? []).map((move) => move.path[0]),
    ...(scene.offence?.huffable ?? []),
  ];
  return squares.filter((square) => square !== undefined);
}

/** @param {Geometry} geometry @param {number} square @param {string} board */
function tag(geometry, square, board) {
  const piece = board[square - 1] ?? '.';
  if (piece === '.') return [];
  const [x, y] = geometry.centre(square);
  const top = y - (isKing(piece) ? 0.06 : 0.02);
  const side = piece.toLowerCase();
  return [
    make('circle', { class: `plate ${side}`, cx: x, cy: round(top - 0.005), r: 0.22 }),
    make('text', { class: `tag ${side}`, x, y: round(top) }, geometry.label(square)),
  ];
}

/** @param {Point} centre */
const cross = ([x, y]) =>
  cased(
    'taken',
    `M${round(x - 0.14)} ${round(y - 0.14)}l.28 .28M${round(x + 0.14)} ${round(y - 0.14)}l-.28 .28`,
  );

/**
 * A closed ring: must capture. A broken one: may be huffed.
 * @param {Geometry} geometry
 * @param {Scene} scene
 */
function rings(geometry, scene) {
  const must = new Set([
    ...scene.must,
    ...(scene.refusal?.required ?? []).map((move) => move.path[0]),
  ]);
  return [
    ...[...must].flatMap((square) => cased('must', ringOn(geometry, square, scene.board))),
    ...(scene.offence?.huffable ?? []).flatMap((square) =>
      cased('huff', ringOn(geometry, square, scene.board)),
    ),
  ];
}

/** @param {Geometry} geometry @param {Scene} scene */
function walkedPath(geometry, scene) {
  if (scene.walked.length < 2) return [];
  const points = scene.walked.map((square) => geometry.centre(square));
  const found = cased('done', hops(points, 0, 0.45));
  if (scene.todo.length) found.push(...numbered(geometry, scene.todo, 'todo', points.length - 1));
  const [x, y] = points[points.length - 1];
  if (scene.mayStop)
    found.push(
      make(
        'g',
        { class: 'badge stop', transform: translate(x + 0.32, y - 0.32) },
        make('circle', { r: 0.19 }),
        make('path', { d: 'M-.09 .01l.06 .07l.12-.15' }),
      ),
    );
  return found;
}

/** @param {Geometry} geometry @param {Offence | null} offence */
function missed(geometry, offence) {
  const path = offence?.missed?.[0]?.path;
  return path ? numbered(geometry, path, 'missed') : [];
}

/** @param {Geometry} geometry @param {Refusal | null} refusal */
function required(geometry, refusal) {
  const path = refusal?.required?.[0]?.path;
  return path ? numbered(geometry, path, 'todo') : [];
}

/**
 * @param {Geometry} geometry
 * @param {number[]} path
 * @param {string} name
 * @param {number} [done] legs walked before
 */
function numbered(geometry, path, name, done = 0) {
  const points = path.map((square) => geometry.centre(square));
  return [
    ...cased(name, hops(points, 0.45, 0)),
    ...points.slice(1).map((point, i) => badge(point, done + i + 1)),
  ];
}

/** @param {Geometry} geometry @param {Refusal | null} refusal */
function refused(geometry, refusal) {
  const path = refusal?.attempt ?? [];
  if (path.length < 2) return [];
  const points = path.map((square) => geometry.centre(square));
  const [x, y] = points[points.length - 1];
  return [...cased('refused', hops(points, 0.42, 0.26)), no([x, y])];
}

/** @param {Point} centre */
const no = ([x, y]) =>
  make(
    'g',
    { class: 'no', transform: translate(x, y) },
    make('circle', { r: 0.23 }),
    make('path', { d: 'M-.09-.09l.18.18M.09-.09l-.18.18' }),
  );

/** @param {Geometry} geometry @param {number[]} path */
function premove(geometry, path) {
  if (!path.length) return [];
  const points = path.map((square) => geometry.centre(square));
  return cased('premove', hops(points, 0.42, 0));
}

/** @param {Geometry} geometry @param {Arrow} mark @param {number} i @returns {SVGElement[]} */
function arrows(geometry, mark, i) {
  const points = mark.path.map((square) => geometry.centre(square));
  if (points.length < 2) return [];
  const kind = mark.kind ?? ARROWS[Math.min(i, 2)];
  const width = { best: 0.17, second: 0.14, third: 0.11 }[kind] ?? 0.14;
  const end = points[points.length - 1];
  const legs = points.length > 2;
  const before = legs
    ? [
        make('path', {
          class: `arrowline ${kind}`,
          d: hops(points.slice(0, -1), 0.3),
          'stroke-width': width,
        }),
      ]
    : [];
  const head = arrow(
    points[points.length - 2],
    end,
    kind,
    width,
    mark.label ? 0.3 : 0.12,
    legs ? 0 : 0.3,
  );
  return mark.label ? [...before, head, badge(end, mark.label, 'engine')] : [...before, head];
}

/** @param {Geometry} geometry @param {Scene} scene */
function userMarks(geometry, scene) {
  return scene.marks.flatMap(({ square, kind, label }) => {
    const at = geometry.centre(square);
    switch (kind) {
      case 'ring':
      case 'must':
        return cased('must', ringOn(geometry, square, scene.board));
      case 'broken':
      case 'huff':
        return cased('huff', ringOn(geometry, square, scene.board));
      case 'cross':
        return cross(at);
      case 'refused':
        return [no([at[0] + 0.28, at[1] - 0.28])];
      case 'square':
        return [tile(geometry, square, 'boxed back', 0.07), tile(geometry, square, 'boxed', 0.07)];
      case 'badge':
        return [badge(at, label ?? '')];
      case 'drawn green':
      case 'drawn red':
      case 'drawn yellow':
      case 'drawn blue':
        return cased(kind, ringOn(geometry, square, scene.board));
      case 'dot':
        return [make('circle', { class: 'target', cx: at[0], cy: at[1], r: 0.15 })];
      default:
        return [];
    }
  });
}
