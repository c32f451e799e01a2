/** @import {Geometry} from './geometry.js' @import {State} from './types.js' */
import { labelOf } from './speech.js';

/**
 * One button a square, over the drawing, for the keyboard and for screen readers.
 * @param {HTMLElement} squares @param {Geometry | null} geo null: a picture has none
 */
export function placeSquares(squares, geo) {
  squares.replaceChildren();
  if (!geo) return;
  const order = Array.from({ length: geo.count }, (_, i) => i + 1).sort(
    (a, b) => geo.place(a)[0] - geo.place(b)[0] || geo.place(a)[1] - geo.place(b)[1],
  );
  for (const square of order) {
    const [row, column] = geo.place(square);
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.square = String(square);
    Object.assign(button.style, {
      left: `${(column / geo.width) * 100}%`,
      top: `${(row / geo.height) * 100}%`,
      width: `${100 / geo.width}%`,
      height: `${100 / geo.height}%`,
    });
    squares.append(button);
  }
}

/**
 * Say what stands on each square and what may be done with it.
 * @param {HTMLElement} squares @param {State} state
 */
export function labelSquares(squares, state) {
  const { geo, texts } = state;
  if (!geo) return;
  // "application": screen readers pass the arrow keys on to the board
  squares.setAttribute('role', state.print ? 'img' : 'application');
  const { width, height } = geo;
  squares.setAttribute('aria-label', state.label || texts('board-label', { width, height }));
  for (const button of squares.querySelectorAll('button')) {
    const square = Number(button.dataset.square);
    const text = labelOf(state, square);
    if (button.getAttribute('aria-label') !== text) button.setAttribute('aria-label', text);
    button.tabIndex = square === state.cursor ? 0 : -1;
  }
}
