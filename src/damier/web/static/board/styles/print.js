import { css } from './css.js';

/** A board as a leaflet prints it: one ink on paper. */
export const print = css`
  :host([print]) {
    --print: var(--spot-ink, #1c241f);
  }
  :host([print]) svg {
    outline: 1.4px solid var(--print);
  }
  :host([print]) .light {
    fill: var(--paper, #fdfbf4);
  }
  :host([print]) .dark.dark {
    fill: color-mix(in oklab, var(--print) 36%, var(--paper, #fdfbf4));
  }
  :host([print]) .disc .face {
    stroke-width: 0.07;
  }
  :host([print]) .disc.w .face {
    fill: light-dark(var(--paper, #fdfbf4), #f0ebdd);
    stroke: light-dark(var(--ink, #1c241f), #f0ebdd);
  }
  :host([print]) .disc.b .face {
    fill: light-dark(var(--ink, #1c241f), #0f120f);
    stroke: light-dark(var(--ink, #1c241f), #a9ada0);
  }
  :host([print]) .disc.w .groove {
    stroke: var(--ink, #1c241f);
    stroke-width: 0.06;
  }
  :host([print]) .disc.b .groove {
    stroke: #f0ebdd;
    stroke-width: 0.06;
    opacity: 1;
  }
  :host([print][theme='djeco']) {
    --print: #16325c;
  }
  :host([print][theme='djeco']) .dark.dark {
    fill: var(--sq-dark);
  }
  :host([print][theme='djeco']) .light {
    fill: var(--sq-light);
  }
  :host([print][theme='djeco']) .disc.w .face {
    fill: var(--w-face);
    stroke: #0c1f4b;
  }
  :host([print][theme='djeco']) .disc.b .face {
    fill: var(--b-face);
    stroke: #2c5212;
  }
`;
