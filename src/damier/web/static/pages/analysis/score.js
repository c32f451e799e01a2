/** How scores are written and drawn. They are White's, in men; a decided game is 200 and more. */

const KNOWN = 200;

/** @param {number} score */
export const isDecided = (score) => Math.abs(score) > KNOWN;

/**
 * As +1.04, −0.40, or a flag with the moves that are left: #7.
 * @param {number} score
 * @param {number | null} [plies]
 */
export function scoreText(score, plies = null) {
  if (isDecided(score))
    return `${score > 0 ? '' : '−'}#${plies === null ? '' : Math.ceil(plies / 2)}`;
  const rounded = Math.abs(score).toFixed(2);
  if (rounded === '0.00') return '0.00';
  return `${score > 0 ? '+' : '−'}${rounded}`;
}

/** From −1 to 1: one man is a good third, the end of the game all. @param {number} score */
export function share(score) {
  if (!Number.isFinite(score) || isDecided(score)) return Math.sign(score);
  return score / (Math.abs(score) + 1.6);
}
