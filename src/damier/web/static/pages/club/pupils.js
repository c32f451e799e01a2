/** Pupils' logins: a pasted list of names becomes accounts, and slips to print and cut up. */
import { t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { filled } from '../account/parts.js';
import { picture } from './pictures.js';

/** @typedef {import('../club.js').State} State */
/** @typedef {import('../club.js').Doing} Doing */
/** @typedef {import('../../../../../../js/wire.js').PupilSlip} PupilSlip */

/** @param {State} state @param {Doing} doing */
export const pupils = (state, doing) =>
  html`<section class="paper people">
    <h2>${t('clubs-pupils-make')}</h2>
    <p class="quiet">${t('clubs-pupils-about')}</p>
    <form data-form="pupils" @submit=${(/** @type {SubmitEvent} */ event) => make(doing, event)}>
      <label class="asked"
        ><span class="label">${t('clubs-pupils-names')}</span
        ><textarea
          class="field"
          name="names"
          rows="5"
          dir="auto"
          maxlength="4000"
          required
        ></textarea>
      </label>
      <fieldset>
        <legend>${t('clubs-pupils-way')}</legend>
        <div class="tray">
          ${['pictures', 'words'].map(
            (way) =>
              html`<label
                ><input type="radio" name="way" value=${way} ?checked=${way === 'pictures'} /><span
                  >${t(`class-${way}`)}</span
                ></label
              >`,
          )}
        </div>
      </fieldset>
      <button class="btn primary" ?disabled=${state.busy}>${t('clubs-pupils-go')}</button>
    </form>
  </section>`;

/** @param {Doing} doing @param {SubmitEvent} event */
function make(doing, event) {
  const { names, way } = filled(event);
  const listed = names.split('\n').filter((name) => name.trim());
  return doing.print('pupils', { names: listed, way });
}

/** The slips, this once. @param {State} state @param {Doing} doing */
export const slips = (state, doing) =>
  html`<div class="intro noprint">
      <div>
        <h1>${t('clubs-slips')}</h1>
        <p class="lede">${t('clubs-slips-about')}</p>
      </div>
      <div class="acts">
        <button type="button" class="btn primary" @click=${() => print()}>
          ${t('clubs-slips-print')}</button
        ><button type="button" class="btn" data-act="printed" @click=${doing.printed}>
          ${t('clubs-slips-done')}
        </button>
      </div>
    </div>
    <ul class="slips">
      ${state.slips.map((one) => slip(one, state))}
    </ul>`;

/** @param {PupilSlip} one @param {State} state */
const slip = (one, state) =>
  html`<li class="entryslip" data-name=${one.name} data-secret=${one.secret}>
    <div>
      <p class="small"><bdi>${state.club?.name}</bdi></p>
      <h2><bdi>${one.called}</bdi></h2>
      <p>${t('clubs-slip-where')} <b class="num">${location.host}/class</b></p>
      <p>${t('clubs-slip-name')} <b class="login num">${one.name}</b></p>
      ${
        one.way === 'pictures'
          ? html`<p>${t('clubs-slip-tap')}</p>
              <p class="secret">
                ${one.secret
                  .split(' ')
                  .map(
                    (name) =>
                      html`<span
                        >${picture(name)}<small>${t(`class-picture-${name}`)}</small></span
                      >`,
                  )}
              </p>`
          : html`<p>${t('clubs-slip-type')} <b class="login num">${one.secret}</b></p>`
      }
    </div>
    ${
      state.club
        ? html`<img
            class="qr"
            src="/api/clubs/${state.club.id}/pupils/qr.svg?origin=${encodeURIComponent(
              location.origin,
            )}&name=${one.name}&way=${one.way}"
            alt=""
            width="96"
            height="96"
          />`
        : nothing
    }
  </li>`;
