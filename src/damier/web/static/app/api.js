/**
 * Requests to the server. A refusal becomes an ApiError whose message is a sentence in the reader's
 * language; a line that is lost, before the answer or in the midst of it, is one with the code
 * "offline" and no message: the page has the words for what it was about to do.
 *
 *     import {get, lines, post, send, text} from '../app/api.js';
 *     const sheets = await get('/api/sheets');
 *     const made = await post('/api/tables', {sheet: 'djeco', …});
 *     const pdn = await text('/api/tables/abc.pdn', {'X-Table-Token': token});
 *     const read = await send('/api/pdn/upload', form);        // a body that is not JSON
 *     for await (const told of lines('/api/games/annotate/stream', {game}, signal)) …
 */

const JSON_BODY = { 'Content-Type': 'application/json' };

export class ApiError extends Error {
  /**
   * @param {number} status
   * @param {string} code
   * @param {string} message
   * @param {unknown} [detail]
   */
  constructor(status, code, message, detail) {
    super(message);
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}

/**
 * @param {string} path
 * @param {Record<string, string>} [headers]
 * @returns {Promise<any>}
 */
export async function get(path, headers = {}) {
  return json(await ask(path, { headers }));
}

/**
 * An answer that is not JSON.
 * @param {string} path
 * @param {Record<string, string>} [headers]
 * @returns {Promise<string>}
 */
export async function text(path, headers = {}) {
  const answer = await ask(path, { headers });
  return heard(() => answer.text());
}

/**
 * @param {string} path
 * @param {unknown} body
 * @param {Record<string, string>} [headers]
 * @returns {Promise<any>}
 */
export function post(path, body, headers) {
  return send(path, JSON.stringify(body), { headers: { ...JSON_BODY, ...headers } });
}

/**
 * @param {string} path
 * @param {BodyInit} body
 * @param {RequestInit} [options]
 * @returns {Promise<any>}
 */
export async function send(path, body, options = {}) {
  return json(await ask(path, { ...options, method: 'POST', body }), options.signal);
}

/**
 * The objects of an answer that comes as lines of JSON, each as soon as it is there; an error among
 * them is thrown like any refusal.
 * @param {string} path
 * @param {unknown} body
 * @param {AbortSignal} [signal]
 * @returns {AsyncGenerator<any>}
 */
export async function* lines(path, body, signal) {
  const answer = await ask(path, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify(body),
    signal,
  });
  if (!answer.body) return;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await heard(() => reader.read(), signal);
      if (done) break;
      const whole = (rest + value).split('\n');
      rest = whole.pop() ?? '';
      for (const line of whole) {
        const told = await heard(() => JSON.parse(line));
        if (told.error) throw refusal(answer.status, told);
        yield told;
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
  if (rest) throw new ApiError(0, 'offline', '');
}

/**
 * @param {string} path
 * @param {RequestInit} options
 * @returns {Promise<Response>} an answer that is a success
 */
async function ask(path, options) {
  const url = new URL(path, location.origin);
  url.searchParams.set('lang', document.documentElement.lang);
  const answer = await heard(() => fetch(url, options), options.signal);
  if (answer.ok) return answer;
  throw refusal(answer.status, await json(answer).catch(() => null));
}

/** @param {Response} answer @param {AbortSignal | null} [signal] @returns {Promise<any>} */
async function json(answer, signal) {
  return answer.headers.get('Content-Type')?.includes('json')
    ? heard(() => answer.json(), signal)
    : null;
}

/** @param {number} status @param {any} body */
function refusal(status, body) {
  const { code = 'unknown', message = '', detail } = body?.error ?? {};
  return new ApiError(status, code, message, detail);
}

/**
 * What the line brings: one that breaks, or ends in the middle of a word, is "offline"; who hangs
 * up himself is told so.
 * @template T
 * @param {() => T | Promise<T>} listen
 * @param {AbortSignal | null} [signal]
 * @returns {Promise<T>}
 */
async function heard(listen, signal) {
  try {
    return await listen();
  } catch (fault) {
    throw signal?.aborted ? fault : new ApiError(0, 'offline', '');
  }
}
