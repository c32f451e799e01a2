/** The way to a challenge, on the page of somebody who may be challenged. */
import { get } from '../../app/api.js';
import { loadTexts, t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';

/** @param {string} name @returns what to show, null if there is nothing to do */
export async function challengeTo(name) {
  const told = await get(`/api/challenges/may/${encodeURIComponent(name)}`).catch(() => null);
  if (!told?.may && !told?.bot) return null;
  await loadTexts(['base', 'play', 'account', 'people', 'challenges']);
  return () =>
    html`${told.bot ? html`<p class="small quiet"><b>${t('bot-mark')}</b> ${t('bot-mark-about')}</p>` : nothing}
    ${told.may ? button(name) : nothing}`;
}

/** @param {string} name */
const button = (name) =>
  html`<p>
    <a class="btn" data-act="challenge" href="/?challenge=${encodeURIComponent(name)}"
      >${t('challenge-send')}</a
    >
  </p>`;
