/**
 * @import {Geometry} from './geometry.js' @import {Hand} from './hand.js' @import {Last, Move,
 *   Texts} from './types.js'
 */
import { isKing } from './pieces.js';
import { sideOf } from './hand.js';

/**
 * What the board says when it was given no words: the bare facts.
 * @type {Texts}
 */
export const bareTexts = (_key, args = {}) => Object.values(args).join(', ');

/**
 * The words of a board: labels of squares, and sentences for the live region.
 */
export class Speech {
  /**
   * @param {Texts} texts @param {Geometry} geometry @param {Record<string, string>} colours what
   *   White and Black are called
   * @param {boolean} algebraic
   */
  constructor(texts, geometry, colours, algebraic) {
    this.texts = texts;
    this.geometry = geometry;
    this.colours = colours;
    this.algebraic = algebraic;
  }

  /** @param {number} square */
  name(square) {
    return this.geometry.label(square, this.algebraic);
  }

  /** @param {number[]} squares */
  names(squares) {
    return squares.map((square) => this.name(square)).join(', ');
  }

  /** @param {string} piece */
  colour(piece) {
    const side = sideOf(piece) ?? 'white';
    return this.colours[side] ?? side;
  }

  /** @param {number} square @param {string} piece */
  facts(square, piece) {
    return {
      square: this.name(square),
      colour: this.colour(piece),
      piece: isKing(piece) ? 'king' : 'man',
    };
  }

  /**
   * "32, white man, must capture two".
   * @param {number} square @param {Hand} hand @param {ReadonlySet<number>} must
   */
  label(square, hand, must) {
    const piece = hand.piece(square);
    if (hand.steps.length && square === hand.here)
      return this.texts('board-square-in-hand', this.facts(square, hand.piece(hand.from)));
    if (piece === '.' || (hand.halfWay && square === hand.from)) {
      return this.texts(hand.targets.includes(square) ? 'board-square-target' : 'square-empty', {
        square: this.name(square),
      });
    }
    if (must.has(square)) {
      const taken = hand.moves
        .filter((move) => move.path[0] === square)
        .map((move) => move.captured?.length ?? 0);
      return this.texts('board-square-must', {
        ...this.facts(square, piece),
        count: Math.max(1, ...taken),
      });
    }
    const movable = hand.mayPick(square) && hand.movesFrom(square).length > 0;
    return this.texts(movable ? 'board-square-movable' : 'square-label', this.facts(square, piece));
  }

  /** @param {Last} last @param {string} piece what moved */
  moved(last, piece) {
    const count = last.captured?.length ?? 0;
    const ends = { from: this.name(last.path[0]), to: this.name(last.path[last.path.length - 1]) };
    const said = this.texts(count ? 'board-said-capture' : 'board-said-move', {
      colour: this.colour(piece),
      ...ends,
      count,
    });
    return last.crowns ? `${said}. ${this.texts('board-said-crowned')}` : said;
  }

  /** What each numbered road takes. @param {Move[]} roads @param {string} lang */
  roads(roads, lang) {
    const list = new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang || 'en-GB');
    const each = roads.map(({ captured = [] }, i) =>
      this.texts('board-said-road', {
        number: i + 1,
        squares: list.format(captured.map((square) => this.name(square))),
      }),
    );
    return [this.texts('board-said-choice', { count: roads.length }), ...each].join(' ');
  }
}
