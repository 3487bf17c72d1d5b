import 'server-only';
import { countryOf } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import { understand } from '@/lib/language/sentences/understand';
import type { AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { hasName, isOfKind } from '@/lib/market/equipment/called-alike';
import type { EquipmentListingDto } from '@/lib/market/equipment/dto';
import { equipmentListingQueryString, type EquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { searchEquipmentListings } from '@/lib/market/equipment/search-equipment-listings';
import { currentRates } from '@/lib/market/rates/current-rates';
import type { VisitorPlace } from '@/lib/places/dto';
import { gazetteer } from '@/lib/places/gazetteer';
import { centreOf, countryAsked } from '@/lib/places/near';
import { RADIUS_MAX_KM } from '@/lib/places/schema';
import { differencesOfEquipment } from './differences';
import type { Difference, EquipmentFound } from './dto';
import { ANIMAL_FILTERS, isOfEquipment } from './of-equipment';
import { isAsStrong, powerAsked, powersOf, type PowerAsked } from './power-of-equipment';
import { cheapSaid, inTitles, wantedIn, type Wanted } from './wanted-equipment';

/** So many a page has at least, where the market has them. */
const SHOWN_MIN = 12;
const FIRST_PAGE = { page: 1, limit: SHOWN_MIN, sort: 'newest' } as const;
const SORTS = ['price_asc', 'price_desc', 'distance_asc'] as const;

type Ranked = Parameters<typeof searchEquipmentListings>[0];

/** A piece of equipment that was found, and in what it differs from what was asked. */
interface Near {
  listing: EquipmentListingDto;
  /** It is all that was asked. */
  isWhole: boolean;
  differences: Difference[];
}

/**
 * Finds the equipment that the text of a search of animals asks for («tractor hasta 20.000 dólares en Durazno»): the item
 * and the maker that it names, those with more of its other words first, then what is nearer. Beside few come others that
 * are nearly so. Null if it asks for animals, or for no equipment where nothing but the text says so.
 */
export async function searchEquipment(
  asked: AnimalListingQuery,
  locale: Locale,
  from?: VisitorPlace,
  isAskedOfEquipment = false,
): Promise<EquipmentFound | null> {
  const { search, literal, country } = asked;
  if (!search || literal || ANIMAL_FILTERS.some((key) => asked[key] !== undefined)) return null;
  if (!isAskedOfEquipment && !isOfEquipment(search, locale)) return null;
  const context = { locale, country: country ?? from?.country, perUsd: await currentRates(), places: gazetteer() };
  const { filters, text } = understand(search, context);
  const said = wished(asked, filters);
  const cheap = cheapSaid(text);
  const sort =
    SORTS.find((one) => one === (asked.sort === 'newest' ? (filters.sort ?? (cheap && 'price_asc')) : asked.sort)) ??
    'newest';
  const exact: EquipmentListingQuery = { ...FIRST_PAGE, ...said, sort };
  const { wanted, named, powers, items, make, others: words } = wantedIn(text, locale);
  const power = powerAsked(text);
  const isStrict = asked.sort === 'newest' ? true : undefined;
  const groups = await searchNearly(wanted, exact, { ...said, power, make, isStrict }, from);
  const [first] = groups.filter(({ near }) => near.length > 0);
  if (!first) return null;
  const all = groups.flatMap(({ near }) => near);
  const isKind = ({ listing }: Near) => items.length === 0 || items.some((item) => isOfKind(listing, item));
  const suited = all.filter((one) => one.isWhole && isKind(one) && isStrong(one.listing, power));
  const isExact = suited.length > 0;
  const shown = isExact ? suited : first.near;
  const kindsFirst = all.toSorted((one, other) => Number(isKind(other)) - Number(isKind(one)));
  const like = kindsFirst.filter((one) => !shown.includes(one));
  const differences = Object.fromEntries(all.map((one) => [one.listing.id, one.differences]));
  const texts = all.map(({ listing }) => `${listing.title} ${listing.description}`);
  const isWhole = power === undefined && groups[0] === first && first.near.every((one) => suited.includes(one));
  return {
    named,
    powers,
    cheap: asked.sort === 'newest' ? cheap : null,
    unused: isExact ? words.filter((word) => !texts.some((one) => hasName(one, inTitles(word)))) : [],
    query: first.query,
    listings: shown.map(({ listing }) => listing),
    total: isExact && isWhole ? Math.max(first.exact, shown.length) : shown.length,
    isExact,
    like: like.map(({ listing }) => listing),
    differences,
    unmet: isExact ? [] : unmet(said, shown),
  };
}

/** Whether a machine is as strong as asked, if that is. */
const isStrong = (listing: EquipmentListingDto, power: PowerAsked | undefined): boolean =>
  power === undefined || isAsStrong(powersOf(listing), power);

/** So many are looked through for a power, or for the nearest price. */
const LOOKED_THROUGH = 100;

const isAbroad = ({ listing }: Near, from: VisitorPlace | undefined): number =>
  Number(from !== undefined && countryOf(listing.location) !== from.country);

/** By how many per cent a price is beyond what was asked. */
const priceGap = ({ differences }: Near): number =>
  Math.max(0, ...differences.map((one) => (one.of === 'price' ? Math.abs(one.percent) : 0)));

const PRICE = ['minPrice', 'maxPrice'] as const;
const PLACE = ['near', 'radius', 'location', 'region', 'places'] as const;
const PLACES = ['near', 'location', 'region', 'places'] as const;

/** What a text says of equipment besides its words. */
type Said = Partial<Pick<EquipmentListingQuery, (typeof PRICE | typeof PLACE)[number] | 'country'>>;

const picked = (query: Said, keys: readonly (keyof Said)[]): Said =>
  Object.fromEntries(keys.flatMap((key) => (query[key] === undefined ? [] : [[key, query[key]]])));

const without = (query: EquipmentListingQuery, keys: readonly (keyof Said)[]): EquipmentListingQuery => {
  const left = { ...query };
  for (const key of keys) delete left[key];
  return left;
};

/** The price and the place that a text says, or those that were chosen, which win. */
export function wished(asked: AnimalListingQuery, said: Said): Said {
  const hasPrice = PRICE.some((key) => asked[key] !== undefined);
  const hasPlace = PLACES.some((key) => asked[key] !== undefined);
  const place: Said = hasPlace ? asked : { ...said, radius: asked.radius ?? said.radius };
  const country = asked.country ?? (hasPlace ? undefined : said.country);
  return { ...picked(hasPrice ? asked : said, PRICE), ...picked(place, PLACE), ...(country ? { country } : {}) };
}

/**
 * The searches that give up what hurts least: first how far it is, then its place and its country, then its price, last
 * all of it. What the last ones find is elsewhere: the others have found what is in the place.
 */
function widened(exact: EquipmentListingQuery): { query: EquipmentListingQuery; isElsewhere: boolean }[] {
  const country = exact.country ?? countryAsked(exact);
  const anywhere = without(exact, [...PLACE, 'country']);
  return [
    ...(centreOf(exact)
      ? [{ query: { ...exact, radius: RADIUS_MAX_KM, sort: 'distance_asc' as const }, isElsewhere: false }]
      : []),
    ...(country ? [{ query: { ...anywhere, country }, isElsewhere: true }] : []),
    { query: anywhere, isElsewhere: true },
    { query: without(exact, PRICE), isElsewhere: false },
    { query: without(anywhere, PRICE), isElsewhere: Object.keys(picked(exact, [...PLACE, 'country'])).length > 0 },
  ];
}

/** What is found of each item that is wanted until the page is full, and how much of it is all that was asked. */
async function searchNearly(
  wanted: readonly Wanted[],
  exact: EquipmentListingQuery,
  said: Said & { power: PowerAsked | undefined; make: string | undefined; isStrict: true | undefined },
  from: VisitorPlace | undefined,
): Promise<{ query: EquipmentListingQuery; exact: number; near: Near[] }[]> {
  const tried = new Set<string>();
  const found = new Set<string>();
  const groups = [];
  for (const { query, titled, prefer, isLast, isAsked } of wanted) {
    if (found.size >= SHOWN_MIN || (isLast && found.size > 0)) break;
    const whole = { ...exact, ...query };
    const group = { query: whole, exact: 0, near: [] as Near[] };
    for (const { query: wide, isElsewhere } of [{ query: whole, isElsewhere: false }, ...widened(whole)]) {
      const key = equipmentListingQueryString(wide) + (prefer ?? '');
      if (found.size >= SHOWN_MIN || tried.has(key)) continue;
      tried.add(key);
      const givesPrice = PRICE.some((limit) => whole[limit] !== wide[limit]);
      const ranked: Ranked = {
        ...wide,
        limit: said.power === undefined && !givesPrice ? wide.limit : LOOKED_THROUGH,
        from,
        isStrict: said.isStrict,
        ...(prefer ? { prefer } : {}),
        ...(wide.sort === 'newest' ? { titled } : {}),
      };
      const { listings, total } = await searchEquipmentListings(ranked);
      const suited = prefer ? listings.filter(({ title }) => titled.some((word) => hasName(title, word))) : listings;
      if (wide === whole) group.exact = total;
      if (group.near.length === 0 && suited.length > 0) group.query = wide;
      const compared = suited.map((listing) => ({
        listing,
        isWhole: isAsked === true && wide === whole,
        differences: differencesOfEquipment(listing, said, isElsewhere),
      }));
      const nearestFirst = compared.toSorted(
        (one, other) =>
          Number(isStrong(other.listing, said.power)) - Number(isStrong(one.listing, said.power)) ||
          (givesPrice ? isAbroad(one, from) - isAbroad(other, from) || priceGap(one) - priceGap(other) : 0),
      );
      for (const one of nearestFirst) {
        if (found.has(one.listing.id) || found.size >= SHOWN_MIN) continue;
        found.add(one.listing.id);
        group.near.push(one);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** The filters that are obeyed by nothing that was found. */
function unmet(said: Said, found: readonly Near[]): (keyof Said)[] {
  const isUnmet = (...kinds: Difference['of'][]) =>
    found.every(({ differences }) => differences.some((one) => kinds.includes(one.of)));
  const keys = [
    ...(isUnmet('price') ? PRICE : []),
    ...(isUnmet('distance', 'place') ? [...PLACE, 'country' as const] : []),
  ];
  return keys.filter((key) => said[key] !== undefined);
}
