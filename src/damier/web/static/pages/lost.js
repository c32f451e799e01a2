/** There is nothing at this address: say so in words, and show the ways on. */
import { t } from '../app/i18n.js';
import { prefs } from '../app/prefs.js';
import { boot } from '../app/shell.js';
import { html, render } from '../vendor/lit.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** Whether a game was looked for. */
const key = location.pathname.startsWith('/t/') ? 'lost-table' : 'lost';

const draw = () =>
  render(
    html`<section class="slip paper lost">
      <h1>${t(`${key}-title`)}</h1>
      <p class="lede">${t(`${key}-text`)}</p>
      <div class="acts">
        <a class="btn primary" href="/">${t('join-start')}</a
        ><a class="btn" href="/games">${t('shell-games')}</a>
      </div>
    </section>`,
    main,
  );

async function start() {
  await boot({ page: '' });
  document.title = t('lost-tab');
  draw();
  prefs.addEventListener('change', draw);
}

start();
