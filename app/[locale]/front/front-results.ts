import 'server-only';
import { cache } from 'react';
import { firstExpiry, lotsExpiry, pageDependsOn } from '@/lib/core/cache/page-cache';
import { cardTags } from '@/lib/core/cache/page-tags';
import { countryOf } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { askedPrices } from '@/lib/finding/local-pages/asked-prices';
import { foundExamples } from '@/lib/finding/understood-searches/found-examples';
import { CATEGORIES } from '@/lib/livestock/stock/categories';
import { countAnimalListingsByCategory } from '@/lib/market/animal-lots/count-by-category';
import { newestAnimalListings } from '@/lib/market/animal-lots/newest-animal-listings';
import { listLots } from '@/lib/market/auctions/list-lots';
import { nextExpiry } from '@/lib/market/listings/next-expiry';
import { listPosts } from '@/lib/pages/blog/list-posts';
import { visitorPlace } from '@/lib/places/visitor-place';

const LOTS = 6;
const AUCTIONS = 3;
/** Of so many that close next, those of the visitor's country come first. */
const AUCTIONS_READ = 24;
const POSTS = 2;

/** Searches to start from, those in the words of the visitor's country first. */
async function candidates(locale: Locale, country = ''): Promise<string[]> {
  const t = await translator(locale, 'front');
  return [
    ...[t('example1', { country }), t('example2', { country }), t('example3', { country })],
    ...[t('example4'), t('example5'), t('example6'), t('example7'), t('example8')],
  ];
}

/**
 * Returns what the home page shows, near the visitor's own place or in the country that their browser suggests, if there
 * is one (`place`), read once for the page and
 * its metadata. The page is cached until a listing, an auction or a post changes, or something that it shows ends.
 */
export const frontResults = cache(async (locale: Locale, place?: string) => {
  const from = visitorPlace(place);
  const [listings, counts, asked, auctions, blog, examples] = await Promise.all([
    newestAnimalListings(LOTS, from ?? undefined),
    countAnimalListingsByCategory(),
    askedPrices(from?.country, locale),
    listLots({ state: 'live', sort: 'ending', page: 1, limit: AUCTIONS_READ }),
    listPosts(locale, { page: 1 }),
    candidates(locale, from?.country).then((searches) => foundExamples(searches, locale, from ?? undefined)),
  ]);
  const isHere = ({ location }: { location: string }) => countryOf(location) === from?.country;
  const closing = auctions.lots.toSorted((a, b) => Number(isHere(b)) - Number(isHere(a))).slice(0, AUCTIONS);
  await pageDependsOn(
    ['listings', 'lots', 'blog', ...cardTags(listings)],
    firstExpiry(listings, await nextExpiry(), lotsExpiry(closing, true)),
  );
  const total = CATEGORIES.reduce((sum, category) => sum + counts[category], 0);
  return {
    from,
    listings,
    total,
    counts,
    asked,
    examples,
    auctions: closing,
    // Those that aren't translated only where there are no others.
    posts: blog.posts.toSorted((a, b) => Number(b.language === locale) - Number(a.language === locale)).slice(0, POSTS),
  };
});
