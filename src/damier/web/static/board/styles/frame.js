import { css } from './css.js';

/** The board, its squares, their names, and what lies over it for keys and screen readers. */
export const frame = css`
  :host {
    --damier-sans: var(
      --sans,
      'Avenir Next',
      Seravek,
      'Segoe UI',
      'Noto Sans',
      'DejaVu Sans Condensed',
      sans-serif
    );
    display: block;
    position: relative;
    direction: ltr;
    container-type: inline-size;
  }
  :host([hidden]) {
    display: none;
  }
  .table {
    position: relative;
    -webkit-tap-highlight-color: transparent;
    user-select: none;
    touch-action: manipulation;
  }
  svg {
    display: block;
    inline-size: 100%;
    overflow: visible;
  }
  :host(:not([print], [frameless])) .table {
    border-radius: 4px;
    box-shadow:
      0 2px 2px var(--shade, #26332738),
      0 16px 32px var(--shade, #26332738);
  }
  .rim {
    fill: var(--rim);
  }
  .inlay {
    fill: none;
    stroke: var(--rim-line);
    stroke-width: 0.03;
  }
  .light {
    fill: var(--sq-light);
  }
  .dark {
    fill: var(--sq-dark);
    shape-rendering: crispEdges;
  }
  .all .dark {
    stroke: var(--sq-num);
    stroke-opacity: 0.4;
    stroke-width: 0.02;
  }
  .nums text {
    font: 500 0.17px var(--damier-sans);
    font-size-adjust: none;
    fill: var(--sq-num);
    dominant-baseline: central;
    font-variant-numeric: tabular-nums;
  }
  .nums .held {
    font-size: 0.15px;
  }
  .nums .rimtext {
    fill: var(--rim-text);
    text-anchor: middle;
    font-size: 0.24px;
  }
  @container (max-width: 479px) {
    .nums .held {
      display: none;
    }
    .nums text {
      font-size: 0.2px;
    }
  }
  .men {
    pointer-events: none;
  }
  :host([data-hot]) .table {
    cursor: pointer;
  }
  :host([data-dragging]) .table {
    cursor: grabbing;
  }
  .squares {
    position: absolute;
    pointer-events: none;
  }
  .squares button {
    position: absolute;
    padding: 0;
    margin: 0;
    border: 0;
    background: none;
    outline: none;
    opacity: 0;
  }
  .typed {
    position: absolute;
    inset-block-end: 8px;
    inset-inline-start: 50%;
    translate: -50% 0;
    padding: 6px 14px;
    border-radius: 3px;
    outline: 2px solid currentColor;
    background: var(--paper, #fdfbf4);
    color: var(--ink, #1c241f);
    font: 600 1.3rem var(--damier-sans);
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  .typed:empty {
    display: none;
  }
  .said {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
