import { comparisonModel, type Row } from '@/components/market/comparison/comparison-model';
import { compareListings } from '@/lib/market/animal-lots/lots/compare-listings';
import { db } from '@/lib/core/db/client';
import { markSold } from '@/lib/market/listings/mark-sold';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { placeColumns } from '@/lib/places/place-columns';
import { placeIdOf } from '@/lib/places/place-text';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

const UNKNOWN = '00000000-0000-7000-8000-000000000000';
const at = (location: string) => ({ location, ...placeColumns(location) });

afterAll(() => db.user.deleteMany());

describe('a comparison', () => {
  it('has what everybody may see, on sale or sold, in the order asked for', async () => {
    const owner = await makeUser();
    const [shown, paused, sold] = [
      await makeListing({ userId: owner.id }),
      await makeListing({ userId: owner.id, isActive: false }),
      await makeListing({ userId: owner.id }),
    ];
    await markSold(owner.actor, ANIMAL_LISTINGS, sold.id, true);
    const found = await compareListings([sold.id, paused.id, UNKNOWN, shown.id]);
    expect(found.map(({ id, status }) => [id, status])).toEqual([
      [sold.id, 'sold'],
      [shown.id, 'active'],
    ]);
    expect(await compareListings([])).toEqual([]);
  });

  it('measures from a place, where a listing has one on the map', async () => {
    const [near, nowhere] = [await makeListing(at('Tacuarembó, Uruguay')), await makeListing(at('Campo sin mapa'))];
    const found = await compareListings([near.id, nowhere.id], placeIdOf('Salto, Uruguay') ?? 0);
    expect(found.map(({ distanceKm }) => distanceKm)).toEqual([expect.closeTo(188, -1), undefined]);
  });

  it('says what a lot comes to at a farm in its country, with what trucks cost there', async () => {
    const priced = { priceBasis: 'live_kg', weight: 170, priceAmount: 3.05, freightPayer: 'buyer' } as const;
    const calves = { class: 'calf_m', headCount: 60, ...priced } as const;
    const salto = at('Salto, Uruguay');
    const ids = await Promise.all(
      [
        { ...calves, ...salto },
        { ...calves, ...salto, buyerCommission: 2 },
        { ...calves, ...salto, freightPayer: 'seller' as const },
        { ...calves, ...salto, freightPayer: null },
        { ...calves, ...salto, weight: null, priceBasis: 'head' as const },
        { ...calves, ...at('Concordia, Entre Ríos, Argentina') },
        { ...calves, ...at('Un campo sin mapa') },
        { ...salto, class: 'ewe_bred', category: 'ovine' as const, breed: 'Texel', headCount: 60 },
      ].map(async (lot) => (await makeListing(lot)).id),
    );
    const landed = async (from: string) => (await compareListings(ids, placeIdOf(from) ?? 0)).map((one) => one.landed);
    const [first, second, ...others] = await landed('Tacuarembó, Uruguay');
    // 188 km and a quarter more, at US$ 3 for one truck of 60 calves.
    expect(first?.freight).toBeCloseTo((188 * 1.25 * 3) / 60, 0);
    expect(first?.kg).toBeCloseTo(3.05 + (first?.freight ?? 0) / 170, 2);
    expect((second?.head ?? 0) - (first?.head ?? 0)).toBeCloseTo(3.05 * 170 * 0.02, 1);
    expect(others).toEqual([null, null, null, null, null, null]);
    expect(await landed('Campo Grande, Brasil')).toEqual(ids.map(() => null));
    const listings = (await compareListings(ids.slice(0, 2), placeIdOf('Tacuarembó, Uruguay') ?? 0)).map((one) => ({
      ...one,
      papers: [],
    }));
    const { different } = await comparisonModel('es', listings);
    const row = different.find(({ name }) => name === 'Puesto en campo, por peso vivo');
    expect(row?.cells.map((cell) => cell?.isBest)).toEqual([true, undefined]);
  });

  /** What cells say, with a mark on the best. */
  const texts = (row: Row | undefined) =>
    row?.cells.map((cell) => {
      if (!cell) return null;
      const text = typeof cell.value === 'string' ? cell.value : cell.value[0];
      return text.replaceAll('\u00a0', ' ') + (cell.isBest ? ' ✓' : '');
    });

  it('says what differs, apart from what is the same in all that say it', async () => {
    const lot = { class: 'calf_m', headCount: 40, priceBasis: 'live_kg', weight: 180, ...at('Salto, Uruguay') };
    const ids = [
      (await makeListing({ ...lot, priceAmount: 3.05 })).id,
      (await makeListing({ ...lot, priceAmount: 2.9, teethMin: 0, teethMax: 0, headsReserved: 15 })).id,
      (await makeListing({ ...lot, class: null, headCount: 1, priceBasis: 'head', priceAmount: 700, weight: null })).id,
    ];
    const listings = (await compareListings(ids)).map((listing) => ({ ...listing, papers: [] }));
    const { columns, different, equal } = await comparisonModel('es', listings);
    expect(columns.map(({ id }) => id)).toEqual(ids);
    expect(columns.map(({ name, place }) => [name, place])).toEqual([
      ['40 Angus', 'Salto'],
      ['25 Angus', 'Salto'],
      ['Angus', 'Salto'],
    ]);
    const rows = new Map(different.map((row) => [row.name, row]));
    expect(texts(rows.get('Precio pedido'))).toEqual(['US$ 3,05 /kg', 'US$ 2,90 /kg', 'US$ 700 /cab']);
    expect(texts(rows.get('Por peso vivo'))).toEqual(['US$ 3,05/kg', 'US$ 2,90/kg ✓', null]);
    // One of them has no weight: what costs less by the head is no better for it.
    expect(texts(rows.get('Por cabeza'))).toEqual(['≈ US$ 549', '≈ US$ 522', 'US$ 700']);
    expect(texts(rows.get('Cabezas'))).toEqual(['40', '25 de 40 libres', '1']);
    expect(texts(rows.get('Lote'))).toEqual(['≈ US$ 21.960', '≈ US$ 13.050', 'US$ 700']);
    const waiting = new Map(equal.map((row) => [row.name, row]));
    expect(texts(waiting.get('Dientes'))).toEqual([null, 'De leche', null]);
    expect(texts(waiting.get('Clase'))).toEqual(['Ternero', 'Ternero', null]);
    expect(rows.has('Raza')).toBe(false);
    expect(texts(waiting.get('Raza'))).toEqual(['Angus', 'Angus', 'Angus']);
    const names = [...different, ...equal].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    // A rate that is too old leaves one of them in its own currency.
    const inPesos = ([first, ...more]: typeof listings) => [
      ...(first ? [{ ...first, lot: { ...first.lot, priceCurrency: 'ARS', comparable: false } as const }] : []),
      ...more,
    ];
    expect(JSON.stringify(await comparisonModel('es', inPesos(listings)))).not.toContain('isBest');
    // One alone is equal to nothing.
    expect((await comparisonModel('es', listings.slice(0, 1))).equal).toEqual([]);
  });

  it('calls better only what is: less for animals of one class and weight, and what is nearer', async () => {
    const lot = {
      class: 'heifer_bred',
      headCount: 30,
      priceBasis: 'head',
      weight: 360,
      freightPayer: 'buyer',
    } as const;
    const make = async (fields: Parameters<typeof makeListing>[0]) => (await makeListing({ ...lot, ...fields })).id;
    const dear = await make({ priceAmount: 1150, ...at('Tacuarembó, Uruguay') });
    const cheap = await make({ priceAmount: 1090, ...at('Salto, Uruguay') });
    const light = await make({ priceAmount: 900, weight: 300, ...at('Salto, Uruguay') });
    const open = await make({ priceAmount: 800, class: 'heifer_open', ...at('Salto, Uruguay') });
    const rowsOf = async (...ids: string[]) => {
      const listings = await compareListings(ids, placeIdOf('Tacuarembó, Uruguay') ?? 0);
      const { different } = await comparisonModel(
        'es',
        listings.map((one) => ({ ...one, papers: [] })),
      );
      const marks = different.map(({ name, cells }) => [name, cells.findIndex((cell) => cell?.isBest)] as const);
      return Object.fromEntries(marks.filter(([, best]) => best >= 0));
    };
    const figures = ['Por peso vivo', 'Puesto en campo, por peso vivo'];
    // What all ask for by the head is said once.
    const heads = ['Precio pedido', 'Puesto en campo, por cabeza'];
    const all = (names: string[], place: number) => Object.fromEntries(names.map((name) => [name, place]));
    expect(await rowsOf(dear, cheap)).toEqual({ ...all([...figures, ...heads], 1), Distancia: 0 });
    expect(await rowsOf(dear, light)).toEqual({ ...all(figures, 1), Distancia: 0 });
    expect(await rowsOf(dear, open)).toEqual({ Distancia: 0 });
  });
});
