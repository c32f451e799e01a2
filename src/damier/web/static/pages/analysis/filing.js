/** Games that come onto the desk from papers, and go back to them. */
import { post, send } from '../../app/api.js';
import { t } from '../../app/i18n.js';
import { Book } from '../study/book.js';
import { download } from '../study/link.js';

/**
 * @typedef {import('./papers.js').Papers} Papers
 * @typedef {import('./papers.js').GameRead} GameRead
 */

export class Filing {
  /** @type {Papers | null} */ papers = null;

  /** @param {import('./desk.js').Desk} desk */
  constructor(desk) {
    this.desk = desk;
  }

  open() {
    this.papers = { said: '', games: [], more: false, busy: false, copied: '' };
    this.desk.changed();
  }

  /**
   * @param {string} pdn
   * @param {Book} [book]  the rules, if it does not say
   * @param {number[]} [place]  of the move to show
   */
  readPdn(pdn, book = this.desk.book, place = []) {
    return this.#read(() => post('/api/pdn/read', { ...book.ref, pdn }), book, place);
  }

  /** @param {File} file */
  upload(file) {
    const form = new FormData();
    form.set('file', file);
    for (const [name, value] of Object.entries(this.desk.book.ref))
      if (value) form.set(name, value);
    return this.#read(() => send('/api/pdn/upload', form), this.desk.book);
  }

  /**
   * @param {() => Promise<{games: GameRead[], more: boolean}>} ask
   * @param {Book} book
   * @param {number[]} [place]
   */
  async #read(ask, book, place) {
    const papers = /** @type {Papers} */ (this.papers);
    Object.assign(papers, { busy: true, said: '' });
    this.desk.changed();
    try {
      Object.assign(papers, await ask());
      if (papers.games.length === 1) await this.#opened(papers.games[0], book, place);
    } catch (problem) {
      papers.said = /** @type {Error} */ (problem).message || t('analysis-lost');
    }
    papers.busy = false;
    this.desk.changed();
  }

  /** @param {GameRead} game */
  async choose(game) {
    const { papers } = this;
    await this.#opened(game, this.desk.book).catch((problem) => {
      if (papers) papers.said = problem.message || t('analysis-lost');
      this.desk.changed();
    });
  }

  /** @param {GameRead} game @param {Book} book @param {number[]} [place] */
  async #opened({ sheet, sheet_toml, game, problems }, book, place) {
    const other = sheet_toml ? { sheet_toml } : sheet === book.sheet.id ? null : { sheet };
    await this.desk.open(game, other ? await Book.open(other) : book, place);
    const problem = problems.find(({ severity }) => severity === 'error');
    const readings = new Set(problems.map(({ said }) => said).filter(Boolean));
    this.desk.said = problem
      ? t('papers-problem', { line: problem.line, message: problem.message })
      : '';
    this.desk.noted = [...readings].slice(0, 3).join(' ');
    this.desk.changed();
  }

  /** @returns {Promise<string>} */
  async pdn() {
    return (await post('/api/pdn/write', { ...this.desk.book.ref, game: this.desk.tree.write() }))
      .pdn;
  }

  async savePdn() {
    download('damier.pdn', await this.pdn(), 'application/x-pdn');
  }
}
