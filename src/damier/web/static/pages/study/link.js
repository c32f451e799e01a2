/**
 * Texts in the fragment of an address, which no server ever sees: compressed, then base64 for URLs.
 *
 *     location.hash = `sheet=${await pack(toml)}`;
 *     const toml = await unpack(new URLSearchParams(location.hash.slice(1)).get('sheet'));
 */

const LONGEST = 40_000;

/** @param {string} text @param {CompressionFormat} [format]  `deflate` has a checksum */
export async function pack(text, format = 'deflate-raw') {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(format));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The text again; nothing if it is none. More than `longest` is not unpacked at all.
 * @param {string | null} packed
 * @param {CompressionFormat} [format]
 * @param {number} [longest]  signs, packed or not
 * @returns {Promise<string | null>}
 */
export async function unpack(packed, format = 'deflate-raw', longest = LONGEST) {
  if (!packed || packed.length > longest) return null;
  try {
    const bytes = Uint8Array.from(
      atob(packed.replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.charCodeAt(0),
    );
    const reader = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream(format))
      .getReader();
    return await limited(reader, longest);
  } catch {
    return null;
  }
}

/** @param {ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>} reader @param {number} longest */
async function limited(reader, longest) {
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > longest) {
      void reader.cancel();
      return null;
    }
  }
  return text + decoder.decode();
}

/**
 * What another site writes to show a board of this one; the address is written as HTML wants it.
 * @param {string} address
 */
export const embedCode = (address) =>
  `<iframe src="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" width="400" ` +
  'height="520" title="damier" loading="lazy" style="border:0"></iframe>';

/** @param {string} text @returns {Promise<boolean>} whether it lies on the clipboard now */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Let the visitor keep a text as a file.
 * @param {string} name
 * @param {string} text
 * @param {string} [type]
 */
export function download(name, text, type = 'text/plain') {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
