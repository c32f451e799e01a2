/**
 * Which chair is mine: from the address, from this browser, from the server's cookie, or by an
 * invitation.
 */
import { get, post } from '../../app/api.js';
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
 * The token to sit or watch with; asks the visitor where an invitation has to be accepted.
 * @param {string} table
 * @param {HTMLElement} main
 * @returns {Promise<string>}
 */
export async function findSeat(table, main) {
  const known = tokensOf(table);
  if (known.invite) return invited(table, known.invite, main);
  const mine = await get('/api/games').catch(() => []);
  const game = mine.find((/** @type {any} */ one) => one.table === table);
  if (game?.seat_token) {
    keepTokens(table, { seat: game.seat_token });
    return game.seat_token;
  }
  if (known.watch) return known.watch;
  render(notice(t('join-none-title'), t('join-none')), main);
  return new Promise(() => {});
}

/**
 * @param {string} table
 * @param {string} token
 * @param {HTMLElement} main
 * @returns {Promise<string>}
 */
async function invited(table, token, main) {
  const offer = await get(`/api/tables/${table}/invite`, { 'X-Table-Token': token }).catch(
    () => null,
  );
  if (offer?.sheet) document.body.dataset.sheet = offer.sheet;
  return new Promise((resolve) => {
    const sit = async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const name = String(
        new FormData(/** @type {HTMLFormElement} */ (event.target)).get('name') ?? '',
      ).trim();
      prefs.set('name', name);
      try {
        const made = await post(`/api/tables/${table}/join`, { invite_token: token, name });
        keepTokens(table, { seat: made.seat_token, watch: made.watch_token, invite: null });
        resolve(made.seat_token);
      } catch (problem) {
        render(
          notice(t('join-title'), /** @type {Error} */ (problem).message || t('join-gone')),
          main,
        );
      }
    };
    render(chair(offer, sit), main);
  });
}

/** @param {any} offer @param {(event: SubmitEvent) => void} sit */
const chair = (offer, sit) =>
  html`<form class="slip paper chair" @submit=${sit}>
    ${offer?.sheet_name ? html`<p class="where">${offer.sheet_name}${comma()}${t(`game-${offer.mode}`)}</p>` : nothing}
    <h1>${t('join-title')}</h1>
    <p class="lede">${offer?.name ? t('join-text', { name: offer.name }) : t('join-text-plain')}</p>
    ${
      offer?.draw_options?.length
        ? html`<p class="label">${t('game-agreed')}</p>
            ${offer.draw_options.map((/** @type {string} */ text) => html`<p class="small">${pretty(text)}</p>`)}`
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

/** @param {string} title @param {string} text */
const notice = (title, text) =>
  html`<section class="slip paper chair" role="status">
    <h1>${title}</h1>
    <p class="lede">${text}</p>
    <div class="acts"><a class="btn" href="/">${t('join-start')}</a></div>
  </section>`;
