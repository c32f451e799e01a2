/** Reports: what players complain of, with the game and its talk, and what to do about it. */
import { t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { filled } from '../account/parts.js';
import { lasting, line, moment, term } from './parts.js';

/** @typedef {import('../operator.js').State} State */
/** @typedef {import('../operator.js').Doing} Doing */
/** @typedef {import('../../../../../../js/wire.js').ReportShape} Report */

/** @param {State} state @param {Doing} doing */
export const reports = (state, doing) =>
  html`<section class="paper wide">
    <h2>${t(state.old ? 'operator-reports-old' : 'operator-reports')}</h2>
    ${
      state.reports.length
        ? html`<ul class="rows">
            ${state.reports.map((one) => report(one, state, doing))}
          </ul>`
        : html`<p class="quiet">${t('operator-reports-none')}</p>`
    }
    <p>
      <button type="button" class="btn" data-act="old" @click=${doing.turn}>
        ${t(state.old ? 'operator-reports-new' : 'operator-reports-old')}
      </button>
    </p>
  </section>`;

/** @param {Report} one */
const about = (one) => one.account ?? (one.about || t('operator-guest'));

/** @param {Report} one */
const by = (one) => one.reporter || t('operator-guest');

/** @param {Report} one @param {State} state @param {Doing} doing */
const report = (one, state, doing) =>
  html`<li class="report">
    <h3>${t('operator-about', { name: about(one) })}</h3>
    <p class="small quiet">
      ${t('operator-by', { name: by(one) })} · ${moment(one.made)} ·
      ${t(`order-reason-${one.reason}`)}
    </p>
    ${one.words ? html`<blockquote dir="auto">${one.words}</blockquote>` : nothing}
    <details>
      <summary>${t('operator-talk')}</summary>
      ${
        one.talk.length
          ? html`<ul class="said">
              ${one.talk.map(
                ({ seq, side, text }) =>
                  html`<li class=${seq === one.said ? 'meant' : ''}>
                    <b><bdi>${side === one.side ? by(one) : about(one)}</bdi></b>
                    <bdi>${text}</bdi>
                  </li>`,
              )}
            </ul>`
          : html`<p class="quiet">${t('operator-talk-none')}</p>`
      }
    </details>
    <p>
      <a class="btn" href=${one.url} target="_blank" rel="noopener">${t('operator-game')}</a>
    </p>
    ${one.settled ? settled(one) : deeds(one, state, doing)}
  </li>`;

/** @param {Report} one */
const settled = (one) =>
  html`<p>${t('operator-settled', { name: one.by || '…' })} · ${moment(one.settled ?? 0)}</p>
    ${one.note ? html`<blockquote dir="auto">${one.note}</blockquote>` : nothing}`;

/** @param {Report} one @param {State} state @param {Doing} doing */
const deeds = (one, { busy }, doing) =>
  html`<details>
      <summary>${t('operator-ban')}</summary>
      <form
        data-act="ban-reported"
        @submit=${(/** @type {SubmitEvent} */ event) => {
          const { whole, ...said } = filled(event);
          const { table, side } = one;
          doing.ban({
            ...lasting(said),
            table,
            side,
            whole_address: whole === 'on',
          });
        }}
      >
        ${term()} ${line('reason', 'operator-ban-reason')}
        ${
          one.has_address
            ? html`<label class="check"
                ><input type="checkbox" name="whole" /><span
                  >${t('operator-ban-address')}</span
                ></label
              >`
            : nothing
        }
        <button class="btn" ?disabled=${busy}>${t('operator-ban')}</button>
      </form>
    </details>
    <form
      data-act="settle"
      @submit=${(/** @type {SubmitEvent} */ event) =>
        doing.settle({ ...filled(event), table: one.table, side: one.side })}
    >
      ${line('note', 'operator-note')}
      <button class="btn primary" ?disabled=${busy}>${t('operator-settle')}</button>
    </form>`;
