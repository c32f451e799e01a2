/**
 * <damier-clock>: seconds left at a moment, counted down by itself while it runs. The server
 * decides
 * when time is up; this only shows it.
 */

const TICK = 100;
const TENTHS_BELOW = 20;

export class DamierClock extends HTMLElement {
  left = 0;
  at = 0;
  #runs = false;
  #timer = 0;
  #shown = '';
  /** How time is written; games by days write it otherwise. */
  static text = clockText;

  get runs() {
    return this.#runs;
  }

  set runs(value) {
    this.#runs = value;
    queueMicrotask(() => this.#start());
  }

  connectedCallback() {
    this.classList.add('clock');
    this.setAttribute('role', 'timer');
    this.setAttribute('aria-label', this.getAttribute('label') ?? '');
    this.#start();
  }

  disconnectedCallback() {
    clearInterval(this.#timer);
  }

  #start() {
    clearInterval(this.#timer);
    this.#show();
    if (this.#runs && this.isConnected) this.#timer = window.setInterval(() => this.#show(), TICK);
  }

  #show() {
    const gone = this.#runs ? (performance.now() - this.at) / 1000 : 0;
    const text = DamierClock.text(Math.max(0, this.left - gone));
    if (text !== this.#shown) this.textContent = this.#shown = text;
  }
}

/** 1:02:05, 9:06 or 8.4. @param {number} seconds */
export function clockText(seconds) {
  if (seconds < TENTHS_BELOW) return (Math.floor(seconds * 10) / 10).toFixed(1);
  const whole = Math.ceil(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

customElements.define('damier-clock', DamierClock);
