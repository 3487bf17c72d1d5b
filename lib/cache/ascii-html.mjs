// Imported by page-cache-handler.mjs, which Next loads without compiling it: plain JavaScript.

/**
 * Elements whose text isn't HTML: scripts (including JSON) escape characters as `\uXXXX`; style sheets are left alone.
 */
const RAW_TEXT = /(<(script|style)\b[^>]*>)([\s\S]*?)(?=<\/\2>)/gi;

const asUnits = (text) =>
  text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const asReferences = (html) => html.replace(/[^\0-\x7f]/gu, (character) => `&#${character.codePointAt(0)};`);

/**
 * Converts a document to pure ASCII. V8 stores a string with any character beyond Latin-1 in two bytes per character
 * and re-encodes it for every response (0.5 of the 1.3 ms of a cached home page); ASCII is copied as it is.
 * @param {string} html
 */
export function asciiHtml(html) {
  let ascii = '';
  let end = 0;
  for (const match of html.matchAll(RAW_TEXT)) {
    const [whole, tag, name, text] = match;
    ascii +=
      asReferences(html.slice(end, match.index) + tag) + (name.toLowerCase() === 'script' ? asUnits(text) : text);
    end = match.index + whole.length;
  }
  // Copied through a buffer: concatenated pieces are only flattened when first read, and stay two bytes wide if any
  // piece was.
  return Buffer.from(ascii + asReferences(html.slice(end))).toString();
}
