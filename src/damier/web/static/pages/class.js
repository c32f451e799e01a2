/** Where pupils sign in: the name on their slip, and their pictures or words. */
import { ApiError, post } from '../app/api.js';
import { t } from '../app/i18n.js';
import { prefs } from '../app/prefs.js';
import { boot } from '../app/shell.js';
import { html, nothing, render } from '../vendor/lit.js';
import { alarm, field, filled } from './account/parts.js';
import { PICTURES, picture } from './club/pictures.js';

const SHOWN = 4;
const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const told = new URLSearchParams(location.hash.slice(1));
/** @type {{way: string, picked: string[], said: string, busy: boolean}} */
const state = {
  way: told.get('way') === 'words' ? 'words' : 'pictures',
  picked: [],
  said: '',
  busy: false,
};

async function start() {
  await boot({ page: 'clubs', shelves: ['base', 'play', 'account', 'clubs'] });
  document.title = t('class-tab');
  draw();
  prefs.addEventListener('change', draw);
}

const draw = () =>
  render(
    html`<form class="paper signpaper entry" @submit=${enter}>
      <h1>${t('class-title')}</h1>
      ${field('name', 'class-name', { complete: 'username', value: told.get('name') ?? '' })}
      <div class="tray" role="radiogroup" aria-label=${t('clubs-pupils-way')}>
        ${['pictures', 'words'].map(
          (way) =>
            html`<label
              ><input
                type="radio"
                name="way"
                value=${way}
                ?checked=${way === state.way}
                @change=${() => choose(way)}
              /><span>${t(`class-${way}`)}</span></label
            >`,
        )}
      </div>
      ${state.way === 'pictures' ? grid() : words()} ${alarm(state.said)}
      <div class="acts">
        <button
          class="btn primary"
          ?disabled=${state.busy || (state.way === 'pictures' && state.picked.length < SHOWN)}
        >
          ${t('class-go')}</button
        >${
          state.way === 'pictures' && state.picked.length
            ? html`<button type="button" class="btn" @click=${undo}>${t('class-undo')}</button>`
            : nothing
        }
      </div>
    </form>`,
    main,
  );

const grid = () =>
  html`<p id="pick">${t('class-pictures-tap')}</p>
    <div
      class="picked"
      role="status"
      aria-label=${t('class-picked', { count: state.picked.length })}
    >
      ${Array.from({ length: SHOWN }, (_, i) =>
        state.picked[i]
          ? html`<span>${picture(state.picked[i])}</span>`
          : html`<span class="open"></span>`,
      )}
    </div>
    <div class="pictures" role="group" aria-labelledby="pick">
      ${PICTURES.map(
        (name) =>
          html`<button
            type="button"
            data-picture=${name}
            aria-label=${t(`class-picture-${name}`)}
            @click=${() => pick(name)}
          >
            ${picture(name)}
          </button>`,
      )}
    </div>`;

const words = () =>
  field('password', 'class-words-field', { complete: 'current-password', most: 60 });

/** @param {string} way */
function choose(way) {
  Object.assign(state, { way, picked: [], said: '' });
  draw();
}

/** @param {string} name */
function pick(name) {
  if (state.picked.length < SHOWN) state.picked = [...state.picked, name];
  draw();
}

function undo() {
  state.picked = state.picked.slice(0, -1);
  draw();
}

/** @param {SubmitEvent} event */
async function enter(event) {
  const { name, password = '' } = filled(event);
  const typed = password.trim().toLowerCase().split(/\s+/).join(' ');
  const secret = state.way === 'pictures' ? state.picked.join(' ') : typed;
  Object.assign(state, { busy: true, said: '' });
  draw();
  try {
    const member = await post('/api/account/sign-in', { name, password: secret, bring: false });
    prefs.set('name', member.name);
    location.assign('/clubs');
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    Object.assign(state, { said: fault.message || t('game-lost-line'), picked: [] });
  } finally {
    state.busy = false;
    draw();
  }
}

start();
