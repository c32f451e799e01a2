/**
 * The setup sheet: opponent, strength, colour, clock, mode, touching; and the button that opens the
 * table.
 */
import { colours, levels, tray } from '../../app/choices.js';
import {
  clockWords,
  DAYS,
  daysClock,
  isByDays,
  KINDS,
  readClock,
  writeClock,
} from '../../app/clocks.js';
import { pretty, t } from '../../app/i18n.js';
import { disc } from '../../app/icons.js';
import { sideName } from '../../app/sheets.js';
import { html, live, nothing } from '../../vendor/lit.js';
import { CLOCKS, colourOf, isShown, touches } from './wish.js';

/** @typedef {import('./wish.js').Choice} Choice */
/** @typedef {(change: Partial<Choice>) => void} Choose */

const PLAIN = { colours: { white: 'white', black: 'black' } };

/**
 * @param {{choice: Choice, sheet: import('../../app/sheets.js').Sheet | null, details: any,
 *   busy: boolean, said: string, early: boolean, ballots?: unknown, counts?: unknown}} state
 *   `early`: the button lies under the title; `ballots`: the choice of an opening by lot;
 *   `counts`: whether the game is rated
 * @param {Choose} choose
 * @param {() => void} go
 * @param {unknown} heading
 */
export function setup(state, choose, go, heading) {
  const { choice, sheet, details, busy, said, early, ballots, counts } = state;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!busy) go();
  };
  const button = html`${said ? html`<p class="said" role="alert">${said}</p>` : nothing}
    <button class="btn primary" aria-busy=${busy}>
      ${busy ? t('start-going') : t('start-go')}
    </button>`;
  return html`<form class="setup paper" @submit=${submit} data-theme=${sheet?.theme ?? nothing}>
    <div class="title">
      <div>
        ${heading}${
          sheet
            ? html`<p class="small quiet">
                ${sheet.name}.
                ${t('start-about', { count: sheet.men, colour: sheet.colours[sheet.first] })}
              </p>`
            : nothing
        }
      </div>
      ${sheet ? html`<a class="btn link small" href="/rules/${sheet.id}">${t('start-read')}</a>` : nothing}
    </div>
    ${early ? button : nothing}
    <hr />
    ${opponents(choice, choose)}
    ${choice.opponent === 'computer' ? levels(choice.level, (level) => choose({ level })) : nothing}
    ${choice.opponent === 'elsewhere' ? [where(choice, choose), shown(choice, choose)] : nothing}
    ${
      choice.opponent === 'beside'
        ? pair(choice, choose, sheet ?? PLAIN)
        : colours(
            colourOf(choice, sheet ?? details),
            (colour) => choose({ colour }),
            sheet ?? PLAIN,
            name(choice, choose),
          )
    }
    ${clocks(choice, choose)} ${counts ?? nothing} ${modes(choice, choose, details)}
    ${slips(choice, choose, details)} ${touching(choice, choose, details)}
    ${draws(choice, choose, details?.draw_options ?? [])} ${ballots ?? nothing}
    ${early ? nothing : button}
  </form>`;
}

/** @param {Choice} choice @param {Choose} choose */
const opponents = (choice, choose) =>
  tray(
    {
      name: 'opponent',
      legend: t('start-opponent'),
      value: choice.opponent,
      tall: true,
      options: [
        {
          value: 'computer',
          label: html`${SIGNS.computer}${t('start-computer')}`,
        },
        { value: 'beside', label: html`${SIGNS.beside}${t('start-beside')}` },
        {
          value: 'elsewhere',
          label: html`${SIGNS.elsewhere}${t('start-elsewhere')}`,
        },
      ],
    },
    (opponent) => choose({ opponent }),
  );

/** @param {Choice} choice @param {Choose} choose */
const where = (choice, choose) =>
  tray(
    {
      name: 'where',
      legend: t('start-where'),
      value: choice.where,
      options: [
        { value: 'link', label: t('start-link') },
        { value: 'lobby', label: t('start-lobby') },
      ],
    },
    (value) => choose({ where: value, shown: null }),
  );

/** Whether everybody may watch. @param {Choice} choice @param {Choose} choose */
const shown = (choice, choose) =>
  html`<label class="switch"
    ><input
      type="checkbox"
      role="switch"
      name="shown"
      .checked=${live(isShown(choice))}
      @change=${(/** @type {Event} */ event) =>
        choose({
          shown: /** @type {HTMLInputElement} */ (event.target).checked,
        })}
    /><i></i>
    <span>${t('start-shown')} <span class="quiet">${t('start-shown-hint')}</span></span></label
  >`;

/** @param {Choice} choice @param {Choose} choose */
const name = (choice, choose) =>
  html`<input
    class="field name"
    name="name"
    maxlength="40"
    autocomplete="nickname"
    dir=${choice.name ? 'auto' : nothing}
    aria-label=${t('start-name')}
    placeholder=${t('start-name')}
    title=${t('start-name-hint')}
    .value=${live(choice.name)}
    @input=${(/** @type {Event} */ event) =>
      choose({ name: /** @type {HTMLInputElement} */ (event.target).value })}
  />`;

/**
 * Two at one device have a name each.
 * @param {Choice} choice
 * @param {Choose} choose
 * @param {any} sheet
 */
const pair = (choice, choose, sheet) =>
  html`<fieldset class="pair">
    <legend>${t('start-names')}</legend>
    ${named('name', 'white', choice, choose, sheet)}
    ${named('other', 'black', choice, choose, sheet)}
  </fieldset>`;

/**
 * @param {'name' | 'other'} which
 * @param {'white' | 'black'} side
 * @param {Choice} choice
 * @param {Choose} choose
 * @param {any} sheet
 */
const named = (which, side, choice, choose, sheet) =>
  html`<label class="who"
    >${disc(side)}<span class="sr">${t('more-name-of', { colour: sheet.colours[side] })}</span
    ><input
      class="field name"
      name=${which}
      maxlength="40"
      autocomplete="off"
      dir=${choice[which] ? 'auto' : nothing}
      placeholder=${sideName(sheet, side)}
      .value=${live(choice[which])}
      @input=${(/** @type {Event} */ event) =>
        choose({
          [which]: /** @type {HTMLInputElement} */ (event.target).value,
        })}
  /></label>`;

const OWN = 'own';
const BY_DAYS = 'days';
/** What is offered first. */
const FIRST = 3;

/** @param {Choice} choice @param {Choose} choose */
const clocks = (choice, choose) =>
  html`${tray(
    {
      name: 'clock',
      wrap: true,
      legend: t('start-clock'),
      value: isByDays(choice.control) ? BY_DAYS : choice.own ? OWN : choice.control,
      hint: choice.control ? clockWords(choice.control) : '',
      options: [
        ...CLOCKS.map((control) => ({
          value: control,
          label: shortClock(control),
        })),
        { value: OWN, label: t('start-clock-own') },
        ...(choice.opponent === 'elsewhere'
          ? [{ value: BY_DAYS, label: t('start-clock-days') }]
          : []),
      ],
    },
    (control) => {
      if (control === BY_DAYS) choose({ own: false, control: daysClock(FIRST) });
      else if (control === OWN)
        choose({
          own: true,
          control: isByDays(choice.control) ? '300+5' : choice.control || '300+5',
        });
      else choose({ own: false, control });
    },
  )}
  ${isByDays(choice.control) ? byDays(choice, choose) : choice.own ? ownClock(choice, choose) : nothing}`;

/** How many days each move has. @param {Choice} choice @param {Choose} choose */
const byDays = (choice, choose) =>
  tray(
    {
      name: 'days',
      legend: html`<span class="sr">${t('start-clock-days')}</span>`,
      value: choice.control,
      options: DAYS.map((days) => ({
        value: daysClock(days),
        label: html`<span class="num">${days}</span>`,
      })),
    },
    (control) => choose({ control }),
  );

/** 5+3 as players say it. @param {string} control */
function shortClock(control) {
  const clock = control ? readClock(control) : null;
  return clock
    ? html`<span class="num">${clock.minutes}+${clock.seconds}</span>`
    : t('start-clock-none');
}

/** Any minutes and seconds, and what the seconds are for. @param {Choice} choice @param {Choose} choose */
function ownClock(choice, choose) {
  const clock = readClock(choice.control) ?? {
    kind: KINDS[0],
    minutes: 5,
    seconds: 5,
    periods: 3,
  };
  const set = (/** @type {Partial<import('../../app/clocks.js').Clock>} */ change) =>
    choose({ control: writeClock({ ...clock, ...change }) });
  const number = (
    /** @type {'minutes' | 'seconds' | 'periods'} */ name,
    /** @type {number} */ least,
    /** @type {number} */ most,
    /** @type {number} */ step,
  ) =>
    html`<label class="amount"
      ><span class="label">${t(`start-clock-${name}`)}</span
      ><input
        class="field num"
        type="number"
        inputmode="decimal"
        name="clock-${name}"
        min=${least}
        max=${most}
        step=${step}
        required
        .value=${live(String(clock[name]))}
        @change=${(/** @type {Event} */ event) => {
          const field = /** @type {HTMLInputElement} */ (event.target);
          if (field.checkValidity()) set({ [name]: Number(field.value) });
        }}
    /></label>`;
  return html`<fieldset class="ownclock">
    <legend class="sr">${t('start-clock-own')}</legend>
    <label
      ><span class="label">${t('start-clock-kind')}</span
      ><select
        class="field"
        name="clock-kind"
        @change=${(/** @type {Event} */ event) =>
          set({
            kind: /** @type {any} */ (/** @type {HTMLSelectElement} */ (event.target).value),
            seconds: Math.max(1, clock.seconds),
          })}
      >
        ${KINDS.map(
          (kind) =>
            html`<option value=${kind} ?selected=${kind === clock.kind}>
              ${t(`clock-${kind}`)}
            </option>`,
        )}
      </select></label
    >
    <div class="amounts">
      ${clock.kind === 'each-move' ? nothing : number('minutes', 0.5, 600, 0.5)}
      ${number('seconds', clock.kind === 'fischer' ? 0 : 1, 3600, 1)}
      ${clock.kind === 'byo-yomi' ? number('periods', 1, 50, 1) : nothing}
    </div>
  </fieldset>`;
}

/**
 * At the table nobody need announce a slip, where the sheet knows a remedy for one.
 * @param {Choice} choice
 * @param {Choose} choose
 * @param {any} details
 */
const slips = (choice, choose, details) =>
  choice.mode === 'table' && details?.table?.offences?.length
    ? html`<label class="switch"
        ><input
          type="checkbox"
          role="switch"
          name="silent"
          .checked=${live(choice.silent)}
          @change=${(/** @type {Event} */ event) =>
            choose({
              silent: /** @type {HTMLInputElement} */ (event.target).checked,
            })}
        /><i></i>
        <span>${t('start-slips')} <span class="quiet">${t('start-slips-hint')}</span></span></label
      >`
    : nothing;

/** @param {Choice} choice @param {Choose} choose @param {any} details */
const modes = (choice, choose, details) =>
  tray(
    {
      name: 'mode',
      legend: t('start-mode'),
      value: choice.mode,
      hint: [
        t(`start-${choice.mode}-hint`),
        ...(choice.mode === 'table' && details?.table?.hand_off_ends
          ? [t('rule-touch-hand-off-ends-yes')]
          : []),
      ].join(' '),
      options: [
        { value: 'guided', label: t('start-guided') },
        { value: 'table', label: t('start-table') },
      ],
    },
    (mode) => choose({ mode }),
  );

/** @param {Choice} choice @param {Choose} choose @param {any} details */
function touching(choice, choose, details) {
  const article = details?.table?.touch_article;
  return html`<label class="switch"
    ><input
      type="checkbox"
      role="switch"
      .checked=${live(touches(choice, details))}
      @change=${(/** @type {Event} */ event) =>
        choose({
          touch: /** @type {HTMLInputElement} */ (event.target).checked,
        })}
    /><i></i>
    <span
      >${t('start-touch')}
      ${article ? html`<span class="quiet">${t('start-touch-article', { article })}</span>` : nothing}</span
    ></label
  >`;
}

/**
 * Draw rules that the sheet leaves to the players.
 * @param {Choice} choice
 * @param {Choose} choose
 * @param {{rule: string, text: string, article: string | null}[]} rules
 */
const draws = (choice, choose, rules) =>
  rules.length
    ? html`<fieldset class="draws">
        <legend>${t('start-draws')}</legend>
        ${rules.map(
          ({ rule, text, article }) =>
            html`<label class="switch"
              ><input
                type="checkbox"
                role="switch"
                name="draw-${rule}"
                .checked=${live(choice.draws.includes(rule))}
                @change=${() =>
                  choose({
                    draws: choice.draws.includes(rule)
                      ? choice.draws.filter((one) => one !== rule)
                      : [...choice.draws, rule],
                  })}
              /><i></i>
              <span
                >${pretty(text)}
                ${
                  article && article !== '0'
                    ? html`<span class="quiet">${t('start-touch-article', { article })}</span>`
                    : nothing
                }</span
              ></label
            >`,
        )}
      </fieldset>`
    : nothing;

/** @param {number} x @param {number} y @param {'w' | 'b'} side */
const stone = (x, y, side) =>
  html`<svg x=${x - 11} y=${y - 7} width="22" height="18" viewBox="-11 -7 22 18">
    <ellipse
      cy="4"
      rx="10"
      ry="5"
      fill="var(--${side}-side)"
      stroke="var(--${side}-line)"
    ></ellipse>
    <ellipse rx="10" ry="5" fill="var(--${side}-face)" stroke="var(--${side}-line)"></ellipse>
  </svg>`;

const SIGNS = {
  computer: html`<svg viewBox="0 0 52 30" aria-hidden="true">
    <rect
      x="11"
      y="1.5"
      width="30"
      height="21"
      rx="3"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
    ></rect>
    <path d="M19 28.500h14M26 22.500v6" stroke="currentColor" stroke-width="1.6"></path>
    ${stone(26, 10, 'b')}
  </svg>`,
  beside: html`<svg viewBox="0 0 52 30" aria-hidden="true">
    ${stone(15, 17, 'w')}${stone(37, 17, 'b')}
  </svg>`,
  elsewhere: html`<svg viewBox="0 0 52 30" aria-hidden="true">
    <path
      d="M10 14C16 0 36 0 42 14"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-dasharray="1 4"
      stroke-linecap="round"
    ></path>
    ${stone(10, 19, 'w')}${stone(42, 19, 'b')}
  </svg>`,
};
