import type { Actor } from '@/lib/core/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { createLot } from '@/lib/market/auctions/create-lot';
import { lotFieldsSchema } from '@/lib/market/auctions/schema';
import { db } from '@/lib/core/db/client';
import { createListing } from '@/lib/market/listings/create-listing';
import { updateListing } from '@/lib/market/listings/update-listing';
import { CURRENCIES } from '@/lib/core/i18n/currencies';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { listingFields } from '@/tests/factories/listing';
import { inMs } from '@/tests/factories/lot';
import { makePicture } from '@/tests/factories/picture';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

type Traits = Parameters<typeof listingFields>[0];

describe('a price out of what its class is sold for', () => {
  let seller: Actor;
  const picture = async () => (await uploadImage(seller, { name: 'lote.jpg', bytes: await makePicture() })).id;
  const publish = async (traits: Traits) =>
    createListing(seller, ANIMAL_LISTINGS, listingFields({ ...HEIFERS, ...traits }), [await picture()]);
  const HEIFERS = { class: 'heifer_bred', headCount: '46', weight: '370', price: undefined };

  beforeEach(async () => {
    seller = (await makeUser()).actor;
  });

  it.each([
    ['per head', 'head', '0.75'],
    ['per kilo', 'live_kg', '0.003'],
    ['per kilo of carcass', 'carcass_kg', '0.006'],
    ['per arroba', 'arroba', '0.08'],
    ['per pound', 'live_lb', '0.0015'],
    ['per hundredweight', 'live_cwt', '0.15'],
    ['for the lot', 'lot', '34.50'],
  ])('waits for a yes %s, and is refused before', async (_, priceBasis, priceAmount) => {
    const asked = { priceBasis, priceAmount, priceCurrency: 'USD' };
    expect(await refusalOf(publish(asked))).toMatchObject({
      code: 'price_unconfirmed',
      fields: { priceAmount: [{ key: 'priceUnconfirmed' }] },
    });
    expect((await publish({ ...asked, priceConfirmed: true })).lot.priceBasis).toBe(priceBasis);
  });

  it('is out of it in every currency', async () => {
    const rates = await db.$queryRaw<{ currency: string; perUsd: number }[]>`
      SELECT currency, per_usd::float8 AS "perUsd" FROM fx_now`;
    expect(rates.length).toBe(CURRENCIES.length - 1);
    for (const { currency, perUsd } of rates) {
      const asked = (usd: number) => ({
        priceBasis: 'head',
        priceCurrency: currency,
        priceAmount: (usd * perUsd).toFixed(4),
      });
      for (const usd of [0.75, 25_000]) expect((await refusalOf(publish(asked(usd)))).code).toBe('price_unconfirmed');
    }
    const asked = { priceBasis: 'head', priceCurrency: 'ARS', priceAmount: '1150' };
    expect((await refusalOf(publish(asked))).code).toBe('price_unconfirmed');
  });

  it('is asked about when a price becomes one, not when it is one already', async () => {
    const asked = { priceBasis: 'head', priceAmount: '1150', priceCurrency: 'USD' };
    const { id } = await publish(asked);
    const change = (traits: Traits) =>
      updateListing(seller, ANIMAL_LISTINGS, id, listingFields({ ...HEIFERS, ...asked, ...traits }), []);
    const slip = { priceAmount: '1.15' };
    expect((await refusalOf(change(slip))).code).toBe('price_unconfirmed');
    await change({ ...slip, priceConfirmed: true });
    expect((await change({ ...slip, description: 'Mansas' })).description).toBe('Mansas');
    expect((await refusalOf(change({ ...slip, priceCurrency: 'ARS' }))).code).toBe('price_unconfirmed');
  });

  it('is one out of what any animal of the category is sold for where no class is said', async () => {
    const asked = { class: undefined, headCount: undefined, price: '0.75' };
    expect(await refusalOf(publish(asked))).toMatchObject({
      code: 'price_unconfirmed',
      fields: { price: [{ key: 'priceUnconfirmed' }] },
    });
    expect((await publish({ ...asked, priceConfirmed: true })).price).toBe('0.75');
    expect((await publish({ ...asked, price: '35' })).price).toBe('35.00');
  });

  it('is asked about as a starting price too', async () => {
    const lot = async (traits: object) =>
      createLot(
        seller,
        lotFieldsSchema.parse({
          title: '40 terneros Angus',
          category: 'bovine',
          breed: 'Angus',
          class: 'calf_m',
          quantity: '40',
          averageWeight: '170',
          location: 'Salto, Uruguay',
          priceBasis: 'live_kg',
          endTime: inMs(7_200_000).toISOString(),
          ...traits,
        }),
        [await picture()],
      );
    expect(await refusalOf(lot({ startingPrice: '290' }))).toMatchObject({
      code: 'price_unconfirmed',
      fields: { startingPrice: [{ key: 'priceUnconfirmed' }] },
    });
    expect((await lot({ startingPrice: '290', priceConfirmed: true })).startingPrice).toBe('290.00');
    expect((await lot({ startingPrice: '2.90' })).startingPrice).toBe('2.90');
    const whole = { class: undefined, priceBasis: undefined };
    expect((await refusalOf(lot({ ...whole, startingPrice: '30' }))).code).toBe('price_unconfirmed');
    expect((await lot({ ...whole, startingPrice: '12000' })).startingPrice).toBe('12000.00');
  });
});
