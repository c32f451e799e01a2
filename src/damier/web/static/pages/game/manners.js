/** What to do about somebody who is rude: hear nothing more, report the game, never meet again. */
import { post } from '../../app/api.js';
import { t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';

/** @typedef {import('./table.js').Table} Table */

const LONGEST = 300;
const REASONS = ['talk', 'name', 'unfair', 'leaves', 'other'];

/** What the reader is about to report: the event of a line, 0 for something else, null for nothing. */
/** @type {{about: number | null, done: boolean, reason: string, blocked: boolean, said: string}} */
const report = { about: null, done: false, reason: '', blocked: false, said: '' };

/** Never meet somebody again, or perhaps. @param {Table} table @param {boolean} on */
async function block(table, on) {
  try {
    await post(
      `/api/tables/${encodeURIComponent(table.id)}/block`,
      { on },
      { 'X-Table-Token': table.token },
    );
    Object.assign(report, { blocked: on, said: '' });
  } catch (fault) {
    report.said = /** @type {Error} */ (fault).message || t('game-lost-line');
  }
}

/** @param {Table} table @param {() => void} redraw */
export function manners(table, redraw) {
  const { muted } = table.own;
  return html`<div class="acts manners">
      <button
        type="button"
        class="btn plain"
        data-act="mute"
        aria-pressed=${muted}
        @click=${() => table.send('mute', { on: !muted })}
      >
        ${t(muted ? 'chat-unmute' : 'chat-mute')}
      </button>
      <button
        type="button"
        class="btn plain"
        data-act="report"
        aria-expanded=${report.about !== null}
        @click=${() => {
          report.about = report.about === null ? lastOf(table) : null;
          report.done = false;
          redraw();
        }}
      >
        ${t('chat-report')}
      </button>
      <button
        type="button"
        class="btn plain"
        data-act="block"
        aria-pressed=${report.blocked}
        @click=${async () => {
          await block(table, !report.blocked);
          redraw();
        }}
      >
        ${t(report.blocked ? 'order-unblock' : 'order-block')}
      </button>
    </div>
    <p class="small quiet" role="status">
      ${report.said || t(report.blocked ? 'order-blocked' : 'order-block-about')}
    </p>
    ${report.done ? html`<p class="small" role="status">${t('chat-reported')}</p>` : nothing}
    ${report.about === null ? nothing : complaint(table, redraw)}`;
}

/** The other side's latest words, or else its name. @param {Table} table */
function lastOf({ talk: lines, seat }) {
  return lines.findLast((said) => said.by !== seat)?.seq ?? 0;
}

/** Which words, and what is wrong with them. @param {Table} table @param {() => void} redraw */
function complaint(table, redraw) {
  const theirs = table.talk.filter((said) => said.by !== table.seat);
  const reason = report.reason || (theirs.length ? 'talk' : 'name');
  const send = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const answer = await table.send('report', {
      said: form.get('reason') === 'talk' ? Number(form.get('said')) : 0,
      reason: form.get('reason'),
      why: String(form.get('why') ?? '').trim(),
    });
    report.said = answer.type === 'ack' ? '' : String(answer.text);
    if (answer.type !== 'ack') return redraw();
    report.about = null;
    report.done = true;
    redraw();
  };
  return html`<form class="complaint" @submit=${send}>
    <label
      ><span class="label">${t('order-reason')}</span>
      <select
        class="field"
        name="reason"
        @change=${(/** @type {Event} */ { target }) => {
          report.reason = /** @type {HTMLSelectElement} */ (target).value;
          redraw();
        }}
      >
        ${REASONS.filter((one) => one !== 'talk' || theirs.length).map(
          (one) =>
            html`<option value=${one} ?selected=${one === reason}>
              ${t(`order-reason-${one}`)}
            </option>`,
        )}
      </select></label
    >
    ${
      reason === 'talk'
        ? html`<label
            ><span class="label">${t('chat-report-what')}</span>
            <select class="field" name="said">
              ${theirs.map(
                ({ seq, text }) =>
                  html`<option value=${seq} ?selected=${seq === report.about}>${text}</option>`,
              )}
            </select></label
          >`
        : nothing
    }
    <label
      ><span class="label">${t('chat-report-why')}</span>
      <input class="field" name="why" maxlength=${LONGEST} autocomplete="off" dir="auto"
    /></label>
    <button class="btn">${t('chat-report-send')}</button>
  </form>`;
}
