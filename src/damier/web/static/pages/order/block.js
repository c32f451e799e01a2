/** Whom one has blocked: a button on somebody's page, a list in the account. */
import { ApiError, get, post } from '../../app/api.js';
import { t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';

/** @typedef {import('../../../../../../js/wire.js').BlockShape} Block */

/** @type {{blocks: Block[] | null, said: string}} */
const known = { blocks: null, said: '' };

/** @param {() => void} redraw */
async function look(redraw) {
  known.blocks = await get('/api/blocks').catch(() => []);
  redraw();
}

/** @param {() => Promise<unknown>} act @param {() => void} redraw */
async function change(act, redraw) {
  known.said = '';
  try {
    await act();
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    known.said = fault.message || t('game-lost-line');
  }
  await look(redraw);
}

/** Block somebody, or no more. @param {string} name @param {() => void} redraw */
export function blocking(name, redraw) {
  if (!known.blocks) void look(redraw);
  const mine = known.blocks?.find((one) => one.name === name);
  const act = mine
    ? () => post('/api/blocks/lift', { id: mine.id })
    : () => post('/api/blocks', { name });
  return html`<button
      type="button"
      class="btn"
      data-act="block"
      aria-pressed=${Boolean(mine)}
      aria-describedby="block-about"
      @click=${() => change(act, redraw)}
    >
      ${t(mine ? 'order-unblock' : 'order-block')}</button
    ><span class="small quiet" id="block-about" role="status"
      >${known.said || t(mine ? 'order-blocked' : 'order-block-about')}</span
    >`;
}

/** All whom one has blocked, if there is anybody. @param {() => void} redraw */
export function blocked(redraw) {
  if (!known.blocks) void look(redraw);
  return known.blocks?.length
    ? html`<section class="paper" id="blocks">
        <h2>${t('order-blocks')}</h2>
        <ul class="devices">
          ${known.blocks.map(({ id, name }) => {
            const who = name ?? t('operator-guest');
            return html`<li>
              <bdi>${who}</bdi
              ><button
                type="button"
                class="btn"
                aria-label="${t('order-unblock')}: ${who}"
                @click=${() => change(() => post('/api/blocks/lift', { id }), redraw)}
              >
                ${t('order-unblock')}
              </button>
            </li>`;
          })}
        </ul>
      </section>`
    : nothing;
}
