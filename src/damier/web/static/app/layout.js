/**
 * Conditions of the stylesheets that pages draw by, too. Tab and screen readers follow the
 * document, so what is drawn higher in one layout has to stand earlier there.
 *
 *     const isColumn = lies('(aspect-ratio < 5/4)', draw);
 */

/**
 * Tell whether the window lies so, and draw anew when that changes.
 * @param {string} query @param {() => void} draw
 * @returns {() => boolean}
 */
export function lies(query, draw) {
  const asked = matchMedia(query);
  asked.addEventListener('change', draw);
  return () => asked.matches;
}
