import es from '@/messages/es.json';
import en from '@/messages/en.json';
import pt from '@/messages/pt.json';

/** Mails and search results are plain text, which others break into lines. */
const PLAIN = new Set(['email', 'metaDescription', 'metaOne']);

function amountsThatBreak(texts: object): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (PLAIN.has(key)) return [];
    if (typeof text === 'object' && text) return amountsThatBreak(text as object);
    return typeof text === 'string' && /US\$ [{\d]/.test(text) ? [text] : [];
  });
}

it.each([
  ['es', es],
  ['en', en],
  ['pt', pt],
])('an amount stays on the line of its currency (%s)', (_, texts) => {
  expect(amountsThatBreak(texts)).toEqual([]);
});
