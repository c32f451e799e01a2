/**
 * Which chair is mine: from the address, from this browser, from the server's cookie, or by an
 * invitation.
 */
import { get, post } from '../../app/api.js';
import { clockWords } from '../../app/clocks.js';
import { comma, pretty, t } from '../../app/i18n.js';
import { prefs } from '../../app/prefs.js';
import { keepTokens, takeTokens, tokensOf } from '../../app/seats.js';
import { html, nothing, render } from '../../vendor/lit.js';

/**
 * The seat that this browser knows to be its own, so that the line can be opened before the words
 * have come.
 * @param {string} table
 */
export function knownSeat(table) {
  takeTokens(table);
  return tokensOf(table).seat ?? null;
}

/**
 * @typedef {{token: string, strange: boolean}} Way  `strange`: by the plain address, so to watch
 */

/**
 * The token to sit or watch with; asks the visitor where an invitation has to be accepted. Whoever
 * has nothing but the address watches.
 * @param {string} table
 * @param {HTMLElement} main
 * @returns {Promise<Way>}
 */
export async function findSeat(table, main) {
  const known = tokensOf(table);
  const found = await get(`/api/tables/${encodeURIComponent(table)}`).catch(() => null);
  if (found?.seat_token) {
    keepTokens(table, { seat: found.seat_token, invite: null });
    return { token: found.seat_token, strange: false };
  }
  const watch = known.watch ?? found?.watch_token;
  if (known.invite) return invited(table, known.invite, main, watch);
  if (!watch) return new Promise(() => render(notice('join-failed', ''), main));
  return { token: watch, strange: !known.watch };
}

/**
 * What opens the seat of whoever is signed in now; null where it is not theirs.
 * @param {string} table
 * @returns {Promise<string | null>}
 */
export async function ownSeat(table) {
  const found = await get(`/api/tables/${encodeURIComponent(table)}`).catch(() => null);
  if (found?.seat_token) keepTokens(table, { seat: found.seat_token });
  return found?.seat_token ?? null;
}

/**
 * What to do about a token that opens nothing here: say so, and offer to watch.
 * @param {string} table
 * @param {HTMLElement} main
 * @returns {Promise<Way>}
 */
export async function foreign(table, main) {
  keepTokens(table, { seat: null, watch: null, invite: null });
  const found = await get(`/api/tables/${encodeURIComponent(table)}`).catch(() => null);
  if (found?.seat_token) return findSeat(table, main);
  return new Promise((resolve) => {
    const watch = () => resolve({ token: found.watch_token, strange: false });
    render(notice('join-foreign', '', found ? watch : null), main);
  });
}

/**
 * @param {string} table
 * @param {string} token
 * @param {HTMLElement} main
 * @param {string | undefined} watch
 * @returns {Promise<Way>}
 */
async function invited(table, token, main, watch) {
  /** @type {any} */
  let offer = null;
  /** @type {import('../../app/api.js').ApiError | null} */
  let problem = null;
  try {
    offer = await get(`/api/tables/${encodeURIComponent(table)}/invite`, {
      'X-Table-Token': token,
    });
  } catch (fault) {
    problem = /** @type {import('../../app/api.js').ApiError} */ (fault);
  }
  if (offer?.sheet) document.body.dataset.sheet = offer.sheet;
  return new Promise((resolve) => {
    const look = watch
      ? () => {
          keepTokens(table, { invite: null, watch });
          resolve({ token: watch, strange: false });
        }
      : null;
    const refuse = (/** @type {import('../../app/api.js').ApiError} */ fault) =>
      render(notice(NOTICES[fault.code] ?? 'join-failed', fault.message, look), main);
    const sit = async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const name = String(
        new FormData(/** @type {HTMLFormElement} */ (event.target)).get('name') ?? '',
      ).trim();
      prefs.set('name', name);
      try {
        const made = await post(`/api/tables/${table}/join`, {
          invite_token: token,
          name,
          rated: Boolean(offer.rated),
        });
        keepTokens(table, { seat: made.seat_token, watch: made.watch_token, invite: null });
        resolve({ token: made.seat_token, strange: false });
      } catch (fault) {
        refuse(/** @type {import('../../app/api.js').ApiError} */ (fault));
      }
    };
    if (problem) refuse(problem);
    else render(chair(offer, sit), main);
  });
}

/** What is said about an invitation that opens nothing. @type {Record<string, string>} */
const NOTICES = {
  'seat-taken': 'join-used',
  'game-over': 'join-over',
  'bad-token': 'join-foreign',
};

/** @param {any} offer @param {(event: SubmitEvent) => void} sit */
const chair = (offer, sit) =>
  html`<form class="slip paper chair" @submit=${sit}>
    ${
      offer?.sheet_name
        ? html`<p class="where">${offer.sheet_name}${comma()}${t(`game-${offer.mode}`)}</p>`
        : nothing
    }
    <h1>${t('join-title')}</h1>
    <p class="lede">${offer?.name ? t('join-text', { name: offer.name }) : t('join-text-plain')}</p>
    ${
      offer?.control
        ? html`<p class="small">${t('start-clock')}${comma()}${clockWords(offer.control)}</p>`
        : nothing
    }
    ${offer?.shown ? html`<p class="small">${t('game-shown')}</p>` : nothing}
    ${offer?.slips === 'silent' ? html`<p class="small">${t('start-slips-hint')}</p>` : nothing}
    ${
      offer?.draw_options?.length || offer?.ballot || offer?.rated
        ? html`<p class="label">${t('game-agreed')}</p>
            ${[offer.rated, offer.ballot, ...offer.draw_options].map(
              (/** @type {string?} */ text) => html`<p class="small">${pretty(text ?? '')}</p>`,
            )}`
        : nothing
    }
    <label class="label" for="name">${t('start-name')}</label>
    <input
      class="field"
      id="name"
      name="name"
      maxlength="40"
      autocomplete="nickname"
      .value=${prefs.get('name')}
    />
    <div class="acts"><button class="btn primary">${t('join-sit')}</button></div>
  </form>`;

/**
 * @param {string} key
 * @param {string} said  what the server said, where there is nothing better
 * @param {(() => void) | null} [watch]
 */
const notice = (key, said, watch = null) =>
  html`<section class="slip paper chair" role="status">
    <h1>${t(`${key}-title`)}</h1>
    <p class="lede">${(key === 'join-failed' && said) || t(`${key}-text`)}</p>
    <div class="acts">
      ${
        watch
          ? html`<button type="button" class="btn primary" @click=${watch}>
              ${t('join-watch')}
            </button>`
          : nothing
      }
      <a class="btn" href="/">${t('join-start')}</a>
    </div>
  </section>`;
