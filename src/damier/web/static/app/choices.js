/**
 * Choices that several pages offer: a tray of which one thing is raised, the computer's strength,
 * the colour.
 */
import { html, live, nothing } from '../vendor/lit.js';
import { t } from './i18n.js';
import { disc, lot, rosette } from './icons.js';
import { sideName } from './sheets.js';

/** @typedef {number | 'best'} Level */
/** @typedef {'white' | 'black' | 'lot'} Colour */

/**
 * One raised thing in a sunk tray.
 * @param {{name: string, legend: unknown, value: unknown, options: {value: any, label: unknown}[],
 *   tall?: boolean, wrap?: boolean, hint?: string, beside?: unknown}} tray
 * @param {(value: any) => void} pick
 */
export const tray = (
  { name: group, legend, value, options, tall = false, wrap = false, hint = '', beside = nothing },
  pick,
) =>
  html`<fieldset class=${beside === nothing ? '' : 'headed'}>
    <legend>${legend}</legend>
    ${beside}
    <div class="tray ${tall ? 'tall' : ''} ${wrap ? 'wrap' : ''}">
      ${options.map(
        (option) =>
          html`<label>
            <input
              type="radio"
              name=${group}
              .checked=${live(option.value === value)}
              @change=${() => pick(option.value)}
            />${option.label}</label
          >`,
      )}
    </div>
    ${hint ? html`<p class="small quiet hint">${hint}</p>` : nothing}
  </fieldset>`;

/** @type {Level[]} */
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'best'];

/** How strong the computer is. @param {Level} chosen @param {(level: Level) => void} pick */
export const levels = (chosen, pick) =>
  html`<fieldset>
    <legend>
      ${t('start-level')}
      <b class="ink"
        >${t('start-level-chosen', { level: String(chosen), name: t(`level-${chosen}`) })}</b
      >
    </legend>
    <div class="levels">
      ${LEVELS.map(
        (level) =>
          html`<label title=${t(`level-${level}`)}>
            <input
              type="radio"
              name="level"
              value=${level}
              .checked=${live(level === chosen)}
              @change=${() => pick(level)}
            />
            <span
              >${
                level === 'best'
                  ? html`<span class="sr">${t('level-best')}</span>${rosette()}`
                  : level
              }</span
            ></label
          >`,
      )}
    </div>
  </fieldset>`;

/**
 * Which side one plays.
 * @param {Colour} chosen
 * @param {(colour: Colour) => void} pick
 * @param {any} sheet
 * @param {unknown} [beside]
 */
export const colours = (chosen, pick, sheet, beside = nothing) =>
  tray(
    {
      name: 'colour',
      legend: t('start-colour'),
      beside,
      value: chosen,
      options: [
        { value: 'white', label: html`${disc('white')}${sideName(sheet, 'white')}` },
        { value: 'black', label: html`${disc('black')}${sideName(sheet, 'black')}` },
        { value: 'lot', label: html`${lot()}${t('start-lot')}` },
      ],
    },
    pick,
  );
