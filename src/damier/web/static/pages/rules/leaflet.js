/** A sheet's rules as one unfolded leaflet: contents, an article, and something to try. */
import { pretty, t } from '../../app/i18n.js';
import { looks, motion } from '../../app/look.js';
import { prefs } from '../../app/prefs.js';
import { ownName } from '../../app/sheets.js';
import '../../board/damier-board.js';
import { html, nothing } from '../../vendor/lit.js';
import { withMoves } from '../study/words.js';

/**
 * @typedef {import('wire').Sentence} Sentence
 * @typedef {import('wire').Part} Part
 * @typedef {import('wire').Page} Page
 * @typedef {import('wire').RulesShape} Rules
 * @typedef {{rules: Rules, at: number, trial: import('./trial.js').Trial | null, trialAt: number,
 *   go: (at: number) => void, choose: (trial: number) => void,
 *   href: (at: number) => string, sheet: import('../study/book.js').Sheet}} Reader
 */

/**
 * All parts in the order of the leaflet: the articles, then where it is silent.
 * @param {Rules} rules
 */
export const parts = ({ page }) => [...page.articles, ...page.readings];

/** The name of a part in an address. @param {Rules} rules @param {number} at */
export function anchor(rules, at) {
  const part = parts(rules)[at];
  return part?.number ?? `more-${at - rules.page.articles.length + 1}`;
}

/** @param {Reader} reader */
export const leaflet = (reader) => html`${contents(reader)}${article(reader)}${tryIt(reader)}`;

/** @param {Reader} reader */
function contents(reader) {
  const { rules, sheet } = reader;
  const { page, geometry } = rules;
  const own = ownName(sheet);
  const count = page.articles.length;
  return html`<nav class="toc" aria-label=${page.title}>
    <h2><bdi lang=${own ? own.lang : nothing}>${own ? own.name : rules.name}</bdi></h2>
    <p class="small quiet">
      ${
        own ? html`<bdi>${rules.name}</bdi> · ` : nothing
      }${count ? html`${t('rules-count', { count })} · ` : nothing}<span class="num"
        >${geometry.width}×${geometry.height}</span
      >
    </p>
    <ol>
      ${page.articles.map((part, at) => entry(reader, part, at))}
    </ol>
    ${
      page.readings.length
        ? html`<h3 class="small quiet">${page.readings_title}</h3>
            <ol>
              ${page.readings.map((part, at) => entry(reader, part, count + at))}
            </ol>`
        : nothing
    }
    ${foot(reader)}
  </nav>`;
}

/** What else can be done with a sheet. @param {Reader} reader */
const foot = ({ sheet }) =>
  sheet.shelf === 'house'
    ? nothing
    : html`<p class="foot small">
        <a href="/house?extends=${sheet.id}">${t('rules-change')}</a
        ><a href="/learn/${sheet.id}/course">${t('rules-course')}</a
        ><a href="/rules">${t('rules-all')}</a>
      </p>`;

/** @param {Reader} reader @param {Part} part @param {number} at */
const entry = ({ at: now, go, href, rules }, part, at) =>
  html`<li>
    <a
      href=${href(at)}
      aria-current=${at === now ? 'true' : nothing}
      @click=${(/** @type {Event} */ event) => {
        event.preventDefault();
        go(at);
      }}
    >
      <span class="num">${figure(part, at - rules.page.articles.length)}</span
      ><span>${part.title}</span></a
    >
  </li>`;

/**
 * What stands before a title: its number, or a letter where the sheet has none.
 * @param {Part} part
 * @param {number} at  its place among its kind
 */
const figure = (part, at) => (part.number === '0' ? '§' : (part.number ?? 'abcdefghijkl'[at]));

/** @param {Reader} reader */
function article(reader) {
  const { rules, at } = reader;
  const all = parts(rules);
  const part = all[at];
  const silent = at >= rules.page.articles.length;
  const number = part.number && part.number !== '0' ? part.number : null;
  return html`<article class="artpage" aria-labelledby="article-title" tabindex="-1">
    ${
      number
        ? html`<span class="n num ${number.length > 3 ? 'long' : ''}" aria-hidden="true"
            >${number}</span
          >`
        : html`<p class="n word" aria-hidden="true">
            ${silent ? rules.page.readings_title : part.label}
          </p>`
    }
    <h1 id="article-title">
      ${number ? html`<span class="sr">${part.label}: </span>` : nothing}${part.title}
    </h1>
    ${part.sentences.map(
      (sentence, index) =>
        html`<p class="lede" dir="auto">${sentence.text}</p>
          ${
            sentence.note && !silent && sentence.note !== part.sentences[index + 1]?.note
              ? html`<p class="reading small quiet" dir="auto">${sentence.note}</p>`
              : nothing
          }`,
    )}
    ${silent ? html`<div class="aside"><p>${rules.page.readings_note}</p></div>` : nothing}
    <div class="pn">
      ${
        at > 0 ? step(reader, all, at - 1) : html`<span></span>`
      }${at < all.length - 1 ? step(reader, all, at + 1) : nothing}
    </div>
  </article>`;
}

/** @param {Reader} reader @param {Part[]} all @param {number} at */
const step = ({ go, href }, all, at) =>
  html`<a
    class="btn plain"
    href=${href(at)}
    @click=${(/** @type {Event} */ event) => {
      event.preventDefault();
      go(at);
    }}
    >${all[at].number && all[at].number !== '0' ? `${all[at].number}, ` : ''}${all[at].title}</a
  >`;

/** @param {Reader} reader */
function tryIt(reader) {
  const { rules, at, trial, trialAt, choose, sheet } = reader;
  const { trials } = parts(rules)[at];
  if (!trial)
    return html`<section class="tryit quiet"><p>${t('rules-nothing-to-try')}</p></section>`;
  const { position, data, stage, refusal } = trial;
  return html`<section class="tryit" aria-label=${t('try-it')}>
    ${
      trials.length > 1
        ? html`<div class="pick-trial" role="group" aria-label=${t('rules-examples')}>
            ${trials.map(
              (_, index) =>
                html`<button
                  type="button"
                  aria-pressed=${index === trialAt}
                  aria-label=${t('rules-example', { number: index + 1 })}
                  @click=${() => choose(index)}
                >
                  ${index + 1}
                </button>`,
            )}
          </div>`
        : nothing
    }
    <p class="ask"><span>${withMoves(data.ask)}</span></p>
    <damier-board
      class="board"
      .geometry=${rules.geometry}
      .board=${position?.board ?? ''}
      .moves=${trial.open ? (position?.moves ?? []) : []}
      .ways=${trial.open && position ? position.ways : []}
      .must=${trial.open && position ? position.must : []}
      .last=${trial.last}
      .refusal=${refusal}
      .interactive=${trial.open && position ? 'both' : 'none'}
      .theme=${looks(sheet)}
      .pieces=${/** @type {any} */ (prefs.get('pieces'))}
      .onetap=${prefs.get('tap') === 'on'}
      .motion=${motion()}
      .numbers=${/** @type {any} */ (prefs.get('numbers'))}
      .texts=${t}
      .colours=${rules.sides}
      .orientation=${'white'}
      label=${t('try-it')}
      @board-move=${(/** @type {CustomEvent} */ { detail }) =>
        void trial.attempt(detail.move?.long ?? detail.path)}
    ></damier-board>
    <div class="said ${stage}" role="status">${said(reader)}</div>
    <div class="acts">
      ${
        stage === 'ask'
          ? html`<button class="btn primary" type="button" @click=${() => void trial.show()}>
              ${t('action-show')}
            </button>`
          : html`<button class="btn primary" type="button" @click=${() => void trial.again()}>
              ${t('rules-again')}
            </button>`
      }
      ${
        data.question && stage !== 'refused'
          ? html`<button
              class="btn"
              type="button"
              @click=${async () => {
                await trial.again();
                await trial.tryRefused();
              }}
            >
              <span>${withMoves(data.question)}</span>
            </button>`
          : nothing
      }
    </div>
  </section>`;
}

/** What is to be said about the last attempt. @param {Reader} reader */
function said({ trial, rules, href, go }) {
  if (!trial || trial.stage === 'ask') return nothing;
  const { refusal, counters } = trial;
  const outcome = trial.counts ? trial.outcome : null;
  if (refusal) {
    const found = rules.page.articles.findIndex((part) => part.number === refusal.article);
    const where =
      refusal.article && found >= 0
        ? html`<a
            class="quiet"
            href=${href(found)}
            @click=${(/** @type {Event} */ event) => {
              event.preventDefault();
              go(found);
            }}
            >${
              refusal.article === '0'
                ? rules.page.articles[found].title
                : t('article', { article: refusal.article })
            }</a
          >`
        : nothing;
    return html`<i aria-hidden="true">×</i>
      <p dir="auto"><b>${refusal.title}.</b> ${withMoves(refusal.text)} ${where}</p>`;
  }
  const words =
    trial.stage === 'done' ? t('rules-done') : t('rules-other', { move: pretty(trial.data.move) });
  return html`<i class="good" aria-hidden="true">✓</i>
    <p dir="auto">
      ${
        outcome ? html`<b>${outcome.title}.</b> ${outcome.text}` : words
      }${!outcome && counters.length ? html` ${withMoves(counters.join('. '))}.` : nothing}
    </p>`;
}
