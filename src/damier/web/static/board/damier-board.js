/** @import {Move, Point} from './types.js' @import {Deed} from './hand.js' */
import { Keys } from './keys.js';
import { MovingBoard, sameEnds } from './moving-board.js';
import { Pencil } from './pencil.js';
import { Pointer } from './pointer.js';
import { fromLeft } from './routes.js';
import { make } from './svg.js';

/** What a click makes of a square while editing. @type {Record<string, string>} */
const NEXT_WHITE = { '.': 'w', w: 'W', W: '.' };
/** @type {Record<string, string>} */
const NEXT_BLACK = { '.': 'b', b: 'B', B: '.' };

/**
 * `<damier-board>`: a draughts board to look at and to play on. It knows no rules: it is given
 * whole moves and
 * tells which one was meant, or which path was tried.
 *
 * @fires board-move {path, move} a move was made; `move` is null when it was none of `moves`
 * @fires board-touch {square} a piece was picked up
 * @fires board-choice {moves} several captures share their ends: choose one; empty when settled
 * @fires board-ask {path, move} where `confirm` is set: a move waits for `answer`; empty when settled
 * @fires board-premove {path} a move in advance, or none when it was taken back
 * @fires board-edit {square, piece} what the editor put on a square
 * @fires board-draw {from, to, ink} an arrow drawn by hand, or a ring where both are one square
 * @fires board-say {text} what the live region said
 */
export class DamierBoard extends MovingBoard {
  keys = new Keys(this);
  pencil = new Pencil(this);

  /** @override */
  createRenderRoot() {
    const root = super.createRenderRoot();
    if (this.table) new Pointer(this, this.table);
    this.squares?.addEventListener('keydown', (event) => this.keys.press(event));
    this.squares?.addEventListener('focusin', (event) => this.#focused(event));
    this.squares?.addEventListener('focusout', (event) => this.#left(event));
    this.squares?.addEventListener('click', (event) => this.#clicked(event));
    return root;
  }

  /** @override @param {import('../vendor/lit.js').PropertyValues<this>} changed */
  update(changed) {
    if (changed.has('board') || changed.has('interactive')) this.pencil.drop();
    super.update(changed);
  }

  // ---- what the hands do

  /** A click, a tap or Enter on a square. @param {number} square */
  press(square) {
    if (!square || !this.live) return;
    if (this.sent) return void this.held.push(() => this.press(square));
    this.#stand(square);
    if (this.asked) this.answer(false);
    if (this.interactive === 'edit') return this.edit(square, false);
    if (this.interactive === 'draw') return this.pencil.press(square);
    if (this.hand.mayPick(square)) this.touch(square);
    this.perform(this.hand.click(square, this.onetap));
  }

  /** @param {Deed} deed */
  perform(deed) {
    const { hand } = this;
    switch (deed.kind) {
      case 'pick':
        hand.steps = [deed.square];
        this.refusal = null;
        break;
      case 'drop':
        this.closeChoice();
        hand.drop();
        break;
      case 'back':
        hand.back();
        break;
      case 'step':
        this.#step(deed.path);
        break;
      case 'choice':
        this.#ask(deed.moves);
        break;
      case 'play':
        return this.commit(deed.move);
      case 'try':
        return this.send(deed.path, null);
      case 'premove':
        this.#plan(deed.path);
        break;
    }
    this.redraw();
    if (deed.kind === 'pick') this.say(this.speech.label(deed.square, hand, new Set(this.must)));
  }

  /** @param {number[]} path */
  #step(path) {
    const legs = path.slice(this.hand.steps.length - 1);
    const start = this.carried;
    this.hand.steps = path;
    void this.walkLegs(path, legs, start);
    this.say(this.texts('board-said-step', { square: this.speech.name(path[path.length - 1]) }));
  }

  /** @param {Move[]} moves */
  #ask(moves) {
    if (!this.hand.steps.length) this.hand.steps = [moves[0].path[0]];
    const roads = this.geo ? fromLeft(this.geo, moves) : moves;
    this.hand.choice = roads;
    this.#light(0);
    this.emit('board-choice', { moves: roads });
    this.say(this.speech.roads(roads, this.lang || document.documentElement.lang));
  }

  /** Take one of the numbered routes. @param {number} index @returns {boolean} */
  choose(index) {
    const move = (this.hand.choice.length ? this.hand.choice : this.routes)[index];
    if (!move) return false;
    this.commit(move);
    return true;
  }

  /** @param {number[]} path */
  #plan(path) {
    this.hand.drop();
    this.planned = path;
    this.emit('board-premove', { path });
    this.say(
      this.texts('board-said-premove', {
        from: this.speech.name(path[0]),
        to: this.speech.name(path[path.length - 1]),
      }),
    );
  }

  /** Esc: one step back. @returns {boolean} whether there was something to take back */
  back() {
    this.held = [];
    if (this.pencil.lift()) return true;
    if (this.asked) return this.answer(false);
    if (this.planned.length) {
      this.planned = [];
      this.emit('board-premove', { path: [] });
    } else {
      const asked = this.hand.choice.length > 0;
      if (!this.hand.back()) return false;
      if (asked) this.emit('board-choice', { moves: [] });
    }
    this.redraw();
    this.say(this.texts('board-said-back'));
    return true;
  }

  // ---- dragging

  /** @param {number} square */
  mayCarry(square) {
    if (!square || this.sent) return false;
    if (this.interactive === 'edit') return this.hand.piece(square) !== '.';
    return square === this.hand.here || (!this.hand.halfWay && this.hand.mayPick(square));
  }

  /** @param {number} square @returns {boolean} whether the piece came along */
  lift(square) {
    if (!this.mayCarry(square)) return false;
    this.answer(false);
    if (square !== this.hand.here) this.hand.steps = [square];
    this.closeChoice();
    this.hand.choice = [];
    this.refusal = null;
    this.carried = this.geo?.centre(square) ?? null;
    this.toggleAttribute('data-dragging', true);
    this.redraw();
    return true;
  }

  /** @param {Point} point */
  carry([x, y]) {
    /** @type {Point} */
    const above = [x, y - 0.06];
    this.carried = above;
    this.men.put(this.hand.from, above);
    this.#light(this.geo?.under([x, y]) ?? 0);
  }

  /** @param {number} square where the piece was let go, 0 off the board @param {number} from */
  release(square, from) {
    this.toggleAttribute('data-dragging', false);
    this.#light(0);
    if (square) this.#stand(square);
    if (this.interactive === 'edit') this.#editDrop(square, from);
    else if (square && square !== from)
      this.perform(this.#letGo(this.hand.go(square) ?? this.hand.elsewhere(square)));
    this.carried = null;
    if (!this.sent && !this.walkNow) this.redraw();
  }

  /**
   * A hand that leaves the piece may end the move half-way. Squares that are only pointed at keep
   * it in hand.
   * @param {Deed} deed @returns {Deed}
   */
  #letGo(deed) {
    return deed.kind === 'step' && this.handoff && this.hand.mode === 'free'
      ? { kind: 'try', path: deed.path }
      : deed;
  }

  /** @param {number} square */
  hover(square) {
    const hot =
      this.live &&
      (this.interactive === 'edit' || this.interactive === 'draw'
        ? square > 0
        : this.hand.meant.includes(square) || this.hand.mayPick(square));
    this.toggleAttribute('data-hot', hot);
    this.#light(hot && !this.hand.choice.length && this.hand.targets.includes(square) ? square : 0);
  }

  #lit = 0;

  /** @param {number} square */
  #light(square) {
    if (square === this.#lit || !this.geo) return;
    this.#lit = square;
    if (!square) return this.hoverLayer?.replaceChildren();
    const [x, y] = this.geo.centre(square);
    this.hoverLayer?.replaceChildren(
      make('rect', { class: 'hover', x: x - 0.5, y: y - 0.5, width: 1, height: 1 }),
    );
  }

  // ---- editing

  /** @param {number} square @param {boolean} other the other colour */
  edit(square, other) {
    if (!square) return;
    const piece = this.board[square - 1] ?? '.';
    this.put(
      square,
      this.brush && !other
        ? piece === this.brush
          ? '.'
          : this.brush
        : ((other ? NEXT_BLACK : NEXT_WHITE)[piece] ?? (other ? 'b' : 'w')),
    );
  }

  /** @param {number} square @param {string} piece */
  put(square, piece) {
    this.emit('board-edit', { square, piece });
  }

  /** @param {number} square @param {number} from */
  #editDrop(square, from) {
    const piece = this.board[from - 1] ?? '.';
    this.hand.drop();
    if (square === from) return;
    this.put(from, '.');
    if (square) this.put(square, piece);
  }

  // ---- drawing

  /** @override @param {Partial<import('./marks.js').Scene>} [now] */
  drawMarks(now = {}) {
    const { arrows, marks } = this.pencil;
    super.drawMarks({
      ...(arrows.length ? { arrows: [...this.arrows, ...arrows] } : {}),
      ...(marks.length ? { marks: [...this.marks, ...marks] } : {}),
      ...now,
    });
  }

  // ---- keyboard

  /** @param {string} key */
  walk(key) {
    if (!this.geo) return;
    this.#stand(this.geo.step(this.cursor, key));
    this.drawCursor();
  }

  /** The keyboard goes on from here. @param {number} square */
  #stand(square) {
    this.cursor = square;
    this.drawLabels();
    this.#button(square)?.focus({ preventScroll: true });
  }

  /** @param {number} square */
  #button(square) {
    return /** @type {HTMLElement | null | undefined} */ (
      this.squares?.querySelector(`[data-square="${square}"]`)
    );
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const square = event.target instanceof HTMLElement ? Number(event.target.dataset.square) : 0;
    if (square) this.cursor = square;
    this.drawLabels();
    this.drawCursor();
  }

  /** @param {FocusEvent} event */
  #left(event) {
    if (
      event.relatedTarget === null ||
      !this.squares?.contains(/** @type {Node} */ (event.relatedTarget))
    )
      this.pointed = false;
    this.drawCursor();
  }

  /** Screen readers click without a pointer. @param {MouseEvent} event */
  #clicked(event) {
    if (event.detail === 0 && event.target instanceof HTMLElement)
      this.press(Number(event.target.dataset.square));
  }

  /**
   * The move that was typed; `sure`: only when no other could still be meant.
   * @param {string[]} names @param {boolean} sure @returns {Move | null}
   */
  moveOf(names, sure) {
    if (names.length < 2 || !this.geo || this.hand.mode !== 'legal') return null;
    const path = names.map((name) => this.geo?.named(name) ?? 0);
    const fits = this.moves.filter((move) => sameRoad(move.path, path));
    if (fits.length !== 1) return null;
    const more =
      sure &&
      this.moves.some(
        (move) =>
          move !== fits[0] &&
          move.path[0] === path[0] &&
          this.speech.name(move.path[move.path.length - 1]).startsWith(names[names.length - 1]),
      );
    return more ? null : fits[0];
  }

  /** A typed move that is not the only one of its kind, or none at all. @param {string[]} names */
  tryText(names) {
    const path = names.map((name) => this.geo?.named(name) ?? 0);
    if (path.length < 2 || path.includes(0))
      return this.say(this.texts('board-said-unread', { text: names.join('-') }));
    const fits = this.moves.filter((move) => sameRoad(move.path, path));
    this.hand.drop();
    if (this.hand.mode === 'premove') return this.perform({ kind: 'premove', path });
    if (this.hand.mode === 'none') return this.say(this.texts('board-said-wait'));
    if (this.hand.mode === 'legal' && fits.length > 1)
      this.perform({ kind: 'choice', moves: fits });
    else if (fits.length === 1) this.commit(fits[0]);
    else if (this.hand.mayPick(path[0])) this.send(path, null);
    else this.emit('board-move', { path, move: null });
  }

  // ---- for the page

  /** Make squares blink. @param {number[]} squares */
  flash(squares) {
    for (const square of squares) {
      const node = this.men.node(square);
      node?.classList.add('flash');
      node?.addEventListener('animationend', () => node.classList.remove('flash'), { once: true });
    }
  }

  /** @override @param {FocusOptions} [options] */
  focus(options) {
    this.#button(this.cursor)?.focus(options);
  }
}

/**
 * Whether a typed road is this path: its ends, or all its landings.
 * @param {number[]} path @param {number[]} typed
 */
function sameRoad(path, typed) {
  if (!sameEnds(path, typed)) return false;
  return (
    typed.length === 2 ||
    (typed.length === path.length && typed.every((square, i) => square === path[i]))
  );
}

if (!customElements.get('damier-board')) customElements.define('damier-board', DamierBoard);
