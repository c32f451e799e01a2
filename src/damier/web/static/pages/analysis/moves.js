/** The moves of a game as a text: numbers, signs, comments, variations indented. */
import { pretty, t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { withMoves } from '../study/words.js';
import { isPraise, signOf } from './signs.js';

/** @typedef {import('./tree.js').Node} Node */
/**
 * @typedef {{now: Node, first: string, number: number, go: (node: Node) => void,
 *   below?: unknown}} Reader
 */

/**
 * @param {import('./tree.js').Tree} tree
 * @param {Reader} reader  who reads: the node that is shown, and which side began
 */
export function moves(tree, reader) {
  const first = tree.root.children[0];
  return html`<div class="tree" role="region" aria-label=${t('analysis-moves')} tabindex="0">
    ${said(tree.root.said)}
    ${first ? line(first, reader) : html`<p class="quiet empty">${t('analysis-no-moves')}</p>`}
    ${tree.result && tree.result !== '*' ? html`<span class="res num">${tree.result}</span>` : nothing}
    ${reader.below ?? nothing}
  </div>`;
}

/**
 * @param {Node} first
 * @param {Reader} reader
 * @returns {unknown[]}
 */
function line(first, reader) {
  const parts = [];
  let fresh = true;
  for (let node = /** @type {Node | undefined} */ (first); node; node = node.children[0]) {
    parts.push(move(node, reader, fresh));
    const words = node.said;
    const others = node.parent?.children[0] === node ? node.parent.children.slice(1) : [];
    if (words) parts.push(said(words));
    for (const other of others)
      parts.push(
        html`<span class="var">${said(other.before.join(' '))}${line(other, reader)}</span>`,
      );
    fresh = Boolean(words) || others.length > 0;
  }
  return parts;
}

/** @param {string} words */
const said = (words) =>
  words ? html`<span class="say" dir="auto">${withMoves(words)}</span>` : nothing;

/** @param {Node} node @param {Reader} reader @param {boolean} fresh */
function move(node, reader, fresh) {
  const { number, begins } = numbered(node, reader);
  const mark = signOf(node);
  const label = node.text ? pretty(node.text) : node.setup ? t('analysis-put') : pretty(node.pdn);
  const glyph = mark
    ? html`<span class="glyph ${isPraise(mark) ? 'good' : ''}">${mark}</span>`
    : nothing;
  const current = node === reader.now;
  const counted =
    begins || fresh ? html`<span class="i">${number}${begins ? '' : ' …'}</span> ` : nothing;
  const body = node.playable
    ? html`<a
        href="#"
        class=${current ? 'now' : ''}
        aria-current=${current ? 'true' : nothing}
        @click=${(/** @type {Event} */ event) => {
          event.preventDefault();
          reader.go(node);
        }}
        >${label}${glyph}</a
      >`
    : html`<s class="quiet" title=${t('analysis-not-playable')}>${label}</s>`;
  return html`<span class="g">${counted}${body}</span> `;
}

/**
 * The number of a move, and whether the side that began makes it.
 * @param {Node} node
 * @param {Reader} reader
 */
function numbered(node, reader) {
  const plies = node.line.length - 1;
  const offset = reader.first === node.line[0].parent?.turn ? 0 : 1;
  return {
    number: reader.number + Math.floor((plies + offset) / 2),
    begins: (plies + offset) % 2 === 0,
  };
}
