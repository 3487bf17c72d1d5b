import type { ListingKey } from '../../lib/market/animal-lots/query-schema';

/** A search as in its URL. */
export type Search = Partial<Record<ListingKey, string>>;

/** A town amid cattle country, near which some searches are. */
export const TOWN = 'Tacuarembó, Uruguay';

/** Single filters: common ones, rare ones and ones that match nothing. */
const FILTERS: Search[] = [
  { category: 'bovine' },
  { category: 'aviary' },
  { category: 'bovine', breed: 'Angus' },
  { category: 'bovine', breed: 'Romosinuano' },
  { category: 'aviary', breed: 'Quail' },
  { breed: 'Criollo' },
  { breed: 'Zebra' },
  { minPrice: '500', maxPrice: '3000' },
  { maxPrice: '4' },
  { minPrice: '9000' },
  { minPrice: '99999999' },
  { minPrice: '1234.56', maxPrice: '1234.56' },
  { minAge: '12', maxAge: '36' },
  { minAge: '290' },
  { maxAge: '0' },
  { location: 'argentina' },
  { location: 'tandil' },
  { location: 'Uberaba, MG' },
  { location: 'atlántida' },
  { location: 'a' },
  { location: 'ão' },
  { vaccinated: 'true' },
  { healthCertificate: 'true' },
  { pregnancyTested: 'true' },
  { class: 'heifer' },
  { class: 'calf_m,calf_f' },
  { minPriceKg: '1.5', maxPriceKg: '3' },
  { minHeads: '50' },
  { maxWeight: '200' },
  { country: 'UY' },
];

const TEXTS = [
  'vaquillonas',
  'vacas preñadas',
  'angus',
  'toros angus',
  'novillos gordos',
  'cordero',
  'gallinas ponedoras',
  'yegua mansa',
  'Sanlugar',
  'monteverdo', // common and rare words
  'angus tandil',
  'vacunado certificado',
  'de la',
  'a',
  'la',
  'e o',
  'ñ',
  'ão',
  'zz',
  'xq', // stop words, one and two letters
  'vaqillonas',
  'anguss',
  'preñdas',
  'herefrod',
  'novilos gordos',
  'zorzalito',
  'xyzxyzxyz',
  'angus zorzalito', // typos and words that nobody has
  '%',
  '_',
  "'",
  '"',
  '\\',
  '%_\'"',
  '100%',
  'bovine',
  'holstein friesian cow',
  'vendo lote de vaquillonas angus preñadas en tandil argentina',
  '2026',
  '12',
  'kg',
];

const SORTS = [
  'newest',
  'price_asc',
  'price_desc',
  'price_kg_asc',
  'price_kg_desc',
  'heads_desc',
  'age_asc',
  'age_desc',
  'distance_asc',
];
/** The API refuses ranges whose minimum is above their maximum. */
const inOrder = (min: string | undefined, max: string | undefined) => !min || !max || Number(min) <= Number(max);
const compatible = (a: Search, b: Search) => {
  const { minPrice, maxPrice, minAge, maxAge } = { ...a, ...b };
  return Object.keys(a).every((key) => !(key in b)) && inOrder(minPrice, maxPrice) && inOrder(minAge, maxAge);
};

/**
 * Returns some 700 different searches: each filter alone, pairs and triples, every order, deep pages, all kinds of
 * texts, texts with filters, many without matches, and, given the id of a
 * place, some near it.
 */
export function searchCorpus(near?: string): Search[] {
  const within = (...radii: string[]) => (near === undefined ? [] : radii.map((radius) => ({ near, radius })));
  const filters: Search[] = [...FILTERS, ...within('100', '500')];
  const pairs = filters.flatMap((a, i) =>
    filters
      .slice(i + 1)
      .filter((b, j) => compatible(a, b) && (i + j) % 3 === 0)
      .map((b) => ({ ...a, ...b })),
  );
  const triples = pairs.flatMap((pair, i) =>
    filters.filter((c, j) => compatible(pair, c) && (i + j) % 23 === 0).map((c) => ({ ...pair, ...c })),
  );
  const everything = {
    category: 'bovine',
    breed: 'Angus',
    minPrice: '500',
    maxPrice: '3000',
    minAge: '6',
    maxAge: '60',
    vaccinated: 'true',
    healthCertificate: 'true',
    location: 'argentina',
  };
  const mixed = TEXTS.flatMap((search, i) => [
    { search, ...filters[(i * 5) % filters.length] },
    { search, ...filters[(i * 7 + 3) % filters.length] },
  ]);
  const plain: Search[] = [
    {},
    ...filters,
    ...pairs,
    ...triples,
    everything,
    ...TEXTS.map((search) => ({ search })),
    ...mixed,
    ...TEXTS.slice(0, 11).flatMap((search) => within('200').map((place) => ({ search, category: 'bovine', ...place }))),
  ];
  // Orders rotate over all searches; single filters are combined with every order.
  const sorted = plain.map((search, i) => ({ ...search, sort: SORTS[i % SORTS.length] ?? 'newest' }));
  const every = filters.flatMap((search) => SORTS.map((sort) => ({ ...search, sort })));
  const deep = [{}, ...filters.slice(0, 8), { search: 'angus' }].flatMap((search) =>
    ['40', '83'].map((page) => ({ ...search, page })),
  );
  const wide = [{}, { category: 'bovine' }, { search: 'angus' }, { location: 'argentina' }].map((search) => ({
    ...search,
    limit: '100',
  }));
  const all: Search[] = [...sorted, ...every, ...deep, ...wide];
  return [...new Map(all.map((search) => [new URLSearchParams(search).toString(), search])).values()];
}
