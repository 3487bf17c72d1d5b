import { deleteAccount } from '@/lib/accounts/delete-account';
import { suspendUser } from '@/lib/accounts/suspend-user';
import { cancelLot } from '@/lib/auctions/cancel-lot';
import { createLot } from '@/lib/auctions/create-lot';
import { getLot } from '@/lib/auctions/get-lot';
import { getLotLive } from '@/lib/auctions/get-lot-live';
import { listBids } from '@/lib/auctions/list-bids';
import { listLots } from '@/lib/auctions/list-lots';
import { listOwnBids, listOwnLots } from '@/lib/auctions/list-own';
import { myStanding } from '@/lib/auctions/my-standing';
import { noticeOutbid } from '@/lib/auctions/notice-outbid';
import { notifyLotsEnding } from '@/lib/auctions/notify-lots-ending';
import { placeBid } from '@/lib/auctions/place-bid';
import { parseLotQuery } from '@/lib/auctions/query-schema';
import { lotFieldsSchema, placeBidSchema } from '@/lib/auctions/schema';
import { settleDueLots, settleLot } from '@/lib/auctions/settle-lot';
import { unwatchLot, watchLot } from '@/lib/auctions/watch-lot';
import { db } from '@/lib/db/client';
import { newId } from '@/lib/db/new-id';
import { DomainError } from '@/lib/errors/domain-error';
import { STATUS } from '@/lib/http/status';
import { blockUser } from '@/lib/messages/blocks';
import { fieldErrors } from '@/lib/validation/field-errors';
import { makeLot } from '@/tests/factories/lot';
import { mailsTo } from '@/tests/factories/outbox';
import { makePicture } from '@/tests/factories/picture';
import { PASSWORD, makeUser } from '@/tests/factories/user';
import { uploadImage } from '@/lib/uploads/upload-image';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const inMs = (ms: number) => new Date(Date.now() + ms);

const bid = (actor: Parameters<typeof placeBid>[0], lotId: string, maximum: string, idempotencyKey: string | null = null) => placeBid(actor, lotId, { maximum, idempotencyKey });

/** The refusal of a promise: its code, its status, and what it says at each field. */
async function refusalOf(promise: Promise<unknown>) {
  const error = await promise.then(() => null, (reason: unknown) => reason);
  if (!(error instanceof DomainError)) throw new Error('not refused', { cause: error });
  const { code, fields } = error as DomainError;
  return { code, status: STATUS[code], fields };
}

const pastEnd = (id: string) => db.auctionLot.update({ where: { id }, data: { startTime: inMs(-HOUR), endTime: inMs(-1) } });

async function setting() {
  return { seller: await makeUser(), ana: await makeUser({ firstName: 'Ana', lastName: 'Núñez' }), beto: await makeUser({ firstName: 'Beto', lastName: 'Díaz' }) };
}

describe('a bid', () => {
  test('leads, is overtaken and raised by proxy', async () => {
    const { seller, ana, beto } = await setting();
    const lot = await makeLot(seller.id);
    expect(await bid(ana.actor, lot.id, '800')).toMatchObject({ lotId: lot.id, maximum: '800.00', price: '500.00', leading: true });
    expect(await bid(beto.actor, lot.id, '600')).toMatchObject({ price: '625.00', leading: false });
    expect(await bid(beto.actor, lot.id, '800.00')).toMatchObject({ price: '800.00', leading: false });
    expect(await bid(beto.actor, lot.id, '1000.5')).toMatchObject({ maximum: '1000.50', price: '825.00', leading: true });
    const live = await getLotLive(lot.id);
    expect(live).toMatchObject({ state: 'live', currentPrice: '825.00', nextMinimum: '850.00', bidCount: 4, version: 4, reserve: 'none' });
    expect(live?.bids.map(({ bidder, amount, isWinning }) => [bidder, amount, isWinning])).toEqual([
      ['B*** D.', '825.00', true],
      ['B*** D.', '800.00', false],
      ['B*** D.', '600.00', false],
      ['A*** N.', '800.00', false],
    ]);
    expect((await listBids(lot.id, 1)).bids).toEqual(live?.bids);
    expect(await myStanding(beto.actor, lot.id)).toMatchObject({ leading: true, maximum: '1000.50', isSeller: false, won: false });
    expect(await myStanding(ana.actor, lot.id)).toMatchObject({ leading: false, maximum: '800.00' });
  });

  test('meets a reserve that nobody is told', async () => {
    const { seller, ana, beto } = await setting();
    const lot = await makeLot(seller.id, { reservePrice: '2000' });
    await bid(ana.actor, lot.id, '1500');
    expect(await getLot(lot.id)).toMatchObject({ currentPrice: '500.00', reserve: 'not_met' });
    await bid(beto.actor, lot.id, '2500');
    const met = await getLot(lot.id);
    expect(met).toMatchObject({ currentPrice: '2000.00', reserve: 'met' });
    expect(JSON.stringify(met)).not.toContain('reservePrice');
    expect(JSON.stringify(await getLotLive(lot.id))).not.toContain('2500');
  });

  test('in the last two minutes moves the end', async () => {
    const { seller, ana } = await setting();
    const lot = await makeLot(seller.id, { endTime: inMs(30_000) });
    const { createdAt } = await bid(ana.actor, lot.id, '500');
    expect(Date.parse((await getLot(lot.id))?.endTime ?? '') - Date.parse(createdAt)).toBeGreaterThanOrEqual(2 * MINUTE - 1);
    const early = await makeLot(seller.id, { endTime: inMs(10 * MINUTE) });
    await bid(ana.actor, early.id, '500');
    expect((await getLot(early.id))?.endTime).toBe(early.endTime.toISOString());
  });

  test('sent again under its key is one bid with one answer, also at the same moment', async () => {
    const { seller, ana, beto } = await setting();
    const lot = await makeLot(seller.id);
    const key = newId();
    const first = await bid(ana.actor, lot.id, '700', key);
    await bid(beto.actor, lot.id, '900');
    expect(await bid(ana.actor, lot.id, '700.00', key)).toEqual(first);
    const other = newId();
    const answers = await Promise.all(Array.from({ length: 8 }, () => bid(ana.actor, lot.id, '1500', other)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await db.auctionBid.count({ where: { auctionLotId: lot.id } })).toBe(3);
    expect(await refusalOf(bid(ana.actor, lot.id, '1600', other))).toMatchObject({ code: 'bid_key_reused', status: 409 });
    const elsewhere = await makeLot(seller.id);
    expect(await refusalOf(bid(ana.actor, elsewhere.id, '1500', other))).toMatchObject({ code: 'bid_key_reused', status: 409 });
    const shared = newId();
    const raced = await Promise.allSettled([lot.id, elsewhere.id].map((id) => bid(beto.actor, id, '3000', shared)));
    expect(raced.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('of forty people at once makes one leader and a price that only rises', async () => {
    const seller = await makeUser();
    const bidders = [];
    for (let count = 0; count < 40; count++) bidders.push(await makeUser());
    const lot = await makeLot(seller.id);
    const sent = bidders.flatMap(({ actor }, place) => [1, 2, 3].map((turn) => bid(actor, lot.id, String(500 + turn * 1_000 + place * 25)).then((answer) => answer, () => null)));
    const accepted = (await Promise.all(sent)).filter((answer) => answer !== null);
    const rows = await db.auctionBid.findMany({ where: { auctionLotId: lot.id }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
    expect(rows.map(({ id }) => id).sort()).toEqual(accepted.map(({ id }) => id).sort());
    expect(rows.filter(({ isWinning }) => isWinning)).toHaveLength(1);
    const prices = rows.map(({ priceAfter }) => Number(priceAfter));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(await db.auctionLot.findUniqueOrThrow({ where: { id: lot.id } })).toMatchObject({ bidCount: rows.length, version: rows.length, highestBidder: rows.find(({ isWinning }) => isWinning)?.userId });
  });

  test('is refused where it must be, with its status and its words', async () => {
    const { seller, ana, beto } = await setting();
    const lot = await makeLot(seller.id);
    expect(await refusalOf(bid(seller.actor, lot.id, '900'))).toMatchObject({ code: 'own_lot', status: 403 });
    expect(await refusalOf(bid(ana.actor, lot.id, '499.99'))).toEqual({ code: 'bid_too_low', status: 409, fields: { maximum: [{ key: 'bidBelowMinimum', values: { minimum: '500.00' } }] } });
    await bid(ana.actor, lot.id, '900');
    expect(await refusalOf(bid(ana.actor, lot.id, '900'))).toEqual({ code: 'bid_too_low', status: 409, fields: { maximum: [{ key: 'bidNotRaised', values: { maximum: '900.00' } }] } });
    expect(await refusalOf(bid(beto.actor, lot.id, '524.99'))).toMatchObject({ fields: { maximum: [{ values: { minimum: '525.00' } }] } });

    const over = await makeLot(seller.id, { startTime: inMs(-2 * HOUR), endTime: inMs(-1) });
    expect(await refusalOf(bid(ana.actor, over.id, '900'))).toMatchObject({ code: 'lot_ended', status: 409 });
    const cancelled = await makeLot(seller.id, { status: 'cancelled' });
    expect(await refusalOf(bid(ana.actor, cancelled.id, '900'))).toMatchObject({ code: 'lot_cancelled', status: 409 });
    const upcoming = await makeLot(seller.id, { startTime: inMs(HOUR) });
    expect(await refusalOf(bid(ana.actor, upcoming.id, '900'))).toMatchObject({ code: 'lot_not_started', status: 409 });
    for (const id of [newId(), 'nothing']) expect(await refusalOf(bid(ana.actor, id, '900'))).toMatchObject({ code: 'lot_not_found', status: 404 });

    const suspended = await makeUser({ suspendedAt: new Date() });
    expect(await refusalOf(bid(suspended.actor, lot.id, '2000'))).toMatchObject({ code: 'account_suspended', status: 403 });
    await blockUser(seller.actor, beto.id);
    expect(await refusalOf(bid(beto.actor, lot.id, '2000'))).toMatchObject({ code: 'bidding_blocked', status: 403 });
    expect(await db.auctionBid.count({ where: { auctionLotId: { in: [lot.id, over.id, cancelled.id, upcoming.id] } } })).toBe(1);
  });

  test.each(['-5', '0', '0.00', '12.345', '1'.repeat(18), '1e3', '1,50', '', 'abc', '123456789'])('of «%s» is no amount', (maximum) => {
    const { error } = placeBidSchema.safeParse({ maximum });
    expect(Object.keys(fieldErrors(error?.issues ?? []))).toEqual(['maximum']);
  });

  test('is not had by a script alone', async () => {
    const { seller, ana } = await setting();
    const lot = await makeLot(seller.id);
    const sent = await Promise.allSettled(Array.from({ length: 130 }, () => bid(ana.actor, lot.id, '1')));
    const codes = sent.map((one) => (one.status === 'rejected' ? (one.reason as DomainError).code : 'accepted'));
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(10);
  });
});

const lotInput = { title: '30 vaquillonas', category: 'bovine', breed: 'Hereford', quantity: '30', location: 'Rivera, Uruguay', startingPrice: '12000' };
const wrongIn = (traits: Record<string, unknown>) => fieldErrors(lotFieldsSchema.safeParse({ ...lotInput, endTime: inMs(24 * HOUR).toISOString(), ...traits }).error?.issues ?? []);

describe('a lot', () => {
  test('is put up with pictures, and begins at once unless it says when', async () => {
    const seller = await makeUser();
    const { id } = await uploadImage(seller.actor, { name: 'lote.jpg', bytes: await makePicture() });
    const fields = lotFieldsSchema.parse({ ...lotInput, reservePrice: '15000', endTime: inMs(24 * HOUR).toISOString() });
    const lot = await createLot(seller.actor, fields, [id]);
    expect(lot).toMatchObject({ state: 'live', startingPrice: '12000.00', currentPrice: null, nextMinimum: '12000.00', reserve: 'not_met', quantity: 30, seller: { id: seller.id } });
    expect(lot.image?.urls[400]).toContain('/media/');
    expect(await refusalOf(createLot(seller.actor, fields, []))).toMatchObject({ status: 400, fields: { images: [{ key: 'imagesRequired' }] } });
    expect(await refusalOf(createLot(seller.actor, { ...fields, title: 'Otro lote' }, [id]))).toMatchObject({ status: 400, fields: { images: [{ key: 'imageGone' }] } });
    const upcoming = lotFieldsSchema.parse({ ...lotInput, startTime: inMs(HOUR).toISOString(), endTime: inMs(3 * HOUR).toISOString() });
    const second = await uploadImage(seller.actor, { name: 'lote.jpg', bytes: await makePicture() });
    expect(await createLot(seller.actor, upcoming, [second.id])).toMatchObject({ state: 'upcoming', reserve: 'none' });
  });

  test.each([
    ['an end before its start', { startTime: inMs(5 * HOUR).toISOString(), endTime: inMs(4 * HOUR).toISOString() }, 'endTime', 'endBeforeStart'],
    ['an end in the past', { endTime: inMs(-HOUR).toISOString() }, 'endTime', 'endInPast'],
    ['no end', { endTime: '' }, 'endTime', 'endTimeRequired'],
    ['an end that is no time', { endTime: 'mañana' }, 'endTime', 'instant'],
    ['a start in the past', { startTime: inMs(-HOUR).toISOString() }, 'startTime', 'startInPast'],
    ['a start in a year', { startTime: inMs(365 * 24 * HOUR).toISOString() }, 'startTime', 'startTooFar'],
    ['half an hour', { endTime: inMs(30 * MINUTE).toISOString() }, 'endTime', 'lotTooShort'],
    ['two months', { endTime: inMs(60 * 24 * HOUR).toISOString() }, 'endTime', 'lotTooLong'],
    ['a reserve below its start', { reservePrice: '11999.99' }, 'reservePrice', 'reserveBelowStart'],
    ['a starting price of nothing', { startingPrice: '0' }, 'startingPrice', 'amountPositive'],
    ['a starting price with three decimals', { startingPrice: '1.005' }, 'startingPrice', 'amount'],
    ['no head', { quantity: '0' }, 'quantity', 'quantityRange'],
    ['a breed of another kind', { breed: 'Merino' }, 'breed', 'breedRequired'],
  ])('with %s is refused', (_name, traits, field, key) => {
    expect(wrongIn(traits)).toMatchObject({ [field]: [{ key }] });
  });

  test('is cancelled by its owner before the first bid, and by an administrator until its end', async () => {
    const { seller, ana, beto } = await setting();
    const admin = await makeUser({ role: 'admin' });
    const [free, taken, over] = [await makeLot(seller.id), await makeLot(seller.id), await makeLot(seller.id, { startTime: inMs(-HOUR), endTime: inMs(-1) })];
    await watchLot(beto.actor, free.id);
    expect(await refusalOf(cancelLot(ana.actor, free.id))).toMatchObject({ code: 'forbidden', status: 403 });
    await cancelLot(seller.actor, free.id);
    expect(await getLot(free.id)).toMatchObject({ state: 'cancelled' });
    expect(await mailsTo(beto.email)).toMatchObject([{ subject: expect.stringContaining('canceló') as string }]);
    expect(await refusalOf(cancelLot(seller.actor, free.id))).toMatchObject({ code: 'lot_cancelled', status: 409 });

    await bid(ana.actor, taken.id, '700');
    expect(await refusalOf(cancelLot(seller.actor, taken.id))).toMatchObject({ code: 'lot_has_bids', status: 409 });
    await cancelLot(admin.actor, taken.id);
    expect(await db.auctionBid.findMany({ where: { auctionLotId: taken.id }, select: { status: true, isWinning: true } })).toEqual([{ status: 'failed', isWinning: false }]);
    expect(await db.auditLog.findMany({ where: { targetId: taken.id } })).toMatchObject([{ action: 'auction_lot.cancelled', actorId: admin.id }]);
    expect(await mailsTo(ana.email)).toMatchObject([{ subject: expect.stringContaining('canceló') as string }]);
    expect(await mailsTo(seller.email)).toMatchObject([{ subject: expect.stringContaining('Retiramos') as string }]);
    expect(await refusalOf(cancelLot(admin.actor, over.id))).toMatchObject({ code: 'lot_ended', status: 409 });
    expect(await refusalOf(cancelLot(admin.actor, newId()))).toMatchObject({ code: 'lot_not_found', status: 404 });
  });
});

describe('settlement', () => {
  test('sells once, however many try, and tells everybody', async () => {
    const { seller, ana, beto } = await setting();
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
    const bids = await db.auctionBid.findMany({ where: { auctionLotId: lot.id }, select: { userId: true, status: true, isWinning: true } });
    expect(new Set(bids)).toEqual(new Set([{ userId: ana.id, status: 'failed', isWinning: false }, { userId: beto.id, status: 'won', isWinning: true }]));
    expect(await mailsTo(beto.email)).toMatchObject([{ subject: expect.stringContaining('Ganaste') as string }]);
    expect(await mailsTo(ana.email)).toMatchObject([{ subject: expect.stringContaining('Terminó') as string }]);
    expect((await mailsTo(seller.email))[0]?.text).toContain('Beto Díaz');
    expect(await myStanding(beto.actor, lot.id)).toMatchObject({ won: true, leading: false });
    expect(await myStanding(seller.actor, lot.id)).toMatchObject({ isSeller: true, winner: { id: beto.id, name: 'Beto Díaz' } });
    expect(await listOwnBids(ana.actor)).toMatchObject([{ status: 'failed', maximum: '700.00', seller: null }]);
    expect(await listOwnBids(beto.actor)).toMatchObject([{ status: 'won', seller: { id: seller.id } }]);
    expect(await listOwnLots(seller.actor)).toMatchObject([{ state: 'sold', reservePrice: '600.00', winner: { id: beto.id } }]);
  });

  test('ends a lot whose reserve is not met, and one without bids, without selling', async () => {
    const { seller, ana } = await setting();
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

  test('comes with reading: a lot past its end is never seen open', async () => {
    const { seller, ana } = await setting();
    const lot = await makeLot(seller.id, { title: 'Lote que termina' });
    await bid(ana.actor, lot.id, '700');
    await pastEnd(lot.id);
    const list = async (state: string) => (await listLots(parseLotQuery({ state, search: 'termina' }).query)).lots.map(({ id, state: stands }) => [id, stands]);
    expect(await list('live')).toEqual([]);
    expect(await list('ended')).toEqual([[lot.id, 'sold']]);
    expect((await db.auctionLot.findUniqueOrThrow({ where: { id: lot.id } })).settledAt).not.toBeNull();
  });
});

describe('an account', () => {
  test('is not deleted while it leads, or is bid to; then its lots with bids stay', async () => {
    const { seller, ana } = await setting();
    const [lot, untouched] = [await makeLot(seller.id), await makeLot(seller.id)];
    await bid(ana.actor, lot.id, '700');
    for (const { actor } of [seller, ana]) expect(await refusalOf(deleteAccount(actor, PASSWORD))).toMatchObject({ code: 'open_auctions', status: 409 });
    await pastEnd(lot.id);
    await settleLot(lot.id);
    for (const { actor } of [seller, ana]) await deleteAccount(actor, PASSWORD);
    expect(await getLot(lot.id)).toMatchObject({ state: 'sold', seller: null });
    expect((await getLotLive(lot.id))?.bids).toMatchObject([{ bidder: '***', amount: '500.00' }]);
    expect(await getLot(untouched.id)).toBeNull();
  });

  test('that is suspended has its lots cancelled; what it bid stands', async () => {
    const { seller, ana, beto } = await setting();
    const admin = await makeUser({ role: 'admin' });
    const [lot, other] = [await makeLot(seller.id), await makeLot(beto.id)];
    await bid(ana.actor, lot.id, '700');
    await bid(seller.actor, other.id, '700');
    await suspendUser(admin.actor, { userId: seller.id, reason: 'Fraude' });
    expect(await getLot(lot.id)).toMatchObject({ state: 'cancelled' });
    expect(await mailsTo(ana.email)).toMatchObject([{ subject: expect.stringContaining('canceló') as string }]);
    expect(await getLot(other.id)).toMatchObject({ state: 'live', bidCount: 1 });
    expect(await db.auditLog.count({ where: { actorId: admin.id } })).toBe(2);
  });
});

describe('notices', () => {
  test('tell the overtaken once in a duel, and not who leads again', async () => {
    const { seller, ana, beto } = await setting();
    const lot = await makeLot(seller.id);
    await bid(ana.actor, lot.id, '600');
    await bid(beto.actor, lot.id, '700');
    await bid(ana.actor, lot.id, '900');
    await bid(beto.actor, lot.id, '1100');
    await noticeOutbid();
    expect(await mailsTo(ana.email)).toMatchObject([{ subject: expect.stringContaining('Superaron') as string, text: expect.stringContaining('925') as string }]);
    expect(await mailsTo(beto.email)).toEqual([]);
    await bid(ana.actor, lot.id, '1500');
    await bid(beto.actor, lot.id, '2500');
    await Promise.all([noticeOutbid(), noticeOutbid()]);
    expect(await mailsTo(ana.email)).toHaveLength(1);
    await db.auctionBid.updateMany({ where: { userId: ana.id, noticedAt: { not: null } }, data: { noticedAt: inMs(-11 * MINUTE) } });
    await Promise.all([noticeOutbid(), noticeOutbid()]);
    expect(await mailsTo(ana.email)).toHaveLength(2);
  });

  test('tell watchers an hour before the end, once', async () => {
    const { seller, ana, beto } = await setting();
    const lot = await makeLot(seller.id, { endTime: inMs(59 * MINUTE) });
    await watchLot(ana.actor, lot.id);
    await watchLot(ana.actor, lot.id);
    await watchLot(beto.actor, lot.id);
    await unwatchLot(beto.actor, lot.id);
    expect(await myStanding(ana.actor, lot.id)).toMatchObject({ watching: true });
    expect(await notifyLotsEnding()).toBe(0);
    await db.auctionWatch.updateMany({ data: { createdAt: inMs(-HOUR) } });
    const told = await Promise.all([notifyLotsEnding(), notifyLotsEnding()]);
    expect(told[0] + told[1]).toBe(1);
    expect(await mailsTo(ana.email)).toMatchObject([{ subject: expect.stringContaining('Falta una hora') as string }]);
    expect(await mailsTo(beto.email)).toEqual([]);
    expect(await refusalOf(watchLot(ana.actor, newId()))).toMatchObject({ status: 404 });
  });
});
