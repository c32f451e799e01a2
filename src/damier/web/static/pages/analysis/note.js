/**
 * What a reader may write to a move: a sign, a comment; and what becomes of its line. Lines of the
 * engine that arrive meanwhile leave the field alone.
 */
import { pretty, t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { GIVEN, isPraise, signOf, signText } from './signs.js';

/**
 * @param {import('./tree.js').Node} node
 * @param {{sign: (nag: number) => void, say: (words: string) => void, promote: () => void,
 *   remove: () => void, variation: boolean}} act
 */
export function note(node, act) {
  const move = pretty(node.text || node.pdn);
  const sign = signOf(node);
  return html`<div class="note" role="group" aria-label=${t('note-title', { move })}>
    <div class="signs" role="group" aria-label=${t('note-signs')}>
      ${GIVEN.map(
        (nag) =>
          html`<button
            type="button"
            class="signbtn ${isPraise(signText(nag)) ? 'good' : ''}"
            aria-pressed=${sign === signText(nag)}
            aria-label=${t(`sign-${nag}`)}
            title=${t(`sign-${nag}`)}
            @click=${() => act.sign(nag)}
          >
            ${signText(nag)}
          </button>`,
      )}
    </div>
    <input
      class="field"
      maxlength="1000"
      dir="auto"
      .value=${node.said}
      placeholder=${t('note-comment', { move })}
      aria-label=${t('note-comment', { move })}
      @input=${(/** @type {Event} */ event) => act.say(/** @type {HTMLInputElement} */ (event.target).value)}
    />
    <div class="deeds">
      ${
        act.variation
          ? html`<button type="button" class="btn link" @click=${act.promote}>
              ${t('note-promote')}
            </button>`
          : nothing
      }
      <button type="button" class="btn link" @click=${act.remove}>
        ${t('note-remove', { move })}
      </button>
    </div>
  </div>`;
}

/**
 * What is drawn on the board, in words, and how to wipe it off; while drawing, how it is done.
 * @param {string[]} names  squares with a ring, arrows as 32–28
 * @param {boolean} drawing
 * @param {() => void} wipe
 */
export function drawn(names, drawing, wipe) {
  if (!names.length && !drawing) return nothing;
  return html`<div class="drawn small">
    <p role="status">
      ${
        names.length
          ? html`${t('note-drawn')} ${names.map((name) => html`<span class="mv">${name}</span> `)}`
          : t('note-draw-how')
      }
    </p>
    ${
      names.length
        ? html`<button type="button" class="btn link" @click=${wipe}>${t('note-wipe')}</button>`
        : nothing
    }
  </div>`;
}
