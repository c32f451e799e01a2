import { css } from './css.js';

/** Marks under and over the pieces: each a light core in a dark casing, so that it shows on any square. */
export const marks = css`
  .marks {
    pointer-events: none;
  }
  .marks path {
    fill: none;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .last {
    fill: var(--m-last);
  }
  .crossed {
    fill: none;
    stroke: var(--m-core);
    stroke-width: 0.07;
    stroke-dasharray: 0.15 0.1;
  }
  .lastfrom {
    fill: var(--m-case);
    fill-opacity: 0.55;
  }
  .casing.lastline {
    stroke: none;
  }
  .core.lastline {
    stroke: var(--m-case);
    stroke-opacity: 0.5;
    stroke-width: 0.05;
    stroke-dasharray: 0.001 0.12;
  }
  .casing.must {
    stroke: var(--m-case);
    stroke-width: 0.125;
  }
  .core.must {
    stroke: var(--m-core);
    stroke-width: 0.07;
  }
  .casing.huff {
    stroke: var(--m-case);
    stroke-width: 0.15;
    stroke-dasharray: 0.001 0.2346;
  }
  .core.huff {
    stroke: var(--m-core);
    stroke-width: 0.085;
    stroke-dasharray: 0.001 0.2346;
  }
  .casing.missed {
    stroke: var(--m-case);
    stroke-width: 0.13;
    stroke-dasharray: 0.001 0.25;
  }
  .core.missed {
    stroke: var(--m-core);
    stroke-width: 0.07;
    stroke-dasharray: 0.001 0.25;
  }
  .casing.done {
    stroke: var(--m-case);
    stroke-opacity: 0.75;
    stroke-width: 0.05;
  }
  .core.done {
    stroke: none;
  }
  .casing.todo {
    stroke: var(--m-case);
    stroke-width: 0.115;
  }
  .core.todo {
    stroke: var(--m-core);
    stroke-width: 0.06;
  }
  rect.inhand {
    fill: var(--m-last);
    stroke: var(--m-case);
    stroke-width: 0.05;
  }
  .target {
    fill: var(--m-case);
    fill-opacity: 0.62;
  }
  :host([theme='contrast']) .target {
    fill-opacity: 1;
  }
  .casing.refused {
    stroke: #fff;
    stroke-width: 0.105;
    stroke-dasharray: 0.16 0.13;
  }
  .core.refused {
    stroke: var(--m-no);
    stroke-width: 0.06;
    stroke-dasharray: 0.16 0.13;
  }
  .no circle {
    fill: var(--m-no);
    stroke: #fff;
    stroke-width: 0.045;
  }
  .marks .no path {
    stroke: #fff;
    stroke-width: 0.07;
  }
  .casing.taken {
    stroke: var(--m-case);
    stroke-width: 0.12;
  }
  .core.taken {
    stroke: #fff;
    stroke-width: 0.06;
  }
  .casing.route {
    stroke: var(--m-case);
    stroke-width: 0.125;
  }
  .core.route {
    stroke: var(--m-core);
    stroke-width: 0.065;
  }
  .core.route.r2 {
    stroke: #fff;
  }
  .core.route.r3 {
    stroke-dasharray: 0.02 0.14;
  }
  .core.route.r4 {
    stroke: #fff;
    stroke-dasharray: 0.16 0.14;
  }
  .badge circle {
    fill: var(--m-core);
    stroke: var(--m-case);
    stroke-width: 0.045;
  }
  .badge text {
    font: 700 0.25px var(--damier-sans);
    font-size-adjust: none;
    text-anchor: middle;
    fill: #1a0d04;
  }
  .badge:is(.r2, .r4) circle {
    fill: #fff;
  }
  .badge.sign {
    pointer-events: all;
    cursor: pointer;
  }
  .badge.stop circle {
    fill: #fff;
  }
  .marks .badge.stop path {
    stroke: #14351f;
    stroke-width: 0.06;
  }
  .arrow {
    stroke: #ffffffd9;
    stroke-width: 0.035;
    paint-order: stroke;
  }
  .marks .arrow.best {
    fill: #12508fe6;
  }
  .marks .arrow.second {
    fill: #12508fb3;
  }
  .marks .arrow.third {
    fill: #12508f99;
  }
  .marks .arrow.good {
    fill: #1f6b45e6;
  }
  .marks .arrow.bad {
    fill: #a81c22e6;
  }
  .arrowline {
    stroke: #12508fb3;
  }
  .arrowline.good {
    stroke: #1f6b45b3;
  }
  .arrowline.bad {
    stroke: #a81c22b3;
  }
  .badge.engine circle {
    fill: #12508f;
    stroke: #fff;
  }
  .badge.engine text {
    fill: #fff;
  }
  /* drawn by hand: each ink has a rhythm of its own */
  .marks .arrow.drawn {
    stroke-width: 0.045;
  }
  .casing.drawn {
    stroke: #fff;
    stroke-width: 0.15;
  }
  .core.drawn {
    stroke-width: 0.09;
  }
  .marks .arrow.green {
    fill: #1f6b45e6;
  }
  .core.green {
    stroke: #1f6b45;
  }
  .marks .arrow.red {
    fill: #a81c22e6;
    stroke-dasharray: 0.2 0.12;
  }
  .core.red {
    stroke: #a81c22;
    stroke-dasharray: 0.24 0.2;
  }
  .marks .arrow.yellow {
    fill: #f4c430e6;
    stroke: #1a0d04;
  }
  .casing.yellow {
    stroke: #1a0d04;
  }
  .core.yellow {
    stroke: #f4c430;
  }
  .marks .arrow.blue {
    fill: #12508fe6;
    stroke-dasharray: 0.06 0.1;
  }
  .core.blue {
    stroke: #12508f;
    stroke-dasharray: 0.06 0.16;
  }
  rect.premove {
    fill: #3a6ea566;
    stroke: #fff;
    stroke-width: 0.05;
    stroke-dasharray: 0.14 0.1;
  }
  .casing.premove {
    stroke: #fff;
    stroke-width: 0.12;
    stroke-dasharray: 0.001 0.19;
  }
  .core.premove {
    stroke: #24507f;
    stroke-width: 0.075;
    stroke-dasharray: 0.001 0.19;
  }
  .boxed {
    fill: none;
    stroke: var(--m-core);
    stroke-width: 0.06;
  }
  .boxed.back {
    stroke: var(--m-case);
    stroke-width: 0.12;
  }
  .hover {
    fill: var(--m-core);
    fill-opacity: 0.28;
    stroke: var(--m-case);
    stroke-width: 0.03;
  }
  .cursor {
    fill: none;
    stroke: #fff;
    stroke-width: 0.07;
  }
  .cursor.back {
    stroke: #000;
    stroke-width: 0.14;
  }
  .plate.w {
    fill: var(--w-face);
  }
  .plate.b {
    fill: var(--b-face);
  }
  .tag {
    font: 700 0.27px var(--damier-sans);
    font-size-adjust: none;
    text-anchor: middle;
    dominant-baseline: central;
    font-variant-numeric: tabular-nums;
  }
  .tag.w {
    fill: var(--w-tag);
  }
  .tag.b {
    fill: var(--b-tag);
  }
`;
