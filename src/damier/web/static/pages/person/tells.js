/** What one's own games tell, in sentences; the engine looks at them when it is asked to. */
import { ApiError, lines } from '../../app/api.js';
import { t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { lookAtGames } from '../person.js';

/** @typedef {import('../person.js').State} State */
/** @typedef {import('../../../../../../js/wire.js').InsightShape} InsightShape */

/** @param {State} state */
export const tells = (state) =>
  html`<section class="paper tells" aria-labelledby="tells-title">
    <h2 id="tells-title">${t('person-tells')}</h2>
    <p class="small quiet">${t('person-tells-about')}</p>
    ${state.insights?.found.map(sentence)}
    ${
      state.insights?.games
        ? html`<p class="small quiet">${t('person-looked', { count: state.insights.games })}</p>`
        : nothing
    }
    <p>
      <button
        type="button"
        class="btn"
        data-act="look"
        aria-describedby="look-about"
        ?disabled=${Boolean(state.looking) || !state.insights?.waiting}
        @click=${lookAtGames}
      >
        ${t('person-look')}
      </button>
    </p>
    <p class="small quiet" id="look-about">
      ${
        state.insights && !state.insights.waiting && !state.looking
          ? t('server-nothing-to-look-at')
          : t('person-look-about')
      }
    </p>
    <p role="status" class="small">${state.looking || state.said}</p>
  </section>`;

/** @param {InsightShape} one */
const sentence = (one) =>
  html`<p>
    ${t(one.key, { ...one.counts, theme: one.theme_name })}
    ${
      one.theme
        ? html`<a
            href="/learn/${encodeURIComponent(one.sheet)}/puzzle?theme=${encodeURIComponent(one.theme)}"
            >${t('person-train')}</a
          >`
        : nothing
    }
  </p>`;

/** Look at the last games, and say how far it is. @param {State} state @param {() => void} draw */
export async function look(state, draw) {
  Object.assign(state, { said: '', looking: t('person-look') });
  draw();
  try {
    for await (const told of lines('/api/account/insights', {})) {
      if (told.insights) state.insights = told.insights;
      else
        state.looking = t('person-looking', {
          number: told.done + 1,
          of: told.of,
        });
      draw();
    }
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    state.said = fault.message || t('game-lost-line');
  } finally {
    state.looking = '';
    draw();
  }
}
