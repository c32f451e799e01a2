/** @import {Point, State, View} from './types.js' */
import { Walk } from './animation.js';
import { ground, names, rimWidth } from './ground.js';
import { from, here, isHalfWay, taken } from './hand.js';
import { over, under } from './marks.js';
import { Men } from './men.js';
import { roads } from './routes.js';
import { sceneOf, takenBy } from './scene.js';
import { labelSquares, placeSquares } from './squares.js';
import { boardStyles } from './styles.js';
import { make } from './svg.js';

/** What the style sheets ask the element for. @type {(keyof State)[]} */
const LOOKS = ['orientation', 'theme', 'numbers', 'interactive', 'pieces', 'print', 'frameless'];

/** The parts of a board on the page. @param {HTMLElement} host */
function makeParts(host) {
  const root = host.attachShadow({ mode: 'open', delegatesFocus: true });
  root.adoptedStyleSheets = boardStyles;
  const men = new Men();
  const layers = {
    ground: make('g'),
    under: make('g', { class: 'marks under' }),
    hover: make('g', { class: 'marks' }),
    names: make('g'),
    men: men.layer,
    over: make('g', { class: 'marks over' }),
    roads: make('g', { class: 'marks roads' }),
    cursor: make('g', { class: 'marks' }),
  };
  const svg = make('svg', { 'aria-hidden': 'true' }, ...Object.values(layers));
  const squares = element('div', 'squares');
  const typed = element('output', 'typed');
  typed.setAttribute('aria-hidden', 'true');
  const said = element('div', 'said');
  said.setAttribute('role', 'status');
  const table = element('div', 'table');
  table.append(svg, squares, typed, said);
  root.append(table);
  return { root, men, layers, svg, squares, typed, said, table };
}

/** @param {string} name @param {string} className */
function element(name, className) {
  const node = document.createElement(name);
  node.className = className;
  return node;
}

/** @typedef {ReturnType<typeof makeParts>} Parts */

/**
 * Show a state in an element.
 * @param {HTMLElement} host @param {State} state
 * @returns {View & {parts: Parts, pointAt: (clientX: number, clientY: number) => Point}}
 */
export function makeView(host, state) {
  const parts = makeParts(host);
  const { men, layers } = parts;
  let rim = 0;

  /** @type {ReturnType<typeof makeView>} */
  const view = {
    parts,

    look() {
      for (const name of LOOKS) reflect(host, name, state[name]);
      host.toggleAttribute('data-still', state.motion === false);
    },

    ground() {
      const { geo } = state;
      if (!geo) return;
      rim = rimWidth(state.numbers, !state.frameless && !state.print);
      const [width, height] = [geo.width + 2 * rim, geo.height + 2 * rim];
      parts.svg.setAttribute('viewBox', `${-rim} ${-rim} ${width} ${height}`);
      layers.ground.replaceChildren(ground(geo, rim));
      layers.names.replaceChildren(names(geo, state.print ? 'off' : state.numbers));
      parts.squares.style.inset = `${(rim / height) * 100}% ${(rim / width) * 100}%`;
      placeSquares(parts.squares, state.print ? null : geo);
      view.show(state.shown || state.board);
    },

    show(pieces) {
      if (!state.geo) return;
      state.shown = pieces;
      men.show(state.geo, pieces, state.print || state.pieces === 'flat');
      for (const square of state.ghosts) men.mark(square, 'ghost', true);
      for (const [i, text] of layers.names.querySelectorAll('text:not(.rimtext)').entries())
        text.classList.toggle('held', (pieces[i] ?? '.') !== '.');
    },

    redraw() {
      if (!state.geo) return;
      if (!state.walk && !state.sent) showHand(view, state);
      host.toggleAttribute('data-dragging', state.carried !== null);
      view.marks();
      view.labels();
      view.cursor();
    },

    marks() {
      const { geo } = state;
      if (!geo) return;
      const scene = sceneOf(state);
      layers.under.replaceChildren(...under(geo, scene));
      layers.over.replaceChildren(...over(geo, scene));
      layers.roads.replaceChildren(...roads(geo, scene.routes));
    },

    labels: () => labelSquares(parts.squares, state),

    cursor() {
      const { geo, cursor, pointed } = state;
      if (!geo || pointed || !parts.root.activeElement?.matches('button'))
        return layers.cursor.replaceChildren();
      const [x, y] = geo.centre(cursor);
      const box = { x: x - 0.45, y: y - 0.45, width: 0.9, height: 0.9, rx: 0.05 };
      layers.cursor.replaceChildren(
        make('rect', { ...box, class: 'cursor back' }),
        make('rect', { ...box, class: 'cursor' }),
      );
    },

    light() {
      const { geo, lit } = state;
      if (!geo || !lit) return layers.hover.replaceChildren();
      const [x, y] = geo.centre(lit);
      const box = { x: x - 0.5, y: y - 0.5, width: 1, height: 1 };
      layers.hover.replaceChildren(make('rect', { ...box, class: 'hover' }));
    },

    carry() {
      host.toggleAttribute('data-dragging', state.carried !== null);
      if (state.carried) men.put(from(state), state.carried);
    },

    hot: (on) => void host.toggleAttribute('data-hot', on),

    typed() {
      parts.typed.textContent = state.typed;
    },

    say(text) {
      parts.said.textContent = text;
    },

    flash(squares) {
      for (const square of squares) {
        const node = men.node(square);
        node?.classList.add('flash');
        const over = () => node?.classList.remove('flash');
        node?.addEventListener('animationend', over, { once: true });
      }
    },

    focus(options) {
      const button = parts.squares.querySelector(`[data-square="${state.cursor}"]`);
      if (button instanceof HTMLElement) button.focus(options);
    },

    walk() {
      if (!state.geo) throw new Error('expected a geometry, got none');
      return new Walk(state.geo, men);
    },

    pointAt(clientX, clientY) {
      const box = parts.svg.getBoundingClientRect();
      if (!state.geo) return [-1, -1];
      const scale = (state.geo.width + 2 * rim) / box.width;
      return [(clientX - box.left) * scale - rim, (clientY - box.top) * scale - rim];
    },
  };
  return view;
}

/** @param {HTMLElement} host @param {string} name @param {unknown} value */
function reflect(host, name, value) {
  if (typeof value === 'boolean') host.toggleAttribute(name, value);
  else if (host.getAttribute(name) !== value) host.setAttribute(name, String(value));
}

/**
 * Where the pieces are while one is in hand.
 * @param {View & {parts: Parts}} view @param {State} state
 */
function showHand({ show, parts: { men } }, state) {
  const { geo, asked, hand, carried } = state;
  if (!geo) return;
  show(state.board);
  if (asked) {
    // the piece stands lifted where it would go
    const { path } = asked;
    lay(men, path[0], geo.centre(path[path.length - 1]), takenBy(state, asked));
  }
  if (!hand.steps.length) return;
  if (isHalfWay(state)) lay(men, from(state), geo.centre(here(state)), taken(state, hand.steps));
  else men.mark(from(state), 'lifted', true);
  if (carried) men.put(from(state), carried);
}

/** @param {Men} men @param {number} square @param {Point} point @param {number[]} ghosts */
function lay(men, square, point, ghosts) {
  men.mark(square, 'lifted', true);
  men.put(square, point);
  for (const ghost of ghosts) men.mark(ghost, 'ghost', true);
}
