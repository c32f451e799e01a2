import { themes } from './themes.js';

/** Veneer: thirteen shades, each square cut from another place. */
const veneer = Array.from(
  { length: 13 },
  (_, i) =>
    `:host(:is([theme=wood],:not([theme]))) .v${i} { fill: color-mix(in srgb, var(--sq-dark), var(--sq-vary) ${((i / 13) * 9).toFixed(1)}%); }`,
).join('\n');

const discs = `
.disc .shadow { fill: #00000040; }
.disc .side, .disc .face { stroke-width: .02; }
.disc.w .side { fill: var(--w-side); } .disc.w .face { fill: var(--w-face); } .disc.w .groove { stroke: var(--w-line); } .disc.w .crown { fill: var(--w-crown); }
.disc.b .side { fill: var(--b-side); stroke: var(--b-side); } .disc.b .face { fill: var(--b-face); stroke: var(--b-edge); } .disc.b .groove { stroke: var(--b-line); } .disc.b .hub { fill: var(--b-line); } .disc.b .crown { fill: var(--b-crown); }
.disc.w .side, .disc.w .face { stroke: var(--w-edge); }
.disc .groove { fill: none; stroke-width: .024; opacity: .6; }
.disc.king .under { opacity: .9; }
:host([theme=djeco]) .disc.w .side { stroke: var(--w-side); } :host([theme=djeco]) .disc.b .side { stroke: var(--b-line); }
:host([theme=contrast]) :is(.side, .face) { stroke-width: .05; } :host([theme=contrast]) .disc .shadow { display: none; }
`;

const marks = `
.marks { pointer-events: none; }
.marks path { fill: none; stroke-linejoin: round; stroke-linecap: round; }
.last { fill: var(--m-last); } .crossed { fill: none; stroke: var(--m-core); stroke-width: .07; stroke-dasharray: .15 .1; }
.lastfrom { fill: var(--m-case); fill-opacity: .55; }
.casing.lastline { stroke: none; } .core.lastline { stroke: var(--m-case); stroke-opacity: .5; stroke-width: .05; stroke-dasharray: .001 .12; }
.casing.must { stroke: var(--m-case); stroke-width: .125; } .core.must { stroke: var(--m-core); stroke-width: .07; }
.casing.huff { stroke: var(--m-case); stroke-width: .15; stroke-dasharray: .001 .2346; } .core.huff { stroke: var(--m-core); stroke-width: .085; stroke-dasharray: .001 .2346; }
.casing.missed { stroke: var(--m-case); stroke-width: .13; stroke-dasharray: .001 .25; } .core.missed { stroke: var(--m-core); stroke-width: .07; stroke-dasharray: .001 .25; }
.casing.done { stroke: var(--m-case); stroke-opacity: .75; stroke-width: .05; } .core.done { stroke: none; }
.casing.todo { stroke: var(--m-case); stroke-width: .115; } .core.todo { stroke: var(--m-core); stroke-width: .06; }
rect.inhand { fill: var(--m-last); stroke: var(--m-case); stroke-width: .05; }
.target { fill: var(--m-case); fill-opacity: .62; } :host([theme=contrast]) .target { fill-opacity: 1; }
.casing.refused { stroke: #fff; stroke-width: .105; stroke-dasharray: .16 .13; } .core.refused { stroke: var(--m-no); stroke-width: .06; stroke-dasharray: .16 .13; }
.no circle { fill: var(--m-no); stroke: #fff; stroke-width: .045; } .marks .no path { stroke: #fff; stroke-width: .07; }
.casing.taken { stroke: var(--m-case); stroke-width: .12; } .core.taken { stroke: #fff; stroke-width: .06; }
.casing.route { stroke: var(--m-case); stroke-width: .125; } .core.route { stroke: var(--m-core); stroke-width: .065; }
.core.route.r2 { stroke: #fff; } .core.route.r3 { stroke-dasharray: .02 .14; } .core.route.r4 { stroke: #fff; stroke-dasharray: .16 .14; }
.badge circle { fill: var(--m-core); stroke: var(--m-case); stroke-width: .045; }
.badge text { font: 700 .25px var(--damier-sans); font-size-adjust: none; text-anchor: middle; fill: #1a0d04; }
.badge:is(.r2, .r4) circle { fill: #fff; } .badge.sign { pointer-events: all; cursor: pointer; }
.badge.stop circle { fill: #fff; } .marks .badge.stop path { stroke: #14351f; stroke-width: .06; }
.arrow { stroke: #ffffffd9; stroke-width: .035; paint-order: stroke; } .marks .arrow.best { fill: #12508fe6; } .marks .arrow.second { fill: #12508fb3; } .marks .arrow.third { fill: #12508f99; }
.marks .arrow.good { fill: #1f6b45e6; } .marks .arrow.bad { fill: #a81c22e6; }
.arrowline { stroke: #12508fb3; } .arrowline.good { stroke: #1f6b45b3; } .arrowline.bad { stroke: #a81c22b3; }
.badge.engine circle { fill: #12508f; stroke: #fff; } .badge.engine text { fill: #fff; }
/* drawn by hand: each ink has a rhythm of its own */
.marks .arrow.drawn { stroke-width: .045; } .casing.drawn { stroke: #fff; stroke-width: .15; } .core.drawn { stroke-width: .09; }
.marks .arrow.green { fill: #1f6b45e6; } .core.green { stroke: #1f6b45; }
.marks .arrow.red { fill: #a81c22e6; stroke-dasharray: .2 .12; } .core.red { stroke: #a81c22; stroke-dasharray: .24 .2; }
.marks .arrow.yellow { fill: #f4c430e6; stroke: #1a0d04; } .casing.yellow { stroke: #1a0d04; } .core.yellow { stroke: #f4c430; }
.marks .arrow.blue { fill: #12508fe6; stroke-dasharray: .06 .1; } .core.blue { stroke: #12508f; stroke-dasharray: .06 .16; }
rect.premove { fill: #3a6ea566; stroke: #fff; stroke-width: .05; stroke-dasharray: .14 .1; } .casing.premove { stroke: #fff; stroke-width: .12; stroke-dasharray: .001 .19; } .core.premove { stroke: #24507f; stroke-width: .075; stroke-dasharray: .001 .19; }
.boxed { fill: none; stroke: var(--m-core); stroke-width: .06; } .boxed.back { stroke: var(--m-case); stroke-width: .12; }
.hover { fill: var(--m-core); fill-opacity: .28; stroke: var(--m-case); stroke-width: .03; }
.cursor { fill: none; stroke: #fff; stroke-width: .07; } .cursor.back { stroke: #000; stroke-width: .14; }
.plate.w { fill: var(--w-face); } .plate.b { fill: var(--b-face); }
.tag { font: 700 .27px var(--damier-sans); font-size-adjust: none; text-anchor: middle; dominant-baseline: central; font-variant-numeric: tabular-nums; }
.tag.w { fill: var(--w-tag); } .tag.b { fill: var(--b-tag); }
`;

const motion = `
.lifted .body { translate: 0 -.06px; } .lifted .shadow { translate: .03px .09px; }
.ghost { opacity: .38; } .fading { animation: fade 160ms forwards; } @keyframes fade { from { opacity: .38; } to { opacity: 0; } }
.flash { animation: flash 300ms 3; } @keyframes flash { 50% { opacity: .25; } }
.marks .core.must { animation: breathe 2.4s ease-in-out infinite; } @keyframes breathe { 50% { stroke-width: .1; } }
@media (prefers-reduced-motion: reduce) { .flash, .marks .core.must { animation: none; } .fading { display: none; } }
`;

const frame = `
:host { --damier-sans: var(--sans, "Avenir Next", Seravek, "Segoe UI", "Noto Sans", "DejaVu Sans Condensed", sans-serif);
  display: block; position: relative; direction: ltr; container-type: inline-size; }
:host([hidden]) { display: none; }
.table { position: relative; -webkit-tap-highlight-color: transparent; user-select: none; touch-action: manipulation; }
svg { display: block; inline-size: 100%; overflow: visible; }
:host(:not([print], [frameless])) .table { border-radius: 4px; box-shadow: 0 2px 2px var(--shade, #26332738), 0 16px 32px var(--shade, #26332738); }
.rim { fill: var(--rim); } .inlay { fill: none; stroke: var(--rim-line); stroke-width: .03; }
.light { fill: var(--sq-light); } .dark { fill: var(--sq-dark); shape-rendering: crispEdges; } .all .dark { stroke: var(--sq-num); stroke-opacity: .4; stroke-width: .02; }
.nums text { font: 500 .17px var(--damier-sans); font-size-adjust: none; fill: var(--sq-num); dominant-baseline: central; font-variant-numeric: tabular-nums; }
.nums .held { font-size: .15px; }
.nums .rimtext { fill: var(--rim-text); text-anchor: middle; font-size: .24px; }
@container (max-width: 479px) { .nums .held { display: none; } .nums text { font-size: .2px; } }
.men { pointer-events: none; }
:host([data-hot]) .table { cursor: pointer; } :host([data-dragging]) .table { cursor: grabbing; }
.squares { position: absolute; pointer-events: none; }
.squares button { position: absolute; padding: 0; margin: 0; border: 0; background: none; outline: none; opacity: 0; }
.typed { position: absolute; inset-block-end: 8px; inset-inline-start: 50%; translate: -50% 0; padding: 6px 14px; border-radius: 3px; outline: 2px solid currentColor; background: var(--paper, #fdfbf4); color: var(--ink, #1c241f);
  font: 600 1.3rem var(--damier-sans); font-variant-numeric: tabular-nums; pointer-events: none; }
.typed:empty { display: none; }
.said { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

const print = `
:host([print]) { --print: var(--spot-ink, #1c241f); }
:host([print]) svg { outline: 1.4px solid var(--print); }
:host([print]) .light { fill: var(--paper, #fdfbf4); } :host([print]) .dark.dark { fill: color-mix(in oklab, var(--print) 36%, var(--paper, #fdfbf4)); }
:host([print]) .disc .face { stroke-width: .07; }
:host([print]) .disc.w .face { fill: light-dark(var(--paper, #fdfbf4), #f0ebdd); stroke: light-dark(var(--ink, #1c241f), #f0ebdd); }
:host([print]) .disc.b .face { fill: light-dark(var(--ink, #1c241f), #0f120f); stroke: light-dark(var(--ink, #1c241f), #a9ada0); }
:host([print]) .disc.w .groove { stroke: var(--ink, #1c241f); stroke-width: .06; } :host([print]) .disc.b .groove { stroke: #f0ebdd; stroke-width: .06; opacity: 1; }
:host([print][theme=djeco]) { --print: #16325c; } :host([print][theme=djeco]) .dark.dark { fill: var(--sq-dark); } :host([print][theme=djeco]) .light { fill: var(--sq-light); }
:host([print][theme=djeco]) .disc.w .face { fill: var(--w-face); stroke: #0c1f4b; } :host([print][theme=djeco]) .disc.b .face { fill: var(--b-face); stroke: #2c5212; }
`;

/** @param {string} css */
function sheet(css) {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
}

/** The style sheets of the board, shared by all boards of a page. */
export const boardStyles = [sheet(themes + frame + veneer + discs + marks + motion + print)];
