import { isTypo } from '@/lib/core/i18n/is-typo';
import type { Place, PlaceFinder } from '@/lib/places/dto';
import { plainPhrase } from '@/lib/language/lexicon/tokens';

const LISTED: [Place['kind'], string, string, number, string?][] = [
  ['country', 'Uruguay', 'UY', 3_500_000],
  ['country', 'Perú', 'PE', 33_000_000],
  ['region', 'Tacuarembó', 'UY', 54_000],
  ['city', 'Tacuarembó', 'UY', 54_000],
  ['region', 'Salto', 'UY', 104_000],
  ['city', 'Salto', 'UY', 104_000],
  ['city', 'Salto', 'BR', 110_000],
  ['city', 'Salto', 'AR', 33_000],
  ['region', 'Durango', 'MX', 650_000],
  ['city', 'Durango', 'MX', 650_000, 'victoria de durango'],
  ['city', 'Durango', 'ES', 29_000],
  ['city', 'Durango', 'US', 19_000],
  ['region', 'Chihuahua', 'MX', 900_000],
  ['city', 'Chihuahua', 'MX', 900_000],
  ['region', 'Mato Grosso do Sul', 'BR', 900_000, 'ms'],
  ['region', 'Mississippi', 'US', 170_000, 'ms'],
  ['region', 'Goiás', 'BR', 1_500_000, 'go'],
  ['city', 'Goiás', 'BR', 24_000],
  ['region', 'Texas', 'US', 2_300_000, 'tx'],
  ['region', 'Montana', 'US', 110_000, 'mt'],
  ['city', 'Montana', 'BG', 47_000],
  ['region', 'Oregon', 'US', 650_000, 'or'],
  ['city', 'Hereford', 'US', 15_000],
  ['city', 'Hereford', 'GB', 60_000],
  ['city', 'Toro', 'ES', 9_000],
  ['city', 'Toro', 'CO', 12_000],
  ['city', 'Jersey', 'US', 1_000],
  ['region', 'Paraná', 'BR', 1_900_000, 'pr'],
  ['city', 'Paraná', 'AR', 247_000],
  ['city', 'Santa Rosa', 'AR', 111_000],
  ['city', 'Santa Rosa', 'US', 175_000],
  ['city', 'Santa Rosa', 'BR', 68_000],
  ['city', 'Mercedes', 'UY', 42_000],
  ['city', 'Mercedes', 'AR', 65_000],
  ['region', 'Corrientes', 'AR', 350_000],
  ['city', 'Corrientes', 'AR', 350_000],
  ['city', 'Tandil', 'AR', 110_000],
  ['city', 'Amarillo', 'US', 198_000],
  ['city', 'Valentine', 'US', 2_700],
  ['city', 'Campo Grande', 'BR', 900_000],
  ['city', 'Dorset', 'GB', 57_000],
  ['region', 'Maine', 'US', 66_000, 'me'],
  ['city', 'Registro', 'BR', 54_000],
  ['city', 'Pasto', 'CO', 382_000],
  ['region', 'Nuevo León', 'MX', 1_100_000],
  ['city', 'Patos de Minas', 'BR', 126_000],
  ['region', 'Pará', 'BR', 1_400_000, 'pa'],
  ['region', 'Michigan', 'US', 690_000, 'mi'],
  ['city', 'Home', 'US', 21_000],
  ['city', 'Wool', 'GB', 5_300],
  ['city', 'La Sierra', 'CO', 11_000],
];

const PLACES = LISTED.map(([kind, name, country, population], id): Place => ({
  ...{ id, kind, name, country, population, district: null, region: null, regionId: null, lat: 0, lon: 0 },
}));

const byName = new Map<string, Place[]>();
for (const place of PLACES.toSorted((a, b) => b.population - a.population)) {
  const names = new Set([plainPhrase(place.name), LISTED[place.id]?.[4] ?? '']);
  for (const name of names) byName.set(name, [...(byName.get(name) ?? []), place]);
}

/** A small gazetteer. */
export const somePlaces: Pick<PlaceFinder, 'match' | 'corrected' | 'land'> = {
  match(words, from = 0) {
    for (let length = Math.min(4, words.length - from); length > 0; length -= 1) {
      const places = byName.get(words.slice(from, from + length).join(' '));
      if (places) return { places, length };
    }
    return null;
  },
  land: () => null,
  corrected: (word) => (word.length < 7 ? undefined : [...byName.keys()].find((name) => isTypo(word, name))),
};

/** A place of the small gazetteer as tests name it: `Durango MX`. */
export const placeName = (id: number): string => `${PLACES[id]?.name} ${PLACES[id]?.country}`;
