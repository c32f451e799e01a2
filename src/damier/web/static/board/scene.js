/** @import {Scene} from './marks.js' @import {Arrow, Mark, Move, State} from './types.js' */
import { candidates, here, isHalfWay, isTrying, taken, targets } from './hand.js';

/**
 * What is marked now: what the page asks for, and what the hands do.
 * @param {State} state @returns {Scene}
 */
export function sceneOf(state) {
  const { hand, asked } = state;
  const half = isHalfWay(state);
  const onward = half && hand.mode === 'legal' ? candidates(state) : [];
  return {
    board: state.shown,
    last: state.last,
    must: half || asked ? [] : state.must,
    marks: [...state.marks, ...strokeMarks(state)],
    arrows: [...state.arrows, ...strokeArrows(state)],
    refusal: state.refusal,
    offence: state.offence,
    routes: hand.choice.length ? hand.choice : state.routes,
    targets: hand.choice.length ? [] : targets(state),
    walked: asked ? asked.path : hand.steps,
    inHand: asked ? asked.path[asked.path.length - 1] : here(state),
    todo: onward.length === 1 ? onward[0].path.slice(hand.steps.length - 1) : [],
    ghosts: ghosts(state),
    premove: state.planned,
    mayStop: half && isTrying(state),
  };
}

/** The captured pieces that still stand. @param {State} state */
function ghosts(state) {
  if (state.asked) return takenBy(state, state.asked);
  if (state.sent) return [];
  return isHalfWay(state) ? taken(state, state.hand.steps) : state.ghosts;
}

/**
 * What a move takes, known or tried.
 * @param {State} state @param {{path: number[], move: Move | null}} made
 */
export const takenBy = (state, { path, move }) => move?.captured ?? taken(state, path);

/** The arrow that is being drawn. @param {State} state @returns {Arrow[]} */
const strokeArrows = ({ stroke: { from, to, ink } }) =>
  to && to !== from ? [{ path: [from, to], kind: `drawn ${ink}` }] : [];

/** @param {State} state @returns {Mark[]} */
const strokeMarks = ({ stroke: { from } }) => (from ? [{ square: from, kind: 'square' }] : []);
