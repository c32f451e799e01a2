/**
 * The line to a table. It comes back by itself after a break, and says again what was not heard.
 *
 *     const line = new Live('/ws/t/abc', {hello: () => ({type: 'hello', token, lang, seen}), heard, changed});
 *     const answer = await line.send({type: 'move', path: [32, 28]});   // ack or refused
 *
 * `heard(message)` gets everything but acks and refusals of commands; `changed(state)` gets
 * connecting, open, waiting or closed. Each command has a number of its own, begun from the time so
 * that no two tabs share one; after a break unanswered commands go out again under their old
 * numbers,
 * and the server plays none of them twice.
 */

/** @typedef {{type: string, [key: string]: any}} Message */
/** @typedef {'connecting' | 'open' | 'waiting' | 'closed'} LineState */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20_000;
/** After these goodbyes there is nothing to come back to. */
const FINAL = new Set(['bad-token', 'no-table', 'expected-hello']);

export class Live {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Map<number, {message: Message, resolve: (answer: Message) => void}>} */
  #unanswered = new Map();
  #next = Date.now() * 1000;
  #tries = 0;
  #welcomed = false;
  #ended = false;
  #timer = 0;
  #pulse = 0;

  /**
   * @param {string} path
   * @param {{hello?: () => Message, heard: (message: Message) => void, changed?: (state: LineState) => void}} options
   */
  constructor(path, { hello, heard, changed = () => {} }) {
    this.url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
    this.hello = hello;
    this.heard = heard;
    this.changed = changed;
    window.addEventListener('online', () => this.#hurry());
    document.addEventListener('visibilitychange', () => document.hidden || this.#hurry());
    this.#connect();
  }

  /**
   * Send a command and wait for its ack or refusal, however often the line breaks in between.
   * @param {Message} message
   * @returns {Promise<Message>}
   */
  send(message) {
    const id = this.#next++;
    return new Promise((resolve) => {
      const numbered = { ...message, id };
      this.#unanswered.set(id, { message: numbered, resolve });
      if (this.#welcomed) this.#say(numbered);
    });
  }

  close() {
    this.#ended = true;
    this.#socket?.close();
  }

  #connect() {
    this.changed('connecting');
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => this.hello && this.#say(this.hello());
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onclose = () => this.#lost();
  }

  /** @param {Message} message */
  #receive(message) {
    if (message.type === 'welcome' || (!this.hello && !this.#welcomed)) this.#welcome();
    if (message.type === 'pong') return;
    if (message.type === 'bye' && FINAL.has(message.code)) this.#ended = true;
    if (message.type === 'ack' || message.type === 'refused') this.#answered(message);
    else this.heard(message);
  }

  #welcome() {
    this.#tries = 0;
    this.#welcomed = true;
    this.changed('open');
    for (const { message: old } of this.#unanswered.values()) this.#say(old);
    clearInterval(this.#pulse);
    this.#pulse = window.setInterval(() => this.#say({ type: 'ping' }), HEARTBEAT);
  }

  /** @param {Message} message */
  #answered(message) {
    const waiting = this.#unanswered.get(message.id);
    this.#unanswered.delete(message.id);
    if (waiting) waiting.resolve(message);
    else this.heard(message);
  }

  #lost() {
    this.#welcomed = false;
    clearInterval(this.#pulse);
    if (this.#ended) {
      this.changed('closed');
      return;
    }
    this.changed('waiting');
    const wait =
      Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  /** Try at once when there is reason to hope. */
  #hurry() {
    if (this.#ended || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#connect();
  }

  /** @param {Message} message */
  #say(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
