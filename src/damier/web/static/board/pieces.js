import { make, round, translate } from './svg.js';

/**
 * A disc is a short cylinder seen slightly from above: one side wall, one face, grooves turned into
 * the face.
 * White has two grooves, Black one groove and a hub, so that sides differ by shape too.
 */
const RADIUS = 0.385;
const WALL = 0.065;

/** @param {string} name @param {number} height */
function cylinder(name, height) {
  const r = RADIUS;
  return make('path', {
    class: name,
    d: `M${-r} ${round(-height)}A${r} ${r} 0 0 1 ${r} ${round(-height)}V0A${r} ${r} 0 0 1 ${-r} 0Z`,
  });
}

/** The king's mark: a rosette of eight notches, readable at 20 px. */
function rosette() {
  const points = Array.from({ length: 16 }, (_, i) => {
    const angle = (Math.PI * i) / 8;
    const r = i % 2 ? 0.105 : 0.2;
    return `${round(r * Math.sin(angle))} ${round(-r * Math.cos(angle))}`;
  });
  return make('path', { class: 'crown', d: `M${points.join('L')}Z` });
}

/** @param {string} kind "w", "b", "W" or "B" */
export const isKing = (kind) => kind !== kind.toLowerCase();

/** @param {string} kind */
const classes = (kind) => `disc ${kind.toLowerCase()} ${isKing(kind) ? 'king' : 'man'}`;

/**
 * Draw a man or a king around 0, 0.
 * @param {string} kind "w", "b", "W" or "B"
 */
export function disc(kind) {
  const king = isKing(kind);
  const base = king ? 0.12 : 0.04;
  const body = make('g', { class: 'body', transform: translate(0, base) }, cylinder('side', WALL));
  let top = -WALL;
  if (king) {
    // the second disc lies on the first, with a visible seam
    body.append(make('circle', { class: 'face under', r: RADIUS, cy: round(-WALL) }));
    body.append(
      make('g', { transform: translate(0, -WALL - 0.035) }, cylinder('side', WALL + 0.045)),
    );
    top = -WALL - 0.035 - WALL - 0.045;
  }
  const face = make(
    'g',
    { transform: translate(0, top) },
    make('circle', { class: 'face', r: RADIUS }),
    make('circle', { class: 'groove', r: 0.295 }),
  );
  if (king) face.append(rosette());
  else
    face.append(
      kind === 'w'
        ? make('circle', { class: 'groove inner', r: 0.165 })
        : make('circle', { class: 'hub', r: 0.05 }),
    );
  body.append(face);
  const shadow = make('ellipse', {
    class: 'shadow',
    cx: 0.02,
    cy: base + 0.06,
    rx: round(RADIUS * 1.03),
    ry: RADIUS,
  });
  return make('g', { class: classes(kind) }, shadow, body);
}

/**
 * Draw a piece as printed diagrams do: an outline, a ring for kings.
 * @param {string} kind
 */
export function flatDisc(kind) {
  const king = isKing(kind);
  const g = make(
    'g',
    { class: classes(kind) },
    make('circle', { class: 'face', r: king ? 0.36 : 0.34 }),
  );
  if (king) g.append(make('circle', { class: 'groove', r: 0.2 }));
  return g;
}
