import { suspendUser } from '@/lib/closure/account-closure/suspend-user';
import { restoreUser } from '@/lib/closure/account-closure/restore-user';
import { cancelLot } from '@/lib/market/auctions/cancel-lot';
import { getLot } from '@/lib/market/auctions/get-lot';
import { getLotLive } from '@/lib/market/auctions/get-lot-live';
import { listBids } from '@/lib/market/auctions/list-bids';
import { listLots } from '@/lib/market/auctions/list-lots';
import { parseLotQuery } from '@/lib/market/auctions/query-schema';
import { listOwnBids } from '@/lib/market/auctions/list-own';
import { myStanding } from '@/lib/market/auctions/my-standing';
import { settleLot } from '@/lib/market/auctions/settle-lot';
import { noticeVoidBids } from '@/lib/market/sanctions/notice-void-bids';
import { voidBidsOf } from '@/lib/market/sanctions/void-bids';
import { db } from '@/lib/core/db/client';
import { bid, inMs, makeBidders, makeLot, pastEnd } from '@/tests/factories/lot';
import { mailsTo } from '@/tests/factories/outbox';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

const MINUTE = 60_000;

async function suspend(userId: string) {
  const admin = await makeUser({ role: 'admin' });
  await suspendUser(admin.actor, { userId, reason: 'Pujas falsas', days: null });
  await noticeVoidBids();
  return admin;
}

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

describe('the bids of somebody who is suspended', () => {
  test('are void: the lot is computed again and everybody concerned is notified', async () => {
    const { seller, ana, beto } = await makeBidders();
    const carla = await makeUser({ firstName: 'Carla', lastName: 'Paz' });
    const lot = await makeLot(seller.id, { reservePrice: '2000' });
    await bid(beto.actor, lot.id, '900');
    await bid(ana.actor, lot.id, '1100');
    await bid(carla.actor, lot.id, '4000');
    expect(await getLot(lot.id)).toMatchObject({ currentPrice: '2000.00', reserve: 'met', bidCount: 3 });
    const admin = await suspend(carla.id);

    const live = await getLotLive(lot.id);
    expect(live).toMatchObject({ currentPrice: '925.00', reserve: 'not_met', bidCount: 2, version: 4, state: 'live' });
    expect(live?.bids.map(({ bidder, amount, isWinning, isVoid }) => [bidder, amount, isWinning, isVoid])).toEqual([
      ['C*** P.', '2000.00', false, true],
      ['A*** N.', '925.00', true, false],
      ['B*** D.', '900.00', false, false],
    ]);
    expect(await listBids(lot.id, 1)).toMatchObject({ total: 3, bids: live?.bids });
    expect(await myStanding(ana.actor, lot.id)).toMatchObject({
      leading: true,
      maximum: '925.00',
      loweredFrom: '1100.00',
      isVoid: false,
    });
    expect(await myStanding(carla.actor, lot.id)).toMatchObject({ leading: false, maximum: null, isVoid: true });
    expect(await listOwnBids(carla.actor)).toMatchObject([{ status: 'void' }]);

    expect(await subjectsTo(ana.email)).toContain(`Tu máximo quedó a la vista: ${lot.title}`);
    expect(await subjectsTo(beto.email)).toContain(`Bajó el precio: ${lot.title}`);
    expect(await subjectsTo(seller.email)).toContain(`Se anularon pujas en tu lote: ${lot.title}`);

    await restoreUser(admin.actor, carla.id);
    expect(await getLot(lot.id)).toMatchObject({ currentPrice: '925.00', bidCount: 2 });
    await bid(carla.actor, lot.id, '1500');
    expect(await myStanding(carla.actor, lot.id)).toMatchObject({ leading: true, maximum: '1500.00', isVoid: false });
  });

  test('leave no trace in prices: the seller may cancel a lot without standing bids', async () => {
    const { seller, ana } = await makeBidders();
    const lot = await makeLot(seller.id);
    await bid(ana.actor, lot.id, '900');
    expect(await refusalOf(cancelLot(seller.actor, lot.id))).toMatchObject({ code: 'lot_has_bids' });
    await suspend(ana.id);
    expect(await getLot(lot.id)).toMatchObject({ currentPrice: null, nextMinimum: '500.00', bidCount: 0 });
    await cancelLot(seller.actor, lot.id);
    expect(await getLot(lot.id)).toMatchObject({ state: 'cancelled' });
    expect(await db.auctionBid.findFirst({ where: { auctionLotId: lot.id } })).toMatchObject({ status: 'void' });
  });

  test('extend a lot in its last minutes if the leader or the price changes', async () => {
    const { seller, ana, beto } = await makeBidders();
    const [led, other] = [await makeLot(seller.id), await makeLot(seller.id)];
    for (const { id } of [led, other]) await bid(ana.actor, id, '900');
    await bid(beto.actor, led.id, '1500');
    const ends = inMs(30_000);
    await db.auctionLot.updateMany({ where: { id: { in: [led.id, other.id] } }, data: { endTime: ends } });
    await suspend(beto.id);
    expect(Date.parse((await getLot(led.id))?.endTime ?? '')).toBeGreaterThan(Date.now() + MINUTE);
    expect((await getLot(other.id))?.endTime).toBe(ends.toISOString());
  });

  test('on a lot that the person won and has not paid put it before the administrators', async () => {
    const { seller, ana, beto } = await makeBidders();
    const lot = await makeLot(seller.id);
    await bid(beto.actor, lot.id, '900');
    await bid(ana.actor, lot.id, '1500');
    await pastEnd(lot.id);
    await settleLot(lot.id);
    const paid = await makeLot(seller.id);
    await bid(ana.actor, paid.id, '700');
    await pastEnd(paid.id);
    await settleLot(paid.id);
    await db.transaction.updateMany({ where: { auctionLotId: paid.id }, data: { status: 'completed' } });
    await suspend(ana.id);
    expect(await db.awardReview.findMany({ where: { formerWinner: ana.id } })).toMatchObject([
      { auctionLotId: lot.id, decision: null, reason: 'suspended' },
    ]);
    expect(await db.auctionBid.findFirst({ where: { auctionLotId: paid.id } })).toMatchObject({ status: 'won' });
    const listed = await listLots(parseLotQuery({ state: 'ended', search: lot.title }).query);
    expect(listed.lots.find(({ id }) => id === lot.id)).toMatchObject({ state: 'sold', inReview: true });
    expect(await getLot(lot.id)).toMatchObject({ inReview: true });
    expect(await subjectsTo(seller.email)).toContain(`Se anuló la puja ganadora: ${lot.title}`);
    // The runner-up's bids become void as well, before an administrator decided.
    await suspend(beto.id);
    expect(await db.auctionBid.count({ where: { auctionLotId: lot.id, status: 'void' } })).toBe(2);
  });

  test('after the end of a lot that is not settled yet settle it first', async () => {
    const { seller, ana } = await makeBidders();
    const lot = await makeLot(seller.id);
    await bid(ana.actor, lot.id, '900');
    await pastEnd(lot.id);
    await suspend(ana.id);
    expect(await getLot(lot.id)).toMatchObject({ state: 'sold', currentPrice: '500.00' });
    expect(await db.awardReview.count({ where: { auctionLotId: lot.id } })).toBe(1);
    expect(await subjectsTo(ana.email)).not.toContain(`Ganaste el lote: ${lot.title}`);
  });

  test('are all void, however they race with the suspension', async () => {
    const { seller, ana, beto } = await makeBidders();
    const lots = [];
    for (let count = 0; count < 8; count++) lots.push(await makeLot(seller.id));
    await Promise.all([
      ...lots.map((lot) => bid(ana.actor, lot.id, '900').catch(() => null)),
      ...lots.map((lot) => bid(beto.actor, lot.id, '700').catch(() => null)),
      suspend(ana.id),
    ]);
    expect(await db.auctionBid.count({ where: { userId: ana.id, voidedAt: null } })).toBe(0);
    expect(await db.auctionLot.count({ where: { highestBidder: ana.id } })).toBe(0);
    for (const { id } of lots) expect(await getLot(id)).toMatchObject({ currentPrice: '500.00', bidCount: 1 });
  });
});

test('whoever makes bids void says why, and it happens once', async () => {
  const { seller, ana } = await makeBidders();
  const lot = await makeLot(seller.id);
  await bid(ana.actor, lot.id, '900');
  expect(await db.$transaction((tx) => voidBidsOf(tx, ana.id, 'deleted'))).toEqual([lot.id]);
  expect(await db.$transaction((tx) => voidBidsOf(tx, ana.id, 'suspended'))).toEqual([]);
  expect(await db.auctionBid.findFirst({ where: { auctionLotId: lot.id } })).toMatchObject({ voidReason: 'deleted' });
});
