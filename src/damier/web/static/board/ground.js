/** @import {Numbers} from './types.js' @import {Geometry} from './geometry.js' */
import { make, round } from './svg.js';

/** @param {Numbers} numbers @param {boolean} framed */
export const rimWidth = (numbers, framed) =>
  !framed ? 0 : numbers === 'a1' || numbers === 'outside' ? 0.46 : 0.26;

/**
 * The board itself: rim, inlay, light ground, playable squares.
 * @param {Geometry} geometry @param {number} rim
 */
export function ground(geometry, rim) {
  const { width, height } = geometry;
  const g = make('g', { class: `ground ${geometry.data.squares}` });
  if (rim) {
    g.append(
      make('rect', {
        class: 'rim',
        x: -rim,
        y: -rim,
        width: width + 2 * rim,
        height: height + 2 * rim,
        rx: 0.09,
      }),
    );
    g.append(
      make('rect', {
        class: 'inlay',
        x: -0.055,
        y: -0.055,
        width: width + 0.11,
        height: height + 0.11,
      }),
    );
  }
  g.append(make('rect', { class: 'light', width, height }));
  for (let square = 1; square <= geometry.count; square++) {
    const [x, y] = geometry.centre(square);
    const cut = (square * 7919) % 13; // veneer: each square is cut from another place of the plank
    g.append(make('rect', { class: `dark v${cut}`, x: x - 0.5, y: y - 0.5, width: 1, height: 1 }));
  }
  return g;
}

/**
 * The names of the squares, inside them or on the rim.
 * @param {Geometry} geometry @param {Numbers} numbers
 */
export function names(geometry, numbers) {
  const g = make('g', { class: 'nums' });
  if (numbers === 'inside') g.append(...inside(geometry));
  if (numbers === 'outside') g.append(...edges(geometry));
  if (numbers === 'a1') g.append(...filesAndRanks(geometry));
  return g;
}

/** @param {Geometry} geometry */
function inside(geometry) {
  return Array.from({ length: geometry.count }, (_, i) => {
    const [x, y] = geometry.centre(i + 1);
    return make('text', { x: round(x - 0.465), y: round(y - 0.385) }, geometry.label(i + 1));
  });
}

/** @param {Geometry} geometry */
function edges(geometry) {
  const { width, height } = geometry;
  const found = [];
  for (let square = 1; square <= geometry.count; square++) {
    const [row, column] = geometry.place(square);
    const text = geometry.label(square);
    if (row === 0) found.push(rimText(column + 0.5, -0.25, text));
    else if (row === height - 1) found.push(rimText(column + 0.5, height + 0.25, text));
    else if (column === 0) found.push(rimText(-0.26, row + 0.5, text));
    else if (column === width - 1) found.push(rimText(width + 0.26, row + 0.5, text));
  }
  return found;
}

/** @param {Geometry} geometry */
function filesAndRanks(geometry) {
  /** @type {Map<number, string>} */
  const files = new Map();
  /** @type {Map<number, string>} */
  const ranks = new Map();
  for (let square = 1; square <= geometry.count; square++) {
    const [row, column] = geometry.place(square);
    const name = geometry.label(square, true);
    files.set(column, name.slice(0, 1));
    ranks.set(row, name.slice(1));
  }
  return [
    ...[...files].map(([column, file]) => rimText(column + 0.5, geometry.height + 0.25, file)),
    ...[...ranks].map(([row, rank]) => rimText(-0.26, row + 0.5, rank)),
  ];
}

/** @param {number} x @param {number} y @param {string} text */
const rimText = (x, y, text) => make('text', { class: 'rimtext', x: round(x), y: round(y) }, text);
