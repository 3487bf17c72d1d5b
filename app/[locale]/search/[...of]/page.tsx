import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { AnimalListingBrowse } from '@/components/market/animals/animal-listing-browse';
import { animalListingBrowseMetadata } from '@/components/market/animals/animal-listing-browse-metadata';
import { yourPlaceLabels } from '@/components/finding/near/labels';
import { ShownSection } from '@/components/pages/layout/shown-section';
import { NearQuestion } from '@/components/finding/near/near-question';
import { saveSearchButton } from '@/components/finding/saved-searches/save-search-button';
import { equipmentListingQueryString } from '@/lib/market/equipment/query-schema';
import { asEquipmentSearch } from '@/lib/core/topics/search-path';
import { countAnimalSearchByBreed, countAnimalSearchByCategory } from '@/lib/market/animal-lots/count-by-category';
import { findAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { countAnimalSearchByClass } from '@/lib/market/animal-lots/count-by-class';
import {
  animalListingQueryString,
  chosenSort,
  parseTypedAnimalQuery,
  withoutForeign,
  type RankedAnimalQuery,
} from '@/lib/market/animal-lots/query-schema';
import { firstExpiry, pageDependsOn, ratesExpiry } from '@/lib/core/cache/page-cache';
import { cardTags } from '@/lib/core/cache/page-tags';
import { filterMessages, filterValues } from '@/lib/web/http/filter-words';
import { CLASSES, isClassCode } from '@/lib/livestock/stock/classes';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import type { Locale } from '@/lib/core/i18n/locales';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { usualUnit } from '@/lib/market/rates/usual-unit';
import { nextExpiry } from '@/lib/market/listings/next-expiry';
import { countsExpiry } from '@/lib/finding/local-pages/counts';
import { localPathsOfSearch } from '@/lib/finding/local-pages/paths-of-search';
import { countryAsked } from '@/lib/places/near';
import { countryOfRegion, isAroundUnknown, placeChoices, placeNames, withPlaceAsText } from '@/lib/places/search-words';
import { countryOfLots } from '@/lib/finding/map/count-zones';
import { countryName, countryOf } from '@/lib/core/i18n/country';
import { zoneLabel } from '@/lib/places/zone-places';
import { LISTING_KEYS } from '@/lib/core/search-keys.mjs';
import { placeLink } from '@/lib/finding/understood-searches/place-link';
import { bandsOf } from '@/lib/finding/understood-searches/bands';
import { speciesOf } from '@/lib/finding/understood-searches/widenings';
import { searchEquipment } from '@/lib/finding/understood-searches/search-equipment';
import { rankingWords } from '@/lib/finding/understood-searches/unsaid-words';
import { searchUnderstood } from '@/lib/finding/understood-searches/search-understood';
import { visitorPlace } from '@/lib/places/visitor-place';
import { readQuerySegment } from '@/lib/core/validation/query-segment';
import { breedCounts, categoryCounts } from '../category-counts';

/** The search, and the place of the visitor if it is known: one segment, as each one of a path is sent with the page. */
type Props = { params: Promise<{ of: string[] }> };

/** None at build time; each search is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

/** So many places of a name are offered beside the likeliest. */
const PLACES_MAX = 3;

/** The country that a search or its visitor is in, if no animals at all are for sale there at a fixed price. */
async function emptyCountry(found: RankedAnimalQuery, shown: readonly AnimalListingDto[]): Promise<string | undefined> {
  const country = found.country ?? countryAsked(found) ?? found.from?.country;
  if (country === undefined || shown.some(({ location }) => countryOf(location) === country)) return undefined;
  const { total } = await findAnimalListings({ country, page: 1, limit: 1, sort: 'newest' });
  return total > 0 ? undefined : country;
}

/** What is to be said of a search that its filters don't say. */
async function notesOf(
  { country, around, females, abroad }: Record<'country' | 'around' | 'females' | 'abroad', string | undefined>,
  locale: Locale,
): Promise<string[]> {
  const t = await translator(locale, 'understood');
  return [
    ...(country ? [t('emptyCountry', { country: countryName(country, locale) })] : []),
    ...(abroad ? [t('abroad', { has: abroad })] : []),
    ...(around ? [t('unknownPlace', { place: around })] : []),
    ...(females ? [t('youngFemales', { what: females })] : []),
  ];
}

const PRICES = ['minPrice', 'maxPrice', 'minPriceKg', 'maxPriceKg'] as const;

const search = cache(async (segment: string, place?: string) => {
  const raw = readQuerySegment(LISTING_KEYS, segment);
  if (!raw) notFound();
  const locale = await currentLocale();
  const { query: asked, errors } = parseTypedAnimalQuery(raw, locale);
  const chosen = withoutForeign(withPlaceAsText(asked, locale));
  const { category } = chosen;
  const from = visitorPlace(place) ?? undefined;
  const [{ read, query: meant, results: near, far, isAbroad, isLiteral, otherAnimal }, asEquipment] = await Promise.all(
    [searchUnderstood(chosen, locale, from), searchEquipment(chosen, locale, from)],
  );
  const isOfOthers = otherAnimal !== null;
  const equipment = isOfOthers ? null : asEquipment;
  const query = read?.asked ?? chosen;
  const found: RankedAnimalQuery = isLiteral ? query : meant;
  const species = found.breed ? speciesOf(found) : undefined;
  const [counts, hits, ofBreeds, ofClasses, hitsOfBreeds, soldBreeds, expiry, bands] = await Promise.all([
    categoryCounts(),
    isOfOthers ? undefined : countAnimalSearchByCategory(found),
    category && breedCounts(category),
    found.class ? countAnimalSearchByClass(found) : undefined,
    found.breed ? countAnimalSearchByBreed(found) : undefined,
    species && breedCounts(species),
    nextExpiry(),
    equipment ? [] : bandsOf(meant, near, { isOfOthers, figures: read?.figures, far, isAbroad }),
  ]);
  const farShown = bands.some(({ lots }) => lots.some(({ listing }) => far.includes(listing))) ? far.length : 0;
  // Where nothing like it is at home, what is far away is what was found.
  const results = far.length > 0 && farShown === 0 ? { ...near, listings: [...far], total: far.length } : near;
  if (query.page > Math.max(1, results.totalPages)) notFound();
  const local = Object.keys(errors).length === 0 ? await localPathsOfSearch(query) : null;
  if (local) await pageDependsOn(['listings'], await countsExpiry());
  const saysPrice = PRICES.some((key) => read?.said[key] !== undefined);
  const money = saysPrice ? undefined : await usualUnit(from?.country);
  // A price in another currency is calculated with the rates of the day.
  const rates = saysPrice || money ? ratesExpiry() : null;
  const shown = [...results.listings, ...bands.flatMap(({ lots }) => lots.map(({ listing }) => listing))];
  const machines = [...(equipment?.listings ?? []), ...(equipment?.like ?? [])];
  await pageDependsOn(
    ['listings', ...(equipment ? ['equipment' as const] : []), ...cardTags([...shown, ...machines])],
    firstExpiry([...shown, ...machines], expiry, rates, equipment ? await nextExpiry('equipment') : null),
  );
  const understood = read
    ? {
        ...read,
        query: withPlaceAsText(meant, locale),
        said: withPlaceAsText(read.said, locale),
        places: read.otherPlaces.slice(0, PLACES_MAX).map((place) => placeLink(place, locale)),
        isLiteral,
        ranking:
          read.text && found.prefer
            ? await rankingWords(
                read.text,
                shown.map(({ id }) => id),
              )
            : undefined,
      }
    : undefined;
  const areLambs = ({ lot, category }: AnimalListingDto) =>
    category === 'ovine' && isClassCode(lot.class) && CLASSES[lot.class].sex === 'mixed';
  const notes = await notesOf(
    {
      country: equipment || Object.keys(errors).length > 0 ? undefined : await emptyCountry(found, shown),
      around: read?.unknownPlace?.name ?? (results.total === 0 && isAroundUnknown(meant) ? meant.location : undefined),
      abroad: isAbroad && !equipment ? (bands.length > 0 ? 'bands' : 'none') : undefined,
      females: shown.some(areLambs) ? (read?.youngFemales ?? undefined) : undefined,
    },
    locale,
  );
  const nearly = bands.map((band) => ({ ...band, query: withPlaceAsText(band.query, locale) }));
  return {
    raw,
    query,
    sort: meant.sort,
    errors,
    local,
    results,
    counts,
    hits,
    ofBreeds,
    ofClasses,
    hitsOfBreeds,
    soldBreeds,
    understood,
    bands: nearly,
    equipment,
    otherAnimal,
    farShown,
    notes,
    home: from?.country,
    money,
  };
});

const searchOf = async (params: Props['params']) => {
  const [query = '', place] = (await params).of;
  return search(query, place);
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { query, local, results, equipment } = await searchOf(params);
  const isOfEquipment = equipment !== null && results.total === 0;
  return animalListingBrowseMetadata(await currentLocale(), query, { ...results, isOfEquipment }, local);
}

/**
 * `/` with filters, at the path that the middleware gives the search: cached until a listing changes. There is no
 * loading file: without JavaScript a streamed page would show only skeletons.
 */
export default async function SearchPage({ params }: Props) {
  const locale = await currentLocale();
  const { raw, query, sort, errors, results, counts, hits, ofBreeds, ofClasses, ...found } = await searchOf(params);
  const { local, hitsOfBreeds, soldBreeds, understood, bands, equipment } = found;
  const { otherAnimal, farShown, notes, home, money } = found;
  const saved = understood && !understood.isLiteral ? understood.query : query;
  const lots = results.listings.map(({ location }) => ({ country: countryOf(location), total: 1 }));
  const isOfEquipment = equipment !== null && results.total === 0;
  const toSave = isOfEquipment
    ? asEquipmentSearch(equipmentListingQueryString(equipment.query))
    : animalListingQueryString({
        ...saved,
        sort: chosenSort(saved.sort),
        page: 1,
        literal: understood && saved.search ? true : query.literal,
      });
  const saveSearch = await saveSearchButton(locale, toSave, results.total === 0 && !isOfEquipment);
  return (
    <AnimalListingBrowse
      locale={locale}
      query={query}
      sort={isOfEquipment && equipment.query.sort === 'price_asc' ? 'price_asc' : sort}
      values={{ ...countryOfRegion(saved), ...filterValues(LISTING_KEYS, raw, query, errors) }}
      errors={await filterMessages(locale, errors)}
      results={results}
      counts={counts}
      hits={hits}
      breedCounts={ofBreeds}
      classCounts={ofClasses}
      breedHits={hitsOfBreeds}
      soldBreeds={soldBreeds}
      local={local}
      placeNames={placeNames(understood?.query ?? query, locale)}
      zoneName={zoneLabel(saved.zone, locale, saved.country ?? countryOfLots(lots))}
      choices={placeChoices(saved, locale)}
      {...(understood ? { understood } : {})}
      {...{ bands, equipment, otherAnimal, farShown, home, money }}
      question={
        <>
          {isOfEquipment ? <ShownSection section="equipment" /> : null}
          {notes.map((note) => (
            <p key={note} className="mb-2 text-14 text-ink-2">
              {note}
            </p>
          ))}
          {understood?.asksPlace && !equipment ? (
            <NearQuestion
              language={locale}
              labels={await yourPlaceLabels(locale)}
              next={localizedPath(locale, `/${animalListingQueryString({ ...query, page: 1 })}`)}
            />
          ) : null}
        </>
      }
      // What is saved is what was asked, or nothing: an invalid filter would be missing from it.
      {...(Object.keys(errors).length > 0 ? {} : { saveSearch })}
      siteUrl={siteUrl()}
    />
  );
}
