/**
 * @import {Arrow, GeometryData, Interactive, Last, Mark, Move, Numbers, Offence, Pieces, Point, Refusal,
 *   Side, Texts} from './types.js'
 */
/** @import {PropertyValues} from '../vendor/lit.js' @import {Scene} from './marks.js' */
import { LitElement } from '../vendor/lit.js';
import { Geometry } from './geometry.js';
import { ground, names, rimWidth } from './ground.js';
import { Hand } from './hand.js';
import { over, under } from './marks.js';
import { Men } from './men.js';
import { roads } from './routes.js';
import { bareTexts, Speech } from './speech.js';
import { boardStyles } from './styles.js';
import { make } from './svg.js';

/** A board that draws what it is given; `DamierBoard` adds the hands. */
export class DrawnBoard extends LitElement {
  static properties = {
    geometry: { attribute: false },
    board: {},
    moves: { attribute: false },
    must: { attribute: false },
    last: { attribute: false },
    ghosts: { attribute: false },
    marks: { attribute: false },
    arrows: { attribute: false },
    refusal: { attribute: false },
    offence: { attribute: false },
    routes: { attribute: false },
    texts: { attribute: false },
    colours: { attribute: false },
    motion: { attribute: false },
    orientation: { reflect: true },
    theme: { reflect: true },
    numbers: { reflect: true },
    interactive: { reflect: true },
    free: { type: Boolean },
    handoff: { type: Boolean },
    premove: { type: Boolean },
    onetap: { type: Boolean },
    confirm: { type: Boolean },
    pieces: { reflect: true },
    brush: {},
    drawable: { type: Boolean },
    print: { type: Boolean, reflect: true },
    frameless: { type: Boolean, reflect: true },
    label: {},
  };

  constructor() {
    super();
    /** @type {GeometryData | null} */
    this.geometry = null;
    this.board = '';
    /** @type {Move[]} what may be played now */
    this.moves = [];
    /** @type {number[]} pieces that must capture */
    this.must = [];
    /** @type {Last | null} the move played last */
    this.last = null;
    /** @type {number[]} captured pieces that still stand on `board` */
    this.ghosts = [];
    /** @type {Mark[]} */
    this.marks = [];
    /** @type {Arrow[]} */
    this.arrows = [];
    /** @type {Refusal | null} */
    this.refusal = null;
    /** @type {Offence | null} */
    this.offence = null;
    /** @type {Move[]} routes to show with their numbers, from outside */
    this.routes = [];
    /** @type {Texts} */
    this.texts = bareTexts;
    /** @type {Record<string, string>} what White and Black are called */
    this.colours = {};
    /** @type {boolean | number} false: no motion; a number: milliseconds a leg */
    this.motion = true;
    /** @type {Side} who sits below */
    this.orientation = 'white';
    this.theme = 'wood';
    /** @type {Numbers} */
    this.numbers = 'inside';
    /** @type {Interactive} */
    this.interactive = 'none';
    this.free = false;
    /**
     * Whether a piece that is carried and let go has made its move, finished or not; only where
     * `free`.
     */
    this.handoff = false;
    this.premove = false;
    /** Whether one touch plays a piece's only move, or the only capture that ends on a square. */
    this.onetap = false;
    /** Whether a move waits for `answer` before it is told. */
    this.confirm = false;
    /** @type {Pieces} how they look: as the theme has them, flat, or red and white */
    this.pieces = '';
    this.brush = '';
    /** Whether the other mouse button draws arrows and rings. */
    this.drawable = false;
    this.print = false;
    this.frameless = false;
    this.label = '';

    this.hand = new Hand();
    this.men = new Men();
    /** @type {Geometry | null} */
    this.geo = null;
    /** @type {number[]} a move chosen in advance */
    this.planned = [];
    /** The square the keyboard stands on. */
    this.cursor = 1;
    /** The board as it is on the screen. */
    this.shown = '';
    this.rim = 0;
    /**
     * Whether a pointer, not the keyboard, was used last: then no box is drawn round the cursor.
     */
    this.pointed = false;
  }

  /** @override */
  createRenderRoot() {
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = boardStyles;
    this.table = document.createElement('div');
    this.table.className = 'table';
    this.svg = make('svg', { 'aria-hidden': 'true' });
    this.groundLayer = make('g');
    this.underLayer = make('g', { class: 'marks under' });
    this.hoverLayer = make('g', { class: 'marks' });
    this.namesLayer = make('g');
    this.overLayer = make('g', { class: 'marks over' });
    this.roadLayer = make('g', { class: 'marks roads' });
    this.cursorLayer = make('g', { class: 'marks' });
    this.svg.append(
      this.groundLayer,
      this.underLayer,
      this.hoverLayer,
      this.namesLayer,
      this.men.layer,
      this.overLayer,
      this.roadLayer,
      this.cursorLayer,
    );
    this.squares = document.createElement('div');
    this.squares.className = 'squares';
    this.typedBox = document.createElement('output');
    this.typedBox.className = 'typed';
    this.typedBox.setAttribute('aria-hidden', 'true');
    this.said = document.createElement('div');
    this.said.className = 'said';
    this.said.setAttribute('role', 'status');
    this.table.append(this.svg, this.squares, this.typedBox, this.said);
    root.append(this.table);
    return root;
  }

  /** @override @param {PropertyValues<this>} changed */
  update(changed) {
    super.update(changed);
    if (changed.has('motion')) this.toggleAttribute('data-still', this.motion === false);
    if (!this.geometry) return;
    if (
      ['geometry', 'orientation', 'numbers', 'frameless', 'print'].some((name) =>
        changed.has(/** @type {keyof DrawnBoard} */ (name)),
      )
    )
      this.drawGround();
  }

  get speech() {
    if (!this.geo) throw new Error('expected a geometry, got none');
    return new Speech(this.texts, this.geo, this.colours, this.numbers === 'a1');
  }

  drawGround() {
    if (!this.geometry) return;
    const geo = new Geometry(this.geometry, this.orientation === 'black');
    this.geo = geo;
    this.hand.geometry = geo;
    this.rim = rimWidth(this.numbers, !this.frameless && !this.print);
    const [width, height] = [geo.width + 2 * this.rim, geo.height + 2 * this.rim];
    this.svg?.setAttribute('viewBox', `${-this.rim} ${-this.rim} ${width} ${height}`);
    this.groundLayer?.replaceChildren(ground(geo, this.rim));
    this.namesLayer?.replaceChildren(names(geo, this.print ? 'off' : this.numbers));
    this.placeButtons(width, height);
    this.drawMen(this.shown || this.board);
  }

  /**
   * One button a square, over the drawing, for the keyboard and for screen readers.
   * @param {number} width
   * @param {number} height
   */
  placeButtons(width, height) {
    const { squares, geo } = this;
    if (!squares || !geo) return;
    squares.replaceChildren();
    if (this.print) return;
    squares.style.inset = `${(this.rim / height) * 100}% ${(this.rim / width) * 100}%`;
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
    if (this.cursor > geo.count) this.cursor = 1;
  }

  /** @param {string} board */
  drawMen(board) {
    if (!this.geo) return;
    this.shown = board;
    this.men.show(this.geo, board, this.print || this.pieces === 'flat');
    for (const square of this.ghosts) this.men.mark(square, 'ghost', true);
    const names = this.namesLayer?.querySelectorAll('text:not(.rimtext)') ?? [];
    for (const [i, text] of names.entries())
      text.classList.toggle('held', (board[i] ?? '.') !== '.');
  }

  /** @param {Partial<Scene>} [now] what differs while a piece is in hand */
  drawMarks(now = {}) {
    if (!this.geo) return;
    const { hand } = this;
    const walking = hand.halfWay;
    const onward = walking && hand.mode === 'legal' ? hand.candidates : [];
    /** @type {Scene} */
    const scene = {
      board: this.shown,
      last: this.last,
      must: walking ? [] : this.must,
      marks: this.marks,
      arrows: this.arrows,
      refusal: this.refusal,
      offence: this.offence,
      routes: [],
      targets: hand.choice.length ? [] : hand.targets,
      walked: hand.steps,
      inHand: hand.here,
      todo: onward.length === 1 ? onward[0].path.slice(hand.steps.length - 1) : [],
      ghosts: walking ? this.taken(hand.steps) : this.ghosts,
      premove: this.planned,
      mayStop: walking && hand.trying,
      ...now,
    };
    this.underLayer?.replaceChildren(...under(this.geo, scene));
    this.overLayer?.replaceChildren(...over(this.geo, scene));
    this.roadLayer?.replaceChildren(
      ...roads(this.geo, hand.choice.length ? hand.choice : this.routes),
    );
  }

  drawLabels() {
    const { squares, hand } = this;
    if (!squares || !this.geo) return;
    const speech = this.speech;
    const must = new Set(this.must);
    // "application": screen readers pass the arrow keys on to the board
    squares.setAttribute('role', this.print ? 'img' : 'application');
    squares.setAttribute(
      'aria-label',
      this.label || this.texts('board-label', { width: this.geo.width, height: this.geo.height }),
    );
    for (const button of squares.querySelectorAll('button')) {
      const square = Number(button.dataset.square);
      const text = speech.label(square, hand, must);
      if (button.getAttribute('aria-label') !== text) button.setAttribute('aria-label', text);
      button.tabIndex = square === this.cursor ? 0 : -1;
    }
  }

  drawCursor() {
    const focused = this.shadowRoot?.activeElement;
    if (!this.geo || this.pointed || !focused?.matches('button'))
      return this.cursorLayer?.replaceChildren();
    const [x, y] = this.geo.centre(this.cursor);
    const box = { x: x - 0.45, y: y - 0.45, width: 0.9, height: 0.9, rx: 0.05 };
    this.cursorLayer?.replaceChildren(
      make('rect', { ...box, class: 'cursor back' }),
      make('rect', { ...box, class: 'cursor' }),
    );
  }

  /** The pieces jumped along a path. @param {number[]} path */
  taken(path) {
    const jumped = path.slice(1).flatMap((square, i) => this.geo?.between(path[i], square) ?? []);
    return jumped.filter((square) => this.hand.hostile(square));
  }

  /**
   * Where on the board, in squares, a place in the window is.
   * @param {number} clientX
   * @param {number} clientY
   * @returns {Point}
   */
  pointAt(clientX, clientY) {
    const box = this.svg?.getBoundingClientRect();
    if (!box || !this.geo) return [-1, -1];
    const scale = (this.geo.width + 2 * this.rim) / box.width;
    return [(clientX - box.left) * scale - this.rim, (clientY - box.top) * scale - this.rim];
  }

  /** Say something to people who listen. @param {string} text */
  say(text) {
    if (!this.said || !text) return;
    this.said.textContent = text;
    this.dispatchEvent(
      new CustomEvent('board-say', { detail: { text }, bubbles: true, composed: true }),
    );
  }

  /** @param {string} text */
  showTyped(text) {
    if (this.typedBox) this.typedBox.textContent = text;
  }
}
