/**
 * What was played in the position that is shown: in the operator's games, or in one's own.
 *
 *     const openings = new Openings(changed);
 *     openings.study(book, fen);    // look it up, unless it is switched off
 *     openings.found                // of that position, never of the one before
 */
import { get, post, text } from '../../app/api.js';
import { locale, pretty, t } from '../../app/i18n.js';
import { prefs } from '../../app/prefs.js';
import { html, nothing } from '../../vendor/lit.js';
import { vars } from '../study/vars.js';
import { gameOfTable } from './address.js';

/**
 * @typedef {import('wire').OpeningsShape} Found
 * @typedef {import('wire').ContinuationShape} Continuation
 * @typedef {import('wire').SampleShape} Sample
 * @typedef {import('../study/book.js').Book} Book
 * @typedef {import('../study/book.js').Move} Move
 * @typedef {'off' | 'all' | 'own'} Whose
 */

/** Milliseconds that a position has to stand before it is asked about: who leafs asks nothing. */
const STANDS = 150;

export class Openings {
  /** @type {Found | null} */ found = null;
  /** Games of the operator's. */
  games = 0;
  fault = '';
  /** @type {{book: Book, fen: string} | null} */ #asked = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #soon;

  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
  }

  /** Learn whether the operator has games to show, once somebody wants to see some. */
  async learn() {
    const offer = await get('/api/openings').catch(() => null);
    this.games = offer?.games ?? 0;
    this.changed();
  }

  /** @returns {Whose} */
  get whose() {
    const wish = /** @type {Whose} */ (prefs.get('openings'));
    return wish === 'all' && !this.games ? 'own' : wish;
  }

  /** @param {Whose} whose */
  async choose(whose) {
    if (whose !== 'off') await this.learn();
    prefs.set('openings', whose);
    const asked = this.#asked;
    this.#asked = null;
    this.found = null;
    if (asked) this.study(asked.book, asked.fen);
    this.changed();
  }

  /** @param {Book} book @param {string} fen */
  study(book, fen) {
    if (this.#asked?.book === book && this.#asked.fen === fen) return;
    this.#asked = { book, fen };
    this.found = null;
    this.fault = '';
    clearTimeout(this.#soon);
    if (this.whose !== 'off') this.#soon = setTimeout(() => void this.#ask(book, fen), STANDS);
  }

  /** @param {Book} book @param {string} fen */
  async #ask(book, fen) {
    const asked = this.#asked;
    try {
      const found = await post('/api/openings', { ...book.ref, fen, own: this.whose === 'own' });
      if (this.#asked === asked) this.found = found;
    } catch (problem) {
      if (this.#asked === asked)
        this.fault = /** @type {Error} */ (problem).message || t('analysis-offline');
    }
    if (this.#asked === asked) this.changed();
  }

  /** The written game behind a sample. @param {Sample} sample */
  async pdn({ id }) {
    return this.whose === 'own'
      ? (await gameOfTable(id)).pdn
      : await text(`/api/openings/games/${id}.pdn`);
  }
}

/**
 * @typedef {{follow: (moves: Move[]) => void, open: (sample: Sample) => void,
 *   colours: {white: string, black: string}}} Act
 */

/** @param {Openings} openings @param {Act} act */
export function openingsPanel(openings, act) {
  const { whose, found, fault } = openings;
  return html`<section class="openings" aria-label=${t('openings-title')}>
    <div class="gamesrow small quiet">
      <label class="switch"
        ><input
          type="checkbox"
          .checked=${whose !== 'off'}
          @change=${() => openings.choose(whose === 'off' ? 'all' : 'off')}
        /><i></i><span>${t('openings-title')}</span></label
      >
      ${whose !== 'off' && openings.games ? choice(openings) : nothing}
      ${found?.name ? html`<b class="openingname">${found.name}</b>` : nothing}
    </div>
    ${
      whose === 'off'
        ? nothing
        : fault
          ? html`<p class="refused small" role="status">${fault}</p>`
          : found
            ? played(found, whose, act)
            : html`<p class="small quiet">${t('openings-looking')}</p>`
    }
  </section>`;
}

/** @param {Openings} openings */
const choice = (openings) =>
  html`<label class="lineschoice"
    ><select
      aria-label=${t('openings-whose')}
      @change=${(/** @type {Event} */ { target }) =>
        openings.choose(/** @type {Whose} */ (/** @type {HTMLSelectElement} */ (target).value))}
    >
      <option value="all" ?selected=${openings.whose === 'all'}>
        ${t('openings-all', { count: openings.games })}
      </option>
      <option value="own" ?selected=${openings.whose === 'own'}>${t('openings-own')}</option>
    </select></label
  >`;

/** @param {Found} found @param {Whose} whose @param {Act} act */
function played(found, whose, act) {
  if (!found.games)
    return html`<p class="small quiet" role="status">
      ${t(whose === 'own' ? 'openings-none-own' : 'openings-none')}
    </p>`;
  return html`<div class="playedhere">
    <table class="played">
      <thead>
        <tr>
          <th scope="col">${t('openings-move')}</th>
          <th scope="col">${t('openings-count')}</th>
          <th scope="col">${t('openings-results')}</th>
          <th scope="col">${t('openings-last')}</th>
        </tr>
      </thead>
      <tbody>
        ${found.moves.map((each) => row(each, act))}
      </tbody>
    </table>
    ${
      found.samples.length
        ? html`<ul class="samples">
            ${found.samples.map(
              (sample) =>
                html`<li>
                  <button type="button" class="again" @click=${() => act.open(sample)}>
                    <span
                      ><bdi>${sample.white || '?'}</bdi> – <bdi>${sample.black || '?'}</bdi></span
                    ><small>${facts(sample, act)}</small>
                  </button>
                </li>`,
            )}
          </ul>`
        : nothing
    }
  </div>`;
}

/** @param {Sample} sample @param {Act} act */
const facts = (sample, act) =>
  [ended(sample, act), sample.event, sample.date.slice(0, 4)].filter(Boolean).join(' · ');

/** @param {Sample} sample @param {Act} act */
const ended = ({ result }, { colours }) =>
  result === 'open'
    ? ''
    : result === 'draw'
      ? t('result-draw')
      : t('result-win', { winner: colours[result] });

/** @param {Continuation} each @param {Act} act */
function row(each, { follow, colours }) {
  const known = each.white + each.draw + each.black;
  const shares = /** @type {const} */ (['white', 'draw', 'black']).map((side) => ({
    side,
    share: known ? Math.round((100 * each[side]) / known) : 0,
  }));
  const words = shares
    .map(({ side, share }) => {
      const who = side === 'draw' ? t('result-draw') : t('side', { colour: colours[side] });
      return `${who} ${share} %`;
    })
    .join(', ');
  return html`<tr>
    <th scope="row">
      <button type="button" class="mv" @click=${() => follow([each.move])}>
        <b>${pretty(each.move.text)}</b>
      </button>
      ${each.name ? html`<small>${each.name}</small>` : nothing}
    </th>
    <td class="count">${new Intl.NumberFormat(locale()).format(each.games)}</td>
    <td class="results">
      ${
        known
          ? html`<span class="wdb" role="img" aria-label=${words} title=${words}
              >${shares.map(({ side, share }) =>
                share
                  ? html`<i class=${side} ${vars({ '--share': `${share}%` })}
                      >${share >= 12 ? `${share}` : ''}</i
                    >`
                  : nothing,
              )}</span
            >`
          : nothing
      }
    </td>
    <td class="year">${each.last_year ?? ''}</td>
  </tr>`;
}
