/** @import {DamierBoard} from './damier-board.js' @import {Point} from './types.js' */

/** How far the pointer goes before a press becomes a drag, in pixels. */
const SLACK = 5;
/** How far from a square's centre a finger still means it, in squares. */
const REACH = 0.95;

/** Mouse, pen and finger: click, drag, and presses that just miss a square. */
export class Pointer {
  /**
   * @type {{id: number, square: number, x: number, y: number, dragging: boolean,
   *   draws: boolean} | null}
   */
  #press = null;

  /** @param {DamierBoard} board @param {HTMLElement} table */
  constructor(board, table) {
    this.board = board;
    this.table = table;
    table.addEventListener('pointerdown', (event) => this.#down(event));
    table.addEventListener('pointermove', (event) => this.#move(event));
    table.addEventListener('pointerup', (event) => this.#up(event));
    table.addEventListener('pointercancel', () => this.#cancel());
    table.addEventListener('contextmenu', (event) => {
      if (board.interactive === 'edit' || board.drawable) event.preventDefault();
    });
    // The focus goes to the square, not to the page.
    table.addEventListener('mousedown', (event) => event.preventDefault());
    // the page may scroll under a finger, but not while it carries a piece
    table.addEventListener(
      'touchstart',
      (event) => {
        if (this.#carries(event)) event.preventDefault();
      },
      { passive: false },
    );
  }

  /** @param {TouchEvent} event */
  #carries(event) {
    const touch = event.touches[0];
    if (event.touches.length !== 1) return false;
    const square = this.#meant(this.board.pointAt(touch.clientX, touch.clientY));
    return this.board.interactive === 'draw' ? square > 0 : this.board.mayCarry(square);
  }

  /** The square a press means: itself, or the nearest that makes sense. @param {Point} point */
  #meant(point) {
    const { geo, hand } = this.board;
    if (!geo) return 0;
    const square = geo.under(point);
    if (
      square &&
      (this.board.interactive === 'edit' ||
        hand.meant.includes(square) ||
        hand.piece(square) !== '.')
    )
      return square;
    return (
      (this.board.interactive !== 'edit' &&
        !square &&
        geo.inside(point) &&
        geo.nearest(point, hand.meant, REACH)) ||
      square
    );
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const draws = event.button === 2 && this.board.drawable && this.board.interactive !== 'edit';
    if (this.#press || !(this.board.live || draws)) return;
    this.board.pointed = true;
    const route = event.target instanceof Element ? event.target.closest('[data-route]') : null;
    if (route instanceof SVGElement) return this.board.choose(Number(route.dataset.route));
    const point = this.board.pointAt(event.clientX, event.clientY);
    const square = draws ? this.#plain(point) : this.#meant(point);
    if (event.button === 2 && this.board.interactive === 'edit')
      return this.board.edit(square, true);
    if (event.button !== 0 && !draws) return;
    if (draws) this.board.pencil.begin(square, event);
    this.#press = {
      id: event.pointerId,
      square,
      x: event.clientX,
      y: event.clientY,
      dragging: draws,
      draws,
    };
    try {
      this.table.setPointerCapture(event.pointerId);
    } catch {
      /* the pointer may be gone already */
    }
    if (!draws && this.board.mayCarry(square)) this.board.touch(square);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    const point = this.board.pointAt(event.clientX, event.clientY);
    if (!press) return this.board.hover(event.pointerType === 'mouse' ? this.#meant(point) : 0);
    if (press.id !== event.pointerId) return;
    if (press.draws) return this.board.pencil.lead(this.#plain(point));
    if (
      !press.dragging &&
      Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLACK &&
      this.#takes(press, event)
    )
      press.dragging = true;
    if (press.dragging && !press.draws) this.board.carry(point);
  }

  /**
   * A press becomes a stroke of the pencil, or carries a piece.
   * @param {{square: number, draws: boolean}} press
   * @param {PointerEvent} event
   */
  #takes(press, event) {
    if (this.board.interactive !== 'draw') return this.board.lift(press.square);
    press.draws = press.square > 0;
    if (press.draws) this.board.pencil.begin(press.square, event);
    return press.draws;
  }

  /** The square under a point, played on or not. @param {Point} point */
  #plain(point) {
    return this.board.geo?.under(point) ?? 0;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    this.#press = null;
    const point = this.board.pointAt(event.clientX, event.clientY);
    if (press.draws) this.board.pencil.end(this.#plain(point));
    else if (press.dragging) this.board.release(this.#landing(point), press.square);
    else if (press.square) this.board.press(press.square);
    else this.board.cancel();
  }

  /** @param {Point} point */
  #landing(point) {
    const { geo, hand } = this.board;
    if (!geo) return 0;
    return (
      geo.under(point) ||
      (geo.inside(point) ? geo.nearest(point, [...hand.targets, hand.here], REACH) : 0)
    );
  }

  #cancel() {
    if (this.#press?.draws) this.board.pencil.lift();
    else if (this.#press?.dragging) this.board.release(0, this.#press.square);
    this.#press = null;
  }
}
