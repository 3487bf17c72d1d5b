import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { db } from '@/lib/core/db/client';
import { repriceListings } from '@/lib/market/rates/reprice-listings';
import { setMonthlyPercent, setRates } from '@/tests/factories/rates';
import { listingFields } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

type Traits = Parameters<typeof listingFields>[0];

const LONG_AGO = new Date('2026-01-01T00:00:00.000Z');
let seller: string;

async function publish(traits: Traits): Promise<string> {
  const set = { expiresAt: new Date(Date.now() + 1e9) };
  const fields = listingFields({ price: undefined, weight: '200', priceBasis: 'head', ...traits });
  const { id } = await db.$transaction((tx) => ANIMAL_LISTINGS.create(tx, seller, fields, set));
  await db.animalListing.update({ where: { id }, data: { updatedAt: LONG_AGO } });
  return id;
}

const stored = (id: string) => db.animalListing.findUniqueOrThrow({ where: { id } });

beforeAll(async () => {
  seller = (await makeUser()).id;
});

beforeEach(async () => {
  await db.animalListing.deleteMany();
  await db.discountRate.deleteMany();
  await setRates({ ARS: '1500' }, 1);
});

describe('the job that follows the rates', () => {
  it('rewrites what moved by more than one percent, and nothing else', async () => {
    const [pesos, dollars] = [
      await publish({ priceAmount: '150000', priceCurrency: 'ARS' }),
      await publish({ priceAmount: '100' }),
    ];
    await setRates({ ARS: '1514' });
    await expect(repriceListings()).resolves.toBe(0);
    await setRates({ ARS: '1600' });
    await expect(repriceListings()).resolves.toBe(1);
    await expect(repriceListings()).resolves.toBe(0);
    const after = await stored(pesos);
    expect([after.price.toFixed(2), after.priceAmount?.toString(), after.priceRate?.toString()]).toEqual([
      '93.75',
      '150000',
      '1600',
    ]);
    expect([after.updatedAt, (await stored(dollars)).updatedAt]).toEqual([LONG_AGO, LONG_AGO]);
    const [change] = await db.$queryRaw<{ tags: string[] }[]>`SELECT tags FROM page_changes ORDER BY xact DESC LIMIT 1`;
    expect(change?.tags).toEqual(expect.arrayContaining(['listings', `listing:${pesos}`, `listings-of:${seller}`]));
  });

  it('rewrites a rate before it counts as old, although it hardly moved', async () => {
    await setRates({ ARS: '1500' }, 3);
    const id = await publish({ priceAmount: '150000', priceCurrency: 'ARS' });
    await setRates({ ARS: '1501' }, 1);
    await expect(repriceListings()).resolves.toBe(0);
    await setRates({ ARS: '1501' });
    await expect(repriceListings()).resolves.toBe(1);
    expect((await stored(id)).priceRate?.toString()).toBe('1501');
  });

  it('takes what has an old rate out of comparisons, and brings it back', async () => {
    const id = await publish({ priceAmount: '150000', priceCurrency: 'ARS' });
    await setRates({ ARS: '1500' }, 11);
    await expect(repriceListings()).resolves.toBe(1);
    expect((await stored(id)).comparedKg).toBeNull();
    await expect(repriceListings()).resolves.toBe(0);
    await setRates({ ARS: '1500' });
    await expect(repriceListings()).resolves.toBe(1);
    expect((await stored(id)).comparedKg?.toFixed(4)).toBe('0.5000');
  });

  it('follows what money costs, also in US dollars; a discount of the seller stays', async () => {
    const term = { kind: 'days', days: [30] };
    const [computed, own] = [
      await publish({ priceAmount: '102', payment: JSON.stringify(term) }),
      await publish({ priceAmount: '100', payment: JSON.stringify({ ...term, cashDiscountPercent: 10 }) }),
    ];
    await setMonthlyPercent('USD', '2');
    await expect(repriceListings()).resolves.toBe(1);
    expect((await stored(computed)).cashPrice?.toFixed(2)).toBe('100.00');
    expect((await stored(own)).cashPrice?.toFixed(2)).toBe('90.00');
    await setMonthlyPercent('USD', null);
    await expect(repriceListings()).resolves.toBe(1);
    expect((await stored(computed)).cashPrice).toBeNull();
  });

  it('takes more than one batch, and leaves out what is not on sale', async () => {
    const id = await publish({ priceAmount: '150000', priceCurrency: 'ARS' });
    await db.animalListing.update({ where: { id }, data: { isActive: false } });
    const { title, breed, age, location, priceAmount, priceCurrency, expiresAt } = await stored(id);
    const copy = { userId: seller, title, breed, age, location, priceAmount, priceCurrency, expiresAt };
    await db.animalListing.createMany({ data: Array.from({ length: 501 }, () => copy) });
    await setRates({ ARS: '1600' });
    await expect(repriceListings()).resolves.toBe(501);
    expect((await stored(id)).priceRate?.toString()).toBe('1500');
  });

  it('a price at the limit that a rate lifts over it stays at the limit', async () => {
    await setRates({ ARS: '1' });
    const id = await publish({ priceAmount: '99000000', priceCurrency: 'ARS', priceConfirmed: true });
    await setRates({ ARS: '0.9' });
    await expect(repriceListings()).resolves.toBe(1);
    expect((await stored(id)).price.toFixed(2)).toBe('99999999.99');
  });
});
