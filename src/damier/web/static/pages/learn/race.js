/**
 * A race against the clock: three minutes in which as many puzzles as possible are solved.
 *
 *     const race = new Race(tick, over);
 *     race.start();     // the clock runs from the first puzzle on
 */
const SECONDS = 180;

export class Race {
  solved = 0;
  #ends = 0;
  #timer = 0;

  /** @param {() => void} tick @param {() => void} over @param {number} [seconds] */
  constructor(tick, over, seconds = SECONDS) {
    this.tick = tick;
    this.done = over;
    this.seconds = seconds;
  }

  start() {
    if (this.#ends) return;
    this.#ends = Date.now() + this.seconds * 1000;
    this.#timer = window.setInterval(() => this.#beat(), 250);
  }

  #beat() {
    if (this.over) {
      window.clearInterval(this.#timer);
      this.done();
    } else this.tick();
  }

  count() {
    if (this.running) this.solved += 1;
  }

  /** Seconds that are left. */
  get left() {
    return this.#ends ? Math.max(0, Math.ceil((this.#ends - Date.now()) / 1000)) : this.seconds;
  }

  get over() {
    return this.#ends > 0 && Date.now() >= this.#ends;
  }

  get running() {
    return this.#ends > 0 && !this.over;
  }

  /** The clock: 2:59. */
  get text() {
    return `${Math.floor(this.left / 60)}:${String(this.left % 60).padStart(2, '0')}`;
  }
}
