/** @import {Move, Point} from './types.js' @import {Geometry} from './geometry.js' */
import { badge, cased, hops } from './paths.js';

/**
 * Several captures share their ends: draw each road with its number, where it differs from the
 * others.
 * @param {Geometry} geometry @param {Move[]} routes
 */
export function roads(geometry, routes) {
  const lines = routes.flatMap((move, i) =>
    cased(
      `route r${i + 1}`,
      hops(
        move.path.map((square) => geometry.centre(square)),
        0.45,
        0,
      ),
    ),
  );
  const signs = signPosts(geometry, routes).map((at, i) => {
    const sign = badge(at, i + 1, `sign r${i + 1}`);
    sign.setAttribute('data-route', String(i));
    return sign;
  });
  return [...lines, ...signs];
}

/**
 * Routes in the order in which their numbers are read: from left to right, then from the top.
 * @param {Geometry} geometry @param {Move[]} routes
 */
export function fromLeft(geometry, routes) {
  const posts = signPosts(geometry, routes);
  const order = routes
    .map((move, i) => ({ move, at: posts[i] }))
    .sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]);
  return order.map(({ move }) => move);
}

/**
 * Where each number stands: on the first landing no other road uses, else on the way to the first
 * square where it parts.
 * @param {Geometry} geometry @param {Move[]} routes @returns {Point[]}
 */
function signPosts(geometry, routes) {
  /** @type {Point[]} */
  const used = [];
  return routes.map((move, i) => {
    const others = new Set(routes.flatMap((other, j) => (i === j ? [] : other.path)));
    const own = move.path.find((square, k) => k && !others.has(square));
    let at = own ? geometry.centre(own) : middle(geometry, move);
    while (used.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < 0.4)) at = [at[0] + 0.4, at[1]];
    used.push(at);
    return at;
  });
}

/** @param {Geometry} geometry @param {Move} move @returns {Point} */
function middle(geometry, { path }) {
  const [ax, ay] = geometry.centre(path[0]);
  const [bx, by] = geometry.centre(path[1]);
  return [ax * 0.34 + bx * 0.66, ay * 0.34 + by * 0.66];
}
