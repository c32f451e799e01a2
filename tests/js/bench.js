/** A board without a page: its state, a view that draws nothing, and what was told. */
import { set } from '../../src/damier/web/static/board/arrive.js';
import { plainGeometry } from '../../src/damier/web/static/board/geometry.js';
import { press } from '../../src/damier/web/static/board/press.js';
import { forgetSent } from '../../src/damier/web/static/board/send.js';
import { makeState } from '../../src/damier/web/static/board/state.js';

export const START = 'b'.repeat(20) + '.'.repeat(10) + 'w'.repeat(20);
export const OPENING = [{ path: [31, 26] }, { path: [32, 27] }, { path: [32, 28] }];

/** Pieces on an empty board: `pieces(50, 'w38 b32')`. */
export function pieces(count, text) {
  const squares = Array(count).fill('.');
  for (const name of text.split(' ')) squares[Number(name.slice(1)) - 1] = name[0];
  return squares.join('');
}

export function makeBoard(config = {}, size = 10) {
  const told = [];
  const calls = [];
  const walks = [];
  const note = (name) => () => void calls.push(name);
  const state = makeState();
  const view = {
    ...Object.fromEntries(
      [
        'look',
        'ground',
        'redraw',
        'marks',
        'labels',
        'cursor',
        'light',
        'carry',
        'hot',
        'typed',
        'say',
      ]
        .concat(['flash', 'focus'])
        .map((name) => [name, note(name)]),
    ),
    show(shown) {
      state.shown = shown;
    },
    walk: () => ({
      async along(square, path, captured) {
        walks.push({ square, path, captured });
      },
      async slide(square) {
        walks.push({ square, back: true });
      },
      stop() {},
    }),
  };
  const board = { state, view, tell: (name, detail) => told.push([name, detail]) };
  set(board, { geometry: plainGeometry(size), motion: false, ...config });
  return {
    board,
    state,
    calls,
    walks,
    set: (more) => set(board, more),
    press(...squares) {
      for (const square of squares) press(board, square);
    },
    /** What was told under a name. */
    told: (name) => told.filter(([kind]) => kind === name).map(([, detail]) => detail),
    /** No move waits any more, so that nothing keeps this process. */
    end: () => forgetSent(state),
  };
}
