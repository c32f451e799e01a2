/**
 * The line to the server's engine: one question at a time, answers as they are found.
 *
 *     const engine = new EngineLine({heard: (message) => …, lost: (code) => …});
 *     engine.ask({type: 'analyse', fen, sheet, lines: 3, seconds: 30});
 *     engine.stop();
 *
 * The socket is opened with the first question. If it breaks, `lost` is told, with the server's
 * code
 * where the server closed it; the next question opens another one.
 */

/** @typedef {import('wire').StudyTold} Message */

export class EngineLine {
  /** @type {WebSocket | null} */
  #socket = null;
  #id = 0;

  /** @param {{heard: (message: Message) => void, lost: (code: string) => void}} listeners */
  constructor({ heard, lost }) {
    this.heard = heard;
    this.lost = lost;
  }

  /**
   * Ask something; answers to earlier questions are not heard any more.
   * @param {Omit<import('wire').Analyse, 'id'>} question
   */
  ask(question) {
    const id = ++this.#id;
    this.#send({ ...question, id, lang: document.documentElement.lang });
    return id;
  }

  stop() {
    this.#id++;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ type: 'stop' });
  }

  /** @param {object} message */
  #send(message) {
    const text = JSON.stringify(message);
    const socket = this.#open();
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
    else socket.onopen = () => socket.send(text);
  }

  #open() {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return this.#socket;
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/analysis`,
    );
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onclose = ({ reason }) => {
      if (this.#socket === socket) this.lost(reason);
    };
    return socket;
  }

  /** @param {Message} message */
  #receive(message) {
    if (message.id === this.#id || (message.type === 'problem' && !message.id)) this.heard(message);
  }
}
