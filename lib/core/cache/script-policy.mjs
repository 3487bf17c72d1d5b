// Plain JavaScript like the cache handler that uses it.

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Scripts with an address, or data: the browser doesn't run them as inline scripts. */
const NOT_INLINE = /\ssrc=|\stype="application\//;

/**
 * Builds the Content-Security-Policy of a cached page, which is the same response for everybody and so can't carry a
 * nonce: it allows scripts of our origin, and by their hashes the inline scripts that the framework or the layout wrote
 * (decision 7). Next gives its own the nonce of the request that the page is rendered for; a script that found its way
 * into the page as text can't know it.
 *
 * @param {string} html the page exactly as sent, but for its nonce
 * @param {string} mark the attribute with the nonce
 * @param {{ ownScripts: readonly string[], sha256: (text: string) => string }} node the layout's scripts; a hash in Base64
 */
export function scriptPolicy(html, mark, { ownScripts, sha256 }) {
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, attributes, script]) =>
    !NOT_INLINE.test(attributes) && (attributes.includes(mark) || ownScripts.includes(script)) ? [script] : [],
  );
  return `script-src ${["'self'", ...[...new Set(scripts)].map((script) => `'sha256-${sha256(script)}'`)].join(' ')}`;
}
