/** What a director does: pair, type in and put right, keep apart, add, let go; and the links. */
import { t } from '../../app/i18n.js';
import { html, live, nothing } from '../../vendor/lit.js';
import { lastRound, nameOf, nextRound, openGames, resultWords } from './data.js';

/**
 * @typedef {import('./data.js').Tournament} Tournament
 * @typedef {import('./data.js').Me} Me
 * @typedef {{deed: (deed: object) => void, players: (text: string) => void,
 *   arrange: (change: object) => void, remove: () => void}} Doing
 */

const RESULTS = ['white', 'draw', 'black', 'white-absent', 'black-absent', 'both-absent'];

/** @param {Tournament} tour @param {Me} me @param {Doing} doing */
export function desk(tour, me, doing) {
  const next = nextRound(tour);
  const round = lastRound(tour);
  const again =
    round &&
    tour.status !== 'over' &&
    tour.system !== 'round-robin' &&
    round.games.every((game) => game.results.every((result) => !result));
  const canEnd = tour.status === 'playing' && !openGames(tour);
  /** @param {string} key @param {Record<string, number>} args @param {object} deed @param {boolean} [first] */
  const act = (key, args, deed, first = false) =>
    html`<button
      type="button"
      class="btn ${first ? 'primary' : ''}"
      @click=${() => doing.deed(deed)}
    >
      ${t(key, args)}
    </button>`;
  return html`<section class="desk paper" aria-label=${t('tour-director')}>
    <h2>${t('tour-director')}</h2>
    ${tour.wanted ? html`<p role="status" class="stateline">${t('tour-pairing', { n: tour.wanted })}</p>` : nothing}
    ${tour.failed ? html`<p role="alert" class="said">${t(`tournament-refused-${tour.failed}`)}</p>` : nothing}
    <div class="acts">
      ${next ? act('tour-pair', { n: next }, { type: 'pair-round', round: next }, true) : nothing}
      ${again ? act('tour-repair', {}, { type: 'repair-round', round: round.number }) : nothing}
      ${canEnd ? act('tour-end', {}, { type: 'end-tournament' }, tour.complete) : nothing}
    </div>
    ${tour.status === 'over' ? nothing : adding(doing)}
    ${tour.status === 'over' ? nothing : apart(tour, doing)} ${links(tour, me)}
    ${arranging(tour, doing)}
    <details>
      <summary>${t('tour-delete')}</summary>
      <p>${t('tour-delete-sure')}</p>
      <button type="button" class="btn" @click=${doing.remove}>${t('tour-delete')}</button>
    </details>
  </section>`;
}

/** @param {Doing} doing */
const adding = (doing) => {
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    doing.players(String(new FormData(form).get('players') ?? ''));
    form.reset();
  };
  return html`<details>
    <summary>${t('tour-add')}</summary>
    <form @submit=${submit}>
      <label
        ><span class="small quiet">${t('tour-add-hint')}</span
        ><textarea
          class="field"
          name="players"
          rows="6"
          required
          spellcheck="false"
        ></textarea></label
      ><button class="btn">${t('tour-add')}</button>
    </form>
  </details>`;
};

/** @param {Tournament} tour @param {Doing} doing */
function apart(tour, doing) {
  if (tour.system !== 'swiss' && tour.system !== 'arena') return nothing;
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    doing.deed({
      type: 'forbid-pair',
      one: Number(form.get('one')),
      other: Number(form.get('other')),
    });
  };
  return html`<details>
    <summary>${t('tour-apart')}</summary>
    <ul class="apart">
      ${tour.apart.map(
        ([one, other]) =>
          html`<li>
            <span><bdi>${nameOf(tour, one)}</bdi> – <bdi>${nameOf(tour, other)}</bdi></span>
            <button
              type="button"
              class="btn plain"
              @click=${() => doing.deed({ type: 'allow-pair', one, other })}
            >
              ${t('tour-allow')}
            </button>
          </li>`,
      )}
    </ul>
    <form @submit=${submit} class="two">
      ${choose(tour, 'one')} ${choose(tour, 'other')}
      <button class="btn">${t('tour-apart')}</button>
    </form>
  </details>`;
}

/** @param {Tournament} tour @param {string} name */
const choose = (tour, name) =>
  html`<select class="field" name=${name} aria-label=${t('tour-name')}>
    ${tour.players.map((player) => html`<option value=${player.number}>${nameOf(tour, player.number)}</option>`)}
  </select>`;

/** @param {Tournament} tour @param {Me} me */
function links(tour, me) {
  const home = `${location.origin}/tournaments/${tour.id}`;
  return html`<details>
    <summary>${t('tour-links')}</summary>
    ${link(t('tour-link-players'), tour.entry === 'link' ? `${home}#e=${me.entry_pass}` : home)}
    ${link(t('tour-link-director'), `${home}#d=${me.director_pass}`)}
  </details>`;
}

/** @param {string} label @param {string} url */
const link = (label, url) =>
  html`<label
    ><span class="label">${label}</span>
    <input
      class="field"
      readonly
      dir="ltr"
      .value=${url}
      @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
  /></label>`;

/** @param {Tournament} tour @param {Doing} doing */
const arranging = (tour, doing) =>
  html`<details>
    <summary>${t('tour-arrange')}</summary>
    ${entryChoice(tour.entry, (entry) => doing.arrange({ entry }))}
    <label class="switch"
      ><input
        type="checkbox"
        role="switch"
        .checked=${live(tour.guests)}
        @change=${(/** @type {Event} */ event) => doing.arrange({ guests: isOn(event) })}
      /><i></i> <span>${t('tour-guests')}</span></label
    >
    ${tour.online ? pauseChoice(tour.pause, (pause) => doing.arrange({ pause })) : nothing}
  </details>`;

/** @param {string} value @param {boolean} chosen @param {unknown} label */
const option = (value, chosen, label) =>
  html`<option value=${value} ?selected=${chosen}>${label}</option>`;

/** @param {string} entry @param {(entry: string) => void} pick */
export const entryChoice = (entry, pick) =>
  html`<label
    ><span class="label">${t('tour-entry')}</span
    ><select
      class="field"
      name="entry"
      @change=${(/** @type {Event} */ event) => pick(/** @type {HTMLSelectElement} */ (event.target).value)}
    >
      ${['everybody', 'link', 'director'].map((value) => option(value, value === entry, t(`tour-entry-${value}`)))}
    </select></label
  >`;

/** @param {number | null} pause @param {(pause: number) => void} pick */
export const pauseChoice = (pause, pick) =>
  html`<label
    ><span class="label">${t('tour-next')}</span
    ><select
      class="field"
      name="pause"
      @change=${(/** @type {Event} */ event) => pick(Number(/** @type {HTMLSelectElement} */ (event.target).value))}
    >
      ${[-1, 0, 60, 180, 300, 600].map(
        (value) =>
          html`<option value=${value} ?selected=${value === (pause ?? -1)}>
            ${value < 0 ? t('tour-next-hand') : t('tour-next-minutes', { n: value / 60 })}
          </option>`,
      )}
    </select></label
  >`;

/**
 * The result of a game to be typed in or put right.
 * @param {Tournament} tour @param {Doing} doing
 * @param {import('./data.js').Round} round @param {import('./data.js').Game} game
 */
export function resultChoice(tour, doing, round, game) {
  const open = game.results.indexOf(null);
  const number = open < 0 ? game.results.length : open + 1;
  const known = open < 0 ? game.results[number - 1] : null;
  /** @param {Event} event */
  const pick = (event) => {
    const select = /** @type {HTMLSelectElement} */ (event.target);
    const value = select.value;
    select.value = known ?? '';
    if (value !== (known ?? ''))
      give(doing, { round: round.number, table: game.board, game: number }, value, known);
  };
  return html`${game.score && game.results.length > 1 ? html`<span class="num">${game.score}</span>` : nothing}
    <select
      class="field result"
      aria-label=${t('tour-result-of', { n: game.board })}
      .value=${live(known ?? '')}
      @change=${pick}
    >
      <option value="">${t('tour-now')}</option>
      ${RESULTS.map((value) => option(value, value === known, figure(tour, value)))}
    </select>
    ${game.open && game.tables.length ? watching(game) : nothing}
    ${game.open && game.tied ? deciding(tour, doing, round, game) : nothing}`;
}

/** @param {Tournament} tour @param {string} result */
function figure(tour, result) {
  const [win, half, none] = tour.points === '2-1-0' ? ['2', '1', '0'] : ['1', '½', '0'];
  const scores = { white: `${win}–${none}`, draw: `${half}–${half}`, black: `${none}–${win}` };
  const score = scores[/** @type {'white' | 'draw' | 'black'} */ (result)];
  return score ?? resultWords(result);
}

/**
 * @param {Doing} doing @param {{round: number, table: number, game: number}} place
 * @param {string} value @param {string | null} known
 */
function give(doing, place, value, known) {
  if (known) {
    const why = prompt(t('tour-why'));
    if (why?.trim()) doing.deed({ type: 'correct-result', ...place, result: value || null, why });
  } else if (value.endsWith('-absent')) {
    const absent = value.replace('-absent', '');
    const turned =
      place.game % 2 ? absent : { white: 'black', black: 'white', both: 'both' }[absent];
    doing.deed({ type: 'forfeit-games', round: place.round, table: place.table, absent: turned });
  } else if (value) {
    doing.deed({ type: 'set-result', ...place, result: value });
  }
}

/**
 * @param {Tournament} tour @param {Doing} doing
 * @param {import('./data.js').Round} round @param {import('./data.js').Game} game
 */
const deciding = (tour, doing, round, game) =>
  [game.white, game.black].map(
    (winner) =>
      html`<button
        type="button"
        class="btn plain"
        @click=${() => {
          const why = prompt(t('tour-why'));
          if (why?.trim())
            doing.deed({
              type: 'decide-match',
              round: round.number,
              table: game.board,
              winner,
              why,
            });
        }}
      >
        ${t('tour-goes-on', { name: nameOf(tour, winner) })}
      </button>`,
  );

/** @param {import('./data.js').Game} game */
const watching = (game) =>
  html`<a class="now" href="/t/${game.tables[game.tables.length - 1]}">${t('tour-watch')}</a>`;

/** @param {Event} event */
const isOn = (event) => /** @type {HTMLInputElement} */ (event.target).checked;

/** @param {Tournament} tour @param {number} player */
const bye = (tour, player) => ({
  type: 'give-bye',
  player,
  round: tour.rounds.length + 1,
  kind: 'half',
});

/** The list of players with what may be done with each. @param {Tournament} tour @param {Doing | null} doing */
export const playerList = (tour, doing) =>
  html`<ol class="people">
    ${tour.players.map(
      (player) =>
        html`<li>
          <span class="who"><bdi>${nameOf(tour, player.number)}</bdi></span>
          ${player.rating ? html`<span class="num">${player.rating}</span>` : nothing}
          <span class="small quiet"
            >${player.here ? (player.kind === 'guest' ? t('tour-guest') : '') : t('tour-gone')}</span
          >
          ${doing && tour.status !== 'over' ? keeping(tour, doing, player) : nothing}
        </li>`,
    )}
  </ol>`;

/** @param {Tournament} tour @param {Doing} doing @param {import('wire').PlayerShape} player */
const keeping = (tour, doing, player) =>
  html`<span class="acts">
    ${
      player.here
        ? html`<button
            type="button"
            class="btn plain"
            aria-label=${`${t('tour-withdraw')}: ${nameOf(tour, player.number)}`}
            @click=${() => doing.deed({ type: 'withdraw-player', player: player.number })}
          >
            ${t('tour-withdraw')}
          </button>`
        : html`<button
            type="button"
            class="btn plain"
            @click=${() => doing.deed({ type: 'return-player', player: player.number })}
          >
            ${t('tour-return')}
          </button>`
    }
    ${
      tour.system === 'swiss' && player.here && tour.rounds.length < tour.rounds_in_all
        ? html`<button
            type="button"
            class="btn plain"
            @click=${() => doing.deed(bye(tour, player.number))}
          >
            ${t('tour-give-bye', { n: tour.rounds.length + 1 })}
          </button>`
        : nothing
    }
  </span>`;
