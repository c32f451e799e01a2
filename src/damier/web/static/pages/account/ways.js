/**
 * Ways into an account: for somebody new, for somebody who has one, and for somebody who has lost
 * what opens it.
 *
 *     render(ways(state, doing), leaf)
 *     // state: {view, canUse, mayMail, registration, invitation, hasGames, said, told}
 */
import { t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { alarm, field, filled, NAME, NEW_PASSWORD, PASSWORD, told } from './parts.js';

/** @typedef {import('../account.js').State} State */
/** @typedef {import('../account.js').Doing} Doing */

const KEY = html`<svg viewBox="0 0 44 44" aria-hidden="true">
  <circle cx="16" cy="22" r="8"></circle>
  <path d="M24 22h14M33 22v6M38 22v4"></path>
  <circle cx="14" cy="22" r="1.5"></circle>
</svg>`;
const PEN = html`<svg viewBox="0 0 44 44" aria-hidden="true">
  <path d="M9 31l3-8 16-16 5 5-16 16zM8 37h28"></path>
</svg>`;
const GATE = html`<svg viewBox="0 0 44 44" aria-hidden="true">
  <path d="M22 7h14v30H22M6 22h20M20 15l7 7-7 7"></path>
</svg>`;

/** @param {State} state @param {Doing} doing */
export const ways = (state, doing) =>
  html`<article class="signleaf paper">
    <h1 tabindex="-1">${t('account-title')}</h1>
    <p class="lede">${t('account-lede')}</p>
    ${told(state.told)} ${VIEWS[state.view]?.(state, doing) ?? nothing}
    <p class="without">
      <a class="btn link" href="/class">${t('account-class')}</a>
      <a class="btn link" href="/">${t('account-without')}</a>
    </p>
  </article>`;

/** @type {Record<string, (state: State, doing: Doing) => unknown>} */
const VIEWS = {
  ways: all,
  device: byDevice,
  password: byPassword,
  enter,
  code: byCode,
  mail: byMail,
  sent,
  recover: byLink,
};

/** @param {State} state @param {Doing} doing */
function all(state, doing) {
  const open = state.registration !== 'closed';
  return html`<div class="choices">
      ${open && state.canUse ? choice('device', 'account-by-device', KEY, doing, true) : nothing}
      ${open ? choice('password', 'account-by-password', PEN, doing, !state.canUse) : nothing}
      ${choice('enter', 'account-have', GATE, doing, !open)}
    </div>
    ${open ? nothing : html`<p class="quiet closed">${t('account-closed')}</p>`}`;
}

/**
 * @param {State['view']} view
 * @param {string} key
 * @param {unknown} sign
 * @param {Doing} doing
 * @param {boolean} first
 */
const choice = (view, key, sign, doing, first) =>
  html`<button
    type="button"
    class=${first ? 'choice first' : 'choice'}
    data-way=${view}
    @click=${() => doing.show(view)}
  >
    ${sign}<span><b>${t(key)}</b><small>${t(`${key}-about`)}</small></span>
  </button>`;

/** @param {State} state @param {Doing} doing */
function byDevice(state, doing) {
  return form(
    state,
    doing,
    doing.joinByDevice,
    'account-keep',
    html`${field('name', 'account-name', NAME)}${invitation(state)}`,
  );
}

/** @param {State} state @param {Doing} doing */
function byPassword(state, doing) {
  return form(
    state,
    doing,
    doing.join,
    'account-keep',
    html`${field('name', 'account-name', NAME)}
      ${field('password', 'account-new-password', { ...NEW_PASSWORD, about: 'write-down' })}
      <p class="small quiet" id="write-down">${t('account-write-down')}</p>
      ${invitation(state)}`,
  );
}

/** @param {State} state @param {Doing} doing */
function enter(state, doing) {
  return html`${
      state.canUse
        ? html`<div class="choices">
            <button
              type="button"
              class="choice first"
              data-way="sign"
              ?disabled=${state.busy}
              @click=${(/** @type {Event} */ event) => doing.enterByDevice(bringing(event))}
            >
              ${KEY}<span
                ><b>${t('account-by-device')}</b
                ><small>${t('account-by-device-about')}</small></span
              >
            </button>
          </div>`
        : nothing
    }
    ${form(
      state,
      doing,
      doing.enter,
      'account-enter',
      html`${field('name', 'account-name', NAME)}${field('password', 'account-password', PASSWORD)}
      ${bring(state)}`,
    )}
    <p>
      <button type="button" class="btn link" @click=${() => doing.show('code')}>
        ${t('account-lost')}
      </button>
    </p>`;
}

/** @param {State} state @param {Doing} doing */
function byCode(state, doing) {
  return html`${form(
    state,
    doing,
    doing.enterByCode,
    'account-enter',
    html`${field('name', 'account-name', NAME)}
    ${field('code', 'account-code', { complete: 'one-time-code', most: 40 })}${bring(state)}`,
  )}
  ${
    state.mayMail
      ? html`<p>
          <button type="button" class="btn link" data-way="mail" @click=${() => doing.show('mail')}>
            ${t('recovery-ask')}
          </button>
        </p>`
      : html`<p class="small quiet">${t('recovery-none')}</p>`
  }`;
}

/** @param {State} state @param {Doing} doing */
function byMail(state, doing) {
  return form(
    state,
    doing,
    doing.askLink,
    'recovery-send',
    field('who', 'recovery-who', { complete: 'username', most: 254 }),
  );
}

/** A letter is on its way, or not: nobody is told. @param {State} _ @param {Doing} doing */
function sent(_, doing) {
  return html`${told(t('recovery-on-its-way'))}
    <div class="acts">
      <button type="button" class="btn" @click=${() => doing.show('code')}>
        ${t('account-code')}
      </button>
    </div>`;
}

/** Whoever comes by the link in a letter. @param {State} state @param {Doing} doing */
function byLink(state, doing) {
  return form(
    state,
    doing,
    doing.useLink,
    'recovery-enter',
    html`<p>${t('recovery-open')}</p>
      ${bring(state)}`,
  );
}

/**
 * @param {State} state
 * @param {Doing} doing
 * @param {(filled: Record<string, string>) => unknown} done
 * @param {string} act
 * @param {unknown} fields
 */
const form = (state, doing, done, act, fields) =>
  html`<form @submit=${(/** @type {SubmitEvent} */ event) => done(filled(event))}>
    ${fields}${alarm(state.said)}
    <div class="acts">
      <button class="btn primary" ?disabled=${state.busy}>${t(act)}</button
      ><button type="button" class="btn" @click=${() => doing.show('ways')}>
        ${t('account-other-way')}
      </button>
    </div>
  </form>`;

/** @param {State} state */
const invitation = (state) =>
  state.registration === 'invited'
    ? field('invitation', 'account-invitation', {
        value: state.invitation,
        most: 100,
      })
    : nothing;

/** @param {State} state */
const bring = (state) =>
  state.hasGames
    ? html`<label class="switch"
        ><input type="checkbox" name="bring" checked /><i aria-hidden="true"></i
        ><span>${t('account-bring')}</span></label
      >`
    : nothing;

/** Whether the games come along, as the form beside a button says. @param {Event} event */
function bringing(event) {
  const leaf = /** @type {HTMLElement} */ (event.target).closest('.signleaf');
  const box = leaf?.querySelector('input[name=bring]');
  return { bring: box instanceof HTMLInputElement && box.checked ? 'on' : '' };
}
