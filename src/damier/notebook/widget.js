/**
 * @import {Texts} from '../web/static/board/types.js'
 * @import {DamierBoard} from '../web/static/board/damier-board.js'
 */
import '../web/static/board/damier-board.js';
import { FluentBundle, FluentResource } from '../web/static/vendor/fluent.js';

/**
 * @typedef {{lang: string, right_to_left: boolean, sources: string[]}} Words
 * @typedef {{get(name: string): any, on(name: string, callback: () => void): void,
 *   send(content: object): void}} Model
 */

/** @param {Words} words @returns {Texts} */
function textsOf({ lang, right_to_left: isolating, sources }) {
  const bundle = new FluentBundle(lang, { useIsolating: isolating });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return (key, args) => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, args ?? {}) : key;
  };
}

/** What a notebook calls to show a board. */
export const widget = {
  /** @param {{model: Model, el: HTMLElement}} place */
  render({ model, el }) {
    const board = /** @type {DamierBoard} */ (document.createElement('damier-board'));
    board.set({ texts: textsOf(model.get('words')) });
    board.lang = model.get('words').lang;
    board.style.maxInlineSize = '520px';
    const look = () => board.set(model.get('look'));
    const show = () => board.set(model.get('scene'));
    model.on('change:scene', show);
    model.on('change:look', look);
    board.addEventListener('board-move', (event) =>
      model.send({ path: /** @type {CustomEvent} */ (event).detail.path }),
    );
    look();
    show();
    el.append(board);
  },
};
