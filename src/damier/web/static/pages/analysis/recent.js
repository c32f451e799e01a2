/** The analyses that this browser keeps: to open again, to throw away, to put back. */
import { locale, pretty, t } from '../../app/i18n.js';
import { icon } from '../../app/icons.js';
import { html, nothing } from '../../vendor/lit.js';
import { MOST } from './drawer.js';

/** @typedef {import('./drawer.js').Kept} Kept */

const SHOWN = 6;

/**
 * @param {import('./keeper.js').Keeper} keeper
 * @param {{open: (kept: Kept) => void, all: boolean,
 *   rules: (kept: Kept) => string}} act  `all`: not only the
 *   last few; `rules`: what they are called
 */
export function recent(keeper, { open, all, rules }) {
  if (keeper.failed) return html`<p class="small quiet kept-none">${t('recent-none')}</p>`;
  const shown = keeper.recent
    .filter(({ id }) => id !== keeper.id)
    .slice(0, all ? undefined : SHOWN);
  if (!shown.length && !keeper.removed) return nothing;
  return html`<section class="recent" aria-labelledby="recent-title">
    <h2 id="recent-title">${t('recent-title')}</h2>
    <ul>
      ${shown.map((kept) => entry(kept, rules(kept), open, () => void keeper.remove(kept.id)))}
    </ul>
    <p class="small" role="status">
      ${
        keeper.removed
          ? html`${t('recent-removed', { name: titleOf(keeper.removed) })}
              <button type="button" class="btn link" @click=${() => void keeper.restore()}>
                ${t('recent-restore')}
              </button>`
          : nothing
      }
    </p>
    <p class="small quiet">${t('recent-where', { most: MOST })}</p>
  </section>`;
}

/**
 * @param {Kept} kept
 * @param {string} rules
 * @param {(kept: Kept) => void} open
 * @param {() => void} remove
 */
function entry(kept, rules, open, remove) {
  const title = titleOf(kept);
  const facts = [
    rules,
    t('recent-moves', { count: Math.ceil(kept.game.line.length / 2) }),
    when(kept),
  ];
  return html`<li>
    <button type="button" class="again" @click=${() => open(kept)}>
      <b><bdi>${title}</bdi></b
      ><small>${facts.join(' · ')}</small>
    </button>
    <button
      type="button"
      class="iconbtn"
      aria-label=${t('recent-remove', { name: title })}
      title=${t('recent-remove', { name: title })}
      @click=${remove}
    >
      ${icon('close')}
    </button>
  </li>`;
}

/** Who played, or how it began. @param {Kept} kept */
function titleOf({ game }) {
  const [white, black] = ['White', 'Black'].map(
    (name) => game.tags.find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1],
  );
  if (white || black) return `${white || '?'} – ${black || '?'}`;
  const moves = game.line.slice(0, 4).map(({ text, pdn }) => pretty(text || pdn));
  return `${moves.join(' ')}${game.line.length > 4 ? ' …' : ''}` || game.start_fen.slice(0, 40);
}

/** @param {Kept} kept */
const when = ({ changed }) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(changed);
