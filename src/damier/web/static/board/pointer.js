/** @import {makeView} from './view.js' @import {Board, Point, State} from './types.js' */
import { carry, hover, lift, mayCarry, release } from './drag.js';
import { edit } from './edit.js';
import { here, meant, targets } from './hand.js';
import { beginStroke, dropStroke, endStroke, leadStroke } from './pencil.js';
import { choose, press } from './press.js';
import { cancel, touch } from './send.js';
import { isLive } from './state.js';

/** How far the pointer goes before a press becomes a drag, in pixels. */
const SLACK = 5;
/** How far from a square's centre a finger still means it, in squares. */
const REACH = 0.95;

/** @typedef {Board & {view: ReturnType<typeof makeView>}} ShownBoard */

/**
 * Mouse, pen and finger: click, drag, and presses that just miss a square.
 * @param {ShownBoard} board
 */
export function bindPointer(board) {
  const { state, view } = board;
  const { table } = view.parts;
  /**
   * @type {{id: number, square: number, x: number, y: number, dragging: boolean, draws: boolean} |
   *   null}
   */
  let pressed = null;

  /** @param {{clientX: number, clientY: number}} event */
  const pointOf = ({ clientX, clientY }) => view.pointAt(clientX, clientY);

  /** @param {PointerEvent} event */
  function down(event) {
    const draws = event.button === 2 && state.drawable && state.interactive !== 'edit';
    if (pressed || !(isLive(state) || draws)) return;
    state.pointed = true;
    const route = event.target instanceof Element ? event.target.closest('[data-route]') : null;
    if (route instanceof SVGElement) return void choose(board, Number(route.dataset.route));
    const square = draws ? plain(state, pointOf(event)) : meantBy(state, pointOf(event));
    if (event.button === 2 && state.interactive === 'edit') return edit(board, square, true);
    if (event.button !== 0 && !draws) return;
    if (draws) beginStroke(board, square, event);
    const { pointerId: id, clientX: x, clientY: y } = event;
    pressed = { id, square, x, y, dragging: draws, draws };
    try {
      table.setPointerCapture(id);
    } catch {
      /* the pointer may be gone already */
    }
    if (!draws && mayCarry(state, square)) touch(board, square);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const point = pointOf(event);
    if (!pressed) return hover(board, event.pointerType === 'mouse' ? meantBy(state, point) : 0);
    if (pressed.id !== event.pointerId) return;
    if (pressed.draws) return leadStroke(board, plain(state, point));
    const far = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLACK;
    if (!pressed.dragging && far) pressed.dragging = begins(pressed, event);
    if (pressed.dragging && !pressed.draws) carry(board, point);
  }

  /**
   * A press becomes a stroke of the pencil, or carries a piece.
   * @param {{square: number, draws: boolean}} pressed @param {PointerEvent} event
   */
  function begins(pressed, event) {
    if (state.interactive !== 'draw') return lift(board, pressed.square);
    pressed.draws = pressed.square > 0;
    if (pressed.draws) beginStroke(board, pressed.square, event);
    return pressed.draws;
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (pressed?.id !== event.pointerId) return;
    const { square, draws, dragging } = pressed;
    pressed = null;
    if (draws) endStroke(board, plain(state, pointOf(event)));
    else if (dragging) release(board, landing(state, pointOf(event)), square);
    else if (square) press(board, square);
    else cancel(board);
  }

  function leave() {
    if (pressed?.draws) dropStroke(board);
    else if (pressed?.dragging) release(board, 0, pressed.square);
    pressed = null;
  }

  /** @param {TouchEvent} event */
  function carries({ touches }) {
    if (touches.length !== 1) return false;
    const square = meantBy(state, pointOf(touches[0]));
    return state.interactive === 'draw' ? square > 0 : mayCarry(state, square);
  }

  table.addEventListener('pointerdown', down);
  table.addEventListener('pointermove', move);
  table.addEventListener('pointerup', up);
  table.addEventListener('pointercancel', leave);
  table.addEventListener('contextmenu', (event) => {
    if (state.interactive === 'edit' || state.drawable) event.preventDefault();
  });
  // The focus goes to the square, not to the page.
  table.addEventListener('mousedown', (event) => event.preventDefault());
  // the page may scroll under a finger, but not while it carries a piece
  const hold = (/** @type {TouchEvent} */ event) => carries(event) && event.preventDefault();
  table.addEventListener('touchstart', hold, { passive: false });
}

/** The square under a point, played on or not. @param {State} state @param {Point} point */
const plain = ({ geo }, point) => geo?.under(point) ?? 0;

/**
 * The square a press means: itself, or the nearest that makes sense.
 * @param {State} state @param {Point} point
 */
function meantBy(state, point) {
  const square = plain(state, point);
  if (square || !state.geo?.inside(point) || state.interactive === 'edit') return square;
  return state.geo.nearest(point, meant(state), REACH);
}

/** The square a piece is let go on. @param {State} state @param {Point} point */
function landing(state, point) {
  const square = plain(state, point);
  if (square || !state.geo?.inside(point)) return square;
  return state.geo.nearest(point, [...targets(state), here(state)], REACH);
}
