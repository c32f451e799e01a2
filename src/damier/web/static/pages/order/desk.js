/** The other papers of an operator: who is kept out, names, who may join, words, the server. */
import { locale, t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';
import { field, filled } from '../account/parts.js';
import { day, lasting, line, moment, term } from './parts.js';

/** @typedef {import('../operator.js').State} State */
/** @typedef {import('../operator.js').Doing} Doing */
/** @typedef {import('../../../../../../js/wire.js').OperatorShape} Desk */

const RULES = ['open', 'invited', 'closed'];
const SHOWN = 20;

/** @param {Desk} desk @param {State} state @param {Doing} doing */
export const bans = ({ bans: listed }, { busy }, doing) =>
  html`<section class="paper">
    <h2>${t('operator-bans')}</h2>
    ${listed.length ? nothing : html`<p class="quiet">${t('operator-bans-none')}</p>`}
    <ul class="devices">
      ${listed.map((ban) => {
        const who =
          ban.name || t(ban.kind === 'address' ? 'operator-an-address' : 'operator-guest');
        const until = ban.until
          ? t('operator-until', { date: day(ban.until) })
          : t('operator-forever');
        return html`<li>
          <span
            ><b><bdi>${who}</bdi></b
            ><br /><span class="small quiet"
              >${until}${ban.reason ? html` · <bdi>${ban.reason}</bdi>` : nothing}</span
            ></span
          ><button
            type="button"
            class="btn"
            data-act="lift"
            aria-label="${t('operator-lift')}: ${who}"
            @click=${() => doing.lift(ban.id)}
          >
            ${t('operator-lift')}
          </button>
        </li>`;
      })}
    </ul>
    <form
      data-act="ban"
      @submit=${(/** @type {SubmitEvent} */ event) => {
        const { who, ...said } = filled(event);
        const address = /^[\d.]+$|^[\da-f:]*:[\da-f:]*$/iu.test(who.trim());
        doing.ban({ ...lasting(said), [address ? 'address' : 'name']: who });
      }}
    >
      ${field('who', 'operator-ban-who', { most: 100 })} ${term()}
      ${line('reason', 'operator-ban-reason')}
      <button class="btn" ?disabled=${busy}>${t('operator-ban')}</button>
    </form>
  </section>`;

/** @param {State} state @param {Doing} doing */
export const renaming = ({ busy }, doing) =>
  html`<section class="paper">
    <h2>${t('operator-rename')}</h2>
    <form
      data-act="rename"
      @submit=${(/** @type {SubmitEvent} */ event) => doing.rename(filled(event))}
    >
      ${field('name', 'operator-rename-from')} ${field('to', 'operator-rename-to')}
      <button class="btn" ?disabled=${busy}>${t('account-save')}</button>
    </form>
  </section>`;

/** @param {Desk} desk @param {State} state @param {Doing} doing */
export const joining = (desk, { busy, links }, doing) =>
  html`<section class="paper">
    <h2>${t('operator-joining')}</h2>
    <div class="acts" role="group" aria-label=${t('operator-joining')}>
      ${RULES.map(
        (rule) =>
          html`<button
            type="button"
            class="btn"
            data-rule=${rule}
            aria-pressed=${desk.registration === rule}
            ?disabled=${busy}
            @click=${() => doing.rule(rule)}
          >
            ${t(`operator-${rule}`)}
          </button>`,
      )}
    </div>
    <form
      data-act="invite"
      @submit=${(/** @type {SubmitEvent} */ event) => doing.invite(Number(filled(event).count))}
    >
      <label class="asked"
        ><span class="label">${t('operator-invite-count')}</span
        ><input
          class="field"
          name="count"
          type="number"
          min="1"
          max="50"
          required
          .value=${'1'}
          aria-describedby="invite-about"
      /></label>
      <button class="btn" ?disabled=${busy}>${t('operator-invite')}</button>
    </form>
    <p class="small quiet" id="invite-about">${t('operator-invite-about')}</p>
    <div role="status">
      ${
        links.length
          ? html`<ul class="links">
              ${links.map(
                (link) => html`<li><code dir="ltr">${location.origin}${link}</code></li>`,
              )}
            </ul>`
          : nothing
      }
    </div>
    ${
      desk.invitations.length
        ? html`<h3>${t('operator-invitations')}</h3>
            <ul class="devices">
              ${desk.invitations.map(
                (one) =>
                  html`<li>
                    <span>${t('operator-until', { date: day(one.until) })}</span
                    ><button
                      type="button"
                      class="btn"
                      data-act="withdraw"
                      aria-label="${t('operator-withdraw')}: ${t('operator-until', { date: day(one.until) })}"
                      @click=${() => doing.withdraw(one.id)}
                    >
                      ${t('operator-withdraw')}
                    </button>
                  </li>`,
              )}
            </ul>`
        : nothing
    }
  </section>`;

/** @param {Desk} desk @param {State} state @param {Doing} doing */
export const words = (desk, { busy }, doing) =>
  html`<section class="paper">
    <h2>${t('operator-words')}</h2>
    <p class="small quiet">${t('operator-words-about')}</p>
    <ul class="devices">
      ${desk.words.map(
        (word) =>
          html`<li>
            <bdi>${word}</bdi
            ><button
              type="button"
              class="btn"
              data-act="word-drop"
              aria-label="${t('account-remove')}: ${word}"
              @click=${() => doing.dropWord(word)}
            >
              ${t('account-remove')}
            </button>
          </li>`,
      )}
    </ul>
    <form
      data-act="word"
      @submit=${(/** @type {SubmitEvent} */ event) => {
        const said = filled(event);
        /** @type {HTMLFormElement} */ (event.target).reset();
        doing.addWord(said);
      }}
    >
      ${field('word', 'operator-word', { most: 40 })}
      <button class="btn" ?disabled=${busy}>${t('operator-word-add')}</button>
    </form>
  </section>`;

/** @param {Desk} desk */
export const server = (desk) =>
  html`<section class="paper">
    <h2>${t('operator-state')}</h2>
    <dl class="figures">
      <dt>${t('operator-version')}</dt>
      <dd dir="ltr">${desk.version}</dd>
      <dt>${t('operator-people')}</dt>
      <dd>${number(desk.people)}</dd>
      <dt>${t('operator-games')}</dt>
      <dd>${number(desk.games)}</dd>
      <dt>${t('operator-size')}</dt>
      <dd dir="ltr">${number(Math.ceil(desk.bytes / 1e5) / 10)} MB</dd>
    </dl>
    <ul class="rows">
      ${desk.processes.map(
        ({ name, rooms, people, jobs, version }) =>
          html`<li>
            <code dir="ltr">${name} ${version}</code><br />${t('operator-process', {
              rooms,
              people,
              jobs,
            })}
          </li>`,
      )}
    </ul>
    <h3>${t('operator-troubles')}</h3>
    ${
      desk.troubles.length
        ? html`<ul class="rows small">
            ${desk.troubles
              .slice(0, SHOWN)
              .map(({ at, words: said }) => html`<li dir="ltr">${at.slice(0, 19)} ${said}</li>`)}
          </ul>`
        : html`<p class="quiet">${t('operator-troubles-none')}</p>`
    }
  </section>`;

/** @param {State} state @param {Doing} doing */
export const log = ({ log: lines }, doing) =>
  html`<section class="paper wide">
    <h2>${t('operator-log')}</h2>
    <ol class="rows">
      ${lines.map(
        (one) =>
          html`<li>
            <span class="small quiet">${moment(one.at)}</span><br /><b
              ><bdi>${one.operator || t('operator-command-line')}</bdi></b
            >:
            ${t(`operator-deed-${one.deed}`)}${one.about ? html` · <bdi>${one.about}</bdi>` : nothing}${
              one.words ? html` · <bdi>${one.words}</bdi>` : nothing
            }
          </li>`,
      )}
    </ol>
    <p class="acts">
      <button type="button" class="btn" data-act="more" @click=${doing.more}>
        ${t('operator-more')}</button
      ><a class="btn" href="/api/operator/log.ndjson" download>${t('account-codes-save')}</a>
    </p>
  </section>`;

/** @param {number} value */
const number = (value) => new Intl.NumberFormat(locale()).format(value);
