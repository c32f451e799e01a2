/**
 * A board after a move that was found elsewhere, to be shown; it is known to be one that can be made.
 *
 *     applied('..w.', {path: [3, 1], captured: [], crowns: true})   // 'W...'
 *
 * @param {string} board  a letter a square
 * @param {{path: number[], captured?: number[], crowns?: boolean}} move
 */
export function applied(board, { path, captured = [], crowns = false }) {
  const squares = [...board];
  const piece = squares[path[0] - 1];
  squares[path[0] - 1] = '.';
  for (const square of captured) squares[square - 1] = '.';
  squares[path[path.length - 1] - 1] = crowns ? piece.toUpperCase() : piece;
  return squares.join('');
}
