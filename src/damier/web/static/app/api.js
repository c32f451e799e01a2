/**
 * Requests to the server. Every answer is JSON; a refusal becomes an ApiError whose message is a
 * sentence in the reader's language.
 *
 *     import {get, post} from '../app/api.js';
 *     const sheets = await get('/api/sheets');
 *     const made = await post('/api/tables', {sheet: 'djeco', …});
 */

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
export function get(path, headers = {}) {
  return ask(path, { headers });
}

/**
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<any>}
 */
export function post(path, body) {
  return ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/**
 * @param {string} path
 * @param {RequestInit} options
 */
async function ask(path, options) {
  const url = new URL(path, location.origin);
  url.searchParams.set('lang', document.documentElement.lang);
  let answer;
  try {
    answer = await fetch(url, options);
  } catch {
    throw new ApiError(0, 'offline', '');
  }
  const body = answer.headers.get('Content-Type')?.includes('json') ? await answer.json() : null;
  if (answer.ok) return body;
  const said = body?.error ?? {};
  throw new ApiError(answer.status, said.code ?? 'unknown', said.message ?? '', said.detail);
}
