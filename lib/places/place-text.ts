import 'server-only';
import { countryName } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import type { Place } from './dto';
import { gazetteer, placeWords } from './gazetteer';

/** Places in the United States are written "city, state". */
const WITHOUT_COUNTRY = new Set(['US']);

/** Whether a region has several settlements of a place's name. */
function sharesItsName({ id, name, region, country }: Place): boolean {
  const all = gazetteer();
  return all.called(placeWords(name).join(' ')).some((other) => {
    const place = other === id ? undefined : all.get(other);
    return place?.kind === 'city' && place.region === region && place.country === country;
  });
}

/** Returns the names of the areas that tell a place from others, the smallest first. */
export function areasOf(place: Place): string[] {
  const { name, kind, district, region } = place;
  const needsDistrict = kind === 'city' && district !== null && sharesItsName(place);
  return [needsDistrict ? district : null, kind === 'region' ? null : region].filter(
    (area): area is string => area !== null && area !== name,
  );
}

/** Returns the text of a place, such as "Tacuarembó, Uruguay" or "Amarillo, Texas". */
export function placeLabel(place: Place, locale: Locale): string {
  const country = countryName(place.country, locale);
  if (place.kind === 'country') return country;
  const areas = areasOf(place);
  const isClear = WITHOUT_COUNTRY.has(place.country) && areas.length > 0;
  return [place.name, ...areas, ...(isClear ? [] : [country])].join(', ');
}

/** Whether a settlement is the seat of its district, or in none. */
const isSeat = ({ name, district }: Place) => district === null || district === name;

/** A region has at least so many times the people of its largest settlement, whose figure it bears. */
const REGION_PEOPLE = 2;

const isLargerRegion = (place: Place, other: Place) =>
  place.kind === 'region' && REGION_PEOPLE * place.population > other.population;

const isIn = (regions: readonly Place[], { regionId }: Place) => regions.some(({ id }) => id === regionId);

/** Returns every place that the whole of a text names. */
function placesCalled(text: string): Place[] {
  const words = placeWords(text);
  const found = gazetteer().match(words);
  return found?.length === words.length ? found.places : [];
}

/**
 * Returns the places that a text such as "Mercedes, Argentina" may mean, the most populous first: the settlements of
 * that name and larger regions elsewhere, or else the areas. Of several settlements in one region, those without a
 * district in their name are meant, and of a region and a district in it the region. No place if the text says anything
 * else.
 */
export function placesNamed(text: string): Place[] {
  const found = placesCalled(text);
  const cities = found.filter(({ kind }) => kind === 'city');
  const seats = new Set(cities.filter(isSeat).map(({ country, region }) => `${country} ${region}`));
  const meant = cities.filter((city) => isSeat(city) || !seats.has(`${city.country} ${city.region}`));
  const regions = found.filter(({ kind }) => kind === 'region');
  if (meant.length === 0) return found.filter((place) => place.kind !== 'district' || !isIn(regions, place));
  const elsewhere = regions.filter((region) =>
    meant.every((city) => city.regionId !== region.id && isLargerRegion(region, city)),
  );
  return [...elsewhere, ...meant];
}

/** So many times as populous as its namesakes, a place is the one that is meant by a name without a region. */
export const FAR_LARGER = 50;

/** Whether a place is meant rather than its namesake. */
const isMeant = (place: Place, other: Place) =>
  place.population >= FAR_LARGER * Math.max(1, other.population) ||
  (place.country === other.country && isLargerRegion(place, other));

/** Returns the id of the place that a text means; null if it may mean several, or none or only a country. */
export function placeIdOf(text: string | null | undefined): number | null {
  const [place, ...others] = text ? placesNamed(text) : [];
  if (!place || place.kind === 'country') return null;
  return others.every((other) => isMeant(place, other)) ? place.id : null;
}

/**
 * Returns the region that a text names behind a comma: "Paraje Los Ceibos, Tacuarembó, Uruguay" is somewhere in
 * Tacuarembó, and what stands before is a note. Null for places of the gazetteer, and without one clear region.
 */
export function regionBehindNote(text: string): Place | null {
  if (placesNamed(text).length > 0) return null;
  for (let comma = text.indexOf(','); comma !== -1; comma = text.indexOf(',', comma + 1)) {
    const places = placesCalled(text.slice(comma + 1));
    const regions = places.filter(({ kind }) => kind === 'region');
    const ids = new Set((regions.length > 0 ? regions : places).map(({ regionId }) => regionId));
    const [id] = ids;
    if (id && ids.size === 1) return gazetteer().get(id) ?? null;
  }
  return null;
}

/** Whether a text says where something is: it names a place of the gazetteer, or a region behind a note. */
export const saysWhere = (text: string): boolean => placesNamed(text).length > 0 || regionBehindNote(text) !== null;

/** Whether a text may mean several places, which only its writer can tell apart. */
export const isUnclearPlace = (text: string): boolean => placeIdOf(text) === null && placesNamed(text).length > 1;

export const isOfRegion = (region: Place | undefined, place: Place | undefined) =>
  region?.kind === 'region' && place !== undefined && place.regionId === region.id && place.id !== region.id;

/** Whether another town of the same name in the country may as well be meant. */
export const isRival = (best: Place, { kind, country, population }: Place): boolean =>
  kind === 'city' &&
  best.kind === 'city' &&
  country === best.country &&
  best.population < FAR_LARGER * Math.max(1, population);

/** So many degrees away, a town may be meant from the other side of a border. */
const NEAR_DEGREES = 6;

/** «Cerca de Dolores» of a Uruguayan: its namesake in Argentina is the larger one. */
export const isLargerAcross = (best: Place, { kind, country, population, lat, lon }: Place): boolean =>
  kind === 'city' &&
  best.kind === 'city' &&
  country !== best.country &&
  population > best.population &&
  Math.max(Math.abs(lat - best.lat), Math.abs(lon - best.lon)) < NEAR_DEGREES;

/** «Gral. Lamadrid»: a department without a town of its name; a town that is written otherwise may be meant. */
export const isBareDistrict = ({ kind, population }: Place): boolean => kind === 'district' && population === 0;
