/** Clubs and classes: one's own, a code to come in by, and making one. All of it needs an account. */
import { get, post } from '../app/api.js';
import { errand } from '../app/errand.js';
import { comma, t } from '../app/i18n.js';
import { prefs } from '../app/prefs.js';
import { boot } from '../app/shell.js';
import { html, nothing, render } from '../vendor/lit.js';
import { alarm, field, filled } from './account/parts.js';

/** @typedef {import('../../../../../js/wire.js').ClubLine} ClubLine */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {{clubs: ClubLine[] | null, code: string, said: string, busy: boolean}} */
const state = {
  clubs: null,
  code: new URLSearchParams(location.hash.slice(1)).get('join') ?? '',
  said: '',
  busy: false,
};

async function start() {
  const [clubs] = await Promise.all([
    get('/api/clubs').catch(() => null),
    boot({ page: 'club', shelves: ['base', 'play', 'account', 'clubs', 'tournaments'] }),
  ]);
  state.clubs = clubs;
  if (location.hash && clubs) history.replaceState(null, '', location.pathname);
  document.title = t('clubs-tab');
  draw();
  prefs.addEventListener('change', draw);
}

const draw = () =>
  render(
    html`<div class="intro">
        <div>
          <h1>${t('clubs-title')}</h1>
          <p class="quiet">${t('clubs-lede')}</p>
        </div>
        <a class="btn" href="/tournaments">${t('tournaments-tab')}</a>
      </div>
      ${alarm(state.said)} ${state.clubs ? inside(state.clubs) : outside()}`,
    main,
  );

const outside = () =>
  html`<section class="paper signpaper">
    <p class="lede">${t('clubs-sign-in')}</p>
    <div class="acts">
      <a class="btn primary" href="/account">${t('account-have')}</a
      ><a class="btn" href="/class">${t('class-title')}</a>
    </div>
  </section>`;

/** @param {ClubLine[]} clubs */
const inside = (clubs) =>
  html`${
      clubs.length
        ? html`<ul class="clublist">
            ${clubs.map(line)}
          </ul>`
        : html`<p class="lede">${t('clubs-none')}</p>`
    }
    <div class="papers">${joining()} ${making()}</div>`;

/** @param {ClubLine} club */
const line = (club) =>
  html`<li>
    <a class="paper" href="/clubs/${club.id}"
      ><b><bdi>${club.name}</bdi></b
      ><span class="small quiet"
        >${t(`clubs-kind-${club.kind}`)}${comma()}${t('clubs-members', { count: club.members })}${
          club.role === 'member' ? nothing : html`${comma()}${t(`clubs-role-${club.role}`)}`
        }</span
      ></a
    >
  </li>`;

const joining = () =>
  html`<section class="paper">
    <h2>${t('clubs-join')}</h2>
    <form data-form="join" @submit=${(/** @type {SubmitEvent} */ event) => go('/join', event)}>
      ${field('code', 'clubs-code', { most: 40, value: state.code })} ${called()}
      <button class="btn ${state.code ? 'primary' : ''}" ?disabled=${state.busy}>
        ${t('clubs-join-go')}
      </button>
    </form>
  </section>`;

const making = () =>
  html`<section class="paper">
    <h2>${t('clubs-make')}</h2>
    <form data-form="make" @submit=${(/** @type {SubmitEvent} */ event) => go('', event)}>
      ${field('name', 'clubs-name', { most: 60 })} ${called()}
      <fieldset>
        <legend>${t('clubs-kind')}</legend>
        <div class="tray">
          ${['club', 'class'].map(
            (kind) =>
              html`<label
                ><input type="radio" name="kind" value=${kind} ?checked=${kind === 'club'} /><span
                  >${t(`clubs-kind-${kind}`)}</span
                ></label
              >`,
          )}
        </div>
      </fieldset>
      <p class="small quiet">${t('clubs-kind-about')}</p>
      <button class="btn" ?disabled=${state.busy}>${t('clubs-make-go')}</button>
    </form>
  </section>`;

const called = () =>
  html`<label class="asked"
    ><span class="label">${t('clubs-called')}</span
    ><input class="field" name="called" dir="auto" autocomplete="name" maxlength="60"
  /></label>`;

/** Come in, or make one, and go there. @param {string} path @param {SubmitEvent} event */
function go(path, event) {
  const said = filled(event);
  return errand(state, draw, async () => {
    const { id } = await post(`/api/clubs${path}`, said);
    location.assign(`/clubs/${id}`);
  });
}

start();
