/** The form of a new tournament: what most people want is set, the rest is folded away. */
import { get } from '../../app/api.js';
import { tray } from '../../app/choices.js';
import { t } from '../../app/i18n.js';
import { homeSheet } from '../../app/sheets.js';
import { html, nothing } from '../../vendor/lit.js';
import { entryChoice, pauseChoice } from '../tournament/director.js';

/** @typedef {import('../../app/sheets.js').Sheet} Sheet */

const TIEBREAKS = ['solkoff', 'solkoff-cut', 'sonneborn-berger', 'direct', 'wins', 'game-points'];

/** What is chosen so far. */
const choice = {
  name: '',
  system: 'swiss',
  sheet: '',
  mode: 'guided',
  online: true,
  rounds: 5,
  cycles: 1,
  minutes: 45,
  clock: true,
  base: 10,
  bonus: 5,
  points: '',
  games: 1,
  tied: 'replay',
  accelerated: false,
  deck: '',
  tiebreaks: ['solkoff', 'sonneborn-berger', 'direct', 'wins'],
  entry: 'everybody',
  guests: true,
  rated: false,
  pause: -1,
  patience: 5,
};
/** @type {any} */
let ballots = null;
/** @type {() => void} */
let redraw = () => {};

/** A sheet written on the house-rules page. @returns {{name: string, toml: string} | null} */
const house = () => JSON.parse(sessionStorage.getItem('damier-house') ?? 'null');

/** @param {Partial<typeof choice>} change */
function set(change) {
  Object.assign(choice, change);
  redraw();
}

/** Ask which openings may be drawn. @param {string} sheet */
async function pickSheet(sheet) {
  set({ sheet, deck: '' });
  ballots = null;
  if (sheet === 'house') return;
  const found = await get(`/api/sheets/${encodeURIComponent(sheet)}`).catch(() => null);
  ballots = found?.ballots ?? null;
  redraw();
}

/**
 * @param {Sheet[]} sheets
 * @param {(path: string, asked: object) => void} make
 * @param {string} said
 * @param {() => void} draw
 */
export function form(sheets, make, said, draw) {
  redraw = draw;
  if (!choice.sheet && sheets.length) {
    choice.sheet = house() && location.search.includes('house') ? 'house' : homeSheet(sheets).id;
    void pickSheet(choice.sheet);
  }
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    make('/api/tournaments', asked());
  };
  return html`<form class="paper make" @submit=${submit}>
    <label class="wide"
      ><span class="label">${t('tour-title')}</span
      ><input
        class="field"
        name="name"
        required
        maxlength="120"
        .value=${choice.name}
        @input=${text('name')}
    /></label>
    <div class="wide">
      ${tray(
        {
          name: 'system',
          legend: t('tour-system'),
          value: choice.system,
          wrap: true,
          options: ['swiss', 'round-robin', 'knockout', 'arena'].map((value) => ({
            value,
            label: t(`tournament-${value}`),
          })),
          hint: t(`tournament-${choice.system}.about`),
        },
        (system) => set({ system, games: 1 }),
      )}
    </div>
    <div class="wide">
      ${tray(
        {
          name: 'where',
          legend: t('tour-where'),
          value: choice.online,
          options: [
            { value: true, label: t('tour-online') },
            { value: false, label: t('tour-board') },
          ],
          hint: choice.online ? '' : t('tour-board-hint'),
        },
        (online) => set({ online, entry: online ? 'everybody' : 'director' }),
      )}
    </div>
    <label
      ><span class="label">${t('tour-game')}</span
      ><select
        class="field"
        name="sheet"
        @change=${(/** @type {Event} */ event) => pickSheet(value(event))}
      >
        ${house() ? ownSheet() : nothing}
        ${sheets.map(({ id, name }) => html`<option value=${id} ?selected=${id === choice.sheet}>${name}</option>`)}
      </select></label
    >
    ${length()} ${clock()} ${entryChoice(choice.entry, (entry) => set({ entry }))}
    ${choice.online && choice.system !== 'arena' ? pause() : nothing}
    ${choice.online && choice.sheet !== 'house' ? rating() : nothing}
    ${club() ? html`<p class="wide quiet">${t('tour-inside')}</p>` : nothing}
    <details class="wide">
      <summary>${t('tour-more')}</summary>
      <div class="make">${more()}</div>
    </details>
    ${said ? html`<p class="said wide" role="alert">${said}</p>` : nothing}
    <div class="wide"><button class="btn primary">${t('tour-make')}</button></div>
    <details class="wide">
      <summary>${t('tour-report')}</summary>
      <label
        ><span class="small quiet">${t('tour-report-hint')}</span>
        <input
          type="file"
          accept=".trf,.txt,text/plain"
          @change=${(/** @type {Event} */ event) => report(event, make)}
      /></label>
    </details>
  </form>`;
}

const ownSheet = () =>
  html`<option value="house" ?selected=${choice.sheet === 'house'}>${house()?.name}</option>`;

const rating = () =>
  html`<div class="wide">
    ${toggle('rated', t('rated-switch'))}
    <p class="small quiet">${t('tour-rated')}</p>
  </div>`;

/** Where it is held: inside a club, whose page leads here, or for everybody. */
const club = () => new URLSearchParams(location.search).get('club');

const pause = () =>
  pauseChoice(choice.pause < 0 ? null : choice.pause, (chosen) => set({ pause: chosen }));

const decks = () => [
  { value: '', label: ballots.none },
  ...ballots.decks.map((/** @type {any} */ { id, name }) => ({ value: id, label: name })),
];

/** @param {Event} event @param {(path: string, asked: object) => void} make */
async function report(event, make) {
  const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
  if (file) make('/api/tournaments/report', { ...game(), report: await file.text() });
}

/** @param {Event} event */
const value = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/** @param {keyof typeof choice} name */
const text = (name) => (/** @type {Event} */ event) => {
  /** @type {any} */ (choice)[name] = value(event);
};

/**
 * @param {string} label @param {'rounds' | 'minutes' | 'base' | 'bonus' | 'patience'} name
 * @param {number} least @param {number} most
 */
const number = (label, name, least, most) =>
  html`<label
    ><span class="label">${label}</span
    ><input
      class="field"
      type="number"
      name=${name}
      min=${least}
      max=${most}
      required
      .value=${String(choice[name])}
      @change=${(/** @type {Event} */ event) => set({ [name]: Number(value(event)) })}
  /></label>`;

const length = () =>
  choice.system === 'swiss'
    ? number(t('tour-rounds'), 'rounds', 1, 30)
    : choice.system === 'arena'
      ? number(t('tour-minutes'), 'minutes', 5, 600)
      : nothing;

const clock = () =>
  choice.online
    ? html`<div class="two">
        ${number(t('tour-clock-minutes'), 'base', 0, 180)}
        ${number(t('tour-clock-seconds'), 'bonus', 0, 120)}
      </div>`
    : nothing;

/** @param {'accelerated' | 'guests' | 'rated'} name @param {string} label */
const toggle = (name, label) =>
  html`<label class="switch"
    ><input
      type="checkbox"
      role="switch"
      name=${name}
      .checked=${choice[name]}
      @change=${() => set({ [name]: !choice[name] })}
    /><i></i><span>${label}</span></label
  >`;

/**
 * @param {string} label @param {'points' | 'games' | 'mode' | 'tied' | 'deck' | 'cycles'} name
 * @param {{value: string | number, label: string}[]} options
 */
const pick = (label, name, options) =>
  html`<label
    ><span class="label">${label}</span
    ><select
      class="field"
      name=${name}
      @change=${(/** @type {Event} */ event) => set({ [name]: value(event) })}
    >
      ${options.map((one) => {
        const chosen = String(one.value) === String(choice[name]);
        return html`<option value=${one.value} ?selected=${chosen}>${one.label}</option>`;
      })}
    </select></label
  >`;

const more = () => html`
  ${choice.rated || club() ? nothing : toggle('guests', t('tour-guests'))}
  ${choice.system === 'swiss' ? toggle('accelerated', t('tour-accelerated')) : nothing}
  ${pick(t('tour-mode'), 'mode', [
    { value: 'guided', label: t('start-guided') },
    { value: 'table', label: t('start-table') },
  ])}
  ${pick(t('tour-points'), 'points', [
    { value: '', label: t('tour-points-sheet') },
    { value: '2-1-0', label: '2 – 1 – 0' },
    { value: '1-½-0', label: '1 – ½ – 0' },
  ])}
  ${
    choice.system === 'arena'
      ? nothing
      : pick(
          t('tour-games'),
          'games',
          (choice.system === 'knockout' ? [1, 2, 4] : [1, 2]).map((n) => ({
            value: n,
            label: String(n),
          })),
        )
  }
  ${
    choice.system === 'round-robin'
      ? pick(
          t('tour-cycles'),
          'cycles',
          [1, 2].map((n) => ({ value: n, label: String(n) })),
        )
      : nothing
  }
  ${ballots ? pick(ballots.ask, 'deck', decks()) : nothing}
  ${choice.online ? number(t('tour-patience'), 'patience', 1, 120) : nothing}
  ${choice.system === 'knockout' ? nothing : ties()}
`;

const ties = () =>
  html`<fieldset class="wide">
    <legend>${t('tour-ties')}</legend>
    ${TIEBREAKS.map(
      (name) =>
        html`<label class="tick"
          ><input
            type="checkbox"
            .checked=${choice.tiebreaks.includes(name)}
            @change=${() =>
              set({
                tiebreaks: choice.tiebreaks.includes(name)
                  ? choice.tiebreaks.filter((one) => one !== name)
                  : [...choice.tiebreaks, name],
              })}
          />
          <span
            ><b>${t(`tiebreak-${name}`)}</b>
            <span class="small quiet">${t(`tiebreak-${name}.about`)}</span></span
          ></label
        >`,
    )}
  </fieldset>`;

function game() {
  const control = choice.base || choice.bonus ? `${choice.base * 60}+${choice.bonus}` : null;
  return {
    ...(choice.sheet === 'house' ? { sheet_toml: house()?.toml } : { sheet: choice.sheet }),
    mode: choice.mode,
    control: choice.online ? control : null,
  };
}

const asked = () => ({
  ...game(),
  name: choice.name,
  system: choice.system,
  online: choice.online,
  rounds: choice.system === 'swiss' ? choice.rounds : 0,
  cycles: choice.system === 'round-robin' ? Number(choice.cycles) : 1,
  minutes: choice.system === 'arena' ? choice.minutes : 0,
  points: choice.points || null,
  games: choice.system === 'arena' ? 1 : Number(choice.games),
  accelerated: choice.system === 'swiss' && choice.accelerated,
  deck: choice.deck,
  tiebreaks: choice.tiebreaks,
  entry: choice.entry,
  guests: choice.guests,
  rated: choice.rated && choice.online && choice.sheet !== 'house',
  club: club(),
  pause: choice.pause,
  patience: choice.patience * 60,
});
