import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';

import { makeBoard, OPENING, pieces, START } from './bench.js';
import { carry, lift, mayCarry, release } from '../../src/damier/web/static/board/drag.js';
import { targets } from '../../src/damier/web/static/board/hand.js';
import { pressKey } from '../../src/damier/web/static/board/keys.js';
import { beginStroke, endStroke, leadStroke } from '../../src/damier/web/static/board/pencil.js';
import { back, choose } from '../../src/damier/web/static/board/press.js';
import { sceneOf } from '../../src/damier/web/static/board/scene.js';
import { answer, cancel } from '../../src/damier/web/static/board/send.js';
import { labelOf } from '../../src/damier/web/static/board/speech.js';

const LONG = pieces(50, 'w38 w46 b32 b22 b13');
const LONG_MOVE = { path: [38, 27, 18, 9], captured: [32, 22, 13] };
const OTHER = { path: [38, 27, 18, 20], captured: [32, 22, 14] };
const ROADS = pieces(32, 'w26 b22 b23 b14 b15');
const ROAD_MOVES = [
  { path: [26, 19, 10], captured: [23, 15] },
  { path: [26, 17, 10], captured: [22, 14] },
];

let boards = [];
const made = (...args) => {
  const board = makeBoard(...args);
  boards.push(board);
  return board;
};
afterEach(() => {
  for (const board of boards) board.end();
  boards = [];
});
const type = (board, ...keys) => keys.map((key) => pressKey(board.board, { key }));

describe('what is given', () => {
  test('what is not named stays as it is', () => {
    const board = made({ board: START, moves: OPENING, theme: 'djeco' });
    board.set({ interactive: 'white' });
    assert.equal(board.state.theme, 'djeco');
    assert.equal(board.state.moves, OPENING);
  });

  test('the ground is drawn anew only when it is another', () => {
    const board = made({ board: START });
    board.calls.length = 0;
    board.set({ board: LONG, moves: [LONG_MOVE] });
    assert.ok(!board.calls.includes('ground'));
    board.set({ orientation: 'black' });
    assert.ok(board.calls.includes('ground'));
  });

  test('a piece stays in hand while the server repeats itself, and is let go when it does not', () => {
    const board = made({ board: START, moves: OPENING, interactive: 'white' });
    board.press(32);
    board.set({ moves: OPENING.map((move) => ({ ...move })) });
    assert.deepEqual(board.state.hand.steps, [32]);
    board.set({ moves: OPENING.slice(0, 2) });
    assert.deepEqual(board.state.hand.steps, []);
  });

  test('the last move is walked from where its piece stood, and said', () => {
    const board = made({ board: LONG, moves: [LONG_MOVE] });
    const after = pieces(50, 'w9 w46');
    board.set({ board: after, moves: [], last: LONG_MOVE });
    assert.deepEqual(board.walks, [{ square: 38, path: LONG_MOVE.path, captured: [32, 22, 13] }]);
    assert.equal(board.state.shown, LONG);
    assert.deepEqual(board.told('say'), [{ text: 'white, 38, 9, 3' }]);
  });

  test('stepping back through a game walks nothing', () => {
    const board = made({ board: pieces(50, 'w9 w46'), last: LONG_MOVE });
    board.set({ board: LONG, last: null });
    assert.deepEqual(board.walks, []);
    assert.equal(board.state.shown, LONG);
  });

  test('a refusal puts the piece back and is said in its own words', () => {
    const board = made({ board: START, moves: OPENING, interactive: 'white' });
    board.press(35, 30);
    assert.deepEqual(board.told('move'), [{ path: [35, 30], move: null }]);
    board.set({ refusal: { attempt: [35, 30], text: 'Not there.' } });
    assert.equal(board.state.sent, null);
    assert.deepEqual(board.walks.at(-1), { square: 35, back: true });
    assert.deepEqual(board.told('say').at(-1), { text: 'Not there.' });
  });
});

describe('what the hand does', () => {
  test('click and click', () => {
    const board = made({ board: START, moves: OPENING, interactive: 'white' });
    board.press(32);
    assert.deepEqual(targets(board.state), [27, 28]);
    board.press(28);
    assert.deepEqual(board.told('touch'), [{ square: 32 }]);
    assert.deepEqual(board.told('move'), [{ path: [32, 28], move: OPENING[2] }]);
  });

  test('hands that are faster than the line wait for the answer', () => {
    const board = made({ board: START, moves: OPENING, interactive: 'both' });
    board.press(32, 28, 19, 23);
    assert.equal(board.told('move').length, 1);
    const after = `${START.slice(0, 27)}w${START.slice(28, 31)}.${START.slice(32)}`;
    board.set({ board: after, last: { path: [32, 28] }, moves: [{ path: [19, 23] }] });
    assert.deepEqual(
      board.told('move').map(({ path }) => path),
      [
        [32, 28],
        [19, 23],
      ],
    );
  });

  test('what followed a move that came back is forgotten', () => {
    const board = made({ board: START, moves: OPENING, interactive: 'white' });
    board.press(32, 28, 31, 26);
    cancel(board.board);
    assert.equal(board.told('move').length, 1);
    board.press(31, 26);
    assert.equal(board.told('move').length, 2);
  });

  test('one tap is enough for the only move, if one likes', () => {
    const board = made({ board: START, moves: OPENING, interactive: 'white', onetap: true });
    board.press(31);
    assert.deepEqual(board.told('move')[0].path, [31, 26]);
  });

  test('a long capture is walked leg by leg, and taken back leg by leg', () => {
    const board = made({ board: LONG, moves: [LONG_MOVE, OTHER], interactive: 'white' });
    board.press(38, 27, 18);
    assert.deepEqual(sceneOf(board.state).ghosts, [32, 22]);
    back(board.board);
    assert.deepEqual(sceneOf(board.state).ghosts, [32]);
    board.press(20);
    assert.deepEqual(board.told('move'), [{ path: OTHER.path, move: OTHER }]);
  });

  test('roads with the same ends are numbered from the left and chosen', () => {
    const config = { board: ROADS, moves: ROAD_MOVES, interactive: 'white' };
    const board = made(config, 8);
    board.press(26, 10);
    assert.deepEqual(board.told('choice'), [{ moves: [ROAD_MOVES[1], ROAD_MOVES[0]] }]);
    assert.equal(choose(board.board, 1), true);
    assert.deepEqual(board.told('move'), [{ path: [26, 19, 10], move: ROAD_MOVES[0] }]);
    assert.deepEqual(board.told('choice').at(-1), { moves: [] });
  });

  test('a second click on half a capture with roads open closes them', () => {
    const more = [
      { path: [38, 27, 18, 9], captured: [32, 22, 13] },
      { path: [38, 27, 16, 9], captured: [32, 21, 12] },
    ];
    const board = made({ board: LONG, moves: more, interactive: 'white' });
    board.press(38, 27, 9);
    assert.equal(board.told('choice').at(-1).moves.length, 2);
    board.press(27);
    assert.deepEqual(board.told('choice').at(-1), { moves: [] });
    assert.deepEqual(board.state.hand.choice, []);
  });

  test('at the table nobody is told what goes, and a jump waits while there is one more', () => {
    const board = made({ board: LONG, moves: [LONG_MOVE], interactive: 'any' });
    board.press(38);
    assert.deepEqual(targets(board.state), []);
    board.press(27);
    assert.deepEqual(board.told('move'), []);
    board.press(27);
    assert.deepEqual(board.told('move'), [{ path: [38, 27], move: null }]);
  });

  test('a jump waits where a way goes on that is no move, and only there', () => {
    const board = made({ board: LONG, moves: [], interactive: 'white' });
    board.set({ moves: [{ path: [46, 41] }], ways: [[38, 27, 18, 9]], free: true });
    board.press(38, 27);
    assert.deepEqual(board.state.hand.steps, [38, 27]);
    assert.deepEqual(board.told('move'), []);
    board.press(18, 9);
    assert.deepEqual(board.told('move'), [{ path: [38, 27, 18, 9], move: null }]);
  });

  test('pieces that stand as if they could be jumped mean nothing to the board', () => {
    const board = made({ board: LONG, moves: [{ path: [46, 41] }], free: true });
    board.set({ interactive: 'white' });
    board.press(38, 27);
    assert.deepEqual(board.told('move'), [{ path: [38, 27], move: null }]);
  });

  test('a capture may end where it began, where a way says so', () => {
    const ring = [38, 27, 18, 29, 38];
    const board = made({ board: pieces(50, 'w38 b32 b22 b23 b33'), interactive: 'any' });
    board.set({ moves: [{ path: [38, 42] }], ways: [ring] });
    board.press(38, 27, 18, 38);
    assert.deepEqual(board.told('move'), []);
    board.press(...ring);
    assert.deepEqual(board.told('move'), [{ path: ring, move: null }]);
  });

  test('a move made in advance is played when its turn comes', () => {
    const black = [{ path: [20, 24] }];
    const board = made({ board: START, moves: black, interactive: 'white', premove: true });
    board.press(32, 28);
    assert.deepEqual(board.told('premove'), [{ path: [32, 28] }]);
    board.set({ moves: OPENING });
    assert.deepEqual(board.told('move')[0].path, [32, 28]);
    assert.deepEqual(board.state.planned, []);
  });

  test('a move waits for a yes, where one is asked for', () => {
    const board = made({ board: START, moves: OPENING, interactive: 'white', confirm: true });
    board.press(32, 28);
    assert.deepEqual(board.told('move'), []);
    assert.equal(sceneOf(board.state).inHand, 28);
    assert.equal(answer(board.board, true), true);
    assert.equal(board.told('move').length, 1);
    assert.equal(answer(board.board, true), false);
  });

  test('a piece is carried and let go', () => {
    const board = made({ board: START, moves: OPENING, interactive: 'white' });
    assert.equal(mayCarry(board.state, 20), false);
    assert.equal(lift(board.board, 32), true);
    carry(board.board, [5, 5]);
    release(board.board, 27, 32);
    assert.deepEqual(board.told('move')[0].path, [32, 27]);
    assert.equal(board.state.carried, null);
  });
});

describe('keys, pencil and editor', () => {
  test('a typed move is played as soon as it is clear', () => {
    const board = made({ board: START, moves: OPENING, interactive: 'white' });
    type(board, '3', '2', '-', '2');
    assert.equal(board.state.typed, '32-2');
    type(board, '8', 'Enter');
    assert.deepEqual(
      board.told('move').map(({ path }) => path),
      [[32, 28]],
    );
  });

  test('what cannot be read is said, and nothing is sent', () => {
    const board = made({ board: START, moves: OPENING, interactive: 'white' });
    type(board, '9', '9', '-', '1', 'Enter');
    assert.deepEqual(board.told('move'), []);
    assert.deepEqual(board.told('say').at(-1), { text: '99-1' });
  });

  test('arrows walk, and a page may use the keys that mean nothing here', () => {
    const board = made({ board: START });
    assert.deepEqual(type(board, 'ArrowDown', 'ArrowRight', 'q', 'Tab'), [
      true,
      true,
      false,
      false,
    ]);
    assert.equal(board.state.cursor, 7);
    assert.equal(pressKey(board.board, { key: '1', ctrlKey: true }), false);
  });

  test('an arrow is drawn and kept by nobody here', () => {
    const board = made({ board: START, drawable: true });
    beginStroke(board.board, 32, { shiftKey: true, altKey: false });
    leadStroke(board.board, 28);
    assert.deepEqual(sceneOf(board.state).arrows, [{ path: [32, 28], kind: 'drawn red' }]);
    endStroke(board.board, 28);
    assert.deepEqual(board.told('draw'), [{ from: 32, to: 28, ink: 'red' }]);
    assert.deepEqual(sceneOf(board.state).arrows, []);
  });

  test('the editor tells what goes where', () => {
    const board = made({ board: pieces(50, 'B28'), interactive: 'edit' });
    board.press(5);
    lift(board.board, 28);
    release(board.board, 0, 28);
    assert.deepEqual(board.told('edit'), [
      { square: 5, piece: 'w' },
      { square: 28, piece: '.' },
    ]);
  });
});

describe('what is said', () => {
  const texts = (key, args = {}) => [key, ...Object.values(args)].join(' ');

  test('squares say what stands there and what is due', () => {
    const given = { board: LONG, moves: [LONG_MOVE], must: [38], interactive: 'white', texts };
    const board = made({ ...given, colours: { white: 'blue', black: 'green' } });
    const say = (square) => labelOf(board.state, square);
    assert.equal(say(38), 'board-square-must 38 blue man 3');
    assert.equal(say(46), 'square-label 46 blue man');
    assert.equal(say(32), 'square-label 32 green man');
    board.press(38);
    assert.equal(say(38), 'board-square-in-hand 38 blue man');
    assert.equal(say(27), 'board-square-target 27');
    assert.equal(say(26), 'square-empty 26');
  });
});
