/** The row of actions under the moves, and what lies behind "More". */
import { pretty, t } from '../../app/i18n.js';
import { icon } from '../../app/icons.js';
import { prefs } from '../../app/prefs.js';
import { html, live, nothing } from '../../vendor/lit.js';
import { canNotify, chooseNotices } from './call.js';
import { device, linkField, watchLink } from './share.js';
import { embedCode } from '../study/link.js';
import { drawerHead } from './pull.js';

/** @typedef {import('./table.js').Table} Table */
/**
 * @typedef {{table: Table, panel: string, claiming: boolean, replay: unknown, turn: () => void,
 *   claim: () => void, resign: () => void,
 *   abort: () => void, pointing: boolean, point: () => void, open: (panel: string) => void}} Row
 */

/** @param {Row} row */
export const actions = ({ table, panel, replay, turn, open, ...row }) =>
  html`<div class="acts-row">
    <span class="no-phone">${replay}</span>
    ${button('moves', t('game-moves'), () => open('moves'), {
      cls: 'only-phone',
      pressed: panel === 'moves',
    })}
    ${button('turn', t('game-turn'), turn, { title: t('game-turn-label'), cls: 'no-phone' })}
    ${soundButton(table)}
    ${table.seat && !table.view.outcome && !table.isWaiting ? playing(table, row) : nothing}
    ${button('more', t('game-more'), () => open('more'), { pressed: panel === 'more' })}
  </div>`;

/**
 * One tap silences the table; on phones it makes room where the row has more to offer.
 * @param {Table} table
 */
function soundButton(table) {
  const on = prefs.get('sound') === 'on';
  const crowded = mayStraighten(table) || table.info.slips === 'silent';
  return html`<button
    type="button"
    class="btn plain ${crowded ? 'no-phone' : ''}"
    data-act="sound"
    aria-pressed=${on}
    @click=${() => prefs.set('sound', on ? 'off' : 'on')}
  >
    ${icon(on ? 'sound' : 'silence')}${t('more-sound')}
  </button>`;
}

/**
 * Where a touched piece must move, a crooked one may be straightened if the sheet says so.
 * @param {Table} table
 */
const mayStraighten = ({ info }) => Boolean(info.touch_move && info.sheet.table.straightening);

/**
 * @param {Table} table
 * @param {{claiming: boolean, claim: () => void, resign: () => void, abort: () => void,
 *   pointing: boolean, point: () => void}} row
 */
function playing(table, { claiming, claim, resign, abort, pointing, point }) {
  return html` ${
    mayStraighten(table)
      ? button('straighten', t('game-straighten'), () => table.send('straighten'), {
          off: !table.mine,
          pressed: table.view.hand.straightening,
          title: t('touch-straighten.announcement'),
        })
      : nothing
  }
  ${
    table.info.slips === 'silent'
      ? button('point', t('game-point'), point, {
          off: !table.own.may_point,
          pressed: pointing,
          title: t('point-title'),
        })
      : nothing
  }
  ${button('back', t('game-take-back'), () => table.send('ask-takeback'), {
    off:
      !table.entries.length ||
      Boolean(table.view.takeback || table.info.tournament || table.isExam),
    flip: true,
  })}
  ${
    table.options('claim-draw').length
      ? button('draw', t('game-claim'), () => table.send('claim-draw'), {
          title: t('option-claim-draw'),
        })
      : table.claims.length
        ? button('draw', t('game-claim'), claim, {
            title: t('option-claim-draw'),
            pressed: claiming,
          })
        : button('draw', t('game-draw'), () => table.send('offer-draw'), {
            off: !table.options('offer-draw').length,
            title: t('option-offer-draw'),
          })
  }
  ${table.view.may_abort ? button('resign', t('game-abort'), abort) : button('resign', t('game-resign'), resign)}`;
}

/**
 * @param {string} sign
 * @param {string} words
 * @param {() => void} act
 * @param {{cls?: string, title?: string, off?: boolean, flip?: boolean, pressed?: boolean}} [how]
 */
const button = (sign, words, act, { cls = '', title, off = false, flip = false, pressed } = {}) =>
  html`<button
    type="button"
    class="btn plain ${cls}"
    data-act=${sign}
    title=${title ?? nothing}
    ?disabled=${off}
    aria-pressed=${pressed ?? nothing}
    @click=${act}
  >
    ${icon(sign, flip ? 'flip' : '')}${words}
  </button>`;

/**
 * @param {{table: Table, redraw: () => void, save: () => void, unsaved: string, close: () => void,
 *   turn: () => void, set: () => void, talk: unknown}} panel
 */
export function more({ table, redraw, save, unsaved, close, turn, set, talk }) {
  const watch = watchLink(table);
  return html`<section class="drawer paper" aria-label=${t('more-title')}>
    ${drawerHead(html`<h2>${t('more-title')}</h2>`, close)}
    <button type="button" class="btn" data-act="settings" @click=${set}>
      ${icon('settings')}${t('settings-title')}
    </button>
    ${
      table.info.draw_options.length || table.info.ballot
        ? html`<div class="agreed">
            <p class="label">${t('game-agreed')}</p>
            ${[table.info.ballot, ...table.info.draw_options.map((rule) => rule.text)].map(
              (text) => html`<p class="small">${pretty(text ?? '')}</p>`,
            )}
          </div>`
        : nothing
    }
    ${
      table.info.players.white.kind === 'computer' ||
      table.info.players.black.kind === 'computer' ||
      table.seat === 'both'
        ? nothing
        : talk
    }
    ${device(table, redraw)} ${names(table)}
    ${table.seat && table.seat !== 'both' ? notices() : nothing}
    <button type="button" class="btn only-phone" @click=${turn}>
      ${icon('turn')}${t('game-turn-label')}
    </button>
    ${table.seat === 'both' ? toggle('turns', t('more-turns')) : nothing}
    ${table.info.shown ? html`<p class="small">${t('game-shown')}</p>` : nothing}
    <p class="small quiet">${t('more-watchers', { count: table.presence.watchers ?? 0 })}</p>
    ${
      watch
        ? html`<p class="label">${t('more-watch')}</p>
            ${linkField(watch, t('more-watch'), redraw)}`
        : nothing
    }
    <p class="label">${t('embed-code')}</p>
    ${linkField(embedCode(`${location.origin}/embed/${table.id}`), t('embed-code'), redraw)}
    <p class="small quiet">${t('embed-hint')}</p>
    <div class="acts">
      <button type="button" class="btn" @click=${save}>${t('more-pdn')}</button>
      <a class="btn" href="/analysis?table=${table.id}">${t('more-analysis')}</a>
    </div>
    ${unsaved ? html`<p class="small" role="status">${unsaved}</p>` : nothing}
  </section>`;
}

/** Let the browser tell whose turn it is, where it can. */
const notices = () =>
  canNotify()
    ? html`<label class="switch"
        ><input
          type="checkbox"
          role="switch"
          .checked=${live(prefs.get('notify') === 'on')}
          @change=${(/** @type {Event} */ event) =>
            chooseNotices(/** @type {HTMLInputElement} */ (event.target).checked)}
        /><i></i><span>${t('more-notify')}</span></label
      >`
    : nothing;

/** The names of those who sit here. @param {Table} table */
function names(table) {
  const { seat } = table;
  if (!seat) return nothing;
  if (seat !== 'both') return nameField(table, seat, t('start-name'));
  const { colours } = table.info.sheet;
  return html`${nameField(table, 'white', t('more-name-of', { colour: colours.white }))}
  ${nameField(table, 'black', t('more-name-of', { colour: colours.black }))}`;
}

/**
 * A name, for this table and the next; two at one device have one each.
 * @param {Table} table
 * @param {'white' | 'black'} side
 * @param {string} label
 */
const nameField = (table, side, label) =>
  html`<label
    ><span class="label">${label}</span>
    <input
      class="field"
      name="name-${side}"
      maxlength="40"
      autocomplete="nickname"
      dir="auto"
      .value=${table.info.players[side].name}
      @change=${(/** @type {Event} */ event) => {
        const name = /** @type {HTMLInputElement} */ (event.target).value.trim();
        if (table.seat === 'both') table.send('name', { name, side });
        else {
          prefs.set('name', name);
          table.send('name', { name });
        }
      }}
  /></label>`;

/** @param {'turns'} name @param {string} words */
const toggle = (name, words) =>
  html`<label class="switch"
    ><input
      type="checkbox"
      role="switch"
      .checked=${live(prefs.get(name) === 'on')}
      @change=${(/** @type {Event} */ event) =>
        prefs.set(name, /** @type {HTMLInputElement} */ (event.target).checked ? 'on' : 'off')}
    /><i></i><span>${words}</span></label
  >`;

/** @typedef {{path: number[], move: import('./table.js').Move | null, captures: boolean}} Asked */

/**
 * The bar while a move waits: play it, or put the piece back.
 * @param {Asked} asked @param {(yes: boolean) => void} answer
 */
export const confirmBar = ({ path, move, captures }, answer) =>
  html`<div class="acts-row asking" role="group" aria-label=${t('settings-confirm')}>
    <button type="button" class="btn primary" data-act="yes" @click=${() => answer(true)}>
      ${t('action-play', { move: pretty(move?.text ?? ends(path, captures)) })}
    </button>
    <button type="button" class="btn" data-act="no" @click=${() => answer(false)}>
      ${t('routes-cancel')}
    </button>
  </div>`;

/** @param {number[]} path @param {boolean} captures */
const ends = (path, captures) => `${path[0]}${captures ? 'x' : '-'}${path[path.length - 1]}`;
