// Imported by page-cache-handler.mjs, which Next loads without compiling it: plain JavaScript.

const DATA_START = 'self.__next_f.push([1,"';
const DATA_END = '"])</script>';

/** The end of an item or a choice that another follows, or the end of the list: HTML lets it be left out. */
const IMPLIED_END = /<\/(?:li|option)>(?=<(?:li|option|optgroup|\/(?:ul|ol|select|optgroup))\b)/g;

/** An escaped ampersand, not one of a text that speaks of the escape. */
const AMPERSAND = /(?<!\\)((?:\\\\)*)\\u0026/g;
/** The end of a paragraph that another block follows, or the end of its block. */
const IMPLIED_P =
  /<\/p>(?=<(?:p|div|h[1-6]|ul|ol|section|form|table|\/(?:div|section|li|article|main|aside|form|fieldset))\b)/g;

/**
 * Returns the attribute that marks what Next wrote: the nonce of the request that the page was rendered for. None for a
 * page that was rendered for none, by a build; several if something else got into the page as markup.
 * @param {string} html
 */
export const nonceAttributes = (html) => [...new Set(html.match(/ nonce="[^"]*"/g) ?? [])];

/**
 * Makes a rendered page smaller without changing what it says. Next sends React's data as it comes, in many scripts with
 * a double-quoted string each; a cached page is complete, so one script will do, and single quotes save escaping those
 * of the data, which are a sixth of it. The nonce, too, is in it some fifty times: here it goes from the data, and stays
 * as an attribute. Shapes are closed at once, and items, choices and paragraphs where the next begins.
 * @param {string} html
 * @param {string} mark the attribute with the nonce
 */
export function compactHtml(html, mark) {
  const property = `\\"nonce\\":\\"${mark.slice(' nonce="'.length, -1)}\\"`;
  const dataStart = `<script${mark}>${DATA_START}`;
  const text = html
    .replaceAll(`,${property}`, '')
    .replaceAll(property, '')
    .replaceAll(/><\/(?:use|path)>/g, '/>')
    .replaceAll(IMPLIED_END, '')
    .replaceAll(IMPLIED_P, '');
  let compact = '';
  let done = 0;
  for (let start = text.indexOf(dataStart); start !== -1; start = text.indexOf(dataStart, done)) {
    compact += text.slice(done, start);
    let data = '';
    done = start;
    while (text.startsWith(dataStart, done)) {
      // The data never contains the end, because Next escapes `<`.
      const end = text.indexOf(DATA_END, done);
      if (end === -1) return html;
      data += text.slice(done + dataStart.length, end);
      done = end + DATA_END.length;
    }
    // Each quote in the data is escaped, and no apostrophe is.
    const written = data.replaceAll('\\"', '"').replaceAll("'", "\\'").replaceAll(AMPERSAND, '$1&');
    compact += `${dataStart.slice(0, -1)}'${written}'${DATA_END.slice(1)}`;
  }
  return compact + text.slice(done);
}
