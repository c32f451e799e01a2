/** Whoever comes from an address that is kept out is told so in words, until when and why. */
import { get } from '../app/api.js';
import { t } from '../app/i18n.js';
import { prefs } from '../app/prefs.js';
import { boot } from '../app/shell.js';
import { html, render } from '../vendor/lit.js';
import { banned } from './order/banned.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {import('../../../../../js/wire.js').BanShape | null} */
let ban = null;

const draw = () =>
  render(html`<section class="slip paper lost">${banned(ban, 'h1')}</section>`, main);

async function start() {
  const [standing] = await Promise.all([
    get('/api/standing').catch(() => null),
    boot({ page: '', shelves: ['base', 'play', 'account', 'order'] }),
  ]);
  ban = standing?.banned ?? null;
  document.title = t('banned-tab');
  draw();
  prefs.addEventListener('change', draw);
}

start();
