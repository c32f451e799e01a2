/**
 * The drawn signs of the pages, as Lit templates: `${icon('turn')}`. Words beside them carry the
 * meaning, so all are hidden from screen readers.
 */
import { html, svg } from '../vendor/lit.js';

/** @type {Record<string, ReturnType<typeof svg>>} */
const PATHS = {
  again: svg`<path d="M4 10a6 6 0 1 1 2 4.5M4 15v-4h4"/>`,
  earlier: svg`<path d="M13 4l-7 6 7 6"/>`,
  later: svg`<path d="M7 4l7 6-7 6"/>`,
  first: svg`<path d="M5 4v12M15 4l-7 6 7 6"/>`,
  last: svg`<path d="M15 4v12M5 4l7 6-7 6"/>`,
  moves: svg`<path d="M4 5h12M4 10h12M4 15h8"/>`,
  turn: svg`<path d="M6 3v14M6 3L3 6M6 3l3 3M14 17V3M14 17l-3-3M14 17l3-3"/>`,
  back: svg`<path d="M4 9h8a4 4 0 0 1 0 8H8M4 9l4-4M4 9l4 4"/>`,
  hint: svg`<path d="M7.500 14a5.500 5.500 0 1 1 5 0v1.500h-5zM8 18h4"/>`,
  draw: svg`<path d="M3 8h14M3 12h14"/>`,
  resign: svg`<path d="M5 18V3h9l-2 3.500 2 3.500H5"/>`,
  straighten: svg`<circle cx="10" cy="10" r="4"/><path d="M10 1v3M10 16v3M1 10h3M16 10h3"/>`,
  more: svg`<path d="M4 6h12M4 14h12"/><circle cx="8" cy="6" r="2.2"/><circle cx="12" cy="14" r="2.2"/>`,
  settings: svg`<path d="M3 5h8M15 5h2M3 10h2M9 10h8M3 15h6M13 15h4"/><circle cx="13" cy="5" r="2"/>
    <circle cx="7" cy="10" r="2"/><circle cx="11" cy="15" r="2"/>`,
  point: svg`<path d="M4 16l7-7M11 9l-4.500 0M11 9l0 4.500"/><circle cx="14.500" cy="5.500" r="3"/>`,
  phone: svg`<rect x="5.500" y="2" width="9" height="16" rx="2"/><path d="M9 15.500h2"/>`,
  silence: svg`<path d="M3 8v4h3l4 3.500v-11L6 8zM13.500 7.500l5 5M18.500 7.500l-5 5"/>`,
  sound: svg`<path d="M3 8v4h3l4 3.500v-11L6 8zM13 7.500a4 4 0 0 1 0 5M15.500 5a7.500 7.500 0 0 1 0 10"/>`,
  globe: svg`<circle cx="10" cy="10" r="7.5"/><path d="M2.500 10h15M10 2.500c-5 5-5 10 0 15c5-5 5-10 0-15"/>`,
  lamp: svg`<path d="M6 8.500L8 3h4l2 5.500zM10 8.500V16M6.500 17h7"/>`,
  menu: svg`<path d="M3 6h14M3 10h14M3 14h14"/>`,
  copy: svg`<path d="M7 7h9v9H7zM4 13V4h9"/>`,
  chat: svg`<path d="M3 5h14v9H9l-4 3v-3H3z"/>`,
  close: svg`<path d="M5 5l10 10M15 5L5 15"/>`,
  pencil: svg`<path d="M4 16l1-4 8.500-8.500 3 3L8 15z"/>`,
  check: svg`<path d="M4 10.500l4 4 8-9"/>`,
};

/**
 * @param {string} name
 * @param {string} [cls]  flip turns it round on right-to-left pages
 */
export const icon = (name, cls = '') =>
  html`<svg class=${cls} viewBox="0 0 20 20" aria-hidden="true">${PATHS[name]}</svg>`;

const STACKS = {
  huff: svg`<path d="M4 16h17a5 5 0 1 0-5-5M4 23h24M4 30h14a4.500 4.500 0 1 1-4.500 4.500"/>
    <circle cx="36" cy="23" r="6.500" stroke-dasharray="3 3"/>`,
  withdraw: svg`<circle cx="11" cy="32" r="6.500"/>
    <path d="M33 12a14 14 0 0 0-20 6M13 10v8.500h8.500"/><circle cx="34" cy="18" r="5" stroke-dasharray="3 3"/>`,
  stand: svg`<path d="M6 34h32"/><ellipse cx="22" cy="24" rx="10" ry="4.500"/>
    <path d="M12 24v5c0 2.500 4.500 4.500 10 4.500s10-2 10-4.500v-5"/>`,
  yes: svg`<path d="M8 18h28M8 26h28"/>`,
  no: svg`<path d="M10 30l10-8-10-8M24 30l10-8-10-8"/>`,
  back: svg`<path class="flip" d="M10 20h17a8 8 0 0 1 0 16H18M10 20l8-8M10 20l8 8"/>`,
};

/** The large sign of a choice. @param {keyof typeof STACKS} name */
export const deed = (name) =>
  html`<svg viewBox="0 0 44 44" aria-hidden="true">${STACKS[name]}</svg>`;

/** The large sign of a road: its number in a ring. @param {number} n */
export const road = (n) =>
  html`<svg viewBox="0 0 44 44" aria-hidden="true">
    <circle cx="22" cy="22" r="13" fill=${n % 2 ? '#ffd23f' : '#fff'} stroke="#241206"></circle>
    <text
      x="22"
      y="28"
      text-anchor="middle"
      font-size="17"
      font-weight="700"
      fill="#241206"
      stroke="none"
    >
      ${n}
    </text>
  </svg>`;

/** One piece, as it stands on the board. @param {'white' | 'black'} side @param {boolean} [king] */
export const disc = (side, king = false) =>
  html`<svg class="disc-icon" viewBox="-.5 -.5 1 1" aria-hidden="true">
    <g class="disc ${side === 'white' ? 'w' : 'b'}">${king ? stacked() : single(side)}</g>
  </svg>`;

/** @param {string} side */
const single = (side) => svg`<ellipse class="shadow" cx=".02" cy=".1" rx=".4" ry=".385"/>
  <g transform="translate(0 .04)"><path class="side" d=${wall(0.065)}/>
  <g transform="translate(0 -.065)"><circle class="face" r=".385"/><circle class="groove" r=".295"/>
  ${side === 'white' ? svg`<circle class="groove" r=".165"/>` : svg`<circle class="hub" r=".05"/>`}</g></g>`;

const stacked = () => svg`<ellipse class="shadow" cx=".02" cy=".18" rx=".4" ry=".385"/>
  <g transform="translate(0 .12)"><path class="side" d=${wall(0.065)}/><circle class="face" r=".385" cy="-.065"/>
  <g transform="translate(0 -.1)"><path class="side" d=${wall(0.11)}/></g>
  <g transform="translate(0 -.21)"><circle class="face" r=".385"/><circle class="groove" r=".295"/>
    <path class="crown" d=${ROSETTE}/></g></g>`;

/** @param {number} h */
const wall = (h) => `M-.385 ${-h}A.385 .385 0 0 1 .385 ${-h}V0A.385 .385 0 0 1 -.385 0Z`;

const ROSETTE = `${Array.from({ length: 16 }, (_, i) => {
  const angle = (Math.PI * i) / 8;
  const r = i % 2 ? 0.105 : 0.2;
  return `${i ? 'L' : 'M'}${(r * Math.sin(angle)).toFixed(3)} ${(-r * Math.cos(angle)).toFixed(3)}`;
}).join('')}Z`;

/** The king's sign alone: as strong as possible. */
export const rosette = () =>
  html`<svg class="rosette" viewBox="-.24 -.24 .48 .48" aria-hidden="true">
    <path d=${ROSETTE} fill="currentColor"></path>
  </svg>`;

/** Half of each: drawn by lot. */
export const lot = () =>
  html`<svg class="disc-icon" viewBox="-.5 -.5 1 1" aria-hidden="true">
    <circle r=".4" cy=".06" fill="var(--b-side)"></circle>
    <path
      d="M0-.4A.4.4 0 0 0 0 .4Z"
      fill="var(--w-face)"
      stroke="var(--w-line)"
      stroke-width=".03"
    ></path>
    <path
      d="M0-.4A.4.4 0 0 1 0 .4Z"
      fill="var(--b-face)"
      stroke="var(--b-line)"
      stroke-width=".03"
    ></path>
  </svg>`;

/**
 * Captured pieces seen from the side, as they lie beside the board.
 * @param {'white' | 'black'} side
 * @param {number} men
 * @param {number} kings
 */
export function pile(side, men, kings) {
  const [step, width] = [9, 34];
  const count = men + 2 * kings;
  const rows = Array.from(
    { length: count },
    (_, i) =>
      svg`<rect x=${2 + (((i * 37) % 5) - 2) * 0.5} y=${1 + i * step}
        width=${width - 5} height=${step - 0.6} rx="2.4"/>`,
  );
  return html`<svg
    class="pile ${side === 'white' ? 'w' : 'b'}"
    width=${width}
    height=${count * step + 2}
    viewBox="0 0 ${width} ${count * step + 2}"
    aria-hidden="true"
  >
    ${rows}
  </svg>`;
}
