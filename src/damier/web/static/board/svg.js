/** Small helpers to make SVG elements. */
const NS = 'http://www.w3.org/2000/svg';

/**
 * Make an SVG element; attributes that are null are left out.
 * @param {string} name
 * @param {Record<string, string | number | null | undefined>} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElement}
 */
export function make(name, attributes = {}, ...children) {
  const node = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== null) node.setAttribute(key, String(value));
  }
  node.append(...children);
  return node;
}

/**
 * Round for an attribute: a thousandth of a square is finer than any pixel.
 * @param {number} x
 */
export const round = (x) => +x.toFixed(3);

/** @param {number} x @param {number} y */
export const translate = (x, y) => `translate(${round(x)} ${round(y)})`;
