// Plain JavaScript like the cache handler that uses it, and Web APIs only, because Next includes both in the
// middleware's bundle.

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Scripts with an address, or data: the browser doesn't run them as inline scripts. */
const NOT_INLINE = /\ssrc=|\stype="application\//;

/**
 * Builds the Content-Security-Policy of a cached page, which is the same response for everybody and so can't carry a
 * nonce: it allows scripts of our origin, and the page's own inline scripts by their hashes (decision 7). `html` must
 * be the page exactly as sent.
 *
 * @param {string} html
 * @param {(text: string) => string | Promise<string>} [sha256] the hash in Base64
 */
export async function scriptPolicy(html, sha256 = webSha256) {
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, attributes, script]) =>
    NOT_INLINE.test(attributes) ? [] : [script],
  );
  const hashes = await Promise.all([...new Set(scripts)].map(sha256));
  return `script-src ${["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ')}`;
}

/** For builds, which have no Node function injected. */
async function webSha256(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
