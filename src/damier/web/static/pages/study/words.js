/** Sentences with moves in them: each move keeps its own direction, whatever the language. */
import { pretty } from '../../app/i18n.js';
import { html } from '../../vendor/lit.js';

const MOVE = /(\b[a-n]?\d{1,3}(?:[-x:][a-n]?\d{1,3})+\b)/;

/** @param {string} text */
export const withMoves = (text) =>
  text
    .split(MOVE)
    .map((part, index) => (index % 2 ? html`<span class="mv">${pretty(part)}</span>` : part));
