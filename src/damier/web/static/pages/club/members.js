/** Who is in a club, and what can be done about each by those who look after it. */
import { comma, locale, t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { filled } from '../account/parts.js';

/** @typedef {import('../club.js').State} State */
/** @typedef {import('../club.js').Doing} Doing */
/** @typedef {import('../../../../../../js/wire.js').ClubMemberShape} Member */

/** @param {State} state @param {Doing} doing */
export const members = (state, doing) =>
  html`<section class="paper people">
    <h2>${t('clubs-people')}</h2>
    <ul>
      ${state.club?.members.map((one) => row(one, state, doing))}
    </ul>
  </section>`;

/** @param {Member} one @param {State} state @param {Doing} doing */
const row = (one, state, doing) => {
  const mayOpen = one.me ? !one.pupil : state.club?.role !== 'member' && one.role !== 'owner';
  const open = state.open === one.person;
  return html`<li>
    <span class="disc" aria-hidden="true">${[...one.called][0]}</span>
    <span class="who"
      ><b><bdi>${one.called}</bdi></b
      ><span class="small quiet"
        >${one.name && one.name !== one.called ? html`<bdi>${one.name}</bdi>` : nothing}${[
          ...(one.me ? ['clubs-you'] : []),
          ...(one.role === 'member' ? [] : [`clubs-role-${one.role}`]),
        ].map(
          (key, i) =>
            html`${i || (one.name && one.name !== one.called) ? comma() : nothing}${t(key)}`,
        )}</span
      ></span
    >
    ${
      mayOpen
        ? html`<button
            type="button"
            class="btn plain"
            aria-expanded=${open}
            aria-label="${t('clubs-more')}: ${one.called}"
            @click=${() => doing.toggle(one.person)}
          >
            ${t('clubs-more')}
          </button>`
        : nothing
    }
    ${open ? acts(one, state, doing) : nothing}
  </li>`;
};

/** @param {Member} one @param {State} state @param {Doing} doing */
function acts(one, state, doing) {
  const { person } = one;
  const owns = state.club?.role === 'owner';
  /** @param {string} key @param {() => unknown} act */
  const button = (key, act) =>
    html`<button type="button" class="btn" data-act=${key} ?disabled=${state.busy} @click=${act}>
      ${t(`clubs-${key}`)}
    </button>`;
  return html`<div class="deeds">
    <form
      class="acts"
      @submit=${(/** @type {SubmitEvent} */ event) =>
        doing.ask('members/called', { person, ...filled(event) })}
    >
      <label class="asked"
        ><span class="label">${t('clubs-called-inside')}</span
        ><input class="field" name="called" dir="auto" maxlength="60" required .value=${one.called}
      /></label>
      <button class="btn" ?disabled=${state.busy}>${t('account-save')}</button>
    </form>
    ${
      one.me
        ? nothing
        : html`<div class="acts">
            ${one.pupil ? ofPupil(one, state, doing, button) : nothing}
            ${
              owns && !one.pupil
                ? html`${
                    one.role === 'member'
                      ? button('teach', () =>
                          doing.ask('members/role', { person, role: 'teacher' }),
                        )
                      : button('unteach', () =>
                          doing.ask('members/role', { person, role: 'member' }),
                        )
                  }
                  ${button('hand-over', () => doing.ask('hand-over', { person }))}`
                : nothing
            }
            ${one.pupil ? nothing : button('remove', () => doing.ask('members/remove', { person }))}
          </div>`
    }
    ${state.club?.kind === 'class' && !one.me && one.role === 'member' ? games(one, state, doing, button) : nothing}
  </div>`;
}

/**
 * @param {Member} one
 * @param {State} state
 * @param {Doing} doing
 * @param {(key: string, act: () => unknown) => unknown} button
 */
function ofPupil({ person }, state, doing, button) {
  const others = state.mine.filter(
    ({ id, kind, role }) => id !== state.club?.id && kind === 'class' && role !== 'member',
  );
  return html`${button('slip-pictures', () =>
      doing.print('pupils/reset', { person, way: 'pictures' }),
    )}
    ${button('slip-words', () => doing.print('pupils/reset', { person, way: 'words' }))}
    ${others.map(
      ({ id, name }) =>
        html`<button
          type="button"
          class="btn"
          @click=${() => doing.ask('pupils/move', { person, to: id })}
        >
          ${t('clubs-move', { name })}
        </button>`,
    )}
    ${button('free', () => doing.ask('pupils/free', { person }))}
    ${button('pupil-delete', () => doing.ask('pupils/delete', { person }))}
    <p class="small quiet">${t('clubs-free-about')}</p>`;
}

/**
 * @param {Member} one
 * @param {State} state
 * @param {Doing} doing
 * @param {(key: string, act: () => unknown) => unknown} button
 */
function games({ person }, state, doing, button) {
  if (state.games?.person !== person) return button('games', () => doing.games(person));
  const { list } = state.games;
  if (!list.length) return html`<p class="quiet">${t('clubs-games-none')}</p>`;
  return html`<ul class="pupilgames">
    ${list.map(
      (game) =>
        html`<li>
          <a href="/t/${game.table}">${game.sheet_name}</a>
          <span class="quiet"
            >${game.level ? t('clubs-level', { level: game.level }) : html`<bdi>${game.opponent}</bdi>`}</span
          >
          <b>${t(`clubs-score-${result(game.score)}`)}</b>
          <span class="small quiet">${when(game.ended)}</span>
        </li>`,
    )}
  </ul>`;
}

/** @param {number | null} score */
const result = (score) =>
  score === null ? 'both' : score === 1 ? 'won' : score === 0 ? 'lost' : 'drawn';

/** @param {number} at */
const when = (at) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(at * 1000),
  );
