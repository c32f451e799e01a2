/**
 * The settings: they take the panel's place, or rise from below on phones, and the board that stays
 * in sight changes at once. All are kept in this browser.
 */
import { languageChoice } from '../../app/shell.js';
import { t } from '../../app/i18n.js';
import { disc } from '../../app/icons.js';
import { looks } from '../../app/look.js';
import { prefs } from '../../app/prefs.js';
import { THEMES } from '../../board/themes.js';
import { html, live, nothing, svg } from '../../vendor/lit.js';
import { drawerHead } from './pull.js';

/** @typedef {'tap' | 'confirm' | 'sound'} Switch */
/** @typedef {'theme' | 'pieces' | 'numbers' | 'motion'} Choice */

/** @param {{sheet: {theme: string}, close: () => void}} panel */
export function settings({ sheet, close }) {
  const leave = (/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && close();
  return html`<section
    class="drawer paper settings"
    aria-labelledby="settings-title"
    @keydown=${leave}
  >
    ${drawerHead(html`<h2 id="settings-title" tabindex="-1">${t('settings-title')}</h2>`, close)}
    <div class="switches">
      ${toggle('tap', t('settings-tap'))} ${toggle('confirm', t('settings-confirm'))}
      ${toggle('sound', t('more-sound'))}
    </div>
    ${choice(
      'theme',
      t('more-board'),
      ['', ...THEMES].map((value) => ({
        value,
        label: html`${swatch(value || sheet.theme)}<span
            >${t(`more-theme-${value || 'sheet'}`)}</span
          >`,
      })),
      'swatches',
    )}
    ${choice(
      'pieces',
      t('settings-pieces'),
      ['', 'flat', 'red'].map((value) => ({
        value,
        label: html`<span class="pair" data-theme=${looks(sheet)} data-pieces=${value}
            >${value === 'flat' ? flats() : html`${disc('white')}${disc('black')}`}</span
          ><span class="sr">${t(`settings-pieces-${value || 'board'}`)}</span>`,
      })),
    )}
    ${choice(
      'numbers',
      t('more-numbers'),
      ['inside', 'outside', 'a1', 'off'].map((value) => ({
        value,
        label: t(`more-numbers-${value}`),
      })),
    )}
    ${choice(
      'motion',
      t('settings-motion'),
      ['', 'quick', 'off'].map((value) => ({
        value,
        label: t(`settings-motion-${value || 'full'}`),
      })),
    )}
    <label><span class="label">${t('shell-language')}</span> ${languageChoice('field')}</label>
  </section>`;
}

/** @param {Switch} name @param {string} words */
const toggle = (name, words) =>
  html`<label class="switch"
    ><input
      type="checkbox"
      role="switch"
      name=${name}
      .checked=${live(prefs.get(name) === 'on')}
      @change=${(/** @type {Event} */ event) =>
        prefs.set(name, /** @type {HTMLInputElement} */ (event.target).checked ? 'on' : 'off')}
    /><i></i><span>${words}</span></label
  >`;

/**
 * One raised thing in a tray.
 * @param {Choice} name
 * @param {string} legend
 * @param {{value: string, label: unknown}[]} options
 * @param {string} [look]
 */
const choice = (name, legend, options, look = 'tray wrap') =>
  html`<fieldset>
    <legend>${legend}</legend>
    <div class=${look}>
      ${options.map(
        ({ value, label }) =>
          html`<label>
            <input
              type="radio"
              name=${name}
              value=${value || nothing}
              .checked=${live(prefs.get(name) === value)}
              @change=${() => prefs.set(name, value)}
            />${label}</label
          >`,
      )}
    </div>
  </fieldset>`;

/** A corner of a board in its materials. @param {string} theme */
const swatch = (theme) =>
  html`<svg class="swatch" data-theme=${theme} viewBox="0 0 4 2" aria-hidden="true">
    <path fill="var(--sq-light)" d="M0 0h4v2H0z"></path>
    <path fill="var(--sq-dark)" d="M1 0h1v1H1zM3 0h1v1H3zM0 1h1v1H0zM2 1h1v1H2z"></path>
    ${spot(1.5, 0.5, 'b')}${spot(0.5, 1.5, 'w')}
  </svg>`;

/** @param {number} x @param {number} y @param {'w' | 'b'} side */
const spot = (x, y, side) =>
  svg`<circle cx=${x} cy=${y} r=".36" fill="var(--${side}-face)" stroke="var(--${side}-edge)" stroke-width=".06"/>`;

const flats = () =>
  ['w', 'b'].map(
    (side) =>
      html`<svg class="disc-icon" viewBox="-.5 -.5 1 1" aria-hidden="true">
        ${spot(0, 0, /** @type {'w' | 'b'} */ (side))}
      </svg>`,
  );
