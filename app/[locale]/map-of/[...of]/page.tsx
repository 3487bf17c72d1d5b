import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { animalFilterProblems } from '@/components/market/animals/animal-listing-browse';
import { browseLabels } from '@/components/market/listings/browse/labels';
import { LotMapPage } from '@/components/finding/map/lot-map-page';
import { lotMapMetadata } from '@/components/finding/map/map-metadata';
import { parseTypedAnimalQuery, withoutForeign } from '@/lib/market/animal-lots/query-schema';
import { countAnimalSearchByBreed } from '@/lib/market/animal-lots/count-by-category';
import { countAnimalSearchByClass } from '@/lib/market/animal-lots/count-by-class';
import { findAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { firstExpiry, pageDependsOn, ratesExpiry } from '@/lib/core/cache/page-cache';
import { cardTags } from '@/lib/core/cache/page-tags';
import { filterMessages } from '@/lib/web/http/filter-words';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { nextExpiry } from '@/lib/market/listings/next-expiry';
import { readLotMap } from '@/lib/finding/map/read-lot-map';
import { placeNames, withoutForeignRegion, withPlaceAsText } from '@/lib/places/search-words';
import { placeIdOf } from '@/lib/places/place-text';
import { visitorPlace, visitorPlaceLabel } from '@/lib/places/visitor-place';
import { zoneLabel } from '@/lib/places/zone-places';
import { LISTING_KEYS } from '@/lib/core/search-keys.mjs';
import { speciesOf } from '@/lib/finding/understood-searches/widenings';
import { readSearch } from '@/lib/finding/understood-searches/read-search';
import { isUnderstood } from '@/lib/finding/understood-searches/search-understood';
import { readQuerySegment } from '@/lib/core/validation/query-segment';
import { breedCounts } from '../../search/category-counts';

/** What is on the map, and the place of the visitor if it is known: one segment, as each one of a path is sent with the page. */
type Props = { params: Promise<{ of: string[] }> };

/** None at build time; each map is drawn on its first request. */
export function generateStaticParams() {
  return [];
}

/** `/map` without filters; next.config.mjs knows it too. */
const EVERYTHING = 'everything';

/** Lots of a zone, or of the map, that are shown beside it: those on the map first, of so many. */
const LOTS_BESIDE = 3;
const LOTS_READ = 12;

/** `place` is the visitor's own, or the country that their browser suggests, at which the map begins. */
const draw = cache(async (segment: string, place?: string) => {
  const raw = segment === EVERYTHING ? {} : readQuerySegment(LISTING_KEYS, segment);
  if (!raw) notFound();
  const locale = await currentLocale();
  const { query: parsed, errors } = parseTypedAnimalQuery(raw, locale);
  const asked = withoutForeignRegion(parsed);
  const from = visitorPlace(place);
  const read = await readSearch(asked, locale, from ?? undefined);
  // What is left of a text that was read is not read again by the links of the page.
  const rest = read?.query.search ? { literal: true as const } : {};
  const query = withoutForeign(withPlaceAsText(read ? { ...read.query, ...rest } : asked, locale));
  // The map of all countries has an address of its own where it would begin at the visitor's place: with a page number.
  const isWhole = from !== null && raw.page !== undefined;
  const map = await readLotMap(query, locale, isWhole ? undefined : (from ?? undefined));
  const { total } = map.zone ?? map;
  const within = map.isOwn && from ? { country: from.country, from } : {};
  const { listings } =
    total > 0 ? await findAnimalListings({ ...query, ...within, page: 1, limit: LOTS_READ }) : { listings: [] };
  const isPlaced = ({ location }: { location: string }) => placeIdOf(location) !== null;
  const lots = [...listings.filter(isPlaced), ...listings.filter((lot) => !isPlaced(lot))].slice(0, LOTS_BESIDE);
  const species = query.breed ? speciesOf(query) : undefined;
  const [classCounts, breedHits, soldBreeds] = await Promise.all([
    query.class ? countAnimalSearchByClass(query) : undefined,
    query.breed ? countAnimalSearchByBreed(query) : undefined,
    species && breedCounts(species),
  ]);
  const rates = read ? ratesExpiry() : null;
  // Counts that are kept follow no change, but the lots beside them do.
  if (map.keptUntil)
    await pageDependsOn(
      lots.map(({ id }) => `listing:${id}` as const),
      firstExpiry(lots, map.keptUntil, rates),
    );
  else await pageDependsOn(['listings', ...cardTags(lots)], firstExpiry(lots, await nextExpiry(), rates));
  const invalid = Object.fromEntries(Object.entries(raw).filter(([key]) => errors[key] && !(key in parsed)));
  const own = from && { name: visitorPlaceLabel(from, locale), isWhole };
  const understood = isUnderstood(read)
    ? {
        ...read,
        asked: withPlaceAsText(read.asked, locale),
        said: withPlaceAsText(read.said, locale),
        places: [],
      }
    : undefined;
  return { asked, query, read: understood, invalid, errors, map, lots, own, classCounts, breedHits, soldBreeds };
});

const drawn = async (params: Props['params']) => {
  const [query = '', place] = (await params).of;
  return draw(query, place);
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { query, map } = await drawn(params);
  return lotMapMetadata(await currentLocale(), query, map);
}

/** `/map` with the filters of a search, at the path that the middleware gives it: cached until a listing changes. */
export default async function MapPage({ params }: Props) {
  const locale = await currentLocale();
  const { errors, ...shown } = await drawn(params);
  return (
    <LotMapPage
      locale={locale}
      {...shown}
      problems={animalFilterProblems(await filterMessages(locale, errors), await browseLabels(locale))}
      placeNames={placeNames(shown.query, locale)}
      zoneName={zoneLabel(shown.query.zone, locale, shown.map.zone?.country ?? null)}
    />
  );
}
