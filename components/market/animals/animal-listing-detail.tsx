import { animalNames, categoryNames, favoriteLabels } from '@/components/market/listings/browse/labels';
import { ListingDetail } from '@/components/market/listings/detail/listing-detail';
import { gridCard } from '@/components/market/listings/grid-card';
import type { AnimalListingDetailDto, AnimalListingDto } from '@/lib/market/animal-lots/dto';
import { animalResultsQuery } from '@/lib/market/animal-lots/query-schema';
import type { PriceSense } from '@/lib/finding/local-pages/dto';
import type { PublicIdsDto } from '@/lib/market/declared-ids/dto';
import type { PublicPaperDto } from '@/lib/market/papers/dto';
import { formatAge, formatNumber, formatPercent, formatWeight } from '@/lib/core/i18n/format';
import { healthStatusIn } from '@/lib/livestock/facts/health-words';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { shareListing } from '@/lib/market/sharing/subject';
import { toAnimalListingCard } from './animal-listing-card';
import { animalListingSummary } from './animal-listing-metadata';
import { SAVE_SEARCH_HASH } from '@/components/market/listings/save-search-hash';
import { healthModel } from './health-model';
import { readLot } from './lot-detail/read-lot';
import { papersModel } from './papers-model';

interface AnimalListingDetailProps {
  locale: Locale;
  listing: AnimalListingDetailDto;
  similar: AnimalListingDto[];
  ids: PublicIdsDto;
  papers: readonly PublicPaperDto[];
  /** How its price compares with those of its class in its country. */
  sense?: PriceSense | null;
  siteUrl: URL;
  /** Whether the viewer is its owner, which only its private page knows. */
  isOwner?: boolean;
}

/** Gives the user more time to read the message about the lost session before leaving. */
const LEAVE_AFTER_MS = 2000;

/** A property in structured data. */
const property = (name: string, value: string | number, unitCode?: string) => ({
  '@type': 'PropertyValue',
  name,
  value,
  ...(unitCode ? { unitCode } : {}),
});

/** An offer needs a price, a number of heads, and some of them left. */
const takesOffers = ({ status, lot }: AnimalListingDetailDto) =>
  status === 'active' && Number(lot.priceAmount) > 0 && (lot.headsLeft ?? 0) > 0;

/** «4 % bajo la mediana de terneros en Uruguay · 31 lotes», and the page of these prices. */
async function senseOf(
  locale: Locale,
  { percent, lots, names, path }: PriceSense,
  t: Awaited<ReturnType<typeof translator<'listing'>>>,
) {
  const places = await translator(locale, 'localPages');
  const text = t('sense', {
    way: percent < 0 ? 'below' : percent > 0 ? 'above' : 'at',
    percent: formatPercent(locale, String(Math.abs(percent))),
    stock: names.stock,
    where: places('where', { at: names.placeKey, place: names.place ?? '' }),
    lots: formatNumber(locale, lots),
  });
  return { text, href: localizedPath(locale, path), isBelow: percent < 0 };
}

/** The page of an animal listing. It is cached and the same for everyone; personal parts load in the browser. */
export async function AnimalListingDetail({
  locale,
  listing,
  similar,
  ids,
  papers,
  sense = null,
  siteUrl,
  isOwner,
}: AnimalListingDetailProps) {
  const [t, life, health, names, categories, hearts] = await Promise.all([
    translator(locale, 'listing'),
    translator(locale, 'listingLife'),
    translator(locale, 'health'),
    animalNames(locale),
    categoryNames(locale),
    favoriteLabels(locale),
  ]);
  const breed = names.breed(listing.breed);
  const stockClass = listing.lot.class && names.stockClass(listing.lot.class, listing.lot.headCount);
  const { category } = listing;
  const path = (query: Parameters<typeof animalResultsQuery>[0]) =>
    localizedPath(locale, `/${animalResultsQuery(query)}`);
  const crumbs = [
    { href: path({}), label: t('animals') },
    { href: path({ category }), label: categories[category] },
    { href: path({ category, breed: listing.breed }), label: breed },
  ];
  const lot = await readLot(locale, listing, { breed, stockClass });
  const facts = [
    [t('breed'), breed],
    [t('age'), formatAge(locale, listing.age)],
    ...(listing.weight === null
      ? []
      : [[t('weight'), [formatWeight(locale, listing.weight), String(listing.weight)]] as const]),
    ...(listing.healthStatus ? [[t('healthStatus'), healthStatusIn(locale, listing.healthStatus)] as const] : []),
  ] as const;
  return (
    <ListingDetail
      isOwner={isOwner}
      {...{ locale, crumbs, lot }}
      sense={sense && (await senseOf(locale, sense, t))}
      visitHref={listing.status === 'active' ? localizedPath(locale, `/visits/new?listing=${listing.id}`) : null}
      offerHref={takesOffers(listing) ? localizedPath(locale, `/offers/new?listing=${listing.id}`) : null}
      facts={lot ? [] : facts}
      listing={listing}
      isReserved={listing.lot.headsLeft === 0}
      kind="listing"
      stock={`/art/stock-${category}.webp`}
      videoFile={listing.videoFile}
      factsTitle={t('facts')}
      priceNote={listing.priceNegotiable ? t('perHeadNegotiable') : t('perHead')}
      advice={t('advice')}
      notice={
        listing.status === 'sold'
          ? {
              href: `${path({ category, ...(listing.lot.class ? { class: listing.lot.class } : { breed: listing.breed }) })}${SAVE_SEARCH_HASH}`,
              label: t('notice'),
            }
          : undefined
      }
      soldNote={life('soldNote')}
      summary={await animalListingSummary(locale, listing)}
      editPath={`/edit-listing/${listing.id}`}
      favorites={{ ...hearts, leaveAfterMs: LEAVE_AFTER_MS }}
      similar={{
        title: t('similar'),
        cards: similar.map((other) => gridCard(toAnimalListingCard(other, locale, names))),
        href: path({ category, breed: listing.breed }),
        name: breed,
      }}
      health={healthModel(t('health'), listing, health)}
      papers={await papersModel(locale, listing.id, ids, papers)}
      product={{
        category: categories[category],
        additionalProperty: [
          property('breed', breed),
          property('age', formatAge(locale, listing.age)),
          ...(listing.weight === null ? [] : [property('weight', listing.weight, 'KGM')]),
        ],
      }}
      share={await shareListing(locale, listing, siteUrl.origin)}
      siteUrl={siteUrl}
    />
  );
}
