import { NextRequest } from 'next/server';
import { GET as read } from '@/app/api/equipment/[id]/route';
import { db } from '@/lib/core/db/client';
import type { EquipmentListingDto } from '@/lib/market/equipment/dto';
import { EQUIPMENT_LISTINGS } from '@/lib/market/equipment/equipment-listings';
import { parseEquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { equipmentListingChangesSchema, equipmentListingFieldsSchema } from '@/lib/market/equipment/schema';
import { searchEquipmentListings } from '@/lib/market/equipment/search-equipment-listings';
import { createListing } from '@/lib/market/listings/create-listing';
import { updateListing } from '@/lib/market/listings/update-listing';
import { repriceListings } from '@/lib/market/rates/reprice-listings';
import { parseInput } from '@/lib/web/request-bodies/read-body';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { equipmentInput, makeEquipment } from '@/tests/factories/equipment';
import { makePicture } from '@/tests/factories/picture';
import { setRates } from '@/tests/factories/rates';
import { makeUser } from '@/tests/factories/user';

jest.mock('@/lib/web/auth/viewer', () => ({ getViewer: () => Promise.resolve(null) }));

const { price: _dollars, ...unpriced } = equipmentInput;

/** Publishes as `POST /api/equipment` does. */
async function publish(asked: Record<string, string>) {
  const { actor } = await makeUser();
  const { id: picture } = await uploadImage(actor, { name: 'tractor.jpg', bytes: await makePicture() });
  const fields = parseInput(equipmentListingFieldsSchema, { ...unpriced, ...asked });
  return { actor, made: await createListing(actor, EQUIPMENT_LISTINGS, fields, [picture]) };
}

const answerOf = async (id: string) =>
  (await read(new NextRequest(`http://localhost/api/equipment/${id}`), {
    params: Promise.resolve({ id }),
  }).then((answer) => answer.json())) as EquipmentListingDto;

const stored = (id: string) => db.equipmentListing.findUniqueOrThrow({ where: { id } });
const moneyOf = ({ price, priceAmount, priceCurrency, rate, comparable }: EquipmentListingDto) => [
  price,
  priceAmount,
  priceCurrency,
  rate?.perUsd ?? null,
  comparable,
];

const refusal = (fields: Promise<unknown>) => expect(fields).rejects;

beforeEach(async () => {
  await setRates({ BRL: '5', UYU: '40', ARS: '1500' });
});

describe('the price of equipment', () => {
  it('is asked in any currency, and compared in US dollars', async () => {
    const { made } = await publish({ priceAmount: '150000.50', priceCurrency: 'BRL' });
    expect(moneyOf(await answerOf(made.id))).toEqual(['30000.10', '150000.5', 'BRL', '5', true]);
    expect((await answerOf(made.id)).rate).toMatchObject({ source: 'fetched', stale: false, note: null });
  });

  it('is in US dollars for clients that know only "price", whose answer has its old keys first and as they were', async () => {
    const { made } = await publish({ price: '28500.00' });
    const answer = await answerOf(made.id);
    expect(moneyOf(answer)).toEqual(['28500.00', '28500', 'USD', null, true]);
    const added = ['priceAmount', 'priceCurrency', 'rate', 'comparable'];
    const oldKeys =
      'id,userId,title,description,priceNegotiable,location,youtubeUrl,isActive,language,price,images,imageDetails,expiresAt,soldAt,featuredUntil,highlightDuration,highlightUntil,createdAt,updatedAt,verificationStatus,category,condition,brand,model,year,status,takenDown,held,seller';
    expect(
      Object.keys(answer)
        .filter((key) => !added.includes(key))
        .join(),
    ).toBe(oldKeys);
  });

  it('stays as asked when such a client sends back what it read, and is in US dollars when it sends another', async () => {
    const { actor, made } = await publish({ priceAmount: '150000', priceCurrency: 'BRL' });
    const put = (price: string) =>
      updateListing(
        actor,
        EQUIPMENT_LISTINGS,
        made.id,
        parseInput(equipmentListingChangesSchema, { ...unpriced, price }),
        [],
      );
    expect(moneyOf(await put('30000.00'))).toEqual(['30000.00', '150000', 'BRL', '5', true]);
    expect(moneyOf(await put('29000'))).toEqual(['29000.00', '29000', 'USD', null, true]);
  });

  it('keeps its currency when only the amount changes', async () => {
    const { actor, made } = await publish({ priceAmount: '150000', priceCurrency: 'BRL' });
    const fields = parseInput(equipmentListingChangesSchema, { ...unpriced, priceAmount: '100000' });
    expect(moneyOf(await updateListing(actor, EQUIPMENT_LISTINGS, made.id, fields, []))).toEqual([
      '20000.00',
      '100000',
      'BRL',
      '5',
      true,
    ]);
  });

  it.each<[string, Record<string, string>, string, string]>([
    ['an unknown currency', { priceAmount: '1', priceCurrency: 'XAU' }, 'priceCurrency', 'priceCurrency'],
    ['a currency without an amount', { price: '1', priceCurrency: 'BRL' }, 'priceAmount', 'priceRequired'],
    ['no price', {}, 'price', 'priceRequired'],
    ['a negative amount', { priceAmount: '-1', priceCurrency: 'BRL' }, 'priceAmount', 'amount'],
    ['an amount in words', { priceAmount: 'a lot', priceCurrency: 'BRL' }, 'priceAmount', 'amount'],
    ['more than can be stored', { priceAmount: '500000000', priceCurrency: 'BRL' }, 'priceAmount', 'priceTooHigh'],
  ])('is refused with %s', async (_name, asked, field, key) => {
    await refusal(publish(asked)).toMatchObject({
      code: 'invalid_input',
      fields: { [field]: [expect.objectContaining({ key })] as unknown },
    });
  });

  it('is asked about where it is out of what its category is sold for, once', async () => {
    await refusal(publish({ price: '0.75' })).toMatchObject({ code: 'price_unconfirmed' });
    await refusal(publish({ priceAmount: '3', priceCurrency: 'ARS' })).toMatchObject({
      code: 'price_unconfirmed',
      fields: { priceAmount: [{ key: 'priceUnconfirmed' }] },
    });
    await refusal(publish({ price: '3000000' })).toMatchObject({ code: 'price_unconfirmed' });
    const { actor, made } = await publish({ price: '0.75', priceConfirmed: 'true' });
    const put = (asked: Record<string, string>) =>
      updateListing(
        actor,
        EQUIPMENT_LISTINGS,
        made.id,
        parseInput(equipmentListingChangesSchema, { ...unpriced, ...asked }),
        [],
      );
    expect((await put({ price: '0.75', brand: 'Pauny' })).brand).toBe('Pauny');
    await refusal(put({ price: '0.5' })).toMatchObject({ code: 'price_unconfirmed' });
  });

  it('is refused where two are said that differ', async () => {
    const both = [expect.objectContaining({ key: 'twoPrices' })] as unknown;
    await refusal(publish({ price: '100', priceAmount: '600', priceCurrency: 'BRL' })).toMatchObject({
      code: 'invalid_input',
      fields: { price: both, priceAmount: both },
    });
    const { made } = await publish({ price: '120', priceAmount: '600', priceCurrency: 'BRL' });
    expect(moneyOf(made)).toEqual(['120.00', '600', 'BRL', '5', true]);
  });

  it('is refused in a currency that has no rate yet', async () => {
    await db.fxRate.deleteMany({ where: { currency: 'PEN' } });
    await refusal(publish({ priceAmount: '1', priceCurrency: 'PEN' })).toMatchObject({
      fields: { priceCurrency: [expect.objectContaining({ key: 'priceCurrency' })] as unknown },
    });
  });

  it('sorts and filters by what it comes to in US dollars', async () => {
    const ask = (title: string, priceAmount: string, priceCurrency: string) =>
      makeEquipment({ title, priceAmount, priceCurrency, brand: 'Sorted', category: 'tools' });
    await ask('Sorted reais', '150', 'BRL');
    await ask('Sorted pesos', '600', 'UYU');
    await ask('Sorted dollars', '20', 'USD');
    const found = async (raw: Record<string, string>) => {
      const { query } = parseEquipmentListingQuery({ search: 'sorted', ...raw });
      return (await searchEquipmentListings(query)).listings.map(({ title, price }) => `${title} ${price}`);
    };
    expect(await found({ sort: 'price_asc' })).toEqual([
      'Sorted pesos 15.00',
      'Sorted dollars 20.00',
      'Sorted reais 30.00',
    ]);
    expect(await found({ minPrice: '16', maxPrice: '25' })).toEqual(['Sorted dollars 20.00']);
  });

  it('follows the rates; what is not on sale, or hardly moved, stays', async () => {
    const ask = (isActive: boolean) => makeEquipment({ priceAmount: '150000', priceCurrency: 'ARS', isActive });
    const [shown, paused] = [await ask(true), await ask(false)];
    await setRates({ ARS: '1510' });
    await expect(repriceListings()).resolves.toBe(0);
    await setRates({ ARS: '1600' });
    await expect(repriceListings()).resolves.toBe(1);
    const after = await stored(shown.id);
    expect([after.price.toFixed(2), after.updatedAt]).toEqual(['93.75', shown.updatedAt]);
    expect((await stored(paused.id)).price.toFixed(2)).toBe('100.00');
    const [change] = await db.$queryRaw<{ tags: string[] }[]>`SELECT tags FROM page_changes ORDER BY xact DESC LIMIT 1`;
    expect(change?.tags).toEqual(expect.arrayContaining(['equipment', `listing:${shown.id}`]));
  });

  it('says when its rate is old, and from the eleventh day on that nothing compares', async () => {
    await setRates({ UYU: '40' }, 5);
    const { id } = await makeEquipment({ priceAmount: '4000', priceCurrency: 'UYU' });
    expect(await answerOf(id)).toMatchObject({ comparable: true, rate: { stale: true } });
    await db.equipmentListing.update({ where: { id }, data: { priceRateOn: new Date(Date.now() - 11 * 86_400_000) } });
    expect(await answerOf(id)).toMatchObject({ price: '100.00', comparable: false, rate: { stale: true } });
  });
});
