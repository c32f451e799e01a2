/** @import {Point} from './types.js' */
import { make, round, translate } from './svg.js';

/** How high a jump rises towards the top of the screen, so that the jumped piece stays visible. */
const LIFT = 0.42;

/**
 * Cut a line short at both ends.
 * @param {Point} a @param {Point} b @param {number} atStart @param {number} atEnd @returns {[Point,
 *   Point]}
 */
function shorten([x1, y1], [x2, y2], atStart, atEnd) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const ux = (x2 - x1) / length;
  const uy = (y2 - y1) / length;
  return [
    [x1 + ux * atStart, y1 + uy * atStart],
    [x2 - ux * atEnd, y2 - uy * atEnd],
  ];
}

/**
 * A path of hops: a man's jump is a shallow arc, a king's long slide a straight line.
 * @param {Point[]} points @param {number} [start] @param {number} [end] cut short by so much
 */
export function hops(points, start = 0, end = 0) {
  let d = '';
  for (let i = 1; i < points.length; i++) {
    let [a, b] = [points[i - 1], points[i]];
    const long = Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1])) > 2;
    const lift = long || Math.hypot(b[0] - a[0], b[1] - a[1]) < 1.5 ? 0 : LIFT;
    if (i === 1) [a] = shorten(a, b, start, 0);
    if (i === points.length - 1) [, b] = shorten(a, b, 0, end);
    if (i === 1) d += `M${round(a[0])} ${round(a[1])}`;
    d += `Q${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2 - lift)} ${round(b[0])} ${round(b[1])}`;
  }
  return d;
}

/** @param {Point[]} points */
export const line = (points) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');

/** @param {Point} centre @param {number} r */
export const ring = ([x, y], r) =>
  `M${round(x + r)} ${round(y)}a${r} ${r} 0 1 1 ${-2 * r} 0a${r} ${r} 0 1 1 ${2 * r} 0Z`;

/**
 * A light core in a dark casing shows on every square of every theme.
 * @param {string} name @param {string} d
 */
export const cased = (name, d) => [
  make('path', { class: `casing ${name}`, d }),
  make('path', { class: `core ${name}`, d }),
];

/** @param {Point} at @param {string | number} text @param {string} [name] */
export function badge([x, y], text, name = '') {
  return make(
    'g',
    { class: `badge ${name}`, transform: translate(x, y) },
    make('circle', { r: 0.19 }),
    make('text', { y: 0.088 }, String(text)),
  );
}

/**
 * @param {Point} a
 * @param {Point} b
 * @param {string} name
 * @param {number} width
 * @param {number} gap before the end
 * @param {number} [start]
 */
export function arrow(a, b, name, width, gap, start = 0.3) {
  const [p, q] = shorten(a, b, start, gap);
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  const angle = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI;
  const [wing, head] = [width * 1.55, width * 2.2];
  const neck = round(length - head);
  return make('path', {
    class: `arrow ${name}`,
    transform: `${translate(p[0], p[1])} rotate(${round(angle)})`,
    d: `M0 ${-width / 2}H${neck}V${round(-wing)}L${round(length)} 0L${neck} ${round(wing)}V${width / 2}H0Z`,
  });
}
