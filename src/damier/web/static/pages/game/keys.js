/** The keys of a game, on paper: `?` brings it, `?` or Escape takes it away. */
import { t } from '../../app/i18n.js';
import { html } from '../../vendor/lit.js';
import { drawerHead } from './pull.js';

/** @type {[string, string[]][]} what is done, and with which keys */
const KEYS = [
  ['keys-walk', ['←', '↑', '↓', '→']],
  ['keys-pick', ['Enter']],
  ['keys-type', ['3', '2', '-', '2', '8']],
  ['keys-road', ['1', '2', '…']],
  ['keys-back', ['Esc']],
  ['keys-leave', ['Tab']],
  ['keys-replay', ['←', '→']],
  ['keys-ends', ['Home', 'End']],
  ['keys-help', ['?']],
];

/** Whether a key asks for this paper; not while somebody writes. @param {KeyboardEvent} event */
export const asksForKeys = (event) =>
  event.key === '?' &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event
    .composedPath()
    .some((each) => each instanceof HTMLElement && each.matches('input, select, textarea'));

/** @param {() => void} close */
export function keysPanel(close) {
  const leave = (/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && close();
  return html`<section class="drawer paper keys" aria-labelledby="keys-title" @keydown=${leave}>
    ${drawerHead(html`<h2 id="keys-title" tabindex="-1">${t('keys-title')}</h2>`, close)}
    <dl>
      ${KEYS.map(
        ([what, keys]) =>
          html`<div>
            <dt>${t(what)}</dt>
            <dd dir="ltr">${keys.map((key) => html`<kbd>${key}</kbd>`)}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}
