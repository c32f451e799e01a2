/** Boards to look at: a small one that leads to its table, and the large one in front. */
import { diagram } from '../../app/diagram.js';
import { comma, t } from '../../app/i18n.js';
import { disc } from '../../app/icons.js';
import { looks, motion } from '../../app/look.js';
import { prefs } from '../../app/prefs.js';
import { ownName } from '../../app/sheets.js';
import '../../board/damier-board.js';
import { html, nothing } from '../../vendor/lit.js';
import '../game/clock.js';

/**
 * @typedef {import('./feed.js').Feed} Feed
 * @typedef {import('./feed.js').Game} Game
 * @typedef {import('../../app/sheets.js').Sheet} Sheet
 * @typedef {'white' | 'black'} Side
 */

/** What the game is called. @param {Game} game @param {Sheet | undefined} sheet */
export function gameName(game, sheet) {
  const own = sheet && ownName(sheet);
  return html`${own ? html`<bdi lang=${own.lang}>${own.name}</bdi>${comma()}` : nothing}<bdi
      >${sheet?.name ?? game.name}</bdi
    >`;
}

/**
 * One side of a board: who plays it, and the time left.
 * @param {Feed} feed
 * @param {Game} game
 * @param {Side} side
 */
export function seat(feed, game, side) {
  const position = feed.positions.get(game.table);
  const time = feed.time(game.table, side);
  const rating = game[`${side}_rating`];
  const turn = position?.result === null && position.turn === side;
  const name = game[side] || t('game-guest');
  return html`<span class="seat ${turn ? 'turn' : ''}"
    >${disc(side)}<b><bdi>${name}</bdi></b
    >${rating ? html` <bdi class="num small quiet">${rating}</bdi>` : nothing}${
      turn ? html`<span class="sr">${comma()}${t('now-to-move')}</span>` : nothing
    }${
      time
        ? html`<damier-clock
            label=${name}
            .left=${time.left}
            .at=${time.at}
            .runs=${time.runs}
          ></damier-clock>`
        : nothing
    }</span
  >`;
}

/** Whose game it is, if it is one of many. @param {Game} game */
const place = (game) => (game.board ? html` · ${t('now-board', { n: game.board })}` : nothing);

/**
 * A small board, from the side of White unless `turned`.
 * @param {Feed} feed
 * @param {Game} game
 * @param {Sheet | undefined} sheet
 * @param {{href?: string, turned?: boolean, waits?: boolean}} [how]
 */
export function small(feed, game, sheet, { href, turned = false, waits = false } = {}) {
  const position = feed.positions.get(game.table);
  const [above, below] = /** @type {Side[]} */ (turned ? ['white', 'black'] : ['black', 'white']);
  return html`<a
    class="paper card ${waits ? 'waits' : ''}"
    href=${href ?? `/t/${game.table}`}
    data-theme=${sheet ? looks(sheet) : nothing}
    data-table=${game.table}
  >
    ${seat(feed, game, above)}
    <span
      class="board print"
      data-sheet=${sheet?.id ?? 'house'}
      data-theme=${sheet?.theme === 'djeco' ? 'djeco' : nothing}
      >${diagram(game, position?.pieces ?? '', turned)}</span
    >
    ${seat(feed, game, below)}
    <span class="small quiet">${gameName(game, sheet)}${place(game)}</span>
    <b class="num end">${position?.result ?? nothing}</b>
  </a>`;
}

/**
 * The board in front; one by house rules, which no list has, is printed.
 * @param {Feed} feed
 * @param {Game} game
 * @param {Sheet | undefined} sheet
 * @param {any} whole  the sheet with its geometry, once it is fetched
 */
export function large(feed, game, sheet, whole) {
  const position = feed.positions.get(game.table);
  const theme = sheet ? looks(sheet) : 'wood';
  return html`<section class="front" aria-labelledby="front" data-theme=${theme}>
    ${
      whole
        ? html`<damier-board
            class="board"
            lang=${document.documentElement.lang}
            theme=${theme}
            numbers=${prefs.get('numbers')}
            pieces=${prefs.get('pieces')}
            interactive="none"
            .geometry=${whole.geometry}
            .board=${position?.pieces ?? ''}
            .last=${position?.path.length ? position : null}
            .motion=${motion()}
            .texts=${t}
            .colours=${whole.colours}
          ></damier-board>`
        : html`<span class="board print" data-sheet=${sheet?.id ?? 'house'}
            >${diagram(game, position?.pieces ?? '')}</span
          >`
    }
    <div class="paper about">
      <h2 id="front">${t('now-featured')}</h2>
      ${seat(feed, game, 'black')}${seat(feed, game, 'white')}
      <p>${gameName(game, sheet)}${place(game)}</p>
      ${
        game.tournament
          ? html`<p>
              <a href="/tournaments/${game.tournament}">${t('now-tournament')}</a>
            </p>`
          : nothing
      }
      <p class="small quiet">${t('more-watchers', { count: position?.watchers ?? 0 })}</p>
      <p class="num result">${position?.result ?? nothing}</p>
      <a class="btn primary" href="/t/${game.table}">${t('embed-open')}</a>
    </div>
  </section>`;
}
