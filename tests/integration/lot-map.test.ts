import { medianOf } from '@/lib/market/animal-lots/lots/usual-price';
import { animalListingQueryString, parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { db } from '@/lib/core/db/client';
import type { LotMap } from '@/lib/finding/map/dto';
import { shadesOf } from '@/lib/finding/map/draw-cells';
import { readLotMap } from '@/lib/finding/map/read-lot-map';
import { gazetteer } from '@/lib/places/gazetteer';
import { placeColumns } from '@/lib/places/place-columns';
import { placeLabel } from '@/lib/places/place-text';
import { visitorPlace, visitorPlaceOf } from '@/lib/places/visitor-place';
import { zoneLabel } from '@/lib/places/zone-places';
import { createRandom } from '@/prisma/seed/content/random';
import { makeUser } from '@/tests/factories/user';

const LOTS = 600;
const random = createRandom(27);
const COUNTRIES = ['AR', 'BR', 'MX', 'US', 'UY', 'ES'];
const OTHERS = ['Cerro Largo, Uruguay', 'Mercedes, Argentina', 'Estancia La Paz', 'Berlin, Alemania'];

const map = (raw: Record<string, string> = {}, own?: string) =>
  readLotMap(parseAnimalListingQuery(raw).query, 'es', (own && visitorPlace(visitorPlaceOf(own) ?? '')) || undefined);
const totalOf = (cells: LotMap['wide']['cells']) => cells.reduce((sum, { total }) => sum + total, 0);

/** The number of results that a link of the map leads to. */
async function found(raw: Record<string, string>): Promise<number> {
  const { query, errors } = parseAnimalListingQuery(raw);
  expect(errors).toEqual({});
  return (await searchAnimalListings(query)).total;
}

describe('the map of lots', () => {
  beforeAll(async () => {
    await db.user.deleteMany();
    const { id } = await makeUser();
    const towns: string[] = [];
    const all = gazetteer();
    all.forEachSettlement((place) => {
      if (COUNTRIES.includes(all.countryOf(place))) {
        const found = all.get(place);
        if (found && found.population > 5_000) towns.push(placeLabel(found, 'es'));
      }
    });
    const rows = Array.from({ length: LOTS }, (_, index) => {
      const location = index % 40 === 0 ? random.pick(OTHERS) : random.pick(towns);
      const isBovine = random.next() < 0.5;
      return {
        userId: id,
        title: 'Lote',
        description: '',
        category: isBovine ? ('bovine' as const) : ('ovine' as const),
        breed: isBovine ? 'Angus' : 'Merino',
        age: 10,
        weight: 300,
        price: String(100 + random.int(0, 900)),
        location,
        ...placeColumns(location),
        isActive: index % 25 !== 7,
        expiresAt: new Date(Date.now() + 9 * 86_400_000),
      };
    });
    await db.animalListing.createMany({ data: rows });
  });

  afterAll(() => db.user.deleteMany());

  it.each([
    {},
    { category: 'bovine' },
    { country: 'UY' },
    { country: 'AR', maxPrice: '600' },
    { country: 'ES' },
    { search: 'lote', category: 'ovine' },
  ] as Record<string, string>[])('counts each lot once, and as many as its links find: %j', async (raw) => {
    const all = await map(raw);
    expect(all.total).toBe(await found(raw));
    expect(all.withoutPlace).toBe(await found({ ...raw, withoutPlace: 'true' }));
    expect(totalOf(all.wide.cells) + all.wide.outside + all.withoutPlace).toBe(all.total);
    for (const { cells } of [all.wide, all.narrow])
      for (const { zone, total } of cells) expect([zone, await found({ ...raw, zone })]).toEqual([zone, total]);
    for (const { key, value, total } of all.areas)
      expect([value, await found({ ...raw, [key]: String(value) })]).toEqual([value, total]);
  });

  it('leaves out of the Americas only what is elsewhere', async () => {
    const elsewhere = { OR: [{ lon: { lt: -128 } }, { lon: { gt: -33 } }] };
    const rows = await db.animalListing.count({ where: { isActive: true, ...elsewhere } });
    expect((await map()).wide.outside).toBe(rows);
  });

  it('counts what is there, and nothing that is off sale', async () => {
    const rows = await db.animalListing.findMany({ where: { isActive: true, country: 'UY' } });
    const { total, withoutPlace, country } = await map({ country: 'UY' });
    expect([country, total, withoutPlace]).toEqual(['UY', rows.length, rows.filter(({ lat }) => lat === null).length]);
  });

  it('has hexagons that a finger hits, and no more than weigh a page', async () => {
    for (const raw of [{}, { country: 'US' }, { country: 'UY' }] as Record<string, string>[]) {
      const { wide, narrow } = await map(raw);
      // As tablets and small phones show them, without the gap between hexagons.
      expect(((wide.hexagon - 2) * 718) / wide.width).toBeGreaterThanOrEqual(44);
      expect(((narrow.hexagon - 2) * 360) / narrow.width).toBeGreaterThanOrEqual(44);
      expect(wide.cells.length).toBeLessThanOrEqual(48);
      expect(narrow.cells.length).toBeLessThanOrEqual(24);
    }
  });

  it('shows several countries, one that is asked for, or the only one', async () => {
    expect((await map()).country).toBeNull();
    expect(await map({ country: 'BR' })).toMatchObject({ country: 'BR', regionWord: 'state' });
    expect((await map({ country: 'DE' })).country).toBeNull();
    const { regionId } = placeColumns('Amarillo, Texas');
    expect((await map({ region: String(regionId) })).country).toBe('US');
    expect((await map({ location: 'Berlin' })).country).toBeNull();
  });

  it("begins in the visitor's country and leaves nothing out, unless a place or a zone is asked for", async () => {
    const [everywhere, uruguay, own] = [await map(), await map({ country: 'UY' }), await map({}, 'Uruguay')];
    expect(own).toMatchObject({ isOwn: true, country: null, total: everywhere.total });
    expect(own.areas[0]?.value).toBe('UY');
    expect(new Set(own.areas)).toEqual(new Set(everywhere.areas));
    for (const size of ['wide', 'narrow'] as const) {
      expect(own[size].cells.map(({ zone }) => zone)).toEqual(
        expect.arrayContaining(uruguay[size].cells.map(({ zone }) => zone)),
      );
      expect(own[size].outlines).toEqual(uruguay[size].outlines);
      expect(own[size].wider).toEqual({ country: null, name: '' });
      expect(await found({ country: 'UY', zone: own[size].closer?.zone ?? '' })).toBeGreaterThan(0);
      expect(totalOf(own[size].cells) + own[size].outside + own.withoutPlace).toBe(own.total);
    }
    const zone = everywhere.wide.cells[0]?.zone ?? '';
    for (const raw of [{ country: 'AR' }, { zone }, { location: 'Texas' }] as Record<string, string>[])
      expect(await map(raw, 'Uruguay')).toEqual(await map(raw));
    // Nobody sells in Portugal.
    expect(await map({}, 'Portugal')).toEqual(everywhere);
  });

  it("begins around the visitor's own town in a large country", async () => {
    const town = await db.animalListing.findFirstOrThrow({
      where: { isActive: true, country: 'US', lat: { not: null } },
    });
    const [country, own] = [await map({}, 'Estados Unidos'), await map({}, town.location)];
    expect(own.isOwn).toBe(true);
    expect(own.narrow.cells.length).toBeGreaterThan(0);
    expect(own.narrow.hexagon / own.narrow.outlines.scale).toBeLessThan(
      country.narrow.hexagon / country.narrow.outlines.scale,
    );
    expect(own.narrow.chosen).toBeNull();
    expect(own.narrow.wider?.zone).toBeDefined();
  });

  it('tells nothing nearer than the centre of a place', async () => {
    const { wide } = await map({ country: 'UY' });
    const [cell] = wide.cells;
    const { listings } = await searchAnimalListings(parseAnimalListingQuery({ zone: cell?.zone ?? '' }).query);
    const told = JSON.stringify([wide.cells, listings]);
    for (const word of ['"lat"', '"lon"', 'placeId']) expect(told).not.toContain(word);
    const stored = await db.animalListing.findMany({ where: { lat: { not: null } } });
    for (const { placeId, lat, lon } of stored) {
      const place = gazetteer().get(placeId ?? 0);
      expect([Math.fround(lat ?? 0), Math.fround(lon ?? 0)]).toEqual([place?.lat, place?.lon]);
    }
  });

  it('says the median of a zone, of at least three prices, where a category or class is chosen', async () => {
    const raw = { category: 'bovine' };
    const { wide, per, areas } = await map(raw);
    expect(per).toBe('head');
    for (const { total, median } of areas) expect(median === null).toBe(total < 3);
    for (const { zone, total, median } of wide.cells) {
      const { listings } = await searchAnimalListings(parseAnimalListingQuery({ ...raw, zone, limit: '100' }).query);
      expect(listings).toHaveLength(total);
      expect(median).toBe(total < 3 ? null : medianOf(listings.map(({ price }) => Number(price))));
    }
    const all = await map({ country: 'AR' });
    expect([all.per, ...all.wide.cells.map(({ median }) => median)]).toEqual([null, ...all.wide.cells.map(() => null)]);
  });

  it('leaves lots without a price out of medians, not out of the counts', async () => {
    const raw = { category: 'ovine', country: 'UY' };
    const [before] = (await map(raw)).wide.cells;
    const zone = before?.zone ?? '';
    const { listings } = await searchAnimalListings(parseAnimalListingQuery({ ...raw, zone, limit: '100' }).query);
    const ids = listings.map(({ id }) => id);
    await db.animalListing.updateMany({ where: { id: { in: ids } }, data: { price: 0, priceAmount: 0 } });
    const [after] = (await map(raw)).wide.cells;
    expect(after).toMatchObject({ zone, total: before?.total, median: null });
  });

  it('calls zones by places of the country that their lots are in', async () => {
    const { wide, narrow } = await map({ country: 'UY' });
    for (const { zone, place } of [...wide.cells, ...narrow.cells]) {
      const label = zoneLabel(zone, 'es', 'UY') ?? '';
      expect([label.split(', ')[0], label.split(', ').at(-1)]).toEqual([place, 'Uruguay']);
    }
    const [cell] = wide.cells;
    expect((await map({ country: 'UY', zone: cell?.zone ?? '' })).zone?.country).toBe('UY');
  });

  it('goes closer step by step to zones that have lots, and back the same way', async () => {
    for (const size of ['wide', 'narrow'] as const) {
      let raw: Record<string, string> = { category: 'bovine' };
      const path: Record<string, string>[] = [];
      for (;;) {
        const shown = await map(raw);
        const { closer, cells, chosen } = shown[size];
        if (raw.zone) {
          expect(shown.zone?.total).toBe(await found(raw));
          expect(shown.zone?.total).toBeGreaterThan(0);
          expect(cells.map(({ zone }) => zone)).toContain(raw.zone);
          expect(chosen).not.toBeNull();
        }
        expect(cells.length).toBeLessThanOrEqual(size === 'wide' ? 48 : 24);
        if (!closer) break;
        path.push(raw);
        raw = {
          category: 'bovine',
          ...((closer.country ?? raw.country) ? { country: closer.country ?? raw.country ?? '' } : {}),
          ...(closer.zone ? { zone: closer.zone } : {}),
        };
      }
      expect(path.length).toBeGreaterThan(4);
      for (;;) {
        const { wider } = (await map(raw))[size];
        if (!wider) break;
        const { zone: _zone, ...others } = raw;
        if (wider.country === null) raw = { category: 'bovine' };
        else raw = { ...others, ...(wider.zone ? { zone: wider.zone } : {}) };
      }
      expect(raw).toEqual({ category: 'bovine' });
    }
  });

  it('shows a zone on phones so that what is in it is seen with it', async () => {
    const overview = await map({ country: 'UY' });
    const zone = overview.narrow.cells[0]?.zone ?? '';
    const { narrow, wide } = await map({ country: 'UY', zone });
    expect(narrow.height).toBeLessThan(overview.narrow.height);
    expect(narrow.chosen).toMatchObject({ x: narrow.width / 2, y: narrow.height / 2 });
    expect(narrow.cells.map((cell) => cell.zone)).toContain(zone);
    expect(narrow.wider).toEqual({ name: 'Uruguay' });
    expect(wide.height).toBe(overview.wide.height);
  });

  it('keeps its controls clear of hexagons', async () => {
    for (const raw of [{}, { country: 'US' }, { country: 'AR' }, { country: 'UY' }] as Record<string, string>[]) {
      const { wide } = await map(raw);
      const { corner, width, height, hexagon } = wide;
      for (const { x, y } of corner ? wide.cells : []) {
        const across = (corner?.endsWith('r') ? width - x : x) - hexagon / 2;
        const down = (corner?.startsWith('b') ? height - y : y) - hexagon / Math.sqrt(3);
        expect(across >= 62 || down >= 106).toBe(true);
      }
    }
  });

  it('chooses nothing where there are no lots', async () => {
    for (const zone of ['16.9999.9999', '3.-4.5', '0.0.0']) {
      const shown = await map({ country: 'UY', zone });
      const none = await map({ country: 'UY' });
      if (shown.zone?.total === 0) expect(shown.wide).toEqual(none.wide);
    }
    const nothing = { total: 0, heads: 0, median: null, regions: [] };
    expect((await map({ country: 'UY', zone: '16.9999.9999' })).zone).toMatchObject(nothing);
    expect((await map({ country: 'UY', minPrice: '999999' })).wide.cells).toEqual([]);
  });

  it('refuses what is no zone, and finds nothing where there is none', async () => {
    for (const zone of ['x', '99.1.1', "1.1.1'"])
      expect(parseAnimalListingQuery({ zone }).errors).toHaveProperty('zone');
    expect(await found({ zone: '16.9999.9999' })).toBe(0);
    expect(animalListingQueryString(parseAnimalListingQuery({ zone: '3.-4.5' }).query)).toBe('?zone=3.-4.5');
  });
});

describe('shades', () => {
  it.each([
    [[1], [1]],
    [
      [17, 27],
      [19, 27],
    ],
    [
      [1, 2],
      [1, 2],
    ],
    [
      [1, 3, 6, 9, 14],
      [2, 3, 8, 14],
    ],
  ])('of %j are %j', (totals, shades) => {
    expect(shadesOf(totals)).toEqual(shades);
  });
});
