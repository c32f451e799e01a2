/**
 * The slip of paper: one heading, one sentence, at most three things to do. Only one lies there at
 * a time.
 */
import { list, pretty, say, t } from '../../app/i18n.js';
import { deed, icon, road } from '../../app/icons.js';
import { ownName } from '../../app/sheets.js';
import { html, nothing } from '../../vendor/lit.js';
import * as papers from './papers.js';
import { paper } from './pull.js';
import { invitation } from './share.js';

/** @typedef {import('./table.js').Table} Table */
/** @typedef {import('./table.js').Move} Move */
/**
 * @typedef {{table: Table, routes: Move[], resigning: boolean, claiming: boolean,
 *   claim: () => void, follow: () => void,
 *   play: (move: Move) => void, show: () => void, road: (move: Move | null) => void,
 *   resign: (yes: boolean, side?: import('./table.js').Side) => void,
 *   aborting: boolean, abort: (yes: boolean) => void, pointing: boolean,
 *   point: () => void, waits: boolean, wait: () => void,
 *   strange: boolean, settle: () => void,
 *   read: (article: string) => void, reading: string | null, redraw: () => void} & import('./pull.js').Pull} Scene
 */

/** So many moves have a button each. */
const FEW = 2;

/** What lies on the table now, by urgency. @param {Scene} scene */
export function slip(scene) {
  const { table, routes, resigning } = scene;
  const { view } = table;
  if (view.outcome) return over(scene);
  if (resigning) return papers.resigning(scene);
  if (scene.aborting) return papers.aborting(scene);
  if (scene.pointing) return papers.pointing(scene);
  if (routes.length) return roads(scene);
  const remedies = table.options('huff', 'withdraw', 'stand');
  if (view.offence && remedies.length) return offence(scene, remedies);
  if (remedies.length) return papers.stuck(scene);
  if (table.options('accept-draw').length && view.offer) return drawOffered(scene);
  if (view.takeback && table.seat && view.takeback !== table.seat && table.seat !== 'both')
    return takebackAsked(scene);
  if (table.refused) return refusal(scene, table.refused);
  if (scene.claiming) return claimed(scene);
  if (table.isWaiting && table.seat) return invitation(table, scene.redraw);
  if (view.offer && view.offer === table.seat)
    return note(scene, t('draw-wait-title'), t('draw-wait-text'));
  if (table.claimIn === 0 && !scene.waits) return papers.left(scene);
  if (scene.strange) return papers.watching(scene);
  return nothing;
}

/** @param {any} sheet */
const named = (sheet) => ownName(sheet)?.name ?? sheet.name;

/** @param {any} sheet @param {string | null} article */
const where = (sheet, article) =>
  html`<p class="where">
    ${
      article && article !== '0'
        ? t('slip-where', { article, name: named(sheet) })
        : t('slip-where-plain', { name: named(sheet) })
    }
  </p>`;

/** @param {Scene} scene @param {string | null} article */
const readButton = ({ read, reading }, article) =>
  article && article !== '0'
    ? html`<button
        type="button"
        class="btn link"
        data-act="read"
        aria-expanded=${reading === article}
        @click=${() => read(article)}
      >
        ${t('action-read', { article })}
      </button>`
    : nothing;

/**
 * The article as a large figure with its heading.
 * @param {any} sheet
 * @param {string | null} article
 * @param {string} title
 */
const head = (sheet, article, title) =>
  html`<div class="art">
    ${article && article !== '0' ? html`<span class="n" aria-hidden="true">${article}</span>` : nothing}
    <div>
      ${where(sheet, article)}
      <h2>${title}</h2>
    </div>
  </div>`;

/** @param {Scene} scene @param {import('./table.js').Refused} refused */
function refusal(scene, { title, text, article, required = [] }) {
  const { table, play, show } = scene;
  const sheet = table.info.sheet;
  const one = table.info.mode === 'guided' && required.length === 1 ? required[0] : null;
  return paper(
    scene,
    'alert',
    html`${head(sheet, article ?? null, title || t('slip-where-plain', { name: named(sheet) }))}
      ${text ? html`<p class="lede">${pretty(text)}</p>` : nothing}
      <div class="acts">
        ${
          one
            ? html`<button type="button" class="btn primary" @click=${() => play(one)}>
                ${t('action-play', { move: pretty(one.text) })}
              </button>`
            : nothing
        }
        ${
          required.length
            ? html`<button type="button" class="btn" @click=${show}>${t('action-show')}</button>`
            : html`<button type="button" class="btn" @click=${() => table.forgive()}>
                ${t('slip-close')}
              </button>`
        }
        ${readButton(scene, article ?? null)}
      </div>`,
  );
}

/** @param {Scene} scene @param {import('wire').OptionView[]} remedies */
function offence(scene, remedies) {
  const { table } = scene;
  const { offence: slipped } = table.view;
  if (!slipped) return nothing;
  return paper(
    scene,
    'alert',
    html`${where(table.info.sheet, slipped.article)}
      <h2>${say(slipped.says, 'title')}</h2>
      <p class="lede">${pretty(say(slipped.says))}</p>
      <div class="choices">
        ${remedies.map((remedy, i) =>
          choice(remedy.kind, say(remedy.says), say(remedy.says, 'consequence'), i === 0, () =>
            table.send(remedy.kind, remedy.kind === 'huff' ? { square: remedy.square } : {}),
          ),
        )}
      </div>`,
  );
}

/**
 * @param {any} sign
 * @param {unknown} label
 * @param {unknown} hint
 * @param {boolean} first
 * @param {() => void} act
 */
const choice = (sign, label, hint, first, act) =>
  html`<button type="button" class="choice ${first ? 'first' : ''}" data-kind=${sign} @click=${act}>
    ${deed(sign)}<span><b>${label}</b>${hint ? html`<small>${hint}</small>` : nothing}</span>
  </button>`;

/** @param {Scene} scene */
function roads(scene) {
  const { table, routes, road: take } = scene;
  const end = String(routes[0].path.at(-1));
  return paper(
    scene,
    'status',
    html`${where(table.info.sheet, null)}
      <h2>${t('routes-title', { count: routes.length, square: end })}</h2>
      <p class="lede">${t('routes-text')}</p>
      <div class="choices">
        ${routes.map(
          (move, i) =>
            html`<button type="button" class="choice" @click=${() => take(move)}>
              ${road(i + 1)}
              <span
                ><b>${t('route', { squares: list(move.captured.map(String)) })}</b
                ><small class="kbd">${t('route-key', { number: i + 1 })}</small></span
              >
            </button>`,
        )}
      </div>
      <div class="acts">
        <button type="button" class="btn" @click=${() => take(null)}>${t('routes-cancel')}</button>
      </div>`,
  );
}

/** @param {Scene} scene */
function drawOffered(scene) {
  const { table } = scene;
  const colour = table.info.sheet.colours[table.view.offer ?? 'white'];
  return paper(
    scene,
    'alert',
    html`<h2>${t('draw-offered.title')}</h2>
      <p class="lede">${t('draw-offered', { colour })}</p>
      <div class="choices">
        ${choice('yes', t('option-accept-draw'), t('draw-yes-hint'), true, () => table.send('accept-draw'))}
        ${choice('no', t('option-decline-draw'), t('draw-no-hint'), false, () => table.send('decline-draw'))}
      </div>`,
  );
}

/** A draw is claimed with the move that brings it about: which one? @param {Scene} scene */
function claimed(scene) {
  const { table, claim } = scene;
  const offer = () => {
    claim();
    void table.send('offer-draw');
  };
  return paper(
    scene,
    'status',
    html`${where(table.info.sheet, null)}
      <h2>${t('claim-title')}</h2>
      <p class="lede">${t('claim-text')}</p>
      <div class="acts">
        ${
          table.claims.length <= FEW
            ? table.claims.map(
                (move) =>
                  html`<button
                    type="button"
                    class="btn primary"
                    @click=${() => table.send('claim-draw', { path: move.path })}
                  >
                    ${t('action-play', { move: pretty(move.text) })}
                  </button>`,
              )
            : nothing
        }
        <button type="button" class="btn" @click=${claim}>${t('resign-no')}</button>
        ${
          table.options('offer-draw').length
            ? html`<button type="button" class="btn" @click=${offer}>
                ${t('option-offer-draw')}
              </button>`
            : nothing
        }
      </div>`,
  );
}

/** @param {Scene} scene */
function takebackAsked(scene) {
  const { table } = scene;
  const colour = table.info.sheet.colours[table.view.takeback ?? 'white'];
  return paper(
    scene,
    'alert',
    html`<h2>${t('take-back-asked.title')}</h2>
      <p class="lede">${t('take-back-asked', { colour })}</p>
      <div class="choices">
        ${choice('back', t('takeback-yes'), t('takeback-yes-hint'), true, () =>
          table.send('accept-takeback'),
        )}
        ${choice('stand', t('takeback-no'), t('takeback-no-hint'), false, () =>
          table.send('decline-takeback'),
        )}
      </div>`,
  );
}

/** @param {Scene} scene @param {string} title @param {string} text */
const note = (scene, title, text) =>
  paper(
    scene,
    'status',
    html`<h2>${title}</h2>
      <p class="lede">${text}</p>`,
  );

/**
 * The game is over: the result as the big figure, the reason, and another game.
 * @param {Scene} scene
 */
function over(scene) {
  const { table, follow } = scene;
  const { outcome, rematch } = table.view;
  const sheet = table.info.sheet;
  if (!outcome) return nothing;
  const asked = rematch.some((side) => side === table.seat);
  const offered = rematch.length > 0 && !asked;
  return paper(
    scene,
    'status',
    html`<div class="art">
        <span class="n wide mv">${pretty(outcome.result)}</span>
        <div>
          ${where(sheet, outcome.article)}
          <h2>${verdict(table.seat, outcome)}</h2>
        </div>
      </div>
      <p class="lede">${pretty(say(outcome.says))}</p>
      ${outcome.reason === 'nobody-can-win' ? html`<p class="proof">${t('over-proof')}</p>` : nothing}
      ${
        asked
          ? html`<p class="quiet">${t('over-rematch-asked')}</p>`
          : offered && table.seat
            ? html`<p>${t('over-rematch-offered')}</p>`
            : nothing
      }
      <div class="acts">
        ${
          table.info.tournament
            ? html`<a class="btn primary" href="/tournaments/${table.info.tournament}"
                >${t('over-tournament')}</a
              >`
            : table.next
              ? html`<button type="button" class="btn primary" @click=${follow}>
                  ${t('over-next')}
                </button>`
              : table.seat && !asked
                ? html`<button
                    type="button"
                    class="btn primary"
                    @click=${() => table.send('rematch')}
                  >
                    ${icon('again')}${t('option-again')}
                  </button>`
                : nothing
        }
        <a class="btn" href="/analysis?table=${table.id}">${t('over-analysis')}</a>
        <a class="btn link" href="/">${t('game-new')}</a>
      </div>`,
    'over',
  );
}

/** @param {Table['seat']} seat @param {import('wire').OutcomeView} outcome */
function verdict(seat, { winner, title }) {
  if (!winner || !seat || seat === 'both') return say(title);
  return t(winner === seat ? 'over-won' : 'over-lost');
}
