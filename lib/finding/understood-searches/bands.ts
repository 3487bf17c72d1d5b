import 'server-only';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import { animalListingQueryString, type RankedAnimalQuery } from '@/lib/market/animal-lots/query-schema';
import { headsForSale } from '@/lib/market/animal-lots/lot-figures';
import { findAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { countryOf } from '@/lib/core/i18n/country';
import { centreOf, countryAsked } from '@/lib/places/near';
import { placeColumns } from '@/lib/places/place-columns';
import { differencesOf } from './differences';
import { GIVEN_UP, type Band, type FiguresSaid, type GivenUp } from './dto';
import {
  AREA,
  LOTS_MIN,
  classesAlike,
  isAnywhere,
  isAutomatic,
  placeOf,
  speciesOf,
  widen,
  widenBy,
  type Widening,
} from './widenings';

/** What a search found exactly, on its first page. */
interface Exact {
  listings: readonly AnimalListingDto[];
  total: number;
}

const BAND = 3;

const FIGURES = GIVEN_UP.slice(0, GIVEN_UP.indexOf('facts') + 1);
const ANIMALS = ['class', 'breed'] as const;

interface Together {
  gives: 'several' | 'elsewhere';
  given: readonly GivenUp[];
  /** Any animal of the breed that was asked for. */
  isOfBreed?: true;
}

/** What is given up together before the country, when one thing alone found too few: figures first, … */
const FIGURES_AT_HOME: readonly Together[] = [
  { gives: 'several', given: FIGURES },
  { gives: 'elsewhere', given: [...FIGURES, 'place'] },
];

/** … then what the animals are or where. */
const ANIMALS_AT_HOME: readonly Together[] = [
  { gives: 'several', given: [...FIGURES, ...ANIMALS] },
  { gives: 'several', given: FIGURES, isOfBreed: true },
  { gives: 'elsewhere', given: [...FIGURES, ...ANIMALS, 'place'] },
  { gives: 'elsewhere', given: [...FIGURES, 'place'], isOfBreed: true },
];

/** What is given up together with the country. */
const ABROAD: readonly Together[] = [
  { gives: 'elsewhere', given: [...FIGURES, 'country'] },
  { gives: 'elsewhere', given: [...FIGURES, 'country'], isOfBreed: true },
  { gives: 'elsewhere', given: GIVEN_UP },
];

type Step = Pick<Band, 'gives' | 'query'>;

/** The searches that give up more than one thing, one after another. */
const together = (asked: RankedAnimalQuery, given: readonly Together[]): Step[] =>
  given
    .filter(({ isOfBreed }) => !isOfBreed || (asked.breed && asked.class))
    .map(({ gives, given, isOfBreed }) => ({
      gives,
      query: {
        ...widenBy(asked, given),
        // Of a cross the words say which breeds it is of. Abroad, where they are of other languages, none rank.
        prefer: asked.breed === 'Crossbred' || !given.includes('country') ? asked.prefer : undefined,
        ...(isOfBreed ? { class: classesAlike(asked).join(',') } : {}),
      },
    }));

/** The searches for whatever there is: of the species, first in the sex that is asked for, and last for everything. */
function anything(asked: RankedAnimalQuery): Step[] {
  const { page, limit, from, sort } = asked;
  const newest = from ? ('near_recent' as const) : ('newest' as const);
  const any = { page, limit, from, sort: isAutomatic(asked) ? newest : sort };
  const areas = (['radius', 'place', 'country'] as const).map((gives) =>
    widenBy({ ...any, ...placeOf(asked) }, [gives]),
  );
  const category = speciesOf(asked);
  const ofSex = asked.class ? { class: classesAlike(asked).join(',') } : { sex: asked.sex };
  const species = category ? [{ category, ...ofSex }, { category }] : [];
  return [
    ...species.flatMap((animals) =>
      areas.map((area) => ({ gives: 'species' as const, query: { ...area, ...animals } })),
    ),
    ...areas.map((query) => ({ gives: 'everything' as const, query })),
  ];
}

/** So many times heavier or dearer than what was asked, or lighter or cheaper, animals aren't like it. */
const LIKE_TIMES = 2;

type Limit = string | number | undefined;
const isFarBeyond = (value: string | number | null, min: Limit, max: Limit): boolean =>
  value !== null &&
  ((min !== undefined && Number(value) * LIKE_TIMES < Number(min)) ||
    (max !== undefined && Number(value) > LIKE_TIMES * Number(max)));

const isUnlike = ({ weight, price, lot }: AnimalListingDto, asked: RankedAnimalQuery): boolean =>
  isFarBeyond(weight, asked.minWeight, asked.maxWeight) ||
  isFarBeyond(lot.priceKg, asked.minPriceKg, asked.maxPriceKg) ||
  (lot.comparable && isFarBeyond(price, asked.minPrice, asked.maxPrice));

interface BandsOptions {
  /** The search is for animals that the market doesn't have. */
  isOfOthers?: boolean;
  figures?: FiguresSaid | undefined;
  /** What is exactly what was asked, but abroad: it comes after what is like it at home, and else before the bands. */
  far?: readonly AnimalListingDto[];
}

/**
 * Fills a page of a search that found too little with lots that are nearly what it asks, each once, and says in what they
 * differ: in each band the nearest to what was asked first. A few of each thing that is given up alone come before more of
 * them, and these before what differs in several. One query at a time, so that one search takes no more than one of the
 * database's connections.
 */
export async function bandsOf(
  query: RankedAnimalQuery,
  exact: Exact,
  { isOfOthers = false, figures, far = [] }: BandsOptions = {},
): Promise<Band[]> {
  if (query.page > 1 || exact.total >= LOTS_MIN) return [];
  const home = query.country ?? countryAsked(query) ?? (isAnywhere(query) ? query.from?.country : undefined);
  const asked = isAnywhere(query) && home ? { ...query, country: home } : query;
  const shown = new Set([...exact.listings, ...far].map(({ id }) => id));
  const exhausted = new Set<string>();
  const bands: Band[] = [];
  const missing = () => LOTS_MIN - shown.size;
  const order = isAutomatic(asked) ? { like: asked } : { isStrict: true as const };
  const find = async (query: RankedAnimalQuery, most: number, isAny = false) => {
    const key = animalListingQueryString({ ...query, sort: 'newest' });
    if (exhausted.has(key)) return [];
    // What is shown already may be found again: it is asked for besides.
    const limit = most + shown.size;
    const { listings } = await findAnimalListings({ ...query, ...order, page: 1, limit });
    if (listings.length < limit) exhausted.add(key);
    const found = listings.filter((one) => !shown.has(one.id) && (isAny || !isUnlike(one, asked))).slice(0, most);
    for (const { id } of found) shown.add(id);
    return found;
  };
  const add = (gives: Band['gives'], query: RankedAnimalQuery, found: readonly AnimalListingDto[]) => {
    if (found.length === 0) return;
    const isElsewhere = hasLeft(asked, query);
    const isAround = asked.region !== undefined && query.near === asked.region;
    const isInRegion = ({ location }: AnimalListingDto) =>
      asked.region !== undefined && placeColumns(location).regionId === asked.region;
    const lots = found.map((listing) => {
      const place = isInRegion(listing) ? { isElsewhere: false } : { isElsewhere, isAround };
      return { listing, differences: differencesOf(listing, asked, { ...place, said: figures }) };
    });
    const at = bands.findIndex((band) => band.gives === gives);
    const band = bands[at];
    const all = [...(band?.lots ?? []), ...lots];
    const reached = reach(
      asked,
      query,
      gives,
      all.map(({ listing }) => listing),
    );
    bands.splice(band ? at : bands.length, 1, { gives, query: reached, lots: all });
  };
  // Nothing is like animals that the market doesn't have.
  const wides = isOfOthers ? [] : GIVEN_UP.flatMap((gives) => widen(asked, gives) ?? []);
  const atHome = wides.filter((wide) => wide.gives !== 'country');
  const giveUp = async ({ gives, query }: Widening, most = BAND) => {
    if (missing() <= 0) return;
    const found = await find(query, Math.min(most, missing()));
    // A search of every country finds what the band of its own one had no room for.
    const isOwn = ({ location }: AnimalListingDto) => gives === 'country' && countryOf(location) === home;
    const own = wides.find((wide) => wide.gives === 'place');
    if (own) add(own.gives, own.query, found.filter(isOwn));
    add(gives, query, own ? found.filter((listing) => !isOwn(listing)) : found);
  };
  const giveUpAll = async ({ gives, query }: Step) => {
    if (missing() <= 0 || (isOfOthers && gives !== 'everything')) return;
    const isAny = gives === 'species' || gives === 'everything';
    add(gives, { ...query, ...nearestFirst(query, asked) }, await find(query, missing(), isAny));
  };
  // What is like it in its own country, in whatever it differs, comes before the same in others.
  for (const wide of atHome) await giveUp(wide);
  for (const { gives, query, open = query } of atHome) await giveUp({ gives, query: open }, LOTS_MIN);
  for (const step of together(asked, FIGURES_AT_HOME)) await giveUpAll(step);
  if (bands.length > 0) add('country', query, far);
  for (const step of together(asked, ANIMALS_AT_HOME)) await giveUpAll(step);
  for (const wide of wides) if (wide.gives === 'country') await giveUp(wide);
  for (const step of [...together(asked, ABROAD), ...anything(asked)]) await giveUpAll(step);
  return bands;
}

/** The order of a link that begins with what is next to a place or a price that was asked for. */
function nearestFirst(query: RankedAnimalQuery, asked: RankedAnimalQuery): Partial<RankedAnimalQuery> {
  if (!isAutomatic(asked)) return {};
  if (centreOf(query)) return { sort: 'distance_asc' };
  if (asked.maxPriceKg) return { sort: 'price_kg_asc' };
  return asked.maxPrice ? { sort: 'price_asc' } : {};
}

/** True if a search is for another place than was asked for. */
const hasLeft = (asked: RankedAnimalQuery, query: RankedAnimalQuery): boolean =>
  [...AREA, 'country' as const].some(
    (key) => asked[key] !== undefined && key !== 'radius' && query[key] !== asked[key],
  );

/** Returns a radius as people say them that reaches so far. */
function roundRadius(km: number): number {
  const step = km <= 100 ? 10 : km <= 300 ? 50 : 100;
  return Math.ceil(km / step) * step;
}

/** Narrows a search that gave up a limit to what its band shows, so that its link leads to these lots and no further. */
function reach(
  asked: RankedAnimalQuery,
  query: RankedAnimalQuery,
  gives: Band['gives'],
  found: readonly AnimalListingDto[],
): RankedAnimalQuery {
  const most = (values: number[]) => Math.max(...values);
  if (gives === 'radius') return { ...query, radius: roundRadius(most(found.map(({ distanceKm = 0 }) => distanceKm))) };
  if (gives === 'price' && asked.maxPrice)
    return { ...query, maxPrice: String(Math.ceil(most(found.map(({ price }) => Number(price))))) };
  if (gives === 'heads' && asked.minHeads)
    return { ...query, minHeads: -most(found.map(({ lot }) => -(headsForSale(lot) ?? 1))) };
  return query;
}
