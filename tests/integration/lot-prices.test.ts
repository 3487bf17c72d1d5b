import type { Actor } from '@/lib/core/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { CLASS_CODES, CLASSES } from '@/lib/livestock/stock/classes';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { animalListingFieldsSchema } from '@/lib/market/animal-lots/schema';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { db } from '@/lib/core/db/client';
import { createListing } from '@/lib/market/listings/create-listing';
import { readWeight } from '@/lib/livestock/price-formats/read-quantity';
import { normalisePrice } from '@/lib/livestock/pricing/normalise-price';
import { updateListing } from '@/lib/market/listings/update-listing';
import { fieldErrors } from '@/lib/core/validation/field-errors';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { plainLot } from '@/tests/factories/lot-facts';
import { listingFields, listingInput, makeListing } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { refusalOf } from '@/tests/factories/refusal';
import { publishAnimals } from '@/tests/factories/publish';
import { makeUser } from '@/tests/factories/user';

type Traits = Parameters<typeof listingFields>[0];

describe('the price of a lot', () => {
  let seller: Actor;

  beforeAll(async () => {
    seller = (await makeUser()).actor;
  });

  const publish = (traits: Traits) => publishAnimals(seller, traits);
  const change = (id: string, traits: Traits) => updateListing(seller, ANIMAL_LISTINGS, id, listingFields(traits), []);

  const byTheKilo = {
    class: 'calf_m',
    headCount: '40',
    weight: '170',
    price: undefined,
    priceAmount: '3.05',
    priceBasis: 'live_kg',
  };

  it('by the kilo comes to a price per head and for the lot', async () => {
    expect(await publish(byTheKilo)).toMatchObject({
      price: '518.50',
      lot: { class: 'calf_m', headCount: 40, priceAmount: '3.05', priceKg: '3.0500', lotTotal: '20740.00', rate: null },
    });
  });

  it.each([
    ['with shrink', { shrinkPercent: '5' }, { price: '492.58', priceKg: '3.0500' }],
    ['by the hundredweight', { weight: '238', priceAmount: '342.50', priceBasis: 'live_cwt' }, { price: '1797.10' }],
    ['by the pound', { weight: '238', priceAmount: '3.4250', priceBasis: 'live_lb' }, { price: '1797.10' }],
    [
      'per head',
      { priceAmount: '500', priceBasis: 'head' },
      { price: '500.00', priceKg: '2.9412', lotTotal: '20000.00' },
    ],
    ['for the lot', { priceAmount: '20740', priceBasis: 'lot' }, { price: '518.50', lotTotal: '20740.00' }],
    [
      'by the kilo of carcass',
      { class: 'steer_fat', weight: '500', priceAmount: '4', priceBasis: 'carcass_kg' },
      { price: '1080.00', priceKg: '2.1600' },
    ],
    [
      'by the arroba in reais',
      {
        class: 'steer_fat',
        weight: '540',
        priceAmount: '320',
        priceBasis: 'arroba',
        priceCurrency: 'BRL',
        dressingPercent: '50',
      },
      {
        price: '1102.60',
        rate: { perUsd: '5.224', on: '2026-09-29', source: 'snapshot', note: null, stale: true },
        comparable: false,
      },
    ],
    ['in pesos by the kilo', { priceAmount: '4700', priceCurrency: 'ARS' }, { price: '523.93' }],
  ])('%s', async (_, traits, { price, ...lot }) => {
    expect(await publish({ ...byTheKilo, ...traits })).toMatchObject({ price, lot });
  });

  it('a rate that an administrator enters goes before others of its day', async () => {
    const rate = { currency: 'PEN', day: new Date('2026-10-01') };
    await db.fxRate.createMany({
      data: [
        { ...rate, perUsd: '4', source: 'manual' },
        { ...rate, perUsd: '3.5', source: 'fetched' },
      ],
    });
    const pen = { priceAmount: '2000', priceBasis: 'head', priceCurrency: 'PEN', price: undefined };
    expect(await publish(pen)).toMatchObject({ price: '500.00', lot: { rate: { perUsd: '4', source: 'manual' } } });
    await db.fxRate.deleteMany({ where: rate });
  });

  it('follows what is edited, and what an edit leaves out stays', async () => {
    const { id } = await publish({ ...byTheKilo, horns: 'polled', payment: '{"kind":"days","days":[30,60,90]}' });
    const heavier = await change(id, { weight: '180', price: undefined, priceAmount: '3.05' });
    expect(heavier).toMatchObject({
      price: '549.00',
      lot: { headCount: 40, priceBasis: 'live_kg', horns: 'polled', payment: { kind: 'days', days: [30, 60, 90] } },
    });
    // The form of before sends the price per head that it was shown.
    expect(await change(id, { weight: '180', price: '549.00' })).toMatchObject({ lot: { priceAmount: '3.05' } });
    expect(await change(id, { weight: '180', price: '600', horns: '' })).toMatchObject({
      price: '600.00',
      lot: { priceAmount: '600', priceBasis: 'head', horns: null, lotTotal: '24000.00' },
    });
  });

  it('is one: two that differ are refused, naming both', async () => {
    const refused = async (asked: Promise<unknown>) => Object.keys((await refusalOf(asked)).fields ?? {});
    expect(await refused(publish({ ...byTheKilo, price: '500' }))).toEqual(['price', 'priceAmount']);
    const { id } = await publish({ ...byTheKilo, price: '518.50' });
    expect(await refused(change(id, { weight: '180', price: '518.50', priceAmount: '3.10' }))).toHaveLength(2);
    // Both sent back as they were read, with another weight: they follow the weight.
    const heavier = await change(id, { weight: '180', price: '518.5', priceAmount: '3.0500' });
    expect(heavier).toMatchObject({ price: '549.00', lot: { priceKg: '3.0500', lotTotal: '21960.00' } });
    const perHead = await change(id, { weight: '200', price: '600' });
    expect(perHead).toMatchObject({
      price: '600.00',
      lot: { priceBasis: 'head', priceKg: '3.0000', lotTotal: '24000.00' },
    });
  });

  it('with three decimals is kept by an edit that does not repeat it', async () => {
    const { id } = await publish({ ...byTheKilo, priceAmount: 3.425 });
    expect(await change(id, { weight: '180', price: '582.25', horns: 'polled' })).toMatchObject({
      price: '616.50',
      lot: { priceAmount: '3.425', horns: 'polled' },
    });
  });

  it('is what was always asked where only a price is sent', async () => {
    const listing = await publish({ price: '4800.00' });
    expect(listing).toMatchObject({
      price: '4800.00',
      lot: { class: null, headCount: null, priceAmount: '4800', priceBasis: 'head', priceCurrency: 'USD', rate: null },
    });
    expect(await getAnimalListing(null, listing.id)).toMatchObject({ price: '4800.00' });
    expect(listing.lot).toEqual({ ...plainLot('4800.00'), priceKg: '6.4690' });
  });

  it.each([
    ['weightMin', { weightMin: '800' }],
    ['weightMax', { weight: '300', weightMax: '250' }],
    ['weightMin', { weight: '', weightMin: '300', weightMax: '250' }],
    ['ageMin', { age: '20', ageMin: '30' }],
    ['ageMax', { age: '20', ageMax: '10' }],
    ['class', { class: 'ewe_bred' }],
    ['class', { class: 'unicorn' }],
    ['teethMin', { teethMin: '3' }],
    ['headCount', { headCount: '0' }],
    ['headCount', { headCount: '100001' }],
    ['shrinkPercent', { shrinkPercent: '16' }],
    ['dressingPercent', { dressingPercent: '71' }],
    ['priceCurrency', { priceAmount: '1', priceCurrency: 'XYZ' }],
    ['priceBasis', { priceAmount: '1', priceBasis: 'dozen' }],
    ['priceAmount', { priceBasis: 'lot' }],
    ['priceAmount', { priceAmount: '3,05' }],
    ['minHeads', { headCount: '1', minHeads: '2' }],
    ['weight', { priceAmount: '3', priceBasis: 'live_kg', weight: '' }],
    ['weight', { weight: '1e2' }],
    ['headCount', { priceAmount: '3', priceBasis: 'lot', headCount: '' }],
    ['weight', { priceAmount: '3', priceBasis: 'live_kg', weight: '0' }],
    ['price', { price: undefined }],
    ['payment', { payment: '{"kind":"barter"}' }],
    ['payment', { payment: '{' }],
    ['deliverFrom', { deliverFrom: '2026-12-02', deliverTo: '2026-12-01' }],
    ['deliverTo', { deliverTo: '2026-02-30' }],
  ])('an impossible lot is refused at %s', (field, traits) => {
    const { error } = animalListingFieldsSchema.safeParse({ ...listingInput, ...traits });
    expect(Object.keys(fieldErrors(error?.issues ?? []))).toEqual([field]);
  });

  it.each([
    ['headCount', { price: undefined, priceAmount: '9000', priceBasis: 'lot' }],
    ['priceAmount', { price: undefined, priceAmount: '9000000000', priceBasis: 'head' }],
  ])('what only the whole lot shows is refused at %s', async (field, traits) => {
    const { id } = await uploadImage(seller, { name: 'lote.jpg', bytes: await makePicture() });
    const publishing = async () =>
      createListing(seller, ANIMAL_LISTINGS, animalListingFieldsSchema.parse({ ...listingInput, ...traits }), [id]);
    expect(await refusalOf(publishing())).toMatchObject({ fields: { [field]: expect.anything() as unknown } });
  });

  it('a stored limit that a request breaks is refused at the field that was sent', async () => {
    const { id } = await publish({ ...byTheKilo, weightMin: '160', age: '20', ageMax: '24' });
    const refused = (traits: Traits) => refusalOf(change(id, { ...byTheKilo, age: '20', ...traits }));
    expect(Object.keys((await refused({ weight: '150' })).fields ?? {})).toEqual(['weight']);
    expect(Object.keys((await refused({ age: '30' })).fields ?? {})).toEqual(['age']);
  });

  it('of pounds is exact to the cent', async () => {
    const pounds = (typed: string) => readWeight('en', typed)[0] ?? '';
    const cwt = { ...byTheKilo, priceAmount: '342.50', priceBasis: 'live_cwt' };
    expect(await publish({ ...cwt, weight: pounds('525 lb') })).toMatchObject({
      price: '1798.13',
      weight: 238.13599425,
    });
    const all = Array.from({ length: 3000 }, (_, index) => index + 1);
    const rows = await db.$queryRaw<{ lb: number; head: string; exact: string; back: number }[]>`
      SELECT lb, usd_head::text AS head, round(lb * 3.425, 2)::text AS exact, kg / 0.45359237 AS back
      FROM unnest(${all}::int[], ${all.map((lb) => pounds(`${lb} lb`))}::float8[]) AS t (lb, kg),
        corral_normalise_price(342.5, 'live_cwt', 1, 1, kg::numeric, NULL, 50)`;
    expect(rows).toHaveLength(3000);
    expect(rows.filter(({ lb, head, exact, back }) => head !== exact || Math.abs(back - lb) > 1e-6)).toEqual([]);
    for (const { lb, exact } of rows) {
      const asked = {
        amount: '342.50',
        basis: 'live_cwt',
        perUsd: '1',
        heads: 1,
        shrink: null,
        dressing: '50',
      } as const;
      expect(normalisePrice({ ...asked, kg: Number(pounds(`${lb} lb`)) }).head).toBe(exact);
    }
  });

  it('a weight that the price needs is not cleared', async () => {
    const { id } = await publish(byTheKilo);
    expect(await refusalOf(change(id, { weight: '', price: undefined, priceAmount: '3' }))).toMatchObject({
      fields: { weight: expect.anything() as unknown },
    });
  });

  it('nothing but a title is needed to be found', async () => {
    const word = `lote${Math.random().toString(36).slice(2, 10)}`;
    await makeListing({ userId: seller.id, title: word, weight: null });
    const { query } = parseAnimalListingQuery({ search: word });
    expect(await searchAnimalListings(query)).toMatchObject({ total: 1, listings: [{ lot: { priceKg: null } }] });
  });
});

it('every class belongs to a category and has plausible limits', () => {
  expect(CLASS_CODES.length).toBeGreaterThanOrEqual(45);
  for (const code of CLASS_CODES) {
    const stock: { months: readonly [number, number | null]; kg?: readonly [number, number] } = CLASSES[code];
    expect(stock.months[0]).toBeLessThanOrEqual(stock.months[1] ?? Infinity);
    if (stock.kg) expect(stock.kg[0]).toBeLessThan(stock.kg[1]);
  }
});
