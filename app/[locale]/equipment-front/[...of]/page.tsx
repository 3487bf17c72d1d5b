import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { yourPlaceLabels } from '@/components/finding/near/labels';
import { YourPlace } from '@/components/finding/near/your-place';
import { EquipmentListingBrowse } from '@/components/market/equipment/equipment-listing-browse';
import { equipmentListingBrowseMetadata } from '@/components/market/equipment/equipment-listing-metadata';
import { firstExpiry, pageDependsOn } from '@/lib/core/cache/page-cache';
import { cardTags } from '@/lib/core/cache/page-tags';
import { countEquipmentListingsByCategory } from '@/lib/market/equipment/count-by-category';
import type { EquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { bestSort, searchEquipmentListings } from '@/lib/market/equipment/search-equipment-listings';
import { countryInText } from '@/lib/core/i18n/country-in-text';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { nextExpiry } from '@/lib/market/listings/next-expiry';
import { visitorPlace, visitorPlaceLabel } from '@/lib/places/visitor-place';
import { PAGE_SIZE } from '@/lib/core/validation/list-query';

/** The page's number, and the place of the visitor if it is known: one segment, as each one of a path is sent with the page. */
type Props = { params: Promise<{ of: string[] }> };

/** None at build time, which has no database; each page is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

/**
 * Read once for the page and its metadata, near the visitor's own place if there is one (`place`). Cached until equipment
 * changes or expires, or a highlight on the page ends.
 */
const pageOf = cache(async (page: number, place?: string) => {
  const query: EquipmentListingQuery = { page, limit: PAGE_SIZE, sort: 'newest' };
  const from = visitorPlace(place) ?? undefined;
  const sort = bestSort({ ...query, from });
  const [results, counts] = await Promise.all([
    searchEquipmentListings({ ...query, sort, from }),
    countEquipmentListingsByCategory(),
  ]);
  await pageDependsOn(
    ['equipment', ...cardTags(results.listings)],
    firstExpiry(results.listings, await nextExpiry('equipment')),
  );
  return { query, sort, from, results, counts };
});

async function resultsOf({ params }: Props) {
  const [number, place] = (await params).of;
  const page = Number(number);
  if (!Number.isInteger(page) || page < 1) notFound();
  const found = await pageOf(page, place);
  if (page > found.results.totalPages) notFound();
  return found;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { query, results } = await resultsOf(props);
  return equipmentListingBrowseMetadata(await currentLocale(), query, results);
}

/** `/equipment` and `/equipment?page=N` without filters: rendered once and cached until equipment changes. */
export default async function EquipmentFrontPage(props: Props) {
  const { query, sort, from, results, counts } = await resultsOf(props);
  const locale = await currentLocale();
  const [t, labels] = await Promise.all([translator(locale, 'front'), yourPlaceLabels(locale)]);
  const place = from ? visitorPlaceLabel(from, locale) : null;
  return (
    <EquipmentListingBrowse
      locale={locale}
      query={query}
      sort={sort}
      results={results}
      counts={counts}
      home={from?.country}
      question={
        <YourPlace
          language={locale}
          place={place}
          labels={labels}
          said={
            from && place !== null
              ? from.id === undefined
                ? labels.inCountry.replace('{place}', countryInText(from.country, locale))
                : t('near', { place })
              : null
          }
          next={localizedPath(locale, '/equipment')}
        />
      }
      siteUrl={siteUrl()}
    />
  );
}
