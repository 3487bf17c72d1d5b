import { perProcess } from '@/lib/core/per-process';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { db } from '@/lib/core/db/client';
import { gazetteer } from '@/lib/places/gazetteer';
import { placeColumns } from '@/lib/places/place-columns';
import { countAreas } from '@/lib/finding/understood-searches/count-areas';
import { searchUnderstood } from '@/lib/finding/understood-searches/search-understood';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

const memory = perProcess<{ known?: unknown }>('local-counts', () => ({}));
const asked = (raw: Record<string, string>) => parseAnimalListingQuery(raw).query;
const regionOf = (location: string) => String(placeColumns(location).regionId);

beforeAll(async () => {
  await db.user.deleteMany();
  const { id: userId } = await makeUser();
  const add = (location: string, traits: Partial<Parameters<typeof makeListing>[0]> = {}) =>
    makeListing({ userId, location, ...placeColumns(location), title: 'Lote', description: '', ...traits });
  await add('Tacuarembó, Uruguay', { class: 'heifer_bred', price: '1000' });
  await add('Paso de los Toros, Uruguay', { class: 'heifer_open', price: '900' });
  await add('Salto, Uruguay', { class: 'heifer_bred', price: '2000' });
  await add('Salto, Uruguay', { isActive: false });
  await add('Uruguay');
  await add('Tandil, Argentina', { title: 'Lote manso' });
  await add('Bagé, Brasil', { category: 'ovine', breed: 'Corriedale', class: 'ewe_bred' });
  await add('Un lugar cualquiera');
});
beforeEach(() => {
  delete memory.known;
});
afterAll(() => db.user.deleteMany());

it('counts what is on sale in each country, and in each region of the chosen one', async () => {
  expect(await countAreas(asked({}), 'es')).toEqual({
    country: null,
    regionWord: 'region',
    countries: [
      { code: 'AR', name: 'Argentina', count: 1 },
      { code: 'BR', name: 'Brasil', count: 1 },
      { code: 'UY', name: 'Uruguay', count: 4 },
    ],
    regions: [],
  });
  const { country, countries, regionWord, regions } = await countAreas(asked({ country: 'UY' }), 'pt');
  expect([country, countries.length, regionWord]).toEqual(['UY', 3, 'department']);
  expect(regions.map(({ name, count }) => [name, count])).toEqual([
    ['Salto', 1],
    ['Tacuarembó', 2],
  ]);
});

it.each<Record<string, string>>([
  {},
  { category: 'bovine' },
  { category: 'bovine', class: 'heifer' },
  { class: 'heifer_bred,ewe_bred' },
  { sex: 'female' },
  { maxPrice: '1000' },
  { search: 'manso' },
  { search: 'vaquillonas preñadas hasta 1500 usd' },
  { location: 'Tacuarembó, Uruguay', radius: '300' },
  { search: 'ovejas a 200 km de tacuarembó' },
  { search: 'vaquillonas en Tacuarembó' },
])('says as many as choosing the country or the region finds: %j', async (raw) => {
  const total = async (area: Record<string, string>) =>
    (await searchUnderstood(asked({ ...raw, ...area }), 'es')).results.total;
  const { countries } = await countAreas(asked(raw), 'es');
  expect(countries).not.toEqual([]);
  for (const { code, count } of countries) expect([code, await total({ country: code })]).toEqual([code, count]);
  const { regions } = await countAreas(asked({ ...raw, country: 'UY' }), 'es');
  for (const { id, count } of regions) expect(await total({ country: 'UY', region: String(id) })).toBe(count);
});

it('names countries where the text says something else without a number', async () => {
  const counts = async (search: string) =>
    (await countAreas(asked({ search }), 'es')).countries.map(({ code, count }) => [code, count]);
  expect(await counts('lotes hasta $ 5.000')).toEqual([
    ['AR', null],
    ['BR', null],
    ['UY', expect.any(Number)],
  ]);
});

it('keeps what is chosen though nothing is there, and knows the country of a region', async () => {
  const rivera = regionOf('Rivera, Uruguay');
  const { country, countries, regions } = await countAreas(asked({ region: rivera, category: 'ovine' }), 'en');
  expect(country).toBe('UY');
  expect(countries).toContainEqual({ code: 'UY', name: 'Uruguay', count: 0 });
  expect(regions).toEqual([{ id: Number(rivera), name: 'Rivera', count: 0 }]);
  expect((await countAreas(asked({ country: 'ZZ', region: '9999999' }), 'es')).regions).toEqual([]);
});

it('names every country and region where there are too many to count', async () => {
  const { id: userId } = await makeUser();
  await db.animalListing.createMany({
    data: Array.from({ length: 1001 }, (_, nth) => ({
      ...{ userId, title: `t ${nth}`, age: 1, price: '7', location: 'Rocha, Uruguay', breed: 'Angus' },
      ...{ category: 'bovine' as const, expiresAt: new Date(Date.now() + 1e9), ...placeColumns('Rocha, Uruguay') },
    })),
  });
  const { countries, regions } = await countAreas(asked({ maxPrice: '5000', country: 'UY' }), 'es');
  expect(countries).toContainEqual({ code: 'AR', name: 'Argentina', count: null });
  expect(regions).toContainEqual({ id: Number(regionOf('Rocha, Uruguay')), name: 'Rocha', count: null });
  const whole = await countAreas(asked({ category: 'bovine' }), 'es');
  expect(whole.countries).toContainEqual({ code: 'UY', name: 'Uruguay', count: 1005 });
  expect(gazetteer().get(Number(regionOf('Rocha, Uruguay')))?.kind).toBe('region');
});
