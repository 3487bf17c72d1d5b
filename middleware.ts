import { NextResponse, type NextRequest } from 'next/server';
import { localizedPath, splitLocale } from '@/lib/core/i18n/paths';
import { PLACE_COOKIE, placeNamed } from '@/lib/core/visitor-hints/visitor-place';
import { suggestedCountry } from '@/lib/core/visitor-hints/suggested-country.mjs';
import { EQUIPMENT_KEYS, LISTING_KEYS, LOT_KEYS, filterKeys } from '@/lib/core/search-keys.mjs';
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from '@/lib/core/session-tokens/cookie-name';
import { querySegment } from '@/lib/core/validation/query-segment';
import { ACTION_HEADER } from '@/lib/core/next-wire.mjs';

/**
 * Redirects a visitor without a session cookie from a protected page to the sign-in page, which leads back. Only the
 * cookie's presence is checked; the page and the domain validate it. Server actions pass: they refuse with a result
 * that their form understands, whereas a redirect would look like a network failure to a user who signed out in another
 * tab.
 */
function protect(request: NextRequest): NextResponse {
  if (request.headers.has(ACTION_HEADER)) return NextResponse.next();
  if ([SESSION_COOKIE, SECURE_SESSION_COOKIE].some((name) => request.cookies.get(name)?.value))
    return NextResponse.next();
  const { pathname, search } = request.nextUrl;
  const target = request.nextUrl.clone();
  target.pathname = localizedPath(splitLocale(pathname).locale, '/auth');
  target.search = new URLSearchParams({ next: pathname + search }).toString();
  return NextResponse.redirect(target);
}

/** The searchable lists: their query keys, and the routes of their searches and of their first page. */
const SEARCHES: Partial<Record<string, { keys: readonly string[]; search: string; first: string }>> = {
  '/': { keys: LISTING_KEYS, search: 'search', first: 'front' },
  '/map': { keys: LISTING_KEYS, search: 'map-of', first: 'map-of/everything' },
  '/equipment': { keys: EQUIPMENT_KEYS, search: 'equipment-search', first: 'equipment-front/1' },
};

/**
 * Rewrites a search to a path of its own, so that its page is cached until a listing changes. The visitor's URL does
 * not change.
 */
function nameSearch(
  request: NextRequest,
  { keys, search, first }: NonNullable<(typeof SEARCHES)[string]>,
): NextResponse {
  const target = request.nextUrl.clone();
  const segment = querySegment(keys, request.nextUrl.searchParams);
  target.pathname = `/${splitLocale(request.nextUrl.pathname).locale}/${segment ? `${search}/${segment}` : first}`;
  target.search = '';
  return NextResponse.rewrite(target);
}

interface NearList {
  keys: readonly string[];
  /** The route of its searches. */
  search?: string;
  /** The route of a page of it. */
  list: (page: string | undefined) => string | undefined;
}

/** The lists whose path ends in the visitor's place; others are below it. */
const ENDS_IN_PLACE = /^(?:search|map-of|every-animal|equipment-(?:front|search))\//;

/** The lists that know the visitor's own place. */
const NEAR_LISTS: Partial<Record<string, NearList>> = {
  '/': { keys: LISTING_KEYS, search: 'search', list: (page) => (page ? `every-animal/${page}` : 'front') },
  '/equipment': {
    keys: EQUIPMENT_KEYS,
    search: 'equipment-search',
    list: (page) => `equipment-front/${page ?? '1'}`,
  },
  // A page number asks for the map of all countries, which needs no place, but links that keep it.
  '/map': {
    keys: LISTING_KEYS,
    search: 'map-of',
    list: (page) => `map-of/${page ? querySegment(LISTING_KEYS, new URLSearchParams({ page })) : 'everything'}`,
  },
  // The searches and later pages of auctions are rendered per request, and read the cookie.
  '/auctions': { keys: LOT_KEYS, list: (page) => (page ? undefined : 'auctions-front') },
};

/** The pages of a class in a place. */
const LOCAL_PAGE = /^\/(?:animales|animals|animais)\/./;

/**
 * Rewrites to the route of a page near the place that a visitor has named: cached for all who named it, but not by others'
 * caches, which know pages by their address alone.
 */
function toNear(request: NextRequest, place: string, page: string): NextResponse {
  const target = request.nextUrl.clone();
  const path = ENDS_IN_PLACE.test(page) ? `${page}/${place}` : `near/${place}/${page}`;
  target.pathname = `/${splitLocale(request.nextUrl.pathname).locale}/${path}`;
  target.search = '';
  return NextResponse.rewrite(target, { headers: { 'Cache-Control': 'private, no-cache' } });
}

/** The path below a place of a list and its searches; undefined if it has none. */
function pageNear({ nextUrl: { searchParams } }: NextRequest, { keys, search, list }: NearList): string | undefined {
  const isSearch = filterKeys(keys).some((key) => searchParams.get(key)?.trim());
  const named = search && `${search}/${querySegment(keys, searchParams)}`;
  return isSearch ? named : list(/^[1-9]\d{0,3}$/.exec(searchParams.get('page') ?? '')?.[0]);
}

export function middleware(request: NextRequest): NextResponse {
  const { path, locale } = splitLocale(request.nextUrl.pathname);
  const list = SEARCHES[path];
  const near = NEAR_LISTS[path];
  const isLocal = LOCAL_PAGE.test(path);
  const place = near || isLocal ? placeNamed(request.cookies.get(PLACE_COOKIE)?.value) : null;
  if (isLocal) return place === null ? NextResponse.next() : toNear(request, place, path.slice(1));
  const page = near && pageNear(request, near);
  if (near && place !== null) return page ? toNear(request, place, page) : NextResponse.next();
  // The country that the browser suggests: what is there comes first, a map begins there, and its pesos are meant.
  const suggests = path === '/' || path === '/equipment' || path === '/map';
  const country = suggests ? suggestedCountry(request.headers.get('accept-language'), locale) : null;
  if (country !== null && page && page !== 'front') return toNear(request, country, page);
  if (list) return nameSearch(request, list);
  return near ? NextResponse.next() : protect(request);
}

export const config = {
  // Protected pages and searches only: each matched request pays for the middleware, and Next truncates its body at 10
  // MB, so the API must never match. The unfiltered home page isn't matched. Next analyses this list statically.
  matcher: [
    '/:locale(en|pt|es)?/:page(create-listing|edit-listing|create-equipment|edit-equipment|create-auction|edit-auction|profile|papers|verification|banner-ads|messages|offers|visits|deals|freight|admin)/:rest*',
    // The dashboard page is cached and the same for everyone who may see it.
    {
      source: '/:locale(en|pt|es)?/dashboard/:rest*',
      missing: [
        { type: 'cookie', key: 'authjs.session-token' },
        { type: 'cookie', key: '__Secure-authjs.session-token' },
      ],
    },
    // Visitors who have named their place see what is near it.
    {
      source: '/:locale(en|pt|es)?/:of(equipment|auctions|map)?',
      has: [{ type: 'cookie', key: 'place', value: '\\d+|[A-Z]{2}' }],
    },
    {
      source: '/:locale(en|pt|es)?/:of(animales|animals|animais)/:rest+',
      has: [{ type: 'cookie', key: 'place', value: '\\d+|[A-Z]{2}' }],
    },
    // Generated from lib/core: `npm run generate`. All animals and their map, beginning with the country that the
    // browser suggests, and searches.
    {
      source: '/:locale(es|pt)?',
      has: [
        { type: 'query', key: 'page', value: '[1-9]\\d{0,3}' },
        { type: 'header', key: 'accept-language', value: '(?!en-US)[a-z]{2}-(?<country>[A-Z]{2})(?![\\w-]).*' },
      ],
    },
    {
      source: '/:locale(es|pt)?/map',
      has: [{ type: 'header', key: 'accept-language', value: '(?!en-US)[a-z]{2}-(?<country>[A-Z]{2})(?![\\w-]).*' }],
    },
    {
      source: '/en',
      has: [
        { type: 'query', key: 'page', value: '[1-9]\\d{0,3}' },
        { type: 'header', key: 'accept-language', value: '[a-z]{2}-(?<country>[A-Z]{2})(?![\\w-]).*' },
      ],
    },
    {
      source: '/en/map',
      has: [{ type: 'header', key: 'accept-language', value: '[a-z]{2}-(?<country>[A-Z]{2})(?![\\w-]).*' }],
    },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'category', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'breed', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'notBreed', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'class', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'sex', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'minHeads', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'maxHeads', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'minWeight', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'maxWeight', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'minPriceKg', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'maxPriceKg', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'minPrice', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'maxPrice', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'minAge', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'maxAge', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'location', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'near', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'radius', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'country', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'region', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'places', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'zone', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'withoutPlace', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'vaccinated', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'healthCertificate', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'pregnancyTested', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'horns', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'teeth', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'pay', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'delivery', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'withoutWeight', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'sellerId', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'inWords', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'search', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'literal', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'sort', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'limit', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'condition', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'minYear', value: '.+' }] },
    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: 'maxYear', value: '.+' }] },
    // End of the generated part.
  ],
};
