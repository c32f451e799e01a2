/** A button that follows somebody or something, and what one follows. */
import { get, post } from './api.js';
import { t } from './i18n.js';
import { html, live } from '../vendor/lit.js';

/** @type {import('wire').FollowShape | null} */
let known = null;
let said = '';

/** @param {() => void} redraw */
export async function readFollows(redraw) {
  known = await get('/api/follows').catch(() => null);
  redraw();
}

export const follows = () => known;

/** @param {'person' | 'tournament'} kind @param {string} target */
const isOn = (kind, target) =>
  kind === 'person'
    ? Boolean(known?.people.includes(target))
    : Boolean(known?.tournaments.some(({ tournament }) => tournament === target));

/**
 * @param {'person' | 'tournament'} kind
 * @param {string} target
 * @param {boolean} on
 * @param {() => void} redraw
 */
export async function setFollow(kind, target, on, redraw) {
  said = '';
  try {
    await post('/api/follows', { kind, target, on });
  } catch (problem) {
    said = /** @type {Error} */ (problem).message || t('start-failed');
  }
  await readFollows(redraw);
}

/**
 * @param {'person' | 'tournament'} kind
 * @param {string} target
 * @param {() => void} redraw
 */
export const followButton = (kind, target, redraw) =>
  html`<label class="switch follow" title=${t('follow-about')}
      ><input
        type="checkbox"
        role="switch"
        name="follow"
        .checked=${live(isOn(kind, target))}
        @change=${(/** @type {Event} */ event) =>
          setFollow(kind, target, /** @type {HTMLInputElement} */ (event.target).checked, redraw)}
      /><i></i><span>${t('follow-button')}</span></label
    >${said ? html`<span role="alert">${said}</span>` : ''}`;
