/**
 * The board's materials and its discs for what lies beside it: piles, players' discs, printed
 * diagrams. They are the style sheets of the board itself, under `data-theme` and `data-pieces`
 * instead of its `theme` and `pieces`; importing this file is enough.
 */
import { discs } from '../board/styles/discs.js';
import { themes } from '../board/themes.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  (themes + discs)
    .replaceAll(/:host\(\[(\w+)='(\w+)'\]\)/g, "[data-$1='$2']")
    .replaceAll(':host ', ':root, [data-theme] '),
);
document.adoptedStyleSheets.push(sheet);
