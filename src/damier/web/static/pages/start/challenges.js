/**
 * Challenges to and from whoever is signed in: fetched for them alone, and looked at again while the
 * page is in sight. A game goes to somebody by name as it is set up beside.
 */
import { get, post } from '../../app/api.js';
import { clockWords } from '../../app/clocks.js';
import { errand } from '../../app/errand.js';
import { comma, t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';

/** @typedef {import('../../../../../../js/wire.js').ChallengeView} Challenge */

const AGAIN = 10_000; // milliseconds
const HOME = '/api/challenges';

/** @type {{found: Challenge[], said: string, busy: boolean, to: string}} */
const state = { found: [], said: '', busy: false, to: '' };
let draw = () => {};

/** @param {() => void} redraw */
export async function listen(redraw) {
  draw = redraw;
  state.to = new URLSearchParams(location.search).get('challenge') ?? '';
  await look();
  setInterval(() => document.visibilityState === 'visible' && look(), AGAIN);
  document.addEventListener('visibilitychange', look);
}

async function look() {
  if (document.visibilityState !== 'visible') return;
  const told = await get(HOME).catch(() => null);
  if (told) state.found = told.challenges;
  draw();
}

/** Do one thing at a time, and say what went wrong. @param {() => Promise<unknown>} act */
async function run(act) {
  await errand(state, draw, act);
  await look();
}

/** @param {string} id */
const accept = (id) =>
  run(async () => {
    location.assign((await post(`${HOME}/accept`, { id })).url);
  });

/** @param {SubmitEvent} event @param {() => Record<string, unknown>} game */
function send(event, game) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const name = String(new FormData(form).get('name') ?? '').trim();
  run(async () => {
    await post(HOME, { ...game(), name });
    state.said = t('challenge-sent');
    state.to = '';
    form.reset();
  });
}

/** @param {() => Record<string, unknown>} game  what is set up beside */
export const challenges = (game) =>
  html`<section class="challenges" aria-label=${t('challenge-title')}>
    <ul aria-live="polite">
      ${state.found.map(paper)}
    </ul>
    <details ?open=${state.to !== ''}>
      <summary>${t('challenge-somebody')}</summary>
      <form @submit=${(/** @type {SubmitEvent} */ event) => send(event, game)}>
        <label
          ><span class="label">${t('challenge-name')}</span
          ><input
            class="field"
            name="name"
            maxlength="40"
            dir="auto"
            autocomplete="off"
            required
            .value=${state.to}
        /></label>
        <button class="btn" ?disabled=${state.busy}>${t('challenge-send')}</button>
        <p class="small quiet">${t('challenge-somebody-hint')}</p>
      </form>
    </details>
    <p role="status" class="small">${state.said}</p>
  </section>`;

/** @param {Challenge} one */
const paper = (one) =>
  html`<li class="paper" data-challenge=${one.id}>
    <b dir="auto">${title(one)}</b>
    <span class="small quiet">${about(one)}</span>
    <span class="acts">${acts(one)}</span>
  </li>`;

/** @param {Challenge} one */
function title({ name, incoming, state: how, bot }) {
  const shown = { name: bot ? `BOT ${name}` : name };
  if (how === 'accepted') return t('challenge-accepted', shown);
  if (how === 'declined') return t('challenge-declined', shown);
  return t(incoming ? 'challenge-from' : 'challenge-to', shown);
}

/** @param {Challenge} one */
function about(one) {
  const clock = one.control ? clockWords(one.control) : t('lobby-no-clock');
  const words = [one.sheet_name, clock, t(`start-${one.mode}`), colour(one)];
  return (one.rated ? [...words, t('rated-switch')] : words).join(comma());
}

/** The colour of whoever reads. @param {Challenge} one */
function colour({ colour: theirs, incoming }) {
  if (theirs === 'lot') return t('challenge-lot');
  return t(`challenge-${(theirs === 'white') === incoming ? 'black' : 'white'}`);
}

/** @param {Challenge} one */
function acts({ id, incoming, state: how, url }) {
  if (url) return html`<a class="btn primary" href=${url}>${t('challenge-go')}</a>`;
  if (how !== 'open') return nothing;
  /** @param {string} act @param {string} word */
  const plain = (act, word) =>
    html`<button
      type="button"
      class="btn"
      ?disabled=${state.busy}
      @click=${() => run(() => post(`${HOME}/${act}`, { id }))}
    >
      ${t(word)}
    </button>`;
  if (!incoming) return plain('withdraw', 'challenge-withdraw');
  return html`<button
      type="button"
      class="btn primary"
      ?disabled=${state.busy}
      @click=${() => accept(id)}
    >
      ${t('challenge-accept')}</button
    >${plain('decline', 'challenge-decline')}`;
}
