import { db } from '@/lib/core/db/client';
import { salesOfListings } from '@/lib/desk/dashboard/sales-of-listings';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { markSold } from '@/lib/market/listings/mark-sold';
import { sellAnimals } from '@/lib/market/listings/sales/sell-animals';
import { undoSale } from '@/lib/market/listings/sales/undo-sale';
import { makeListing } from '@/tests/factories/listing';
import { makeMessage } from '@/tests/factories/message';
import { makeUser } from '@/tests/factories/user';

// Hashing passwords is slow on a busy machine.
jest.setTimeout(30_000);

const UNSAID = { buyerId: null, heads: null, amount: null };
const stored = (id: string) => db.animalListing.findUniqueOrThrow({ where: { id }, include: { sales: true } });

async function makeSale(traits = {}) {
  const [seller, buyer] = [await makeUser(), await makeUser({ firstName: 'Gustavo', lastName: 'Pérez' })];
  const { id } = await makeListing({ userId: seller.id, class: 'steer_2_3', headCount: 40, weight: 342, ...traits });
  await makeMessage({ fromUserId: buyer.id, toUserId: seller.id, listingId: id });
  return { seller, buyer, id, sell: (said = {}) => sellAnimals(seller.actor, { ...UNSAID, id, ...said }) };
}

describe('selling animals', () => {
  it('needs nothing to be said', async () => {
    const { id, sell } = await makeSale();
    await sell();
    const listing = await stored(id);
    expect(listing).toMatchObject({ isActive: false, headsSold: 0, soldAt: expect.any(Date) as unknown });
    expect(await db.priceObservation.count({ where: { listingId: id, source: 'sold_declared' } })).toBe(0);
    await expect(sell()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('takes back a sale of some with its price, once, and nobody else’s', async () => {
    const { seller, buyer, id, sell } = await makeSale();
    await sell({ heads: 12 });
    const saleId = (await sell({ heads: 5, amount: '900' })) ?? '';
    await expect(undoSale(buyer.actor, { id, saleId })).rejects.toMatchObject({ code: 'forbidden' });
    await undoSale(seller.actor, { id, saleId });
    const listing = await stored(id);
    expect([listing.headsSold, listing.isActive, listing.sales.map(({ heads }) => heads)]).toEqual([12, true, [12]]);
    const [price] = await db.priceObservation.findMany({ where: { listingId: id, source: 'sold_declared' } });
    expect(price?.isValid).toBe(false);
    await expect(undoSale(seller.actor, { id, saleId })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('leaves what is left on sale, and shows the note to the seller alone', async () => {
    const sale = await makeSale();
    await sale.sell({ buyerId: sale.buyer.id, heads: 12, amount: '1100' });
    expect(await stored(sale.id)).toMatchObject({ isActive: true, soldAt: null, headsSold: 12, headCount: 40 });
    const shown = {
      left: 28,
      sold: 12,
      reserved: 0,
      buyers: [{ id: sale.buyer.id, name: 'Gustavo Pérez' }],
      noted: [{ buyer: 'Gustavo Pérez', heads: 12, amount: '1100.0000' }],
    };
    expect(await salesOfListings(sale.seller.actor, [sale.id])).toEqual(new Map([[sale.id, shown]]));
    expect(await salesOfListings(sale.buyer.actor, [sale.id])).toEqual(new Map());
    const [observed] = await db.priceObservation.findMany({ where: { listingId: sale.id, source: 'sold_declared' } });
    expect([observed?.heads, observed?.amount.toString()]).toEqual([12, '1100']);

    await sale.sell({ heads: 28, amount: '900' });
    expect(await stored(sale.id)).toMatchObject({ isActive: false, soldAt: expect.any(Date) as unknown });
    // What ended the listing is taken back with it; what was sold before stays sold.
    await markSold(sale.seller.actor, ANIMAL_LISTINGS, sale.id, false);
    const again = await stored(sale.id);
    expect([again.isActive, again.headsSold, again.sales.map(({ heads }) => heads)]).toEqual([true, 12, [12]]);
    const prices = await db.priceObservation.findMany({ where: { listingId: sale.id, source: 'sold_declared' } });
    expect(prices.map(({ heads, isValid }) => [heads, isValid]).sort()).toEqual([
      [12, true],
      [28, false],
    ]);
  });

  it('never sells more than there are, nor what deals have reserved', async () => {
    const { id, sell } = await makeSale({ headsReserved: 10 });
    await expect(sell({ heads: 31 })).rejects.toMatchObject({
      fields: { heads: [{ key: 'headsLeft', values: { left: 30 } }] },
    });
    await sell({ heads: 30 });
    expect(await stored(id)).toMatchObject({ soldAt: null, isActive: false, headsSold: 30, headsReserved: 10 });
  });

  it('sells no head twice to two at once', async () => {
    const { id, sell } = await makeSale();
    const outcomes = await Promise.allSettled([sell({ heads: 25 }), sell({ heads: 25 })]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await stored(id)).headsSold).toBe(25);
  });

  it('names nobody who never wrote about it, and is for the seller alone', async () => {
    const { id, sell, buyer } = await makeSale();
    const stranger = await makeUser();
    await expect(sell({ buyerId: stranger.id })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(sellAnimals(buyer.actor, { ...UNSAID, id })).rejects.toMatchObject({ code: 'forbidden' });
    await db.animalListing.update({ where: { id }, data: { isActive: false, heldAt: new Date() } });
    await expect(sell()).rejects.toMatchObject({ code: 'listing_held' });
    expect(await db.listingSale.count({ where: { listingId: id } })).toBe(0);
  });
});
