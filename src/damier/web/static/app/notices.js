/**
 * The service worker: it shows what the server pushes, and whoever taps a notice comes to the page it
 * is about. Phones show notices of service workers only.
 */
const worker = /** @type {any} */ (self);

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('push', (/** @type {any} */ event) => {
  event.waitUntil(tell(event.data?.json() ?? {}));
});
worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});
worker.addEventListener('pushsubscriptionchange', (/** @type {any} */ event) => {
  event.waitUntil(renew(event.oldSubscription));
});

const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/**
 * Show a notice, unless its page is in front of somebody's eyes.
 * @param {{title?: string, body?: string, url?: string, tag?: string, lang?: string}} notice
 */
async function tell({ title = 'damier', body = '', url = '/waiting', tag = '', lang = '' }) {
  const target = new URL(url, worker.location.origin);
  if (target.origin !== worker.location.origin) return;
  const open = await pages();
  if (
    open.some((/** @type {any} */ page) => page.focused && page.url.split('#')[0] === target.href)
  )
    return;
  await worker.registration.showNotification(title, {
    body,
    tag,
    lang,
    icon: '/static/app/icon-192.png',
    data: target.href,
  });
}

/** The browser has another address: tell the server. @param {any} old */
async function renew(old) {
  if (!old) return;
  const made = await worker.registration.pushManager.subscribe(old.options);
  await fetch('/api/notices/devices', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(made.toJSON()),
  });
}

/** Bring a page to the front, or open it. @param {string} url */
async function show(url) {
  const page = (await pages()).find((/** @type {any} */ each) => each.url.split('#')[0] === url);
  return page ? page.focus() : worker.clients.openWindow(url);
}
