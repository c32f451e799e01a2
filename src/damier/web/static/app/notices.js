/**
 * A service worker that does one thing: whoever taps a notice comes to the page it is about. Phones
 * show notices of service workers only.
 */
const worker = /** @type {any} */ (self);

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** Bring a page to the front, or open it. @param {string} url */
async function show(url) {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.find((/** @type {any} */ each) => each.url.split('#')[0] === url);
  return page ? page.focus() : worker.clients.openWindow(url);
}
