import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { EquipmentListingBrowse } from '@/components/market/equipment/equipment-listing-browse';
import { saveSearchButton } from '@/components/finding/saved-searches/save-search-button';
import { equipmentListingBrowseMetadata } from '@/components/market/equipment/equipment-listing-metadata';
import { isOfAnimals } from '@/lib/finding/understood-searches/of-equipment';
import { readEquipment } from '@/lib/finding/understood-searches/read-equipment';
import { nearestEquipment } from '@/lib/finding/understood-searches/nearest-equipment';
import { firstExpiry, pageDependsOn, ratesExpiry } from '@/lib/core/cache/page-cache';
import { cardTags } from '@/lib/core/cache/page-tags';
import {
  countEquipmentListingsByCategory,
  countEquipmentSearchByCategory,
} from '@/lib/market/equipment/count-by-category';
import { equipmentListingQueryString, parseTypedEquipmentQuery } from '@/lib/market/equipment/query-schema';
import { bestSort, searchEquipmentListings } from '@/lib/market/equipment/search-equipment-listings';
import { filterMessages, filterValues } from '@/lib/web/http/filter-words';
import { asEquipmentSearch } from '@/lib/core/topics/search-path';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { nextExpiry } from '@/lib/market/listings/next-expiry';
import { placeNames, withPlaceAsText } from '@/lib/places/search-words';
import { visitorPlace } from '@/lib/places/visitor-place';
import { EQUIPMENT_KEYS } from '@/lib/core/search-keys.mjs';
import { readQuerySegment } from '@/lib/core/validation/query-segment';

/** The search, and the place of the visitor if it is known: one segment, as each one of a path is sent with the page. */
type Props = { params: Promise<{ of: string[] }> };

/** None at build time; each search is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

const search = cache(async (segment: string, place?: string) => {
  const raw = readQuerySegment(EQUIPMENT_KEYS, segment);
  if (!raw) notFound();
  const locale = await currentLocale();
  const { query: asked, errors } = parseTypedEquipmentQuery(raw, locale);
  const query = withPlaceAsText(asked, locale);
  const from = visitorPlace(place) ?? undefined;
  const find = async (what: typeof query) => {
    const sort = bestSort({ ...what, from });
    return { sort, results: await searchEquipmentListings({ ...what, sort, from }) };
  };
  const asText = await find(query);
  const read = asText.results.total === 0 ? await readEquipment(query, locale, from) : null;
  const [{ sort, results }, counts, hits, expiry] = await Promise.all([
    read ? find(read) : asText,
    countEquipmentListingsByCategory(),
    countEquipmentSearchByCategory(read ?? query),
    nextExpiry('equipment'),
  ]);
  if (query.page > Math.max(1, results.totalPages)) notFound();
  // Few that a sentence asks for are followed by what comes next to them.
  const isFew = results.total === 0 || (read !== null && results.totalPages === 1);
  const next = isFew ? await nearestEquipment(query, locale, from) : [];
  const nearest = next.filter(({ id }) => results.listings.every((one) => one.id !== id));
  const shown = [...results.listings, ...nearest];
  // A price in another currency is calculated with the rates of the day.
  const rates = (read?.minPrice ?? read?.maxPrice) === undefined ? null : ratesExpiry();
  await pageDependsOn(['equipment', ...cardTags(shown)], firstExpiry(shown, expiry, rates));
  return { raw, query, read, sort, errors, results, nearest, counts, hits, home: from?.country };
});

const searchOf = async (params: Props['params']) => {
  const [query = '', place] = (await params).of;
  return search(query, place);
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { query, results } = await searchOf(params);
  return equipmentListingBrowseMetadata(await currentLocale(), query, results);
}

/** `/equipment` with filters, at the path that the middleware gives the search: cached until equipment changes. */
export default async function EquipmentSearchPage({ params }: Props) {
  const locale = await currentLocale();
  const { raw, query, read, sort, errors, results, nearest, counts, hits, home } = await searchOf(params);
  const values = filterValues(EQUIPMENT_KEYS, raw, query, errors);
  const toSave = asEquipmentSearch(equipmentListingQueryString({ ...(read ?? query), page: 1 }));
  const saveSearch = await saveSearchButton(locale, toSave, results.total === 0);
  return (
    <EquipmentListingBrowse
      {...{ locale, query, read, sort, values, results, nearest, counts, hits, home }}
      isOfAnimals={isOfAnimals(query.search ?? '', locale)}
      errors={await filterMessages(locale, errors)}
      placeNames={placeNames(read ?? query, locale)}
      // What is saved is what was asked, or nothing: an invalid filter would be missing from it.
      {...(Object.keys(errors).length > 0 ? {} : { saveSearch })}
      siteUrl={siteUrl()}
    />
  );
}
