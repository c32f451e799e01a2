/**
 * Custom properties of an element, set by script: a strict CSP blocks style attributes.
 *
 *     html`<i ${vars({'--x': '30%'})}></i>`
 */
import { ref } from '../../vendor/lit.js';

/** @param {Record<string, string>} values */
export const vars = (values) =>
  ref((element) => {
    if (!(element instanceof HTMLElement)) return;
    for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value);
  });
