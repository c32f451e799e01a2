/** How somebody's games began, with each colour, and how they went. */
import { pretty, t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { open } from '../person.js';
import { vars } from '../study/vars.js';

/** @typedef {import('../person.js').State} State */
/** @typedef {import('../../../../../../js/wire.js').FirstMovesShape} FirstMoves */

const WIDE = 14; // of a hundred, from which a number has room

/** @param {State} state */
export function firstMoves({ openings, person }) {
  const sides = /** @type {const} */ (['white', 'black']).filter((side) => openings?.[side].length);
  if (!openings || !sides.length) return nothing;
  return html`<h2>${t('person-first-moves')}</h2>
    ${
      (person?.sheets.length ?? 0) > 1
        ? html`<label
            ><span class="label">${t('person-sheet')}</span
            ><select
              class="field"
              @change=${(/** @type {Event} */ event) =>
                open(/** @type {HTMLSelectElement} */ (event.target).value)}
            >
              ${person?.sheets.map(
                (one) =>
                  html`<option value=${one.sheet} ?selected=${one.sheet === openings.sheet}>
                    ${one.sheet_name}
                  </option>`,
              )}
            </select></label
          >`
        : nothing
    }
    ${sides.map(
      (side) =>
        html`<h3>${t(`person-as-${side}`)}</h3>
          <ul class="open">
            ${openings[side].map(row)}
          </ul>`,
    )}
    <p class="key small" aria-hidden="true">
      ${['won', 'drawn', 'lost'].map((how) => html`<span><i class=${how}></i>${t(`person-${how}`)}</span>`)}
    </p>`;
}

/** @param {FirstMoves} one */
function row(one) {
  const moves = one.moves.map(pretty).join(' ');
  const { games, won, drawn, lost } = one;
  const told = t('person-bar', {
    moves: one.name ?? moves,
    games,
    won,
    drawn,
    lost,
  });
  return html`<li>
    <b class="mv"><bdi dir="ltr">${moves}</bdi></b>
    <span class="wdb" role="img" aria-label=${told} title=${told}
      >${['won', 'drawn', 'lost'].map((how) => share(how, one))}</span
    >
    <span class="num small quiet" aria-hidden="true">${games}</span>
    ${one.name ? html`<small lang="en">${one.name}</small>` : nothing}
  </li>`;
}

/** @param {string} how @param {any} one */
function share(how, one) {
  const part = Math.round((100 * one[how]) / one.games);
  return part
    ? html`<i class=${how} ${vars({ '--share': `${part}%` })}>${part >= WIDE ? part : ''}</i>`
    : nothing;
}
