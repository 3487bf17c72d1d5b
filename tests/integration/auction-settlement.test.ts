import { closeAccount } from '@/lib/closure/account-closure/close-account';
import { suspendUser } from '@/lib/closure/account-closure/suspend-user';
import { getLot } from '@/lib/market/auctions/get-lot';
import { getLotLive } from '@/lib/market/auctions/get-lot-live';
import { listLots } from '@/lib/market/auctions/list-lots';
import { listOwnBids, listOwnLots } from '@/lib/market/auctions/list-own';
import { myStanding } from '@/lib/market/auctions/my-standing';
import { noticeOutbid } from '@/lib/market/auctions/notice-outbid';
import { notifyLotsEnding } from '@/lib/market/auctions/notify-lots-ending';
import { parseLotQuery } from '@/lib/market/auctions/query-schema';
import { settleDueLots, settleLot } from '@/lib/market/auctions/settle-lot';
import { unwatchLot, watchLot } from '@/lib/market/auctions/watch-lot';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/db/new-id';
import { eraseAccount } from '@/tests/factories/erase-account';
import { bid, inMs, makeBidders, makeLot, pastEnd } from '@/tests/factories/lot';
import { mailsTo } from '@/tests/factories/outbox';
import { refusalOf } from '@/tests/factories/refusal';
import { PASSWORD, makeUser } from '@/tests/factories/user';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('settlement', () => {
  test('sells a lot once, however many processes try, and notifies everybody', async () => {
    const { seller, ana, beto } = await makeBidders();
    const lot = await makeLot(seller.id, { reservePrice: '600' });
    await bid(ana.actor, lot.id, '700');
    await bid(beto.actor, lot.id, '1200');
    await pastEnd(lot.id);
    const did = await Promise.all(Array.from({ length: 6 }, () => settleLot(lot.id)));
    expect(did.filter(Boolean)).toHaveLength(1);
    expect(await getLot(lot.id)).toMatchObject({ state: 'sold', currentPrice: '725.00' });
    const owed = await db.transaction.findMany({ where: { auctionLotId: lot.id } });
    expect(owed).toMatchObject([{ userId: beto.id, type: 'auction_bid', status: 'pending' }]);
    expect(owed[0]?.amount.toFixed(2)).toBe('725.00');
    const bids = await db.auctionBid.findMany({
      where: { auctionLotId: lot.id },
      select: { userId: true, status: true, isWinning: true },
    });
    expect(new Set(bids)).toEqual(
      new Set([
        { userId: ana.id, status: 'failed', isWinning: false },
        { userId: beto.id, status: 'won', isWinning: true },
      ]),
    );
    expect(await mailsTo(beto.email)).toMatchObject([{ subject: expect.stringContaining('Ganaste') as string }]);
    expect(await mailsTo(ana.email)).toMatchObject([{ subject: expect.stringContaining('Terminó') as string }]);
    expect((await mailsTo(seller.email))[0]?.text).toContain('Beto Díaz');
    expect(await myStanding(beto.actor, lot.id)).toMatchObject({ won: true, leading: false });
    expect(await myStanding(seller.actor, lot.id)).toMatchObject({
      isSeller: true,
      winner: { id: beto.id, name: 'Beto Díaz' },
    });
    expect(await listOwnBids(ana.actor)).toMatchObject([{ status: 'failed', maximum: '700.00', seller: null }]);
    expect(await listOwnBids(beto.actor)).toMatchObject([{ status: 'won', seller: { id: seller.id } }]);
    expect(await listOwnLots(seller.actor)).toMatchObject([
      { state: 'sold', reservePrice: '600.00', winner: { id: beto.id } },
    ]);
  });

  test('ends a lot whose reserve is not met, and one without bids, without selling', async () => {
    const { seller, ana } = await makeBidders();
    const [low, none] = [await makeLot(seller.id, { reservePrice: '5000' }), await makeLot(seller.id)];
    await bid(ana.actor, low.id, '700');
    await Promise.all([pastEnd(low.id), pastEnd(none.id)]);
    expect(await settleDueLots()).toBeGreaterThanOrEqual(2);
    expect(await getLot(low.id)).toMatchObject({ state: 'ended', reserve: 'not_met' });
    expect(await getLot(none.id)).toMatchObject({ state: 'ended', currentPrice: null });
    expect(await db.transaction.count({ where: { auctionLotId: { in: [low.id, none.id] } } })).toBe(0);
    expect(await mailsTo(seller.email)).toHaveLength(2);
    expect(await mailsTo(ana.email)).toMatchObject([{ text: expect.stringContaining('reserva') as string }]);
  });

  test('happens when a lot is read, so none is seen open past its end', async () => {
    const { seller, ana } = await makeBidders();
    const lot = await makeLot(seller.id, { title: 'Lote que termina' });
    await bid(ana.actor, lot.id, '700');
    await pastEnd(lot.id);
    const list = async (state: string) =>
      (await listLots(parseLotQuery({ state, search: 'termina' }).query)).lots.map(({ id, state: stands }) => [
        id,
        stands,
      ]);
    expect(await list('live')).toEqual([]);
    expect(await list('ended')).toEqual([[lot.id, 'sold']]);
    expect((await db.auctionLot.findUniqueOrThrow({ where: { id: lot.id } })).settledAt).not.toBeNull();
  });
});

describe('an account', () => {
  test('can’t be deleted while it leads a lot or its lots have bids; afterwards those lots stay', async () => {
    const { seller, ana } = await makeBidders();
    const [lot, untouched] = [await makeLot(seller.id), await makeLot(seller.id)];
    await bid(ana.actor, lot.id, '700');
    for (const { actor } of [seller, ana])
      expect(await refusalOf(closeAccount(actor, PASSWORD, ''))).toMatchObject({ code: 'open_auctions', status: 409 });
    await pastEnd(lot.id);
    await settleLot(lot.id);
    for (const { actor } of [seller, ana]) await eraseAccount(actor);
    expect(await getLot(lot.id)).toMatchObject({ state: 'sold', seller: null });
    expect((await getLotLive(lot.id))?.bids).toMatchObject([{ bidder: '***', amount: '500.00' }]);
    expect(await getLot(untouched.id)).toBeNull();
  });

  test('that is suspended has its lots cancelled; what it bid is void', async () => {
    const { seller, ana, beto } = await makeBidders();
    const admin = await makeUser({ role: 'admin' });
    const [lot, other] = [await makeLot(seller.id), await makeLot(beto.id)];
    await bid(ana.actor, lot.id, '700');
    await bid(seller.actor, other.id, '700');
    await suspendUser(admin.actor, { userId: seller.id, reason: 'Fraude', days: null });
    expect(await getLot(lot.id)).toMatchObject({ state: 'cancelled' });
    expect(await mailsTo(ana.email)).toMatchObject([{ subject: expect.stringContaining('canceló') as string }]);
    expect(await getLot(other.id)).toMatchObject({ state: 'live', bidCount: 0 });
    expect(await db.auditLog.count({ where: { actorId: admin.id } })).toBe(2);
  });
});

describe('notices', () => {
  test('notify an outbid bidder once during a bidding war, and not one who leads again', async () => {
    const { seller, ana, beto } = await makeBidders();
    const lot = await makeLot(seller.id);
    await bid(ana.actor, lot.id, '600');
    await bid(beto.actor, lot.id, '700');
    await bid(ana.actor, lot.id, '900');
    await bid(beto.actor, lot.id, '1100');
    await noticeOutbid();
    expect(await mailsTo(ana.email)).toMatchObject([
      { subject: expect.stringContaining('Superaron') as string, text: expect.stringContaining('925') as string },
    ]);
    expect(await mailsTo(beto.email)).toEqual([]);
    await bid(ana.actor, lot.id, '1500');
    await bid(beto.actor, lot.id, '2500');
    await Promise.all([noticeOutbid(), noticeOutbid()]);
    expect(await mailsTo(ana.email)).toHaveLength(1);
    await db.auctionBid.updateMany({
      where: { userId: ana.id, noticedAt: { not: null } },
      data: { noticedAt: inMs(-11 * MINUTE) },
    });
    await Promise.all([noticeOutbid(), noticeOutbid()]);
    expect(await mailsTo(ana.email)).toHaveLength(2);
  });

  test('notify watchers an hour before the end, once', async () => {
    const { seller, ana, beto } = await makeBidders();
    const lot = await makeLot(seller.id, { endTime: inMs(59 * MINUTE) });
    await watchLot(ana.actor, lot.id);
    await watchLot(ana.actor, lot.id);
    await watchLot(beto.actor, lot.id);
    await unwatchLot(beto.actor, lot.id);
    expect(await myStanding(ana.actor, lot.id)).toMatchObject({ watching: true });
    expect(await notifyLotsEnding()).toBe(0);
    await db.auctionWatch.updateMany({ data: { createdAt: inMs(-HOUR) } });
    const notified = await Promise.all([notifyLotsEnding(), notifyLotsEnding()]);
    expect(notified[0] + notified[1]).toBe(1);
    expect(await mailsTo(ana.email)).toMatchObject([{ subject: expect.stringContaining('Falta una hora') as string }]);
    expect(await mailsTo(beto.email)).toEqual([]);
    expect(await refusalOf(watchLot(ana.actor, newId()))).toMatchObject({ status: 404 });
  });
});
