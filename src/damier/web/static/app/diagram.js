/**
 * Small printed diagrams, as on a leaflet: one ink on paper, nothing to touch.
 *
 *     import {diagram} from '../app/diagram.js';
 *     html`<span class="board print">${diagram({width: 8, height: 8}, 'bbbb…')}</span>`
 *
 * Five paths whatever the size, because the start page draws thirty of them.
 */
import { html } from '../vendor/lit.js';

/** @typedef {{width: number, height: number, squares?: string, mirrored?: boolean}} Board */

/**
 * @param {Board} board
 * @param {string} pieces  one letter a square: w b W B .
 * @param {boolean} [turned]  seen from the other side
 */
export function diagram(board, pieces, turned = false) {
  const { width, height } = board;
  const spots = squares(board).map(([row, column]) =>
    turned ? [height - 1 - row, width - 1 - column] : [row, column],
  );
  /** @param {string} letters @param {number} r */
  const men = (letters, r) =>
    spots
      .filter((_, i) => letters.includes(pieces[i] ?? '.'))
      .map((spot) => ring(spot, r))
      .join('');
  return html`<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
    <path class="light" d="M0 0H${width}V${height}H0Z"></path>
    <path
      class="dark"
      d=${spots.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join('')}
    ></path>
    <path class="men w" d=${men('wW', 0.34)}></path>
    <path class="men b" d=${men('bB', 0.34)}></path>
    <path class="crown w" d=${men('W', 0.17)}></path>
    <path class="crown b" d=${men('B', 0.17)}></path>
  </svg>`;
}

/**
 * The squares in the order of their numbers, as rows and columns.
 * @param {Board} board
 * @returns {number[][]}
 */
function squares({ width, height, squares: which, mirrored = false }) {
  const found = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const dark = (row + column + height + Number(mirrored)) % 2 === 1;
      if (which === 'all' || dark) found.push([row, column]);
    }
  }
  return found;
}

/** @param {number[]} spot @param {number} r */
const ring = ([row, column], r) =>
  `M${column + 0.5 - r} ${row + 0.5}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
