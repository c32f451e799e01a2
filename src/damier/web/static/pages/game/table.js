/**
 * One table as this browser sees it: the line to the server, the latest view, all entries so far.
 *
 * Nothing here draws; whoever draws listens to "change" and reads the fields.
 */
import { lang } from '../../app/i18n.js';
import { Live } from '../../app/live.js';

/** @typedef {'white' | 'black'} Side */
/** @typedef {import('wire').View} View */
/** @typedef {import('wire').TableInfo} Info */
/**
 * @typedef {import('wire').MoveView} Move
 */
/**
 * @typedef {import('wire').EntryView} Entry
 */
/**
 * @typedef {import('wire').RefusedMessage} Refused
 */
/** @typedef {import('wire').ChatMessage} Said */
/**
 * @typedef {{path: number[], slow: boolean, seq: number}} Pending  `seq` is its event,
 *   once it has one
 */

const CHAT_KEPT = 100;
/** Milliseconds that a move may be on its way before it looks so. */
const QUICK = 700;

export class Table extends EventTarget {
  /** @type {'white' | 'black' | 'both' | null} */
  seat = null;
  /** What stays the same: sheet, mode, players; there once the server has answered. */
  info = /** @type {Info} */ (/** @type {unknown} */ (null));
  /** There once the server has answered. */
  view = /** @type {View} */ (/** @type {unknown} */ (null));
  /** What is the reader's own beside it. @type {import('wire').OwnView} */
  own = { options: [], muted: false, may_point: false };
  /** @type {Entry[]} */
  entries = [];
  /** @type {Omit<import('wire').PresenceMessage, 'type'>} */
  presence = { white: true, black: true, watchers: 0 };
  /** When that was told, by this computer's own time. */
  presenceAt = 0;
  /** @type {Said[]} */
  talk = [];
  /** @type {Said[]} what others said and the reader has not looked at */
  unread = [];
  /** @type {Side | null} who would rather play on than have a draw or give a move back */
  declined = null;
  /** @type {Refused | null} */
  refused = null;
  /** @type {Pending | null} a move that is not stored yet, or not shown */
  pending = null;
  /** @type {import('../../app/live.js').LineState} */
  state = 'connecting';
  /** @type {import('wire').Bye | null} what the server said before it hung up */
  bye = null;
  /** @type {import('wire').RematchMessage | null} where the next game is */
  next = null;
  #seen = 0;
  /**
   * Whether something happened since the page was opened; who only looks at an old game is not led
   * away.
   */
  #moved = false;
  /** When the clock of the view was read, by this computer's own time. */
  readAt = 0;

  /** @param {string} id @param {string} token */
  constructor(id, token) {
    super();
    this.id = id;
    this.token = token;
    this.line = new Live(`/ws/t/${id}`, {
      hello: () => ({
        type: 'hello',
        token: this.token,
        lang: lang(),
        seen: this.#seen,
        beats: true,
      }),
      heard: (message) => this.#hear(message),
      changed: (state) => {
        this.state = state;
        this.#changed();
      },
    });
  }

  /** Sit down again by another token: what opened the seat does no more. @param {string} token */
  regain(token) {
    this.token = token;
    this.bye = null;
    this.line.resume();
  }

  /** Whether a chair is still empty. */
  get isWaiting() {
    const { white, black } = this.info.players;
    return white.kind === 'open' || black.kind === 'open';
  }

  /** The side that the reader may move now, if any. @returns {Side | null} */
  get mine() {
    if (!this.view || this.view.outcome || !this.seat || this.isWaiting) return null;
    const { turn } = this.view;
    return this.seat === 'both' || this.seat === turn ? turn : null;
  }

  /** @param {Side} side */
  isMe(side) {
    return this.seat === side;
  }

  /** Whether the computer plays, and the game counts: nobody helps then. */
  get isExam() {
    const kinds = Object.values(this.info.players).map(({ kind }) => kind);
    return this.view.rated && kinds.includes('computer');
  }

  /** Options of these kinds, such as huff. @param {string[]} kinds */
  options(...kinds) {
    return this.own.options.filter((option) => kinds.includes(option.kind));
  }

  /** The moves with which the reader may claim a draw. @returns {Move[]} */
  get claims() {
    return this.mine ? this.view.claims : [];
  }

  /** @type {Map<string, Promise<import('../../app/live.js').Answer>>} what waits for an answer */
  #asked = new Map();

  /**
   * Ask something of the table, once: a second click while the first is on its way asks nothing.
   * @param {string} type @param {Record<string, unknown>} [rest]
   */
  send(type, rest = {}) {
    const asked = JSON.stringify([type, rest]);
    const same = type === 'chat' ? undefined : this.#asked.get(asked);
    if (same) return same;
    const answer = this.#ask(type, rest).finally(() => this.#asked.delete(asked));
    this.#asked.set(asked, answer);
    return answer;
  }

  /** @param {string} type @param {Record<string, unknown>} rest */
  async #ask(type, rest) {
    this.refused = null;
    const pending = type === 'move' ? this.#wait(/** @type {number[]} */ (rest.path)) : null;
    this.#changed();
    const answer = await this.line.send({ type, seq: this.view?.seq ?? 0, ...rest });
    if (pending) this.#settle(pending, answer);
    if (answer.type === 'refused') {
      this.refused = answer;
      this.dispatchEvent(new Event('refused'));
      this.#changed();
    }
    return answer;
  }

  /** A move is on its way: show it so if that takes long. @param {number[]} path */
  #wait(path) {
    const pending = { path, slow: false, seq: Number.POSITIVE_INFINITY };
    this.pending = pending;
    setTimeout(() => {
      pending.slow = true;
      this.#changed();
    }, QUICK);
    return pending;
  }

  /**
   * The server has answered: a move that is stored is shown as made here until its view comes.
   * @param {Pending} pending
   * @param {import('../../app/live.js').Answer} answer
   */
  #settle(pending, answer) {
    pending.seq = answer.type === 'ack' ? answer.seq : 0;
    this.#forget(this.view?.seq ?? 0);
    this.#changed();
  }

  /** @param {number} seq  the last event that is shown */
  #forget(seq) {
    if (this.pending && seq >= this.pending.seq) this.pending = null;
  }

  /** The move that was made here and is not stored yet, once that is worth telling. */
  get unstored() {
    return this.pending && (this.pending.slow || this.state !== 'open') ? this.pending : null;
  }

  forgive() {
    this.refused = null;
    this.#changed();
  }

  /** @param {import('../../app/live.js').Message} message */
  #hear(message) {
    switch (message.type) {
      case 'welcome':
        this.bye = null;
        this.seat = message.seat;
        this.info = message.table;
        this.#seat(message.table.players);
        this.own = message.own;
        this.#see(message.view, true);
        break;
      case 'state':
        this.#seat(message.players);
        this.#moved = true;
        this.own = message.own;
        this.#see(message.view, false);
        break;
      case 'presence':
        this.presence = message;
        this.presenceAt = performance.now();
        this.#awaitClaim();
        break;
      case 'chat':
        this.#seen = Math.max(this.#seen, message.seq);
        this.talk = [...this.talk.slice(-CHAT_KEPT), message];
        if (message.by !== this.seat) this.unread = [...this.unread, message];
        break;
      case 'rematch':
        this.next = message;
        if (this.#moved) this.dispatchEvent(new Event('next'));
        break;
      case 'refused':
        this.refused = message;
        break;
      case 'bye':
        this.bye = message;
        break;
    }
    this.#changed();
  }

  /** Milliseconds until the reader may claim the game, null where that cannot be. */
  get claimIn() {
    const other = this.seat === 'white' ? 'black' : this.seat === 'black' ? 'white' : null;
    const { left, patience } = this.presence;
    const gone = other && left?.[other];
    if (!this.view || this.view.outcome || typeof gone !== 'number' || !patience) return null;
    return Math.max(0, (patience - gone) * 1000 - (performance.now() - this.presenceAt));
  }

  #claimTimer = 0;

  /** Draw again once the game may be claimed, if that is today. */
  #awaitClaim() {
    clearTimeout(this.#claimTimer);
    const wait = this.claimIn;
    if (wait !== null && wait < 24 * 3600_000)
      this.#claimTimer = window.setTimeout(() => this.#changed(), wait + 50);
  }

  /** Note who plays; the server leaves out what goes without saying. @param {Info['players']} players */
  #seat({ white, black }) {
    const usual = { kind: /** @type {const} */ ('person'), name: '', level: null };
    this.info = {
      ...this.info,
      players: { white: { ...usual, ...white }, black: { ...usual, ...black } },
    };
  }

  /** @param {View} view @param {boolean} first */
  #see(view, first) {
    const known = this.entries.length;
    this.entries = [...this.entries.slice(0, view.entries_from), ...view.entries];
    this.declined = this.#declines(view, known);
    this.view = view;
    this.#forget(view.seq);
    this.#seen = Math.max(this.#seen, view.seq);
    this.readAt = performance.now();
    if (this.view.outcome || this.mine !== view.turn) this.refused = null;
    const grown = !first && this.entries.length > known ? this.entries.slice(known) : [];
    this.dispatchEvent(new CustomEvent('seen', { detail: grown }));
  }

  /**
   * The other side, if it has just said no to a draw or to a move back.
   * @param {View} view
   * @param {number} known
   * @returns {Side | null}
   */
  #declines(view, known) {
    const { seat } = this;
    if (!seat || seat === 'both' || view.outcome || this.entries.length !== known) return null;
    const answered = /** @type {const} */ (['offer', 'takeback']).some(
      (asked) => this.view?.[asked] === seat && !view[asked],
    );
    return answered ? (seat === 'white' ? 'black' : 'white') : null;
  }

  #changed() {
    this.dispatchEvent(new Event('change'));
  }
}
