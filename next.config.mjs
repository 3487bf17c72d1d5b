import { fileURLToPath } from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';
import {
  CACHED_FOR_A_MONTH,
  NO_PAGE_POLICY,
  SHARED_FOR_A_SECOND,
  contentSecurityPolicy,
  securityHeaders,
} from './lib/web/http/security-headers.mjs';
import { suggesting } from './lib/core/visitor-hints/suggested-country.mjs';
import { TEXT_PAGES } from './lib/core/text-pages.mjs';
import { BLOG_KEYS, EQUIPMENT_KEYS, LISTING_KEYS, LOT_KEYS } from './lib/core/search-keys.mjs';

const withNextIntl = createNextIntlPlugin('./lib/core/i18n/request.ts');

const query = (key) => ({ type: 'query', key });

/** Bounded, because each number is a page in the cache. */
const pageNumber = { type: 'query', key: 'page', value: '(?<page>[1-9]\\d{0,3})' };

/** `app/bare`, the baseline of `npm run bench`, is only in the bench's own build. */
const isBench = process.env.CORRAL_BENCH === '1';

/** Paths without a language prefix, except the API, Next's own files, stored pictures and names with a dot. */
const UNPREFIXED = `/:path((?!(?:en|pt|es${isBench ? '|bare' : ''})(?:/|$)|api/|_next/|media/|.*\\.).*)`;

const PREFIXED = '/:locale(es|en|pt)';

/** Segments that are only reachable through rewrites. */
const INNER =
  ':segment(front|every-animal|search|near|suggested|equipment-front|equipment-search|map-of|blog-front|auctions-front)/:rest*';

const suggests = (locale) => ({ type: 'header', key: 'accept-language', value: suggesting(locale) });

/** Where a browser may suggest the country whose animals come first. */
const SUGGESTED = [
  { source: '/:locale(es|pt)', has: [suggests('es')] },
  { source: '/:locale(en)', has: [suggests('en')] },
];

/** A visitor who chose English or Portuguese. Crawlers send no cookie and are not redirected. */
const otherLanguage = { type: 'cookie', key: 'language', value: '(?<language>en|pt)' };

/**
 * `GET` of a list without a query is cached like its page. Only GET: server/create-server.ts adds the method as a
 * header.
 */
const cachedLists = {
  source: '/api/:list(cattle|equipment)',
  has: [{ type: 'header', key: 'x-corral-method', value: 'GET' }],
  missing: [...new Set([...LISTING_KEYS, ...EQUIPMENT_KEYS, 'understand'])].map(query),
  destination: '/api/:list/first-page/newest',
};

/** The language that the browser of whoever scans a printed sheet asks for first, unless they chose one here. */
const sheetLanguage = {
  source: '/d/:number',
  has: [{ type: 'header', key: 'accept-language', value: '(?<language>en|pt)(?:[-,;].*)?' }],
  missing: [{ type: 'cookie', key: 'language' }],
  destination: '/:language/d/:number',
  permanent: false,
};

/** Next applies these in order to the rewritten path; each costs a little on every request, so there are few. */
const rewrites = [
  cachedLists,
  { source: '/', destination: '/es' },
  // The feed is a page with a dot.
  { source: UNPREFIXED.replace('.*\\.)', '(?!blog/rss\\.xml$).*\\.)'), destination: '/es/:path' },
  // From here on every path has a language. The middleware has already rewritten searches, so these are unfiltered
  // lists.
  { source: PREFIXED, has: [pageNumber], destination: '/:locale/every-animal/:page' },
  ...SUGGESTED.map((page) => ({ ...page, destination: '/:locale/suggested/:country/front' })),
  { source: PREFIXED, destination: '/:locale/front' },
  { source: `${PREFIXED}/equipment`, has: [pageNumber], destination: '/:locale/equipment-front/:page' },
  { source: `${PREFIXED}/equipment`, destination: '/:locale/equipment-front/1' },
  { source: `${PREFIXED}/map`, destination: '/:locale/map-of/everything' },
  // The first pages of the blog and of the auctions are cached; their searches and later pages are rendered per
  // request.
  { source: `${PREFIXED}/blog`, missing: BLOG_KEYS.map(query), destination: '/:locale/blog-front' },
  { source: `${PREFIXED}/auctions`, missing: LOT_KEYS.map(query), destination: '/:locale/auctions-front' },
];

/** Internal addresses, and the choice of language. */
const redirects = [
  { source: '/es', destination: '/', permanent: true },
  { source: '/es/:path+', destination: '/:path+', permanent: true },
  { source: `/${INNER}`, destination: '/', permanent: true },
  { source: `/:locale(en|pt)/${INNER}`, destination: '/:locale', permanent: true },
  sheetLanguage,
  { source: '/', has: [otherLanguage], destination: '/:language', permanent: false },
  { source: UNPREFIXED, has: [otherLanguage], destination: '/:language/:path', permanent: false },
];

/** Pages that are the same for everybody. */
const publicPages = [
  { source: '/:locale(en|pt)?' },
  { source: '/:locale(en|pt)?/:kind(listing|equipment)/:id' },
  { source: '/:locale(en|pt)?/equipment' },
  { source: '/:locale(en|pt)?/:base(animales|animals|animais)/:path*' },
  { source: '/:locale(en|pt)?/auctions/:id?' },
  { source: '/:locale(en|pt)?/blog/:slug([a-z0-9-]+)?' },
  { source: `/:locale(en|pt)?/:page(credits|help|map|${TEXT_PAGES.join('|')})` },
  { source: '/:locale(en|pt)?/help/:question((?!search$)[a-z-]+)' },
];

/** Vercel bypasses our HTTP server (server/), so builds for it declare the headers themselves, without a nonce. */
const vercelHeaders = () => {
  const endpoint = [process.env.S3_BROWSER_ENDPOINT, process.env.S3_ENDPOINT].find((url) => URL.canParse(url ?? ''));
  const bucket = endpoint ? new URL(endpoint).host : `s3.${process.env.S3_REGION ?? 'us-east-1'}.amazonaws.com`;
  const connect = process.env.S3_DIRECT_UPLOADS === 'true' ? [`https://${bucket}`, `https://*.${bucket}`] : [];
  const media = process.env.S3_PUBLIC_URL ? [new URL(process.env.S3_PUBLIC_URL).origin] : [];
  const policy = contentSecurityPolicy({ origins: { connect, media }, isDevelopment: false })(
    "script-src 'self' 'unsafe-inline'",
  );
  const entry = (source, of, isShared) => ({
    source,
    headers: [['Content-Security-Policy', of], ...securityHeaders({ isShared, isHttps: true })].map(([key, value]) => ({
      key,
      value,
    })),
  });
  return [
    ...publicPages.map((page) => ({ ...page, headers: [{ key: 'Cache-Control', value: SHARED_FOR_A_SECOND }] })),
    entry('/:path*', policy, false),
    entry('/:folder(art|icons)/:file*', policy, true),
    entry('/api/:path*', NO_PAGE_POLICY, false),
    entry('/media/:path*', NO_PAGE_POLICY, true),
  ];
};

const headers = [
  ...(process.env.VERCEL ? vercelHeaders() : []),
  // Shared caches know the home page by its address, whatever country a browser suggests.
  {
    source: '/:locale(en|pt)?',
    has: [suggests('en')],
    missing: LISTING_KEYS.map(query),
    headers: [{ key: 'Cache-Control', value: 'private, no-cache' }],
  },
  // The same page for every member, but not for shared caches, since visitors without a session are redirected.
  // `no-store` keeps the browser from showing a filled-in page again after its user has signed out.
  { source: '/:locale(en|pt)?/dashboard', headers: [{ key: 'Cache-Control', value: 'private, no-store' }] },
  {
    source: '/:folder(art|icons)/:file*',
    headers: [{ key: 'Cache-Control', value: CACHED_FOR_A_MONTH }],
  },
];

/** @type {import('next').NextConfig} */
const nextConfig = {
  agentRules: false,
  pageExtensions: ['tsx', 'ts', ...(isBench ? ['bench.tsx'] : [])],
  poweredByHeader: false,
  // Next would hash and compress a cached page for every response; server/compress-response.ts does so once per page.
  generateEtags: false,
  compress: false,
  // Pictures are stored in the widths that pages use. Next's resizer would let anyone fill the disk with other sizes.
  images: { unoptimized: true },
  turbopack: { root: import.meta.dirname },
  // Read while the server runs (lib/records/content, lib/deals/sheet); Vercel would leave it out.
  outputFileTracingIncludes: {
    '/[locale]/**': ['./content/**/*.md'],
    '/api/deals/**': ['./lib/deals/sheet/*.ttf'],
  },
  // Demo and test builds leave type checking to `npm test -- static`; `npm run build` does it itself.
  typescript: { ignoreBuildErrors: process.env.BUILD_WITHOUT_TYPES === '1' },
  // Vercel has a page cache of its own. Our handler limits its own memory; Next's in-memory cache would only duplicate
  // it.
  ...(process.env.VERCEL
    ? {}
    : {
        cacheHandler: fileURLToPath(new URL('./lib/core/cache/page-cache-handler.mjs', import.meta.url)),
        cacheMaxMemorySize: 0,
      }),
  // Vercel compresses by itself.
  compiler: process.env.VERCEL
    ? {}
    : {
        runAfterProductionCompile: (build) =>
          import('./scripts/compress-static.mjs').then(({ compressStatic }) => compressStatic(build)),
      },
  experimental: {
    // Makes forbidden() answer 403 to a signed-in visitor who may not see a page.
    authInterrupts: true,
    // Forms send text only: pictures and videos are uploaded beforehand through the API.
    serverActions: { bodySizeLimit: '200kb' },
  },
  rewrites: async () => {
    // Called by builds only; a deployed server has no sources to check.
    await import('./scripts/write-matcher.mjs').then(({ checkMatcher }) => checkMatcher());
    return { beforeFiles: rewrites, afterFiles: [], fallback: [] };
  },
  redirects: async () => redirects,
  headers: async () => headers,
};

export default withNextIntl(nextConfig);
