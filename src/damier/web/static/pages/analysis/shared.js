/** A whole game behind the # of an address. */
import { unpack } from '../study/link.js';

/** @typedef {{pdn: string, place: number[]}} SharedGame  a game, and where to show it */

/** The format of a game in a link: PDN, deflated with its checksum, base64 for URLs. */
export const FORMAT = '1.';
/** Signs of a link that mail and messengers still carry, and of the PDN inside. */
export const [LONGEST_LINK, LONGEST_PDN] = [30_000, 200_000];

/** @param {URLSearchParams} hash @returns {Promise<SharedGame | null>} */
export async function sharedGame(hash) {
  const packed = hash.get('game');
  if (!packed?.startsWith(FORMAT) || packed.length > LONGEST_LINK) return null;
  const pdn = await unpack(packed.slice(FORMAT.length), 'deflate', LONGEST_PDN);
  return pdn ? { pdn, place: placeOf(hash.get('at') ?? '') } : null;
}

/** @param {string} text */
export function placeOf(text) {
  const parts = text.split('.').map(Number);
  if (!parts.every((part) => Number.isInteger(part) && part >= 0 && part < 10_000)) return [];
  return parts.flatMap((part, index) => (index % 2 ? [part] : Array(part).fill(0)));
}
