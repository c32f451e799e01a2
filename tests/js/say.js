/**
 * Say phrases in a language as a page does: node say.js LANG < phrases > texts. The catalogues lie
 * where the server would send them from; a message without the attribute is null.
 */
import { readFileSync } from 'node:fs';

const [lang] = process.argv.slice(2);
globalThis.document = { documentElement: { lang } };
globalThis.fetch = async (url) => ({ ok: true, text: async () => readFileSync(url, 'utf-8') });

const { loadTexts, say } = await import('../../src/damier/web/static/app/i18n.js');
await loadTexts(['base', 'play']);
const phrases = JSON.parse(readFileSync(0, 'utf-8'));
const said = phrases.map(([phrase, attribute]) => say(phrase, attribute));
process.stdout.write(JSON.stringify(said));
