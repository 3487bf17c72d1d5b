// Imported by page-cache-handler.mjs, which Next loads without compiling it: plain JavaScript.

const DATA_START = 'self.__next_f.push([1,"';
const DATA_END = '"])</script>';

/**
 * Removes the nonce of the request that the page was rendered for: a cached page is allowed by the hashes of its
 * scripts, and the nonce stands some fifty times in it.
 * @param {string} html
 */
function withoutNonce(html) {
  const nonce = / nonce="([\w+/]+=*)"/.exec(html)?.[1];
  if (!nonce) return html;
  const property = `\\"nonce\\":\\"${nonce}\\"`;
  return html.replaceAll(` nonce="${nonce}"`, '').replaceAll(`,${property}`, '').replaceAll(property, '');
}

/**
 * Makes a rendered page smaller without changing what it says. Next sends React's data as it comes, in many scripts with
 * a double-quoted string each; a cached page is complete, so one script will do, and single quotes save escaping those
 * of the data, which are a sixth of it.
 * @param {string} html
 */
export function compactHtml(html) {
  const text = withoutNonce(html).replaceAll(`${DATA_END}<script>${DATA_START}`, '');
  let compact = '';
  let done = 0;
  for (let start = text.indexOf(DATA_START); start !== -1; start = text.indexOf(DATA_START, done)) {
    const from = start + DATA_START.length;
    // The data never contains the end, because Next escapes `<`; each quote in it is escaped, and no apostrophe is.
    const end = text.indexOf(DATA_END, from);
    if (end === -1) break;
    const data = text.slice(from, end).replaceAll('\\"', '"').replaceAll("'", "\\'");
    compact += `${text.slice(done, from - 1)}'${data}'`;
    done = end + 1;
  }
  return compact + text.slice(done);
}
