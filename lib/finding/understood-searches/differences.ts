import { plain } from '@/lib/core/i18n/country';
import { RADIUS_KM } from '@/lib/places/schema';
import { breedsNamed } from '@/lib/language/lexicon/breed-words';
import { breedsIn, pureBreedsIn } from '@/lib/livestock/stock/breeds';
import { isClassCode, CLASSES, classesOf } from '@/lib/livestock/stock/classes';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import type { RankedAnimalQuery } from '@/lib/market/animal-lots/query-schema';
import { headsForSale } from '@/lib/market/animal-lots/lot-figures';
import type { EquipmentListingDto } from '@/lib/market/equipment/dto';
import type { EquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import type { Difference, FiguresSaid } from './dto';
import { isAsStrong, powersOf, type PowerAsked } from './power-of-equipment';

/** Returns the limit that a value is beyond. */
function limitPassed(value: number, min: number | undefined, max: number | undefined): number | undefined {
  if (min !== undefined && value < min) return min;
  return max !== undefined && value > max ? max : undefined;
}

/** What was asked: the figure that the text says, or else the limit. */
const askedAs = (of: keyof FiguresSaid, limit: number, said: FiguresSaid): { asked: number; isAbout?: true } =>
  said[of] === undefined ? { asked: limit } : { asked: said[of], isAbout: true };

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

function measured(
  of: 'heads' | 'weight' | 'age',
  has: number | null,
  min: number | undefined,
  max: number | undefined,
  said: FiguresSaid,
): Difference[] {
  const limit = has === null ? undefined : limitPassed(has, min, max);
  return has === null || limit === undefined ? [] : [{ of, has, ...askedAs(of, limit, said) }];
}

function priced(
  of: 'price' | 'priceKg',
  text: string | null,
  min: string | undefined,
  max: string | undefined,
  said: FiguresSaid,
): Difference[] {
  const has = numberOf(text ?? undefined);
  const limit = has === undefined ? undefined : limitPassed(has, numberOf(min), numberOf(max));
  if (has === undefined || limit === undefined || limit === 0) return [];
  const as = askedAs(of, limit, said);
  const percent = (100 * (has - as.asked)) / as.asked;
  // «0 % más» says nothing of a lot that is some cents dearer.
  return [{ of, percent: Math.sign(percent) * Math.max(1, Math.round(Math.abs(percent))), ...as }];
}

/**
 * How far a listing is beyond the radius that was asked for, or from the region, or else where it is if its search left
 * the place.
 */
function placed(
  { location, distanceKm }: Pick<EquipmentListingDto, 'location' | 'distanceKm'>,
  { radius }: { radius?: number | undefined },
  isElsewhere: boolean,
  isAround = false,
): Difference[] {
  if (isAround && distanceKm !== undefined) return [{ of: 'distance', has: distanceKm }];
  if (distanceKm !== undefined && radius !== undefined && distanceKm > radius)
    return [{ of: 'distance', has: distanceKm, ...(radius === RADIUS_KM ? {} : { asked: radius }) }];
  return isElsewhere ? [{ of: 'place', has: location }] : [];
}

/** How strong a machine is that is known to be weaker or stronger than asked. */
function powered(listing: EquipmentListingDto, asked: PowerAsked | undefined): Difference[] {
  const [has, ...others] = powersOf(listing);
  const isOther = asked !== undefined && has !== undefined && others.length === 0 && !isAsStrong([has], asked);
  return isOther ? [{ of: 'power', has }] : [];
}

/** Who made a machine that is known to be of another maker than was asked for. */
const made = ({ brand }: EquipmentListingDto, asked: string | undefined): Difference[] =>
  brand !== null && asked !== undefined && plain(brand) !== plain(asked) ? [{ of: 'make', has: brand, asked }] : [];

/** Returns in what equipment differs from what was asked of its maker, its place, its price and its power. */
export const differencesOfEquipment = (
  listing: EquipmentListingDto,
  {
    power,
    make,
    ...query
  }: Partial<EquipmentListingQuery> & { power?: PowerAsked | undefined; make?: string | undefined },
  isElsewhere: boolean,
): Difference[] => [
  ...made(listing, make),
  ...powered(listing, power),
  ...placed(listing, query, isElsewhere),
  ...priced('price', listing.price, query.minPrice, query.maxPrice, {}),
];

/**
 * True if a lot is of none of the breeds that are asked for: of «texel o cruza», and of «texel cruza», a cross that names
 * texel is what is asked.
 */
function isOfOtherBreed({ breed, title, description }: AnimalListingDto, asked: RankedAnimalQuery): boolean {
  if (asked.breed === undefined) return false;
  const isSaid = asked.inWords?.split(',').includes('breed');
  if (breed !== 'Crossbred' || !isSaid) return !breedsIn(asked.breed).includes(breed);
  const of = asked.breed === 'Crossbred' ? breedsNamed(asked.prefer ?? '') : pureBreedsIn(asked.breed);
  const named: readonly string[] = breedsNamed(`${title}. ${description}`);
  const isNamed = of.some((one) => named.includes(one)) || (asked.breed === 'Crossbred' && of.length === 0);
  return !breedsIn(asked.breed).includes(breed) || !isNamed;
}

/**
 * Returns in what a lot differs from a search, from its own facts only: what the lot doesn't say is no difference.
 * `isElsewhere` says whether the search that found it left the place that was asked for, `isAround` whether it looked around
 * the region that was, and `said` which figures are no limits.
 */
export function differencesOf(
  listing: AnimalListingDto,
  query: RankedAnimalQuery,
  {
    isElsewhere,
    isAround = false,
    said = {},
  }: { isElsewhere: boolean; isAround?: boolean; said?: FiguresSaid | undefined },
): Difference[] {
  const { lot, breed, category, price } = listing;
  const codes = classesOf(query.class ?? '').filter((code) => !query.sex || CLASSES[code].sex === query.sex);
  const hasOtherClass = isClassCode(lot.class) && codes.length > 0 && !codes.includes(lot.class);
  return [
    ...placed(listing, query, isElsewhere, isAround),
    ...measured('heads', headsForSale(lot), query.minHeads, query.maxHeads, said),
    ...(lot.comparable ? priced('price', price, query.minPrice, query.maxPrice, said) : []),
    ...priced('priceKg', lot.priceKg, query.minPriceKg, query.maxPriceKg, said),
    ...measured('weight', listing.weight, query.minWeight, query.maxWeight, said),
    ...measured('age', listing.age, query.minAge, query.maxAge, said),
    ...(query.category !== undefined && category !== query.category
      ? [{ of: 'category' as const, has: category }]
      : []),
    ...(hasOtherClass && lot.class ? [{ of: 'class' as const, has: lot.class }] : []),
    ...(isOfOtherBreed(listing, query) ? [{ of: 'breed' as const, has: breed }] : []),
  ];
}
