import 'server-only';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import { animalListingQueryString, type RankedAnimalQuery } from '@/lib/market/animal-lots/query-schema';
import { headsForSale } from '@/lib/market/animal-lots/lot-figures';
import { findAnimalListings, findLikeAnimals, type LikeAnimal } from '@/lib/market/animal-lots/search-animal-listings';
import { countryOf } from '@/lib/core/i18n/country';
import { centreOf, countryAsked } from '@/lib/places/near';
import { classesOf } from '@/lib/livestock/stock/classes';
import { areSires, breedsAlike } from '@/lib/livestock/stock/likeness';
import { placeColumns } from '@/lib/places/place-columns';
import { differencesOf } from './differences';
import { GIVEN_UP, type Band, type FiguresSaid, type GivenUp } from './dto';
import { AREA, LOTS_MIN, classesAlike, isAnywhere, isAutomatic, placeOf, speciesOf, widen, widenBy } from './widenings';

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

/** What is given up together before the country: figures first, then what the animals are or where. */
const AT_HOME: readonly Together[] = [
  { gives: 'several', given: FIGURES },
  { gives: 'elsewhere', given: [...FIGURES, 'place'] },
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
        ...nearestFirst(widenBy(asked, given), asked),
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
  const nearest = areas.map((area) => nearestFirst(area, asked));
  return [
    ...species.flatMap((animals) =>
      nearest.map((area) => ({ gives: 'species' as const, query: { ...area, ...animals } })),
    ),
    ...nearest.map((query) => ({ gives: 'everything' as const, query })),
  ];
}

/** So many times heavier or dearer than what was asked, or lighter or cheaper, animals aren't like it. */
const LIKE_TIMES = { weight: 2, price: 3 };

type Limit = string | number | undefined;
const isFarBeyond = (value: string | number | null, min: Limit, max: Limit, times = LIKE_TIMES.price): boolean =>
  value !== null &&
  ((min !== undefined && Number(value) * times < Number(min)) ||
    (max !== undefined && Number(value) > times * Number(max)));

const isUnlike = ({ weight, price, lot }: AnimalListingDto, asked: RankedAnimalQuery): boolean =>
  isFarBeyond(weight, asked.minWeight, asked.maxWeight, LIKE_TIMES.weight) ||
  isFarBeyond(lot.priceKg, asked.minPriceKg, asked.maxPriceKg) ||
  (lot.comparable && isFarBeyond(price, asked.minPrice, asked.maxPrice));

interface BandsOptions {
  /** The search is for animals that the market doesn't have. */
  isOfOthers?: boolean;
  figures?: FiguresSaid | undefined;
  /** What is exactly what was asked, but abroad: it comes after what is like it at home, and else before the bands. */
  far?: readonly AnimalListingDto[];
  /** All that is exactly what was asked is abroad and stands before the bands, which are of the own country then. */
  isAbroad?: boolean;
}

/** What a page is filled for, and what of it is known so far. */
interface Filling {
  asked: RankedAnimalQuery;
  /** The country of what is asked for, if it is known. */
  home: string | undefined;
  /** The search anywhere in that country. */
  own: Step | undefined;
  shown: Set<string>;
  /** How many lots the page is filled up to. */
  most: number;
  /** Searches that have nothing more. */
  exhausted: Set<string>;
}

const missing = ({ shown, most }: Filling): number => most - shown.size;

/** Searches that find the same, in whatever order. */
const keyOf = (query: RankedAnimalQuery): string => animalListingQueryString({ ...query, sort: 'newest' });

/** Finds what isn't shown yet, and unless `isAny` is set what is like what is asked. */
async function find({ asked, shown, exhausted }: Filling, query: RankedAnimalQuery, isAny = false) {
  const key = keyOf(query);
  if (exhausted.has(key)) return [];
  // Those that are shown already may be found again.
  const found = await search({ ...query, page: 1, limit: LOTS_MIN }, asked);
  if (found.length < LOTS_MIN) exhausted.add(key);
  return found.filter(({ listing }) => !shown.has(listing.id) && (isAny || !isUnlike(listing, asked)));
}

/** Where an order was chosen, or a text says one, nothing is before another of the same search. */
async function search(query: RankedAnimalQuery, asked: RankedAnimalQuery): Promise<LikeAnimal[]> {
  if (isAutomatic(asked)) return findLikeAnimals(query, asked);
  const { listings } = await findAnimalListings({ ...query, isStrict: true });
  return listings.map((listing) => ({ listing, nearness: 0 }));
}

/** Lots of a band that one search found. */
type Batch = Step & { listings: readonly AnimalListingDto[] };

/** The nearest of what some searches find: a few of each band, then whatever is nearest. */
async function giveUp(filling: Filling, steps: readonly Step[]): Promise<Batch[]> {
  const { home, own } = filling;
  // A search of every country finds what the band of its own one had no room for.
  const bandOf = (gives: Band['gives'], { location }: AnimalListingDto) =>
    own && gives === 'country' && countryOf(location) === home ? own.gives : gives;
  const found = new Map<string, LikeAnimal & Step>();
  const isFirst = ({ query }: Step, at: number) => steps.findIndex((step) => keyOf(step.query) === keyOf(query)) === at;
  for (const step of missing(filling) > 0 ? steps.filter(isFirst) : [])
    for (const one of await find(filling, step.query))
      if (!found.has(one.listing.id))
        found.set(one.listing.id, { ...one, ...step, gives: bandOf(step.gives, one.listing) });
  const nearest = [...found.values()].toSorted((one, other) => one.nearness - other.nearness);
  const few = nearest.filter((one) => nearest.filter(({ gives }) => gives === one.gives).indexOf(one) < BAND);
  const chosen = [...new Set([...few, ...nearest])].slice(0, missing(filling));
  const lots = nearest.filter((one) => chosen.includes(one));
  return [...new Set(lots.map((one) => one.gives))].flatMap((gives) => {
    const ofBand = lots.filter((one) => one.gives === gives);
    const widest = steps.findLast(({ query }) => ofBand.some((one) => one.query === query));
    const query = gives === own?.gives ? own.query : widest?.query;
    return query ? [{ gives, query, listings: ofBand.map(({ listing }) => listing) }] : [];
  });
}

/** The band of what some searches of one kind found, with a link to the last of them. */
function bandOfBatches(
  asked: RankedAnimalQuery,
  batches: readonly [Batch, ...Batch[]],
  said: FiguresSaid | undefined,
): Band {
  const isInRegion = ({ location }: AnimalListingDto) =>
    asked.region !== undefined && placeColumns(location).regionId === asked.region;
  const lots = batches.flatMap(({ query, listings }) => {
    const isElsewhere = hasLeft(asked, query);
    const isAround = asked.region !== undefined && query.near === asked.region;
    return listings.map((listing) => {
      const place = isInRegion(listing) ? { isElsewhere: false } : { isElsewhere, isAround };
      return { listing, differences: differencesOf(listing, asked, { ...place, said }) };
    });
  });
  const { gives, query } = batches.at(-1) ?? batches[0];
  const listings = lots.map(({ listing }) => listing);
  return { gives, query: reach(asked, query, gives, listings), lots };
}

/**
 * Fills a page of a search that found too little with lots that are nearly what it asks, each once, and says in what they
 * differ. The most like it come first; of each thing given up a few come before more of one. One query at a time, so that
 * one search takes no more than one of the database's connections.
 */
export async function bandsOf(
  query: RankedAnimalQuery,
  exact: Exact,
  { isOfOthers = false, figures, far = [], isAbroad: isAllAbroad = false }: BandsOptions = {},
): Promise<Band[]> {
  if (query.page > 1 || (exact.total >= LOTS_MIN && !isAllAbroad)) return [];
  const home = query.country ?? countryAsked(query) ?? (isAnywhere(query) ? query.from?.country : undefined);
  const asked = isAnywhere(query) && home ? { ...query, country: home } : query;
  // Nothing is like animals that the market doesn't have.
  const wides = isOfOthers ? [] : GIVEN_UP.flatMap((gives) => widen(asked, gives) ?? []);
  const own = wides.find(({ gives }) => gives === 'place');
  const shown = new Set([...exact.listings, ...far].map(({ id }) => id));
  const most = isAllAbroad ? shown.size + LOTS_MIN : LOTS_MIN;
  const filling: Filling = { asked, home, own, shown, most, exhausted: new Set() };
  const bands = new Map<Band['gives'], [Batch, ...Batch[]]>();
  const add = (batch: Batch) => {
    if (batch.listings.length === 0) return;
    for (const { id } of batch.listings) shown.add(id);
    const before = bands.get(batch.gives);
    if (before) before.push(batch);
    else bands.set(batch.gives, [batch]);
  };
  const fill = async (steps: readonly Step[]) => (await giveUp(filling, steps)).forEach(add);
  const alone = wides.flatMap(({ gives, query, open }) => [
    { gives, query },
    ...(open ? [{ gives, query: open }] : []),
  ]);
  const isAbroad = ({ gives }: Step) => gives === 'country';
  // What is like it in its own country, in whatever it differs, comes before the same in others, but for sires of a breed
  // where no place is named.
  const isOfSires = asked.breed !== undefined && areSires(classesOf(asked.class ?? ''));
  const [abroad, atHome] = [alone.filter(isAbroad), alone.filter((step) => !isAbroad(step))];
  const near = [...atHome, ...together(asked, isOfOthers ? [] : AT_HOME)];
  const further = together(asked, isOfOthers ? [] : ABROAD);
  await fill(isOfSires && !isAllAbroad && isAnywhere(query) ? [...near, ...abroad, ...further] : near);
  const ofBands = () => [...bands.values()].map((batches) => bandOfBatches(asked, batches, figures));
  if (isAllAbroad) return ofBands();
  // An animal of a breed that is kept for something else is none of what was asked: where no place is named, those of the
  // breed lead.
  const like = breedsAlike(asked.breed ?? '');
  const found = [...bands.values()].flat();
  const isLikeAtHome = ({ breed, location }: AnimalListingDto) => like.includes(breed) && countryOf(location) === home;
  const isFarFirst =
    asked.breed !== undefined &&
    (isOfSires || isAnywhere(query)) &&
    far.length > 0 &&
    found.length > 0 &&
    !found.some(({ listings }) => listings.some(isLikeAtHome));
  if (isFarFirst) bands.clear();
  if (isFarFirst || bands.size > 0) add({ gives: 'country', query, listings: far });
  if (isFarFirst) found.forEach(add);
  for (const steps of isOfSires ? [[...abroad, ...further]] : [abroad, further]) await fill(steps);
  for (const step of anything(asked)) {
    if (missing(filling) <= 0 || (isOfOthers && step.gives !== 'everything')) continue;
    const found = (await find(filling, step.query, true)).map(({ listing }) => listing);
    add({ ...step, listings: found.slice(0, missing(filling)) });
  }
  return ofBands();
}

/** A search in the order of a link that begins with what is next to a place or a price that was asked for. */
function nearestFirst(query: RankedAnimalQuery, asked: RankedAnimalQuery): RankedAnimalQuery {
  if (!isAutomatic(asked)) return query;
  if (centreOf(query)) return { ...query, sort: 'distance_asc' };
  if (asked.maxPriceKg) return { ...query, sort: 'price_kg_asc' };
  return asked.maxPrice ? { ...query, sort: 'price_asc' } : query;
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
