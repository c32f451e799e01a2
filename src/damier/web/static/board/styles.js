import { css } from './styles/css.js';
import { discs } from './styles/discs.js';
import { frame } from './styles/frame.js';
import { marks } from './styles/marks.js';
import { motion } from './styles/motion.js';
import { print } from './styles/print.js';
import { themes } from './themes.js';

const SHADES = 13;

/** Veneer: thirteen shades, each square cut from another place. */
const veneer = Array.from({ length: SHADES }, (_, i) => {
  const share = ((i / SHADES) * 9).toFixed(1);
  return css`
    :host(:is([theme='wood'], :not([theme]))) .v${i} {
      fill: color-mix(in srgb, var(--sq-dark), var(--sq-vary) ${share}%);
    }
  `;
}).join('');

/** @param {string} text */
function sheet(text) {
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}

/** The style sheets of the board, shared by all boards of a page. */
export const boardStyles = [sheet(themes + frame + veneer + discs + marks + motion + print)];
