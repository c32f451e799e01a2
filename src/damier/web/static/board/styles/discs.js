import { css } from './css.js';

/** Men and kings, on a board and beside one (`app/materials.js`): every rule begins at `.disc`. */
export const discs = css`
  .disc .shadow {
    fill: #00000040;
  }
  .disc .side,
  .disc .face {
    stroke-width: 0.02;
  }
  .disc.w .side {
    fill: var(--w-side);
  }
  .disc.w .face {
    fill: var(--w-face);
  }
  .disc.w .groove {
    stroke: var(--w-line);
  }
  .disc.w .crown {
    fill: var(--w-crown);
  }
  .disc.b .side {
    fill: var(--b-side);
    stroke: var(--b-side);
  }
  .disc.b .face {
    fill: var(--b-face);
    stroke: var(--b-edge);
  }
  .disc.b .groove {
    stroke: var(--b-line);
  }
  .disc.b .hub {
    fill: var(--b-line);
  }
  .disc.b .crown {
    fill: var(--b-crown);
  }
  .disc.w .side,
  .disc.w .face {
    stroke: var(--w-edge);
  }
  .disc .groove {
    fill: none;
    stroke-width: 0.024;
    opacity: 0.6;
  }
  .disc.king .under {
    opacity: 0.9;
  }
  :host([theme='djeco']) .disc.w .side {
    stroke: var(--w-side);
  }
  :host([theme='djeco']) .disc.b .side {
    stroke: var(--b-line);
  }
  :host([theme='contrast']) .disc :is(.side, .face) {
    stroke-width: 0.05;
  }
  :host([theme='contrast']) .disc .shadow {
    display: none;
  }

  .disc.w .hub {
    fill: var(--w-line);
  }
  :host([pieces='red']) .disc.b .face {
    stroke-width: 0.045;
  }
  :host([pieces='flat']) .disc .face {
    stroke-width: 0.045;
  }
`;
