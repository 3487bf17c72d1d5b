import { DAY_MS } from '@/lib/core/durations';
import { db } from '@/lib/core/db/client';
import { getDeal } from '@/lib/deals/deals/get-deal';
import { takeStep } from '@/lib/deals/deals/take-step';
import { acceptOffer } from '@/lib/deals/offers/answer-offer';
import { salesOfListings } from '@/lib/desk/dashboard/sales-of-listings';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { markSold } from '@/lib/market/listings/mark-sold';
import { sellAnimals } from '@/lib/market/listings/sales/sell-animals';
import { undoSale } from '@/lib/market/listings/sales/undo-sale';
import { callOff, makeDeal, offer, publishCalves } from '@/tests/factories/deal';
import { makeListing } from '@/tests/factories/listing';
import { makeMessage } from '@/tests/factories/message';
import { makeUser } from '@/tests/factories/user';

const UNSAID = { buyerId: null, buyerName: null, heads: null, amount: null, priceConfirmed: false };
/** The heads of each sale that counts, of all sources. */
const counted = async (listingId: string) => {
  const where = { listingId, source: { in: ['sold_declared', 'deal'] }, isValid: true };
  const rows = await db.priceObservation.findMany({ where, select: { heads: true }, orderBy: { id: 'asc' } });
  return rows.map(({ heads }) => heads);
};
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

  it('asks whether a price out of the range of the class is meant', async () => {
    const { id, sell } = await makeSale({ class: 'bull', priceAmount: 4_600 });
    await expect(sell({ amount: '99999999' })).rejects.toMatchObject({
      code: 'price_unconfirmed',
      fields: { amount: [{ key: 'priceUnconfirmed' }] },
    });
    expect((await stored(id)).soldAt).toBeNull();
    await sell({ amount: '99999999', priceConfirmed: true });
    expect((await stored(id)).sales).toHaveLength(1);
  });

  it('takes the asked price, which was confirmed', async () => {
    const { id, sell } = await makeSale({ class: 'bull', priceAmount: 90_000 });
    await sell({ amount: '90000' });
    expect((await stored(id)).sales).toHaveLength(1);
  });

  it('takes back a sale of some with its price, once, and nobody else’s', async () => {
    const { seller, buyer, id, sell } = await makeSale();
    await sell({ heads: 12 });
    const sale = await sell({ heads: 5, amount: '900' });
    expect(sale).toMatchObject({ heads: 5 });
    const undone = { id, saleId: sale.id, wasActive: true };
    await expect(undoSale(buyer.actor, undone)).rejects.toMatchObject({ code: 'forbidden' });
    await undoSale(seller.actor, undone);
    const listing = await stored(id);
    expect([listing.headsSold, listing.isActive, listing.sales.map(({ heads }) => heads)]).toEqual([12, true, [12]]);
    const [price] = await db.priceObservation.findMany({ where: { listingId: id, source: 'sold_declared' } });
    expect(price?.isValid).toBe(false);
    await expect(undoSale(seller.actor, undone)).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each([true, false])('takes back a sale that ended a listing, on sale before: %s', async (isActive) => {
    const { seller, buyer, id, sell } = await makeSale({ isActive });
    const some = await sell({ heads: 12 });
    const { id: saleId, heads, wasActive } = await sell({ amount: '900' });
    expect([heads, wasActive]).toEqual([null, isActive]);
    const undone = { id, saleId, wasActive };
    await expect(undoSale(buyer.actor, undone)).rejects.toMatchObject({ code: 'listing_not_found' });
    // What was sold before it can't be taken back once the rest is.
    await expect(undoSale(seller.actor, { ...undone, saleId: some.id })).rejects.toMatchObject({ code: 'conflict' });
    await undoSale(seller.actor, undone);
    const listing = await stored(id);
    expect([listing.headsSold, listing.isActive, listing.soldAt, listing.sales.length]).toEqual([
      12,
      isActive,
      null,
      1,
    ]);
    expect(await counted(id)).toEqual([]);
    await expect(undoSale(seller.actor, undone)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('notes a name of somebody without an account, for the seller alone', async () => {
    const { seller, id, sell } = await makeSale();
    await sell({ buyerName: 'Estancia La Paz', heads: 12 });
    const noted = (await salesOfListings(seller.actor, [id])).get(id)?.noted;
    const { id: saleId } = await db.listingSale.findFirstOrThrow({ where: { listingId: id } });
    expect(noted).toEqual([{ id: saleId, buyer: 'Estancia La Paz', heads: 12, amount: null, terms: null }]);
  });

  it('can be taken back at any time by what its seller is shown, but not once all is sold or held', async () => {
    const { seller, id, sell } = await makeSale();
    const shown = async () => (await salesOfListings(seller.actor, [id])).get(id)?.noted.map((sale) => sale.id);
    const first = await sell({ heads: 12, amount: '900' });
    await sell({ heads: 5, amount: '900' });
    expect(await shown()).toEqual([expect.any(String), first.id]);
    await db.animalListing.update({ where: { id }, data: { isActive: false, heldAt: new Date() } });
    expect(await shown()).toEqual([null, null]);
    await db.animalListing.update({ where: { id }, data: { heldAt: null } });
    await undoSale(seller.actor, { id, saleId: first.id, wasActive: true });
    expect([await counted(id), (await stored(id)).headsSold]).toEqual([[5], 5]);
    await sell();
    expect((await shown())?.every((sale) => sale === null)).toBe(true);
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
      noted: [
        { id: expect.any(String) as unknown, buyer: 'Gustavo Pérez', heads: 12, amount: '1100.0000', terms: null },
      ],
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

describe('a sale without a number of heads', () => {
  /** A listing of sixty, of which a deal has forty. */
  async function makeHalfPromised() {
    const { seller, buyer, listingId: id, number } = await makeDeal({ heads: 40 });
    return { seller, buyer, id, number, sell: (said = {}) => sellAnimals(seller, { ...UNSAID, id, ...said }) };
  }

  it('is one of those that are left: a deal’s stay with it, and are on sale again once it is cancelled', async () => {
    const { seller, id, number, sell } = await makeHalfPromised();
    expect(await sell({ amount: '3.1' })).toMatchObject({ heads: 20 });
    expect(await stored(id)).toMatchObject({ headsSold: 20, headsReserved: 40, soldAt: null, isActive: false });
    expect(await counted(id)).toEqual([20]);
    await callOff(seller, number);
    expect(await stored(id)).toMatchObject({ headsSold: 20, headsReserved: 0, soldAt: null, isActive: true });
    await offer((await makeUser()).actor, id, { heads: 40 });
    expect(await sell({ amount: '3' })).toMatchObject({ heads: null });
    expect(await counted(id)).toEqual([20, 40]);
  });

  it('with the deal’s comes to the listing’s heads', async () => {
    const { seller, buyer, id, number, sell } = await makeHalfPromised();
    await sell({ amount: '3.1' });
    await takeStep(buyer, number, 'load');
    await takeStep(buyer, number, 'accept');
    await takeStep(seller, number, 'pay', new Date(Date.now() + 3 * DAY_MS));
    expect(await stored(id)).toMatchObject({ headsSold: 60, headsReserved: 0, soldAt: expect.any(Date) as unknown });
    expect(await counted(id)).toEqual([20, 40]);
    const { name } = (await getDeal(seller, number)).person ?? {};
    expect((await salesOfListings(seller, [id])).get(id)?.noted).toEqual([
      { id: null, buyer: name, heads: 40, amount: '3.00', terms: { basis: 'live_kg', currency: 'USD' } },
      { id: null, buyer: null, heads: 20, amount: '3.1000', terms: null },
    ]);
  });

  it('can be taken back while the deal is open', async () => {
    const { seller, id, sell } = await makeHalfPromised();
    const sale = await sell({ amount: '3.1' });
    await undoSale(seller, { id, saleId: sale.id, wasActive: true });
    expect(await stored(id)).toMatchObject({ headsSold: 0, headsReserved: 40, isActive: true, sales: [] });
    expect(await counted(id)).toEqual([]);
  });

  it('is refused where deals have all that are left', async () => {
    const { id, sell } = await makeHalfPromised();
    await sell();
    for (const said of [{}, { amount: '3' }, { heads: 1 }])
      await expect(sell(said)).rejects.toMatchObject({ code: 'listing_reserved' });
    expect(await stored(id)).toMatchObject({ headsSold: 20, headsReserved: 40, sales: [{ heads: 20 }] });
    expect(await counted(id)).toEqual([]);
  });

  it('happens once of two at once', async () => {
    const { id, sell } = await makeHalfPromised();
    const outcomes = await Promise.allSettled([sell({ amount: '3' }), sell({ amount: '3' })]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([(await stored(id)).headsSold, await counted(id)]).toEqual([20, [20]]);
  });

  it('at once with an acceptance sells what that leaves, or all before it', async () => {
    const [seller, buyer] = [(await makeUser()).actor, (await makeUser()).actor];
    const { id } = await publishCalves(seller);
    const made = await offer(buyer, id, { heads: 40 });
    const [accepted] = await Promise.allSettled([
      acceptOffer(seller, made.id),
      sellAnimals(seller, { ...UNSAID, id, amount: '3' }),
    ]);
    const isFirst = accepted.status === 'fulfilled';
    expect(await counted(id)).toEqual([isFirst ? 20 : 60]);
    const { headsReserved, soldAt } = await stored(id);
    expect([headsReserved, soldAt === null]).toEqual([isFirst ? 40 : 0, isFirst]);
  });

  it('counts what notes of some have left, and nothing more once none is left', async () => {
    const { seller, id, sell } = await makeSale();
    await sell({ heads: 12, amount: '900' });
    expect(await sell({ amount: '900' })).toMatchObject({ heads: null });
    expect(await counted(id)).toEqual([12, 28]);
    await markSold(seller.actor, ANIMAL_LISTINGS, id, false);
    // Its owner corrected the number of heads to those that are sold.
    await db.animalListing.update({ where: { id }, data: { headCount: 12 } });
    expect(await sell({ amount: '900' })).toMatchObject({ heads: null });
    expect((await stored(id)).soldAt).not.toBeNull();
    expect(await counted(id)).toEqual([12]);
  });

  it('sells a listing that doesn’t say how many there are', async () => {
    const { id, sell } = await makeSale({ headCount: null });
    expect(await sell({ amount: '900' })).toMatchObject({ heads: null });
    expect((await stored(id)).soldAt).not.toBeNull();
    expect(await counted(id)).toEqual([null]);
  });
});
