// Plain JavaScript, because next.config.mjs reads this file as it stands.

const VIDEO_SERVICES = 'https://www.youtube-nocookie.com https://player.vimeo.com https://geo.dailymotion.com https://www.dailymotion.com';

/**
 * What a page may load and run. Handlers in attributes never run, whatever `scripts` says. Pictures may be anywhere: advertisers name addresses.
 *
 * @param {{
 *   scripts: readonly string[],
 *   origins: { connect: readonly string[], media: readonly string[] },
 *   isDevelopment: boolean,
 * }} page `scripts` are the sources of scripts beside the site itself, such as a nonce; `origins` are those of the bucket
 *   (`lib/storage/origins.ts`). React's development build needs `eval`, and nothing else does.
 * @returns {string} the value of Content-Security-Policy
 */
export function contentSecurityPolicy({ scripts, origins, isDevelopment }) {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...(isDevelopment ? ["'unsafe-eval'"] : [])].join(' '),
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
}

/** Of what is no page: opened by itself, it loads and runs nothing, and belongs to no site. */
export const NO_PAGE_POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Every answer has these, whatever it is. @type {(readonly [string, string])[]} */
const FOR_ALL = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** A year, for every name below this one. Browsers heed it on https alone. @type {readonly [string, string]} */
const HTTPS_ONLY = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'];

/** Pictures that other sites may show: feed readers, previews of a shared link. */
const SHARED_FILES = /^\/(media|art|icons)\//;

/**
 * The headers of an answer.
 *
 * @param {{ path: string, isHttps: boolean, policy: string }} answer
 * @returns {(readonly [string, string])[]} names and values
 */
export function securityHeaders({ path, isHttps, policy }) {
  return [
    ['Content-Security-Policy', policy],
    ...FOR_ALL,
    ['Cross-Origin-Resource-Policy', SHARED_FILES.test(path) ? 'cross-origin' : 'same-origin'],
    ...(isHttps ? [HTTPS_ONLY] : []),
  ];
}
