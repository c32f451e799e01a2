/** What somebody reads who may not play here. */
import { t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { day } from './parts.js';

/**
 * @param {import('../../../../../../js/wire.js').BanShape | null} ban
 * @param {'h1' | 'h2'} level
 */
export const banned = (ban, level) =>
  html`${
      level === 'h1'
        ? html`<h1 tabindex="-1">${t('banned-title')}</h1>`
        : html`<h2>${t('banned-title')}</h2>`
    }
    <p class="lede">${t('banned-text')}</p>
    ${
      ban
        ? html`<p>
              ${ban.until ? t('banned-until', { date: day(ban.until) }) : t('banned-forever')}
            </p>
            ${ban.reason ? html`<p class="why">${t('banned-reason', { reason: ban.reason })}</p>` : nothing}`
        : nothing
    }`;
