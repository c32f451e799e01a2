/** What to be told, on this device and by mail; nothing is sent before it is switched on here. */
import { get, post } from '../../app/api.js';
import { t } from '../../app/i18n.js';
import { html, live, nothing } from '../../vendor/lit.js';

/** @typedef {import('wire').NoticeShape} Notices */
/** @typedef {'turn' | 'late' | 'over' | 'challenge' | 'followed'} Kind */

/** @type {Kind[]} */
const KINDS = ['turn', 'late', 'over', 'challenge', 'followed'];
/** What one wants who wants to be told, until he says otherwise. @type {Kind[]} */
const USUAL = ['turn', 'late', 'over', 'challenge'];

export class NoticeSettings {
  /** @type {Notices | null} */ wanted = null;
  /** @type {PushSubscription | null} this device's */ here = null;
  said = '';

  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
  }

  async read() {
    this.wanted = await get('/api/notices').catch(() => null);
    const worker = await navigator.serviceWorker?.getRegistration('/').catch(() => undefined);
    this.here = (await worker?.pushManager?.getSubscription().catch(() => null)) ?? null;
    await this.#answerLetter();
    this.redraw();
  }

  /** Somebody came by a link in a letter. */
  async #answerLetter() {
    const found = new URLSearchParams(location.hash.slice(1));
    const [code, token] = [found.get('confirm'), found.get('stop')];
    if (!code && !token) return;
    history.replaceState(null, '', location.pathname);
    await this.#try(async () => {
      if (code) await post('/api/notices/confirm', { code });
      else await post(`/api/notices/stop?token=${encodeURIComponent(token ?? '')}`, {});
      this.said = t(code ? 'notices-mail-thanks' : 'notices-mail-over');
      this.wanted = await get('/api/notices');
    });
  }

  /** @param {() => Promise<void>} work */
  async #try(work) {
    this.said = '';
    try {
      await work();
    } catch (problem) {
      this.said = /** @type {Error} */ (problem).message || t('start-failed');
    }
    this.redraw();
  }

  /** Tell this device, or no longer; the browser asks the first time. @param {boolean} on */
  tellHere(on) {
    return this.#try(async () => {
      if (on) await this.#subscribe();
      else if (this.here) {
        this.wanted = await post('/api/notices/devices/end', { endpoint: this.here.endpoint });
        await this.here.unsubscribe();
        this.here = null;
      }
    });
  }

  async #subscribe() {
    if ((await Notification.requestPermission()) !== 'granted') {
      this.said = t('notices-blocked');
      return;
    }
    await navigator.serviceWorker.register('/sw.js');
    const worker = await navigator.serviceWorker.ready;
    this.here = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: this.wanted?.push_key ?? '',
    });
    this.wanted = await post('/api/notices/devices', this.here.toJSON());
    if (!this.wanted?.kinds.length) await this.#choose('kinds', USUAL);
  }

  /** @param {'kinds' | 'mail_kinds'} which @param {Kind[]} kinds */
  async #choose(which, kinds) {
    const { kinds: push, mail_kinds } = this.wanted ?? { kinds: [], mail_kinds: [] };
    this.wanted = await post('/api/notices', { kinds: push, mail_kinds, [which]: kinds });
  }

  /** @param {'kinds' | 'mail_kinds'} which @param {Kind} kind @param {boolean} on */
  switch(which, kind, on) {
    const chosen = (this.wanted?.[which] ?? []).filter((each) => each !== kind);
    return this.#try(() => this.#choose(which, on ? [...chosen, kind] : chosen));
  }

  /** @param {string} address */
  mail(address) {
    return this.#try(async () => {
      this.wanted = await post('/api/notices/mail', { address });
      if (address && !this.wanted?.mail_kinds.length) await this.#choose('mail_kinds', USUAL);
    });
  }

  /** Whether this browser can be told anything. */
  get canTell() {
    return 'PushManager' in window && isSecureContext && Boolean(this.wanted?.push_key);
  }
}

/** @param {NoticeSettings} settings */
export function notices(settings) {
  const { wanted } = settings;
  if (!wanted) return nothing;
  return html`<section class="notices" aria-labelledby="notices">
    <h2 id="notices">${t('notices-title')}</h2>
    <p class="small">${t('notices-about')}</p>
    ${
      settings.canTell
        ? html`${toggle('here', t('notices-here'), Boolean(settings.here), (on) => settings.tellHere(on))}
          ${settings.here ? kinds(settings, 'kinds', t('notices-here')) : nothing}`
        : html`<p class="small quiet">${t('notices-blocked')}</p>`
    }
    ${wanted.may_mail ? letters(settings, wanted) : nothing}
    <p role="status">${settings.said}</p>
  </section>`;
}

/**
 * @param {NoticeSettings} settings @param {'kinds' | 'mail_kinds'} which
 * @param {string} legend
 */
const kinds = (settings, which, legend) =>
  html`<fieldset class="kinds">
    <legend class="sr">${legend}</legend>
    ${KINDS.map((kind) =>
      toggle(
        `${which}-${kind}`,
        t(`notice-kind-${kind}`),
        Boolean(settings.wanted?.[which].includes(kind)),
        (on) => settings.switch(which, kind, on),
      ),
    )}
  </fieldset>`;

/** @param {NoticeSettings} settings @param {Notices} wanted */
const letters = (settings, wanted) =>
  html`<h3>${t('notices-mail')}</h3>
    <p class="small">${t('notices-mail-about')}</p>
    ${
      wanted.mail
        ? html`<p>
              ${t(wanted.confirmed ? 'notices-mail-to' : 'notices-mail-sent', { mail: wanted.mail })}
            </p>
            ${wanted.confirmed ? kinds(settings, 'mail_kinds', t('notices-mail')) : nothing}
            <button type="button" class="btn" @click=${() => settings.mail('')}>
              ${t('notices-mail-stop')}
            </button>`
        : html`<form
            class="away"
            @submit=${(/** @type {SubmitEvent} */ event) => {
              event.preventDefault();
              const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
              settings.mail(String(form.get('mail')));
            }}
          >
            <label
              ><span class="label">${t('notices-mail-address')}</span
              ><input
                class="field mail"
                type="email"
                name="mail"
                required
                maxlength="254"
                dir="ltr"
                autocomplete="email"
            /></label>
            <button class="btn">${t('notices-mail-send')}</button>
          </form>`
    }`;

/** @param {string} name @param {string} words @param {boolean} on @param {(on: boolean) => void} change */
const toggle = (name, words, on, change) =>
  html`<label class="switch"
    ><input
      type="checkbox"
      role="switch"
      name=${name}
      .checked=${live(on)}
      @change=${(/** @type {Event} */ event) =>
        change(/** @type {HTMLInputElement} */ (event.target).checked)}
    /><i></i><span>${words}</span></label
  >`;
