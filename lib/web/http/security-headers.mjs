// Plain JavaScript, because next.config.mjs imports this file without compilation.

const VIDEO_SERVICES =
  'https://www.youtube-nocookie.com https://player.vimeo.com https://geo.dailymotion.com https://www.dailymotion.com';

/**
 * Builds the Content-Security-Policy of pages. Inline event handlers never run, and pages load nothing from other
 * sites but the players of videos. Of the site's own answers, frames show only those with `SHOWN_FILE_POLICY`.
 *
 * @param {{
 *   origins: { connect: readonly string[], media: readonly string[] },
 *   isDevelopment: boolean,
 * }} site `origins` are those of the bucket (`lib/files/storage/origins.ts`). Only React's development build needs `eval`.
 * @returns {(scripts: string) => string} builds the header's value from `script-src`, the only directive that differs
 * between pages
 */
export function contentSecurityPolicy({ origins, isDevelopment }) {
  const others = [
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...origins.media].join(' '),
    ["media-src 'self' blob:", ...origins.media].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...origins.connect].join(' '),
    `frame-src 'self' ${VIDEO_SERVICES}`,
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return (scripts) => `default-src 'self'; ${scripts}${isDevelopment ? " 'unsafe-eval'" : ''}; ${others}`;
}

/**
 * For responses that are not pages: opened directly, they load and run nothing, in a sandbox without the site's
 * origin.
 */
export const NO_PAGE_POLICY =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * For files that pages of the site show in a frame. Browsers' viewers of PDFs are plugins to them, which neither a
 * sandbox nor `object-src 'none'` lets run.
 */
export const SHOWN_FILE_POLICY = "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Set on every response unless its route overrides them. @type {(readonly [string, string])[]} */
const FOR_ALL = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** One year, including subdomains. Browsers ignore it over plain HTTP. @type {readonly [string, string]} */
const HTTPS_ONLY = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'];

/** Images that other sites may embed: feed readers, previews of shared links. */
export const SHARED_FILES = /^\/(media|art|icons)\//;

/**
 * Returns a response's security headers, except its Content-Security-Policy.
 *
 * @param {{ isShared: boolean, isHttps: boolean }} answer `isShared` for `SHARED_FILES`
 * @returns {(readonly [string, string])[]} names and values
 */
export function securityHeaders({ isShared, isHttps }) {
  return [
    ...FOR_ALL,
    ['Cross-Origin-Resource-Policy', isShared ? 'cross-origin' : 'same-origin'],
    ...(isHttps ? [HTTPS_ONLY] : []),
  ];
}

/**
 * Cache-Control of public pages for shared caches such as a CDN, which receive no invalidations: pages are at most a
 * second stale there, and the server gets at most one request a second per page.
 */
export const SHARED_FOR_A_SECOND = 'public, max-age=0, s-maxage=1, must-revalidate';

/** Cache-Control of the interface's pictures, whose URL stays the same when a new version changes them. */
export const CACHED_FOR_A_MONTH = 'public, max-age=2592000, stale-while-revalidate=86400';
