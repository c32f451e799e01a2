/**
 * The line to a table. It comes back by itself after a break, and says again what was not heard.
 *
 *     const hello = () => ({type: 'hello', token, lang, seen, beats: true});
 *     const line = new Live('/ws/t/abc', {hello, heard, changed});
 *     const answer = await line.send({type: 'move', path: [32, 28]});   // ack or refused
 *
 * `heard(message)` gets everything but acks and refusals of commands; `changed(state)` gets
 * connecting, open, waiting or closed. Each command has a number of its own, begun from the time so
 * that no two tabs share one; after a break unanswered commands go out again under their old
 * numbers, and the server plays none of them twice.
 *
 * A line whose other end has gone stays open for minutes. So the server's beats are answered, and
 * where none comes the line asks itself: without an answer it is down within five seconds.
 */

/**
 * @typedef {import('wire').TableTold} Message
 * @typedef {import('wire').Ack | import('wire').RefusedMessage} Answer
 * @typedef {{type: string, [key: string]: unknown}} Command  one of `TableAsked`; it gets its number here
 */
/** @typedef {'connecting' | 'open' | 'waiting' | 'closed'} LineState */

const FIRST_WAIT = 300;
/** A server that ends says so: another one is there already. */
const RESTART = 1012;
const LONGEST_WAIT = 8000;
/** Milliseconds: how often the line is looked at, when it asks, and how long an answer may take. */
const LOOK = 300;
const SILENCE = 2400;
const ANSWER = 1800;
const GREETING = 6000;
/** After these goodbyes there is nothing to come back to. */
const FINAL = new Set(['bad-token', 'no-table', 'expected-hello', 'banned', 'no-club']);

export class Live {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Map<number, {message: Command, resolve: (answer: Answer) => void}>} */
  #unanswered = new Map();
  #next = Date.now() * 1000;
  #tries = 0;
  #welcomed = false;
  #ended = false;
  #timer = 0;
  #watch = 0;
  #heardAt = 0;
  /** When the line asked and has not heard since, 0 if it has. */
  #askedAt = 0;

  /**
   * @param {string} path
   * @param {{hello?: () => import('wire').Hello, heard: (message: Message) => void,
   *   changed?: (state: LineState) => void}} options
   */
  constructor(path, { hello, heard, changed = () => {} }) {
    this.url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
    this.hello = hello;
    this.heard = heard;
    this.changed = changed;
    window.addEventListener('online', () => this.#hurry());
    window.addEventListener('offline', () => this.#abandon());
    document.addEventListener('visibilitychange', () => document.hidden || this.#hurry());
    this.#connect();
  }

  /**
   * Send a command and wait for its ack or refusal, however often the line breaks in between.
   * @param {Command} message
   * @returns {Promise<Answer>}
   */
  send(message) {
    const id = this.#next++;
    return new Promise((resolve) => {
      const numbered = { ...message, id };
      this.#unanswered.set(id, { message: numbered, resolve });
      if (this.#welcomed) this.#say(numbered);
    });
  }

  /** Come back after a last goodbye: there is something else now to say hello with. */
  resume() {
    this.#ended = false;
    this.#hurry();
  }

  close() {
    this.#ended = true;
    this.#socket?.close();
  }

  #connect() {
    this.changed('connecting');
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#heard();
    clearInterval(this.#watch);
    this.#watch = window.setInterval(() => this.#look(), LOOK);
    socket.onopen = () => this.hello && this.#say(this.hello());
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onclose = (event) => this.#lost(event.code === RESTART);
  }

  #heard() {
    this.#heardAt = performance.now();
    this.#askedAt = 0;
  }

  /** Ask where nothing was heard for a while, and give the line up if no answer comes. */
  #look() {
    const now = performance.now();
    if (!this.#welcomed) {
      if (now - this.#heardAt > GREETING) this.#abandon();
    } else if (this.#askedAt) {
      if (now - this.#askedAt > ANSWER) this.#abandon();
    } else if (now - this.#heardAt > SILENCE) {
      this.#askedAt = now;
      this.#say({ type: 'ping' });
    }
  }

  /** Let go of a line that may never say that it is closed. */
  #abandon() {
    const socket = this.#socket;
    if (this.#ended || !socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#lost();
  }

  /** @param {Message} message */
  #receive(message) {
    this.#heard();
    if (message.type === 'welcome' || (!this.hello && !this.#welcomed)) this.#welcome();
    if (message.type === 'pong') return;
    if (message.type === 'beat') return this.#say({ type: 'beat' });
    if (message.type === 'bye' && FINAL.has(message.code)) this.#ended = true;
    if (message.type === 'ack' || message.type === 'refused') this.#answered(message);
    else this.heard(message);
  }

  #welcome() {
    this.#tries = 0;
    this.#welcomed = true;
    this.changed('open');
    for (const { message: old } of this.#unanswered.values()) this.#say(old);
  }

  /** @param {Answer} message */
  #answered(message) {
    const waiting = this.#unanswered.get(message.id);
    this.#unanswered.delete(message.id);
    if (waiting) waiting.resolve(message);
    else this.heard(message);
  }

  #lost(soon = false) {
    this.#socket = null;
    this.#welcomed = false;
    clearInterval(this.#watch);
    if (this.#ended) {
      this.changed('closed');
      return;
    }
    this.changed('waiting');
    const longer =
      Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    const wait = soon && this.#tries === 0 ? Math.random() * FIRST_WAIT : longer;
    this.#tries++;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  /** Try at once when there is reason to hope. */
  #hurry() {
    if (this.#ended || this.#socket) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#connect();
  }

  /** @param {object} message */
  #say(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
