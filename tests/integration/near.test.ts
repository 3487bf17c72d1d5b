import type { Actor } from '@/lib/core/actors/actor';
import { animalListingColumns } from '@/lib/market/animal-lots/field-columns';
import { listOwnAnimalListings } from '@/lib/market/animal-lots/list-own-animal-listings';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { db } from '@/lib/core/db/client';
import { parseEquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { searchEquipmentListings } from '@/lib/market/equipment/search-equipment-listings';
import { placeColumns } from '@/lib/places/place-columns';
import { placeIdOf } from '@/lib/places/place-text';
import { makeEquipment } from '@/tests/factories/equipment';
import { listingFields, makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

const TEXTS = [
  'Tacuarembó, Uruguay',
  'Bagé, RS, Brasil',
  'Salto, Uruguay',
  'Amarillo, Texas',
  'Rivera, Uruguay',
  // A department, and a name that several places have.
  'Cerro Largo, Uruguay',
  'Mercedes, Argentina',
];

async function search(raw: Record<string, string>) {
  const { query, errors } = parseAnimalListingQuery(raw);
  expect(errors).toEqual({});
  const { listings, total, withoutPlace } = await searchAnimalListings(query);
  return {
    total,
    withoutPlace,
    found: listings.map(({ location, distanceKm }) => [location.split(',')[0], distanceKm]),
  };
}

const names = async (raw: Record<string, string>) => (await search(raw)).found.map(([name]) => name);

describe('a search near a place', () => {
  const near = String(placeIdOf('Tacuarembó, Uruguay'));

  beforeAll(async () => {
    await db.user.deleteMany();
    const { id } = await makeUser();
    for (const location of TEXTS) {
      await makeListing({ userId: id, location, ...placeColumns(location) });
      await makeEquipment({ userId: id, location, ...placeColumns(location) });
    }
  });
  afterAll(() => db.user.deleteMany());

  it('measures great-circle distances', async () => {
    const [row] = await db.$queryRaw<{ km: number }[]>`SELECT corral_km(-31.7113, -55.9811, -31.3314, -54.1067) AS km`;
    expect(row?.km).toBeCloseTo(182.7, 0);
    expect(await search({ near, radius: '190', sort: 'distance_asc' })).toMatchObject({
      found: [
        ['Tacuarembó', 0],
        ['Rivera', expect.closeTo(99, -1)],
        ['Bagé', 183],
      ],
    });
  });

  it('takes a text with a radius for the place, and without one for a text', async () => {
    const raw = { location: 'tacuarembo, uruguay' };
    expect((await names({ ...raw, radius: '200', sort: 'distance_asc' })).slice(0, 4)).toEqual([
      'Tacuarembó',
      'Rivera',
      'Bagé',
      'Salto',
    ]);
    expect(await search(raw)).toEqual({ total: 1, withoutPlace: undefined, found: [['Tacuarembó', undefined]] });
  });

  it('counts what has no place on the map, and finds it', async () => {
    expect(await search({ near, radius: '100' })).toMatchObject({ total: 2, withoutPlace: 2 });
    expect(await names({ withoutPlace: 'true' })).toEqual(expect.arrayContaining(['Cerro Largo', 'Mercedes']));
  });

  it('goes with words and other filters, and with pages', async () => {
    expect(await names({ near, radius: '190', search: 'bage' })).toEqual(['Bagé']);
    expect(await names({ near, radius: '190', category: 'ovine' })).toEqual([]);
    const page = (number: number) =>
      names({ near, radius: '190', sort: 'distance_asc', limit: '1', page: String(number) });
    expect([...(await page(1)), ...(await page(2)), ...(await page(3))]).toEqual(['Tacuarembó', 'Rivera', 'Bagé']);
  });

  it('finds what is in a country or a region', async () => {
    expect((await names({ country: 'UY' })).sort()).toEqual(['Cerro Largo', 'Rivera', 'Salto', 'Tacuarembó']);
    expect(await names({ country: 'AR' })).toEqual(['Mercedes']);
    const { regionId } = placeColumns('Lubbock, Texas');
    expect(await names({ region: String(regionId) })).toEqual(['Amarillo']);
  });

  it('finds nothing near a place that does not exist', async () => {
    expect(await names({ near: '9999999' })).toEqual([]);
    expect(await names({ near: '0', radius: '50' })).toEqual([]);
  });

  it.each([
    { near: '-1' },
    { near: '1e3' },
    { radius: '0' },
    { radius: '1001' },
    { country: 'uy' },
    { country: "U'" },
    { region: 'Texas' },
    { withoutPlace: 'maybe' },
  ])('refuses %j', (raw) => {
    expect(Object.keys(parseAnimalListingQuery(raw).errors)).toEqual(Object.keys(raw));
  });

  it('sorts by date if it is near no place', async () => {
    expect(await names({ sort: 'distance_asc' })).toEqual(await names({}));
  });

  it('finds equipment too', async () => {
    const { query } = parseEquipmentListingQuery({ near, radius: '190', sort: 'distance_asc' });
    const { listings } = await searchEquipmentListings(query);
    expect(listings.map(({ distanceKm }) => distanceKm)).toEqual([0, expect.closeTo(99, -1), 183]);
  });
});

describe('a search near a place with more hits than are paged', () => {
  const near = String(placeIdOf('Tacuarembó, Uruguay'));
  const { lat, lon, ...place } = placeColumns('Tacuarembó, Uruguay');

  beforeAll(async () => {
    const { id: userId } = await makeUser();
    const { category, breed, title, price, location, expiresAt } = await makeListing({ userId });
    await db.animalListing.createMany({
      // Three are at each place, and a few of the farther ones are highlighted.
      data: Array.from({ length: 1_500 }, (_, index) => ({
        ...{ userId, category, breed, title, age: 12, priceAmount: price, location, expiresAt, ...place, lon },
        lat: (lat ?? 0) + Math.floor(index / 3) / 500,
        ...(index % 300 === 299 ? { isHighlighted: true, highlightUntil: expiresAt } : {}),
      })),
    });
    await db.$executeRaw`ANALYZE cattle_listings`;
  });
  afterAll(() => db.user.deleteMany());

  it.each([1, 2, 13, 83])('shows page %i as if all were sorted', async (page) => {
    const { query } = parseAnimalListingQuery({ near, radius: '150', sort: 'distance_asc', page: String(page) });
    const { listings, total } = await searchAnimalListings(query);
    const rows = await db.$queryRaw<{ id: string }[]>`
      SELECT id FROM (SELECT *, corral_km(lat, lon, ${lat}, ${lon}) AS km FROM cattle_listings) l
      WHERE km <= 150 ORDER BY is_highlighted DESC, km, id DESC LIMIT 1000`;
    expect([total, rows.length]).toEqual([1_000, 1_000]);
    expect(listings.map(({ id }) => id)).toEqual(rows.slice((page - 1) * 12, page * 12).map(({ id }) => id));
  });
});

describe('what a listing keeps of its place', () => {
  it('is what its text says, whoever writes it', () => {
    expect(animalListingColumns(listingFields({ location: 'bage, rs, brasil' }))).toMatchObject({
      placeId: placeIdOf('Bagé, Rio Grande do Sul, Brasil'),
      country: 'BR',
      lat: expect.closeTo(-31.33, 1) as number,
      lon: expect.closeTo(-54.11, 1) as number,
    });
  });

  it('is the country alone where the text may mean several places, or none', () => {
    const nowhere = { placeId: null, regionId: null, lat: null, lon: null };
    expect(placeColumns('Mercedes, Argentina')).toEqual({ ...nowhere, country: 'AR' });
    expect(placeColumns('Campo de los Pérez, ruta 5 km 389, Uruguay')).toEqual({ ...nowhere, country: 'UY' });
    expect(placeColumns('-31.7113, -55.9811')).toEqual({ ...nowhere, country: null });
  });

  it('is asked of its owner if the text may mean several', async () => {
    const { id } = await makeUser();
    await makeListing({ userId: id, location: 'Mercedes, Argentina' });
    await makeListing({ userId: id, location: 'Salto, Uruguay' });
    const own = await listOwnAnimalListings({ id } as Actor);
    expect(own.map(({ location, placeUnclear }) => [location, placeUnclear]).sort()).toEqual([
      ['Mercedes, Argentina', true],
      ['Salto, Uruguay', false],
    ]);
  });
});

describe('an order of nearness and newness', () => {
  const near = String(placeIdOf('Tacuarembó, Uruguay'));
  const titles = async (raw: Record<string, string>) =>
    (await searchAnimalListings(parseAnimalListingQuery(raw).query)).listings.map(({ title }) => title);

  beforeAll(async () => {
    await db.user.deleteMany();
    const { id: userId } = await makeUser();
    const add = (title: string, location: string, days: number, isHighlighted = false) =>
      makeListing({
        ...{ userId, title, location, ...placeColumns(location), isHighlighted },
        createdAt: new Date(Date.UTC(2026, 0, 1 + days)),
        ...(isHighlighted ? { highlightUntil: new Date(Date.now() + 86_400_000) } : {}),
      });
    await add('old here', 'Tacuarembó, Uruguay', 0);
    await add('new here', 'Tacuarembó, Uruguay', 9);
    await add('highlighted here', 'Tacuarembó, Uruguay', 5, true);
    await add('newest far', 'Bagé, RS, Brasil', 20);
    await add('highlighted far', 'Bagé, RS, Brasil', 1, true);
    await add('near', 'Rivera, Uruguay', 15);
    await add('bulls of here', 'Salto, Uruguay', 30);
  });
  afterAll(() => db.user.deleteMany());

  it('has the nearest band first, in each the highlighted ones and then the newest', async () => {
    const all = ['highlighted here', 'new here', 'old here', 'near', 'highlighted far', 'newest far'];
    expect(await titles({ near, radius: '190', sort: 'near_recent' })).toEqual(all);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => titles({ near, radius: '190', sort: 'near_recent', limit: '2', page: String(page) })),
    );
    expect(pages.flat()).toEqual(all);
  });

  it('goes on beyond the country, the nearer before the newer', async () => {
    const { id: userId } = await makeUser();
    const add = (title: string, location: string, day: number) =>
      makeListing({
        ...{ userId, title, location, breed: 'Gyr', ...placeColumns(location) },
        createdAt: new Date(Date.UTC(2026, 2, day)),
      });
    await add('Hermosillo', 'Hermosillo, Sonora, México', 3);
    await add('Liberia', 'Liberia, Guanacaste, Costa Rica', 2);
    await add('Cuiabá', 'Cuiabá, MT, Brasil', 1);
    const { query } = parseAnimalListingQuery({ breed: 'Gyr', sort: 'near_recent' });
    const { listings } = await searchAnimalListings({ ...query, from: { country: 'UY', id: Number(near) } });
    expect(listings.map(({ title }) => title)).toEqual(['Cuiabá', 'Liberia', 'Hermosillo']);
  });

  it('is that of the newest ones without a place', async () => {
    expect(await titles({ sort: 'near_recent' })).toEqual(await titles({}));
  });

  it('of a text has those first whose titles have all its words', async () => {
    const { id: userId } = await makeUser();
    await makeListing({ userId, title: 'Lote chico', description: 'Novillos gordos.' });
    await makeListing({ userId, title: 'Novillos gordos', createdAt: new Date('2026-01-01') });
    expect(await titles({ search: 'novillos gordos', sort: 'relevance' })).toEqual(['Novillos gordos', 'Lote chico']);
    expect(await titles({ search: '"novillos gordos"', sort: 'newest' })).toEqual(['Lote chico', 'Novillos gordos']);
  });
});
