/** Move the keyboard to something on the page, without scrolling there. @param {string} selector */
export function focusOn(selector) {
  const found = document.querySelector(`main ${selector}`);
  if (found instanceof HTMLElement) found.focus({ preventScroll: true });
}
