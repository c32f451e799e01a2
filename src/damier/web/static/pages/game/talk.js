/** A few words across the table: text, never markup; and what to do about somebody who is rude. */
import { t } from '../../app/i18n.js';
import { html, nothing, repeat } from '../../vendor/lit.js';
import { nameOf } from './player.js';

/** @typedef {import('./table.js').Table} Table */
/** @typedef {import('./table.js').Said} Said */

const LONGEST = 300;

/** What the reader is about to report: the event of a line, 0 for the name, null for nothing. */
/** @type {{about: number | null, done: boolean}} */
const report = { about: null, done: false };

/** @param {Table} table @param {() => void} redraw */
export const talk = (table, redraw) =>
  html`<div class="talk">
    <p class="label">${t('chat-title')}</p>
    ${table.own.muted ? html`<p class="small quiet">${t('chat-muted')}</p>` : nothing}
    <ul aria-live="polite">
      ${repeat(
        table.talk,
        (_, i) => i,
        (said) =>
          html`<li>
            <b><bdi>${speaker(table, said)}</bdi></b> <bdi>${said.text}</bdi>
          </li>`,
      )}
    </ul>
    ${table.seat ? saying(table) : nothing} ${mayComplain(table) ? manners(table, redraw) : nothing}
  </div>`;

/** @param {Table} table */
const saying = (table) =>
  html`<form @submit=${(/** @type {SubmitEvent} */ event) => say(table, event)}>
    <input
      class="field"
      name="text"
      maxlength=${LONGEST}
      autocomplete="off"
      dir="auto"
      aria-label=${t('chat-say')}
      placeholder=${t('chat-say')}
    />
    <button class="btn">${t('chat-send')}</button>
  </form>`;

/** Whether somebody else sits opposite. @param {Table} table */
function mayComplain({ seat, info }) {
  if (seat !== 'white' && seat !== 'black') return false;
  return info.players[seat === 'white' ? 'black' : 'white'].kind === 'person';
}

/** @param {Table} table @param {() => void} redraw */
function manners(table, redraw) {
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
    </div>
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
  const send = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const answer = await table.send('report', {
      said: Number(form.get('said')),
      why: String(form.get('why') ?? '').trim(),
    });
    if (answer.type !== 'ack') return;
    report.about = null;
    report.done = true;
    redraw();
  };
  return html`<form class="complaint" @submit=${send}>
    <label
      ><span class="label">${t('chat-report-what')}</span>
      <select class="field" name="said">
        ${theirs.map(
          ({ seq, text }) =>
            html`<option value=${seq} ?selected=${seq === report.about}>${text}</option>`,
        )}
        <option value="0" ?selected=${report.about === 0}>${t('chat-report-name')}</option>
      </select></label
    >
    <label
      ><span class="label">${t('chat-report-why')}</span>
      <input class="field" name="why" maxlength=${LONGEST} autocomplete="off" dir="auto"
    /></label>
    <button class="btn">${t('chat-report-send')}</button>
  </form>`;
}

/** @param {Table} table @param {Said} said */
const speaker = (table, { by, name }) => (by ? nameOf(table, by) : name || t('chat-watcher'));

/** @param {Table} table @param {SubmitEvent} event */
function say(table, event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const text = String(new FormData(form).get('text') ?? '').trim();
  if (!text) return;
  table.send('chat', { text });
  form.reset();
}
