/** An opening drawn by lot: fetched only for the few games that have a deck of them. */
import { html } from '../../vendor/lit.js';

/**
 * @param {import('wire').BallotOffer} offer  in the reader's words
 * @param {string} deck  the chosen one, or ''
 * @param {(change: {deck: string}) => void} choose
 */
export const ballots = ({ ask, none, decks }, deck, choose) =>
  html`<label class="ballots"
    ><span class="label">${ask}</span
    ><select
      class="field"
      name="deck"
      @change=${(/** @type {Event} */ event) =>
        choose({ deck: /** @type {HTMLSelectElement} */ (event.target).value })}
    >
      <option value="" ?selected=${!deck}>${none}</option>
      ${decks.map(
        ({ id, name }) => html`<option value=${id} ?selected=${id === deck}>${name}</option>`,
      )}
    </select></label
  >`;
