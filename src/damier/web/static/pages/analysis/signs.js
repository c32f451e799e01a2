/** Signs behind a move: NAGs as they are printed, and which of them can be given with a click. */

/** @type {Record<number, string>} */
const SIGNS = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' };

export const GIVEN = [1, 3, 5, 6, 2, 4];

/**
 * What is printed behind a move: its signs, and whatever the file had there.
 * @param {{nags: number[], suffix: string}} node
 */
export const signOf = (node) => node.nags.map((nag) => SIGNS[nag] ?? '').join('') || node.suffix;

/** @param {number} nag */
export const signText = (nag) => SIGNS[nag];

/** @param {string} sign */
export const isPraise = (sign) => sign.startsWith('!');

/**
 * Put a sign on a move or take it off; a move has at most one of them.
 * @param {{nags: number[], suffix: string}} node
 * @param {number} nag
 */
export function toggle(node, nag) {
  const has = node.nags.includes(nag) || node.suffix === SIGNS[nag];
  node.nags = node.nags.filter((each) => !(each in SIGNS));
  node.suffix = '';
  if (!has) node.nags.push(nag);
}
