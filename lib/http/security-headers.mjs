// Plain JavaScript, because next.config.mjs reads this file as it stands.

const VIDEO_SERVICES =
  'https://www.youtube-nocookie.com https://player.vimeo.com https://geo.dailymotion.com https://www.dailymotion.com';

/**
 * What a page may load and run. Handlers in attributes never run, whatever its scripts are. Pictures may be anywhere: advertisers name addresses.
 *
 * @param {{
 *   origins: { connect: readonly string[], media: readonly string[] },
 *   isDevelopment: boolean,
 * }} site `origins` are those of the bucket (`lib/storage/origins.ts`). React's development build needs `eval`, and nothing else does.
 * @returns {(scripts: string) => string} the value of Content-Security-Policy by a page's `script-src`, which alone differs from page to page
 */
export function contentSecurityPolicy({ origins, isDevelopment }) {
  const others = [
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob: https:", ...origins.media].join(' '),
    ["media-src 'self' blob:", ...origins.media].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...origins.connect].join(' '),
    `frame-src ${VIDEO_SERVICES}`,
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return (scripts) => `default-src 'self'; ${scripts}${isDevelopment ? " 'unsafe-eval'" : ''}; ${others}`;
}

/** Of what is no page: opened by itself, it loads and runs nothing, and belongs to no site. */
export const NO_PAGE_POLICY =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Every answer has these, unless its route says something else. @type {(readonly [string, string])[]} */
const FOR_ALL = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** A year, for every name below this one. Browsers heed it on https alone. @type {readonly [string, string]} */
const HTTPS_ONLY = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'];

/** Pictures that other sites may show: feed readers, previews of a shared link. */
export const SHARED_FILES = /^\/(media|art|icons)\//;

/**
 * The headers of an answer, but for its policy.
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
 * What a public page says to caches elsewhere, such as a CDN's, which are told of no change: it is a second late there, and a rush is one
 * request a second.
 */
export const SHARED_FOR_A_SECOND = 'public, max-age=0, s-maxage=1, must-revalidate';
