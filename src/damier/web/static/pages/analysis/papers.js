/**
 * Games in and out: paste, upload, choose one of several, download; links and pictures of a
 * position.
 */
import { t } from '../../app/i18n.js';
import { html, nothing } from '../../vendor/lit.js';

/**
 * @typedef {import('wire').GameRead} GameRead
 * @typedef {{said: string, games: GameRead[], more: boolean, busy: boolean, copied: string}} Papers
 */

/**
 * @param {Papers} papers
 * @param {{read: (text: string) => void, upload: (file: File) => void,
 *   choose: (game: GameRead) => void, save: () => void, copyPdn: () => void, copyLink: () => void,
 *   linkGame: () => void, codeGame: () => void, leave: () => void, svg: string, png: string,
 *   players: unknown, recent: unknown}} act
 */
export function papersPanel(papers, act) {
  return html`<section class="paper panel papers" aria-labelledby="papers-title">
    <h1 id="papers-title">${t('papers-title')}</h1>
    ${papers.games.length > 1 ? choice(papers, act.choose) : reading(papers, act)}
    <p class="trouble" role="status">
      ${papers.said ? html`<i aria-hidden="true">!</i><span>${papers.said}</span>` : nothing}
    </p>
    <hr />
    <div class="keep">
      <h2>${t('papers-keep')}</h2>
      ${act.players}
      <div class="acts">
        <button class="btn" type="button" @click=${act.save}>${t('papers-save')}</button>
        <button class="btn" type="button" @click=${act.copyPdn}>
          ${papers.copied === 'pdn' ? t('papers-copied') : t('papers-copy')}
        </button>
        <button class="btn" type="button" data-act="link-game" @click=${act.linkGame}>
          ${papers.copied === 'game' ? t('papers-copied') : t('papers-link-game')}
        </button>
        <button
          class="btn"
          type="button"
          data-act="code-game"
          title=${t('embed-hint')}
          @click=${act.codeGame}
        >
          ${papers.copied === 'code' ? t('papers-copied') : t('embed-code')}
        </button>
      </div>
      <h2>${t('papers-position')}</h2>
      <div class="acts">
        <button class="btn" type="button" data-act="link-position" @click=${act.copyLink}>
          ${papers.copied === 'link' ? t('papers-copied') : t('papers-link')}
        </button>
        <a class="btn" href=${act.svg} download="damier.svg">SVG</a
        ><a class="btn" href=${act.png} download="damier.png">PNG</a>
      </div>
    </div>
    ${act.recent}
    <div class="acts">
      <button class="btn plain" type="button" @click=${act.leave}>${t('edit-leave')}</button>
    </div>
  </section>`;
}

/**
 * @param {Papers} papers
 * @param {{read: (text: string) => void, upload: (file: File) => void}} act
 */
const reading = (papers, act) =>
  html`<form
    @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const area = /** @type {HTMLFormElement} */ (event.target).elements.namedItem('pdn');
      if (area instanceof HTMLTextAreaElement) act.read(area.value);
    }}
  >
    <label class="label" for="pdn">${t('papers-paste')}</label>
    <textarea
      class="field num"
      id="pdn"
      name="pdn"
      rows="5"
      spellcheck="false"
      placeholder="1. 32-28 18-23 2. 38-32 …"
    ></textarea>
    <div class="acts">
      <button class="btn primary" type="submit" ?disabled=${papers.busy}>
        ${t('papers-read')}
      </button>
      <label class="btn upload"
        >${t('papers-upload')}<input
          type="file"
          accept=".pdn,.txt,text/plain"
          @change=${(/** @type {Event} */ event) => {
            const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
            if (file) act.upload(file);
          }}
      /></label>
    </div>
  </form>`;

/** @param {Papers} papers @param {(game: GameRead) => void} choose */
const choice = (papers, choose) =>
  html`<p>${t('papers-several', { count: papers.games.length })}</p>
    <ol class="gamelist">
      ${papers.games.map(
        (game) =>
          html`<li>
            <button type="button" @click=${() => choose(game)}>
              <b dir="auto">${players(game)}</b>
              <small dir="auto"
                >${[tag(game, 'Event'), tag(game, 'Date'), tag(game, 'Result')].filter(Boolean).join(' · ')}</small
              >
            </button>
          </li>`,
      )}
    </ol>
    ${
      papers.more
        ? html`<p class="small quiet">${t('papers-more', { count: papers.games.length })}</p>`
        : nothing
    }`;

/** @param {GameRead} game @param {string} name */
const tag = (game, name) =>
  game.game.tags.find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1] ?? '';

/** @param {GameRead} game */
export const players = (game) => `${tag(game, 'White') || '?'} – ${tag(game, 'Black') || '?'}`;
