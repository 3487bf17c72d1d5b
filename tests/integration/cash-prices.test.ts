import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import { db } from '@/lib/core/db/client';
import { isComparableRate } from '@/lib/livestock/pricing/rate-age';
import { setMonthlyPercent, setRates, dayAgo } from '@/tests/factories/rates';
import { listingFields } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

type Traits = Parameters<typeof listingFields>[0];
type Seen = { price?: string; lot: Partial<AnimalListingDto['lot']> };

/** Money costs two percent a month, as on the screens of the design. */
const PERCENT = '2';

async function publish(traits: Traits): Promise<AnimalListingDto> {
  const { id } = await makeUser();
  const set = { expiresAt: new Date(Date.now() + 1e9) };
  return db.$transaction((tx) => ANIMAL_LISTINGS.create(tx, id, listingFields({ price: undefined, ...traits }), set));
}

const comparedKg = async (id: string) =>
  (await db.animalListing.findUniqueOrThrow({ where: { id } })).comparedKg?.toFixed(4) ?? null;

const days = (...after: number[]) => JSON.stringify({ kind: 'days', days: after });

const CALVES = { class: 'calf_m', headCount: '40', weight: '170', priceAmount: '3.05', priceBasis: 'live_kg' };

describe('what a price with a term comes to at once', () => {
  beforeAll(async () => {
    await setMonthlyPercent('USD', PERCENT);
    await setRates({ BRL: '5.2242', ARS: '1525.03', UYU: '40.097' });
  });

  const lots: [string, Traits, Seen][] = [
    [
      'three parts',
      { ...CALVES, payment: days(30, 60, 90) },
      {
        price: '518.50',
        lot: { lotTotal: '20740.00', cashPrice: '498.43', cashTotal: '19937.25', cashAmount: '2.9319' },
      },
    ],
    [
      'two parts, per head',
      { headCount: '46', weight: '370', priceAmount: '1150', priceBasis: 'head', payment: days(30, 60) },
      { price: '1150.00', lot: { lotTotal: '52900.00', priceKg: '3.1081', cashPrice: '1116.40' } },
    ],
    ['another', { priceAmount: '1180', priceBasis: 'head', payment: days(30, 60) }, { lot: { cashPrice: '1145.52' } }],
    [
      'the same in another order',
      { priceAmount: '1180', priceBasis: 'head', payment: days(60, 30) },
      { lot: { cashPrice: '1145.52' } },
    ],
    [
      'one part at 60 days',
      { priceAmount: '740', priceBasis: 'head', payment: days(60) },
      { lot: { cashPrice: '711.26' } },
    ],
    [
      'one part at 30 days',
      { priceAmount: '495', priceBasis: 'head', payment: days(30) },
      { lot: { cashPrice: '485.29' } },
    ],
    ['nothing where it is paid at once', CALVES, { lot: { cashPrice: null, cashTotal: null, cashAmount: null } }],
    [
      "the seller's own discount goes first",
      { ...CALVES, payment: JSON.stringify({ kind: 'days', days: [30], cashDiscountPercent: 5 }) },
      { lot: { cashPrice: '492.58', cashAmount: '2.8975', cashTotal: '19703.00' } },
    ],
    [
      'nothing in a currency without a percentage',
      { ...CALVES, priceAmount: '4700', priceCurrency: 'ARS', payment: days(90) },
      { lot: { cashPrice: null } },
    ],
  ];
  it.each(lots)('%s', async (_, traits, expected) => {
    expect(await publish(traits)).toMatchObject(expected);
  });

  const asked: [string, Traits, Seen][] = [
    [
      'by the arroba in reais',
      {
        class: 'steer_fat',
        headCount: '60',
        weight: '540',
        priceAmount: '320',
        priceBasis: 'arroba',
        priceCurrency: 'BRL',
      },
      { price: '1102.56', lot: { lotTotal: '66153.67', priceKg: '2.0418', comparable: true } },
    ],
    [
      'in Argentine pesos by the kilo',
      { ...CALVES, headCount: '28', weight: '180', priceAmount: '4700', priceCurrency: 'ARS' },
      { price: '554.74', lot: { lotTotal: '15532.81' } },
    ],
    [
      'in Uruguayan pesos by the kilo',
      { ...CALVES, headCount: '22', weight: '172', priceAmount: '121', priceCurrency: 'UYU' },
      { price: '519.04', lot: { lotTotal: '11418.91' } },
    ],
  ];
  it.each(asked)('the sums of the design: %s', async (_, traits, expected) => {
    expect(await publish(traits)).toMatchObject(expected);
  });

  it('instalments: groups are paid every 30 days, the last group one by one', async () => {
    const payment = JSON.stringify({ kind: 'instalments', groups: [2, 2, 20] });
    const { lot } = await publish({ priceAmount: '24000', priceBasis: 'head', payment });
    const parts = [2, 2, ...Array<number>(20).fill(1)];
    const cash = parts.reduce((sum, part, month) => sum + (part * 1000) / 1.02 ** month, 0);
    expect(lot.cashPrice).toBe(cash.toFixed(2));
    const monthly = await publish({
      priceAmount: '300',
      priceBasis: 'head',
      payment: JSON.stringify({ kind: 'instalments', groups: [3] }),
    });
    expect(monthly.lot.cashPrice).toBe((100 + 100 / 1.02 + 100 / 1.02 ** 2).toFixed(2));
  });

  it('is what searches compare per kilo', async () => {
    const atOnce = await publish(CALVES);
    const later = await publish({ ...CALVES, payment: days(30, 60, 90) });
    expect([await comparedKg(atOnce.id), await comparedKg(later.id)]).toEqual(['3.0500', '2.9319']);
    expect([atOnce.lot.priceKg, later.lot.priceKg]).toEqual(['3.0500', '3.0500']);
  });

  it('follows a changed payment', async () => {
    const { id } = await publish({ ...CALVES, payment: days(30) });
    const change = listingFields({ ...CALVES, price: undefined, payment: '{"kind":"cash"}' });
    expect(await db.$transaction((tx) => ANIMAL_LISTINGS.update(tx, id, change, {}))).toMatchObject({
      lot: { cashPrice: null },
    });
  });
});

describe('the age of a rate', () => {
  const inPesos = { ...CALVES, priceAmount: '23000', priceCurrency: 'PYG' };

  it.each([
    [0, { stale: false }, true],
    [3, { stale: false }, true],
    [4, { stale: true }, true],
    [10, { stale: true }, true],
    [11, { stale: true }, false],
  ])('of %i days', async (age, rate, comparable) => {
    await setRates({ PYG: '5884' }, age);
    const { id, price, lot } = await publish(inPesos);
    expect({ price, lot }).toMatchObject({ price: '664.51', lot: { rate, comparable } });
    expect((await comparedKg(id)) !== null).toBe(comparable);
    expect(isComparableRate(dayAgo(age).toISOString().slice(0, 10))).toBe(comparable);
  });

  it('a listing that comes back on sale gets the rate of today', async () => {
    await setRates({ PYG: '5884' }, 11);
    const { id } = await publish(inPesos);
    const change = (isActive: boolean) => db.$transaction((tx) => ANIMAL_LISTINGS.change(tx, id, { isActive }));
    await change(false);
    await setRates({ PYG: '6000' });
    expect(await change(true)).toMatchObject({
      price: '651.67',
      lot: { priceAmount: '23000', rate: { perUsd: '6000' }, comparable: true },
    });
  });
});
