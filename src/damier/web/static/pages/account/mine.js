/** What belongs to whoever is signed in: name, ways in, devices, everything as a file, the end. */
import { locale, t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { banned } from '../order/banned.js';
import { blocked } from '../order/block.js';
import { ratings } from './ratings.js';
import { alarm, field, filled, NAME, NEW_PASSWORD, PASSWORD, told } from './parts.js';
import { recovery } from './recovery.js';

/** @typedef {import('../account.js').State} State */
/** @typedef {import('../account.js').Doing} Doing */
/** @typedef {import('../../../../../../js/wire.js').DeviceShape} Device */

/** @param {State} state @param {Doing} doing */
export function mine(state, doing) {
  const { account } = state;
  if (!account) return nothing;
  return html`<div class="intro">
      <div>
        <h1 tabindex="-1"><bdi>${account.name}</bdi></h1>
        <p class="quiet">${t('account-follow')}</p>
      </div>
      <div class="out">
        <a class="btn" href="/people/${encodeURIComponent(account.name ?? '')}"
          >${t('privacy-own-page')}</a
        ><a class="btn" href="/clubs">${t('account-clubs')}</a
        ><a class="btn" href="/games">${t('shell-games')}</a
        >${account.operator ? html`<a class="btn" href="/operator">${t('operator-title')}</a>` : nothing}<button
          type="button"
          class="btn primary"
          data-act="out"
          @click=${doing.leave}
        >
          ${t('account-sign-out')}
        </button>
        <p class="small quiet">${t('account-sign-out-about')}</p>
      </div>
    </div>
    ${
      account.banned
        ? html`<section class="paper" id="banned">
            ${banned(account.banned, 'h2')}
            <p>${t('banned-own')}</p>
          </section>`
        : nothing
    }
    ${alarm(state.said)} ${told(state.told || (state.done ? t('account-done') : ''))}
    <div class="papers">
      ${state.ratings ? ratings(state.ratings) : nothing}
      ${account.pupil ? nothing : naming(state, doing)} ${seen(state, doing)}
      ${account.pupil ? nothing : entries(state, doing)}
      ${account.pupil ? nothing : recovery(state, doing)} ${devices(state, doing)}
      ${state.programs && !account.pupil ? state.programs(state, doing) : nothing}
      ${account.banned ? nothing : blocked(doing.redraw)} ${ending(state, doing)}
    </div>`;
}

/** Who sees one's page, games and name. @param {State} state @param {Doing} doing */
const seen = ({ privacy, busy }, doing) =>
  privacy
    ? html`<section class="paper" id="privacy">
        <h2>${t('privacy-title')}</h2>
        <p class="small quiet">${t('privacy-about')}</p>
        <form @submit=${(/** @type {SubmitEvent} */ event) => doing.setPrivacy(filled(event))}>
          ${audience('page', privacy.page)} ${audience('games', privacy.games)}
          <label class="switch"
            ><input type="checkbox" name="listed" ?checked=${privacy.listed} /><i
              aria-hidden="true"
            ></i
            ><span>${t('privacy-listed')}</span></label
          >
          <button class="btn" data-act="privacy" ?disabled=${busy}>${t('account-save')}</button>
        </form>
      </section>`
    : nothing;

/** @param {'page' | 'games'} name @param {string} chosen */
const audience = (name, chosen) =>
  html`<label class="asked"
    ><span class="label">${t(`privacy-${name}`)}</span
    ><select class="field" name=${name}>
      ${['me', 'people', 'everybody'].map(
        (one) =>
          html`<option value=${one} ?selected=${one === chosen}>${t(`privacy-${one}`)}</option>`,
      )}
    </select></label
  >`;

/** @param {State} state @param {Doing} doing */
const naming = ({ account, busy }, doing) =>
  html`<section class="paper">
    <form @submit=${(/** @type {SubmitEvent} */ event) => doing.rename(filled(event))}>
      ${field('name', 'account-name', { ...NAME, value: account?.name ?? '' })}
      <button class="btn" ?disabled=${busy}>${t('account-save')}</button>
    </form>
  </section>`;

/** @param {State} state @param {Doing} doing */
const entries = ({ account, busy, canUse }, doing) =>
  html`<section class="paper">
    <h2>${t('account-ways')}</h2>
    <ul class="devices">
      ${account?.passkeys.map(
        (key) =>
          html`<li>
            <span
              ><b>${t('account-key')}</b><br /><span class="small quiet"
                >${named(key)}, ${when(key.made)}</span
              ></span
            ><button
              type="button"
              class="btn"
              aria-label="${t('account-remove')}: ${named(key)}, ${when(key.made)}"
              @click=${() => doing.dropKey(key.id)}
            >
              ${t('account-remove')}
            </button>
          </li>`,
      )}
    </ul>
    ${
      canUse
        ? html`<p>
            <button type="button" class="btn" ?disabled=${busy} @click=${doing.addKey}>
              ${t('account-add-device')}
            </button>
          </p>`
        : nothing
    }
    <form @submit=${(/** @type {SubmitEvent} */ event) => doing.setPassword(filled(event))}>
      ${owner(account?.name)}${field('password', 'account-new-password', NEW_PASSWORD)}
      <button class="btn" ?disabled=${busy}>${t('account-save')}</button>
    </form>
    <p>${t('account-codes-left', { count: account?.codes_left ?? 0 })}</p>
    <p>
      <button type="button" class="btn" data-act="codes" @click=${doing.newCodes}>
        ${t('account-new-codes')}
      </button>
    </p>
  </section>`;

/** @param {State} state @param {Doing} doing */
const devices = ({ account }, doing) =>
  html`<section class="paper">
    <h2>${t('account-devices')}</h2>
    <ul class="devices">
      ${account?.sessions.map(
        (one) =>
          html`<li>
            <span
              ><b>${named(one)}</b><br /><span class="small quiet"
                >${one.here ? t('account-here') : when(one.used)}</span
              ></span
            >${
              one.here
                ? nothing
                : html`<button
                    type="button"
                    class="btn"
                    aria-label="${t('account-end')}: ${named(one)}, ${when(one.used)}"
                    @click=${() => doing.end(one.id)}
                  >
                    ${t('account-end')}
                  </button>`
            }
          </li>`,
      )}
    </ul>
    ${
      (account?.sessions.length ?? 0) > 1
        ? html`<p>
            <button type="button" class="btn" @click=${doing.endOthers}>
              ${t('account-end-others')}
            </button>
          </p>`
        : nothing
    }
  </section>`;

/** @param {State} state @param {Doing} doing */
const ending = ({ account, deleting }, doing) =>
  html`<section class="paper">
    <p>
      <a class="btn" href="/api/account/archive" download>${t('account-archive')}</a><br /><span
        class="small quiet"
        >${t('account-archive-about')}</span
      >
    </p>
    ${
      account?.pupil
        ? nothing
        : html`<p>
            <button
              type="button"
              class="btn"
              data-act="delete"
              aria-expanded=${deleting}
              @click=${doing.askDelete}
            >
              ${t('account-delete')}</button
            ><br /><span class="small quiet">${t('account-delete-about')}</span>
          </p>`
    }
    ${
      deleting
        ? html`<div class="acts">
            <button type="button" class="btn danger" data-act="delete-sure" @click=${doing.remove}>
              ${t('account-delete-sure')}</button
            ><button type="button" class="btn" @click=${doing.askDelete}>
              ${t('account-cancel')}
            </button>
          </div>`
        : nothing
    }
  </section>`;

/** Who is signed in shows once more that it is they. @param {State} state @param {Doing} doing */
export const proving = (state, doing) =>
  html`<article class="signleaf paper">
    <h1 tabindex="-1">${t('account-prove')}</h1>
    ${
      state.canUse && state.account?.passkeys.length
        ? html`<p>
            <button type="button" class="btn primary" @click=${doing.proveByDevice}>
              ${t('account-by-device')}
            </button>
          </p>`
        : nothing
    }
    <form @submit=${(/** @type {SubmitEvent} */ event) => doing.prove(filled(event))}>
      ${owner(state.account?.name)}
      ${state.account?.has_password ? field('password', 'account-password', PASSWORD) : nothing}
      ${alarm(state.said)}
      <div class="acts">
        ${
          state.account?.has_password
            ? html`<button class="btn primary" ?disabled=${state.busy}>
                ${t('account-enter')}
              </button>`
            : nothing
        }<button type="button" class="btn" @click=${() => doing.show('mine')}>
          ${t('account-cancel')}
        </button>
      </div>
    </form>
  </article>`;

/** The codes, this once. @param {State} state @param {Doing} doing */
export const codes = (state, doing) =>
  html`<article class="signleaf paper">
    <h1 tabindex="-1">${t('account-codes-title')}</h1>
    <p>${t('account-codes-text')}</p>
    <ol class="codes">
      ${state.codes.map((code) => html`<li><code dir="ltr">${code}</code></li>`)}
    </ol>
    <div class="acts">
      <button type="button" class="btn primary" data-act="kept" @click=${doing.kept}>
        ${t('account-codes-done')}</button
      ><a
        class="btn"
        download="damier.txt"
        href=${`data:text/plain;charset=utf-8,${encodeURIComponent(`${state.codes.join('\n')}\n`)}`}
        >${t('account-codes-save')}</a
      >
    </div>
  </article>`;

/** For whoever keeps passwords in the browser: whose this one is. @param {string | null} [name] */
const owner = (name) =>
  html`<input hidden name="username" autocomplete="username" .value=${name ?? ''} />`;

/** @param {Device} one */
const named = (one) => one.device || t('account-some-device');

/** @param {number} at  seconds since the epoch */
function when(at) {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(new Date(at * 1000));
}
