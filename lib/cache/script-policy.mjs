// Plain JavaScript, like the cache handler that uses it; and of the web alone, because Next takes both into the middleware's bundle.

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Has an address, or is data: what the browser does not run from the page itself. */
const NOT_INLINE = /\ssrc=|\stype="application\//;

/**
 * A Content-Security-Policy for a cached page, which is the same answer for all and so can't carry a nonce: scripts of our origin, and the
 * page's own inline ones by their hashes (decision 7). `html` is the page as it is sent, byte for byte.
 */
export async function scriptPolicy(html) {
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, attributes, script]) =>
    NOT_INLINE.test(attributes) ? [] : [script],
  );
  const hashes = await Promise.all([...new Set(scripts)].map(sha256));
  return `script-src ${["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ')}`;
}

/** In Base64, as policies want it. */
async function sha256(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
