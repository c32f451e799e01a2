/** How a whole game went: White's advantage after every move, mistakes marked, a slider over it. */
import { pretty, t } from '../../app/i18n.js';
import { html, nothing, svg } from '../../vendor/lit.js';
import { vars } from '../study/vars.js';
import { scoreText, share } from './score.js';
import { isPraise, signOf } from './signs.js';

/** @typedef {import('./tree.js').Node} Node */

const [WIDTH, HEIGHT] = [660, 96];

/**
 * @param {Node[]} line  the main line
 * @param {(number | null)[]} scores  White's after each move, in men
 * @param {{now: Node, colours: {white: string, black: string}, go: (index: number) => void}} reader
 */
export function graph(line, scores, { now, colours, go }) {
  const points = scores.flatMap((score, index) =>
    score === null ? [] : [[x(index + 1, line.length), y(score)]],
  );
  if (points.length < 2) return nothing;
  const path = `M${[[0, HEIGHT / 2], ...points]
    .map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`)
    .join('L')}`;
  const area = `${path}L${points[points.length - 1][0].toFixed(1)} ${HEIGHT / 2}L0 ${HEIGHT / 2}Z`;
  const at = line.indexOf(now) + 1;
  const score = at ? scores[at - 1] : 0;
  const told = at
    ? t('analysis-graph-move', {
        move: pretty(line[at - 1].text),
        score: score === null ? '–' : scoreText(score),
      })
    : t('analysis-graph-start');
  return html`<div class="graph">
    <span class="ax up">${t('analysis-graph-ahead', { colour: colours.white })}</span
    ><span class="ax dn">${t('analysis-graph-ahead', { colour: colours.black })}</span>
    ${ticks(line.length)}
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <clipPath id="above"><rect width=${WIDTH} height=${HEIGHT / 2}></rect></clipPath>
        <clipPath id="below">
          <rect y=${HEIGHT / 2} width=${WIDTH} height=${HEIGHT / 2}></rect>
        </clipPath>
      </defs>
      <rect class="ground" width=${WIDTH} height=${HEIGHT}></rect>
      <path class="white" d=${area} clip-path="url(#above)"></path>
      <path class="black" d=${area} clip-path="url(#below)"></path>
      <path class="mid" d="M0 ${HEIGHT / 2}H${WIDTH}"></path>
      <path class="curve" d=${path}></path>
      ${at ? svg`<path class="here" d="M${x(at, line.length)} 0V${HEIGHT}"/>` : nothing}
      ${line.map((node, index) => mark(node, index, scores[index], line.length))}
    </svg>
    <input
      type="range"
      min="0"
      max=${line.length}
      .value=${String(at)}
      aria-label=${t('graph')}
      aria-valuetext=${told}
      @input=${(/** @type {InputEvent} */ event) =>
        go(Number(/** @type {HTMLInputElement} */ (event.target).value))}
    />
  </div>`;
}

/** @param {Node} node @param {number} index @param {number | null} score @param {number} count */
function mark(node, index, score, count) {
  const sign = signOf(node);
  if (!sign || score === null) return nothing;
  const [a, b] = [x(index + 1, count), y(score)];
  return isPraise(sign)
    ? svg`<path class="praise" d="M${a} ${b}h.01"/>`
    : svg`<path class="slip-mark" d="M${a} ${b}h.01"/>`;
}

/** @param {number} count */
function ticks(count) {
  const moves = Math.ceil(count / 2);
  const step = moves <= 12 ? 5 : moves <= 60 ? 10 : 20;
  const found = [
    1,
    ...Array.from({ length: Math.floor(moves / step) }, (_, i) => (i + 1) * step),
  ].filter((each) => each === 1 || moves - each > step / 4 || each === moves);
  return found.map(
    (each) =>
      html`<span
        class="ax x num"
        ${vars({ '--x': `${(100 * (2 * each - 1)) / Math.max(count, 1)}%` })}
        >${each}</span
      >`,
  );
}

/** @param {number} index @param {number} count */
const x = (index, count) => (WIDTH * index) / Math.max(count, 1);

/** @param {number} score */
const y = (score) => (HEIGHT / 2) * (1 - 0.94 * share(score));
