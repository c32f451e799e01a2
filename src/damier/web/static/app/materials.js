/**
 * The board's materials for what lies beside it: piles, players' discs, printed diagrams. They are
 * the
 * themes of the board itself, under `data-theme` instead of its `theme`; importing this file is
 * enough.
 */
import { themes } from '../board/themes.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  themes
    .replaceAll(/:host\(\[(\w+)='(\w+)'\]\)/g, "[data-$1='$2']")
    .replaceAll(':host ', ':root, [data-theme] '),
);
document.adoptedStyleSheets.push(sheet);
