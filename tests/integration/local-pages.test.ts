import { readdirSync } from 'node:fs';
import { perProcess } from '@/lib/core/per-process';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { markRevalidated } from '@/lib/core/cache/page-cache-store.mjs';
import { db, type Prisma } from '@/lib/core/db/client';
import { LOCALES } from '@/lib/core/i18n/locales';
import { countsExpiry } from '@/lib/finding/local-pages/counts';
import { listLocalPagesForSitemap } from '@/lib/finding/local-pages/list-for-sitemap';
import { readDirectory } from '@/lib/finding/local-pages/local-links';
import { localPage } from '@/lib/finding/local-pages/local-page';
import { localPathsOfSearch } from '@/lib/finding/local-pages/paths-of-search';
import { DIRECTORY_PATHS } from '@/lib/finding/local-pages/schema';
import { recordListingPrice } from '@/lib/market/price-history/record-price';
import { readLocalPath } from '@/lib/finding/local-pages/slugs';
import type { VisitorPlace } from '@/lib/places/dto';
import { gazetteer } from '@/lib/places/gazetteer';
import { placeColumns } from '@/lib/places/place-columns';
import { visitorPlace, visitorPlaceOf } from '@/lib/places/visitor-place';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

let userId: string;

const lot = (location: string, facts: Partial<Prisma.AnimalListingUncheckedCreateInput>) =>
  makeListing({ userId, location, ...placeColumns(location), class: 'heifer_bred', headCount: 10, ...facts });

const TACUAREMBO = 'Tacuarembó, Uruguay';
const RIVERA = 'Rivera, Uruguay';
const LIVRAMENTO = "Sant'Ana do Livramento, Brasil";

const queryOf = (path: string) => {
  const query = readLocalPath(path.split('/'), 'es');
  if (!query) throw new Error(`${path} names no page`);
  return query;
};
const pageOf = async (path: string) => {
  const found = await localPage(queryOf(path), 'es');
  if (!('page' in found)) throw new Error(`${path} is not shown`);
  return found.page;
};
const memory = perProcess<{ known?: unknown }>('local-counts', () => ({}));

beforeAll(async () => {
  await db.user.deleteMany();
  userId = (await makeUser()).id;
  for (const price of ['1000', '1100', '1200', '1500']) await lot(TACUAREMBO, { price });
  await lot(TACUAREMBO, { price: '900', isActive: false });
  for (const price of ['950', '1050']) await lot(TACUAREMBO, { class: 'heifer_open', price });
  for (let n = 0; n < 3; n += 1) await lot(RIVERA, { price: '800' });
  for (let n = 0; n < 3; n += 1) await lot(LIVRAMENTO, { price: '700' });
  for (let n = 0; n < 2; n += 1) await lot('Salto, Uruguay', { price: '600' });
  for (let n = 0; n < 3; n += 1) await lot(TACUAREMBO, { class: 'cow_open', price: '500' });
});
beforeEach(() => {
  delete memory.known;
});
afterAll(() => db.user.deleteMany());

describe('a local page', () => {
  it("shows first what is near the visitor's own place, and how far it is", async () => {
    const from = visitorPlace(visitorPlaceOf(RIVERA) ?? '') ?? undefined;
    const placesOf = async (own?: VisitorPlace) => {
      const found = await localPage(queryOf('vaquillonas'), 'es', own);
      return 'page' in found ? found.page.results.listings.map((one) => [one.location, one.distanceKm]) : [];
    };
    const near = await placesOf(from);
    expect(near[0]).toEqual([expect.stringMatching(/^(Rivera|Sant'Ana)/), expect.any(Number)]);
    expect(near.every(([, km]) => km !== undefined)).toBe(true);
    expect(near).toHaveLength((await placesOf()).length);
    expect((await placesOf()).every(([, km]) => km === undefined)).toBe(true);
  });

  it('says what was asked for its animals in its place, month by month', async () => {
    const now = new Date();
    const ago = (months: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
    const ask = async (location: string, months: number, price: string, facts: Parameters<typeof lot>[1] = {}) => {
      const { id } = await lot(location, { price, priceAmount: price, isActive: false, ...facts });
      await recordListingPrice(db, 'asked', id, null, ago(months));
      return id;
    };
    for (const price of ['700', '800', '990']) await ask(TACUAREMBO, 2, price);
    for (const price of ['900', '1000', '1200']) await ask(TACUAREMBO, 0, price);
    // Too few of them, of another class, of another place, long ago, and off sale for what its seller wrote.
    for (const price of ['100', '200']) await ask(TACUAREMBO, 1, price);
    for (let n = 0; n < 3; n += 1) {
      await ask(TACUAREMBO, 1, '50', { class: 'cow_open' });
      await ask(RIVERA, 0, '500');
      await ask(TACUAREMBO, 9, '300');
      await ask(TACUAREMBO, 0, '10', { heldAt: now });
    }
    const month = (months: number) => ago(months).toISOString().slice(0, 7);
    const { trend } = await pageOf('vaquillonas-prenadas/uruguay/tacuarembo');
    expect(trend).toEqual({
      per: 'perHead',
      months: [
        { month: month(2), lots: 3, middle: '800.00' },
        { month: month(0), lots: 3, middle: '1000.00' },
      ],
    });
    const country = await pageOf('vaquillonas-prenadas/uruguay');
    expect(country.trend?.months.at(-1)).toEqual({ month: month(0), lots: 6, middle: '500.00' });
    // What one of them asks since counts in its month once.
    const changed = await ask(TACUAREMBO, 0, '5000');
    await db.animalListing.update({ where: { id: changed }, data: { priceAmount: '1300' } });
    await recordListingPrice(db, 'asked_change', changed);
    expect((await pageOf('vaquillonas-prenadas/uruguay/tacuarembo')).trend?.months.at(-1)).toEqual({
      month: month(0),
      lots: 4,
      middle: '1000.00',
    });
    // One month alone is no trend.
    expect((await pageOf('vaquillonas-prenadas/brasil')).trend).toBeNull();
  });

  it('shows the lots that are on sale, what they come to, and what else there is', async () => {
    const { results, figures, names, links } = await pageOf('vaquillonas-prenadas/uruguay/tacuarembo');
    expect(results).toMatchObject({ total: 4, totalPages: 1 });
    expect(names).toEqual({ stock: 'vaquillonas preñadas', place: 'Tacuarembó, Uruguay', placeKey: 'tacuarembo' });
    expect(figures).toMatchObject({
      heads: 40,
      perHead: { lots: 4, low: '1000.00', middle: '1100.00', high: '1500.00' },
    });
    expect(Number(figures.perKg?.low)).toBeCloseTo(1000 / 742, 3);
    expect(links).toEqual({
      parents: [
        { path: '/animales/vaquillonas-prenadas', label: 'vaquillonas preñadas', total: 12 },
        { path: '/animales/vaquillonas-prenadas/uruguay', label: 'Uruguay', total: 9 },
      ],
      // The nearest first, also abroad; Salto has too few.
      kind: 'around',
      places: [
        { path: '/animales/vaquillonas-prenadas/uruguay/rivera', label: 'Rivera', total: 3 },
        {
          path: '/animales/vaquillonas-prenadas/brasil/rio-grande-do-sul',
          label: 'Rio Grande do Sul, Brasil',
          total: 3,
        },
      ],
      stock: [
        { path: '/animales/vaquillonas/uruguay/tacuarembo', label: 'vaquillonas', total: 6 },
        { path: '/animales/vacas/uruguay/tacuarembo', label: 'vacas', total: 3 },
      ],
    });
  });

  it('is of a whole family, a country, or everywhere', async () => {
    expect((await pageOf('vaquillonas/uruguay/tacuarembo')).results.total).toBe(6);
    expect((await pageOf('vaquillonas/uruguay')).links.places.map(({ label }) => label)).toEqual([
      'Tacuarembó',
      'Rivera',
    ]);
    expect((await pageOf('vaquillonas')).links.places.map(({ label }) => label)).toEqual(['Uruguay', 'Brasil']);
    expect((await pageOf('vacas')).figures.perHead).toEqual({
      lots: 3,
      low: '500.00',
      middle: '500.00',
      high: '500.00',
      usual: ['500.00', '500.00'],
    });
  });

  it.each([
    ['vaquillonas-prenadas/uruguay/salto', 'vaquillonas-prenadas/uruguay'],
    ['vaquillonas-sin-servicio/uruguay/tacuarembo', null],
    ['terneros/mexico/durango', null],
  ])('of fewer than three lots leads to the one above: %s', async (path, above) => {
    expect(await localPage(queryOf(path), 'es')).toEqual({ elsewhere: above === null ? null : queryOf(above) });
  });

  it('says no price per kilogram of animals that nobody buys so, or of too few lots', async () => {
    for (let n = 0; n < 3; n += 1) await lot(RIVERA, { class: 'bull', headCount: 1, price: '3000' });
    const { figures } = await pageOf('toros/uruguay/rivera');
    expect(figures).toMatchObject({ heads: 3, perHead: { lots: 3, low: '3000.00' }, perKg: null });
    for (let n = 0; n < 2; n += 1) await lot(RIVERA, { class: 'bull', headCount: 4, price: '2000' });
    expect((await pageOf('toros/uruguay/rivera')).figures.perKg).toBeNull();
    await lot(RIVERA, { class: 'bull', headCount: 4, price: '2000' });
    expect((await pageOf('toros/uruguay/rivera')).figures.perKg).toMatchObject({ lots: 3 });
    await db.animalListing.deleteMany({ where: { class: 'bull' } });
  });

  it('of a country without regions that have enough leads to other countries', async () => {
    await lot('Tacuarembó, Uruguay', { class: 'ox' });
    await lot(RIVERA, { class: 'ox' });
    await lot('Salto, Uruguay', { class: 'ox' });
    for (let n = 0; n < 3; n += 1) await lot(LIVRAMENTO, { class: 'ox' });
    const { links } = await pageOf('bueyes/uruguay');
    expect(links).toMatchObject({ kind: 'countries', places: [{ path: '/animales/bueyes/brasil', total: 3 }] });
    await db.animalListing.deleteMany({ where: { class: 'ox' } });
  });

  it('has the words of its country', async () => {
    expect((await localPage({ class: 'heifer_bred', country: 'BR' }, 'pt')) as object).toMatchObject({
      page: { names: { stock: 'novilhas prenhes', place: 'Brasil', placeKey: 'BR' } },
    });
  });

  it('asks the database nothing for names that are real but have no lots', async () => {
    await localPage({ class: 'cow' }, 'es');
    const queries = jest.spyOn(db, '$queryRaw');
    const regions = gazetteer().ofKind('region');
    for (const { id, country } of regions)
      expect(await localPage({ class: 'quail', country, region: id }, 'es')).toEqual({ elsewhere: null });
    expect(queries).not.toHaveBeenCalled();
    queries.mockRestore();
  });

  it('follows what enters and leaves, without counting at every change', async () => {
    const now = jest.spyOn(Date, 'now');
    const start = Date.now();
    const third = queryOf('vaquillonas-prenadas/uruguay/salto');
    expect(await localPage(third, 'es')).toHaveProperty('elsewhere');
    const { id } = await lot('Salto, Uruguay', { price: '600' });
    markRevalidated(['listings']);
    now.mockReturnValue(start + 60_000);
    expect(await localPage(third, 'es')).toMatchObject({ page: { results: { total: 3 } } });
    await db.animalListing.delete({ where: { id } });
    expect(await localPage(third, 'es')).toHaveProperty('page');
    now.mockRestore();
  });

  it('is cached no longer than counts from before a change', async () => {
    const moment = Date.now() + 1_000;
    const now = jest.spyOn(Date, 'now').mockReturnValue(moment);
    await localPage(queryOf('vaquillonas'), 'es');
    expect(await countsExpiry()).toBeNull();
    markRevalidated(['listings']);
    const until = (await countsExpiry())?.getTime() ?? 0;
    expect(until).toBeGreaterThanOrEqual(moment);
    now.mockReturnValue(until + 1);
    expect(await countsExpiry()).toBeNull();
    now.mockRestore();
  });
});

describe('search engines', () => {
  it.each([
    ['class=heifer&country=UY', '/animales/vaquillonas/uruguay'],
    ['class=heifer', '/animales/vaquillonas'],
    ['category=bovine&class=heifer&country=UY&page=1&sort=newest&limit=12', '/animales/vaquillonas/uruguay'],
    ['category=ovine&class=heifer&country=UY', null],
    ['class=heifer,cow&country=UY', null],
    ['class=heifer&country=UY&page=2', null],
    ['class=heifer&country=UY&sort=price_asc', null],
    ['class=heifer&country=UY&breed=Angus', null],
    ['class=heifer&country=UY&search=mansas', null],
    ['class=heifer&country=MX', null],
    ['class=heifer_open&country=UY', null],
    ['country=UY', null],
  ])('are led from a search to the local page that it repeats: %s', async (text, path) => {
    const { query } = parseAnimalListingQuery(Object.fromEntries(new URLSearchParams(text)));
    expect((await localPathsOfSearch(query))?.es ?? null).toBe(path);
  });

  it('are led from a region as from its country with it, but from no place that is none', async () => {
    const { region } = queryOf('vaquillonas/uruguay/tacuarembo');
    const paths = { es: '/animales/vaquillonas/uruguay/tacuarembo' };
    const ofSearch = (raw: Record<string, string>) => localPathsOfSearch(parseAnimalListingQuery(raw).query);
    expect(await ofSearch({ class: 'heifer', region: String(region) })).toMatchObject(paths);
    expect(await ofSearch({ class: 'heifer', country: 'UY', region: String(region) })).toMatchObject(paths);
    expect(await ofSearch({ class: 'heifer', country: 'AR', region: String(region) })).toBeNull();
    for (const other of ['0', '1', '9999999']) expect(await ofSearch({ class: 'heifer', region: other })).toBeNull();
  });

  it('are led to the page of a family where all of it is of one class', async () => {
    const bred = await pageOf('vaquillonas-prenadas/uruguay/rivera');
    expect(bred.listedAs).toEqual(queryOf('vaquillonas/uruguay/rivera'));
    expect((await pageOf('vaquillonas/uruguay/rivera')).links.stock).toEqual([]);
    expect((await pageOf('vaquillonas-prenadas/uruguay/tacuarembo')).listedAs).toEqual(
      queryOf('vaquillonas-prenadas/uruguay/tacuarembo'),
    );
    const { region } = queryOf('vaquillonas/uruguay/rivera');
    const search = parseAnimalListingQuery({ class: 'heifer_bred', region: String(region) }).query;
    expect(await localPathsOfSearch(search)).toMatchObject({ es: '/animales/vaquillonas/uruguay/rivera' });
  });

  it('find every page in the sitemap, and only those', async () => {
    const listed = (await listLocalPagesForSitemap(0)).map(({ es }) => es);
    expect(listed).toEqual(
      expect.arrayContaining([
        '/animales/vaquillonas',
        '/animales/vaquillonas/uruguay/tacuarembo',
        '/animales/vaquillonas-prenadas/uruguay/tacuarembo',
        '/animales/vaquillonas/brasil/rio-grande-do-sul',
        '/animales/vacas/uruguay',
      ]),
    );
    expect(listed).not.toContain('/animales/vaquillonas-sin-servicio');
    // All heifers there are bred, and all cows open: one page says it.
    expect(listed).not.toContain('/animales/vaquillonas-prenadas/brasil/rio-grande-do-sul');
    expect(listed).not.toContain('/animales/vacas-vacias/uruguay');
    expect(new Set(listed).size).toBe(listed.length);
    for (const path of listed) await pageOf(path.replace('/animales/', ''));
    expect(await listLocalPagesForSitemap(1)).toEqual([]);
  });
});

it('the directory has every family with its countries', async () => {
  expect(await readDirectory('en')).toMatchObject([
    {
      category: 'bovine',
      entries: [
        {
          path: '/animals/heifers',
          total: 14,
          countries: [
            { label: 'Uruguay', total: 11 },
            { label: 'Brazil', total: 3 },
          ],
        },
        { path: '/animals/cows', total: 3 },
      ],
    },
  ]);
});

it('addresses are folders of the application, and no other page’s', () => {
  const folders = readdirSync('app/[locale]');
  for (const locale of LOCALES) expect(folders).toContain(DIRECTORY_PATHS[locale].slice(1));
});
