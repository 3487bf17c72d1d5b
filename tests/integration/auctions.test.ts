import { cancelLot } from '@/lib/market/auctions/cancel-lot';
import { createLot } from '@/lib/market/auctions/create-lot';
import { getLot } from '@/lib/market/auctions/get-lot';
import { getLotLive } from '@/lib/market/auctions/get-lot-live';
import { listBids } from '@/lib/market/auctions/list-bids';
import { myStanding } from '@/lib/market/auctions/my-standing';
import { lotFieldsSchema, placeBidSchema } from '@/lib/market/auctions/schema';
import { watchLot } from '@/lib/market/auctions/watch-lot';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/db/new-id';
import type { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import { blockUser } from '@/lib/messages/messages/blocks';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { fieldErrors } from '@/lib/core/validation/field-errors';
import { bid, inMs, lotInput, makeBidders, makeLot } from '@/tests/factories/lot';
import { mailsTo } from '@/tests/factories/outbox';
import { makePicture } from '@/tests/factories/picture';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** What amounts are for unless a lot says otherwise. */
const WHOLE = { priceBasis: 'lot', priceCurrency: 'USD' };

describe('a bid', () => {
  test('leads, is outbid and raised by proxy', async () => {
    const { seller, ana, beto } = await makeBidders();
    const lot = await makeLot(seller.id);
    expect(await bid(ana.actor, lot.id, '800')).toMatchObject({
      lotId: lot.id,
      maximum: '800.00',
      price: '500.00',
      leading: true,
    });
    expect(await bid(beto.actor, lot.id, '600')).toMatchObject({ price: '625.00', leading: false });
    expect(await bid(beto.actor, lot.id, '800.00')).toMatchObject({ price: '800.00', leading: false });
    expect(await bid(beto.actor, lot.id, '1000.5')).toMatchObject({
      maximum: '1000.50',
      price: '825.00',
      leading: true,
    });
    const live = await getLotLive(lot.id);
    expect(live).toMatchObject({
      state: 'live',
      currentPrice: '825.00',
      nextMinimum: '850.00',
      bidCount: 4,
      version: 4,
      reserve: 'none',
    });
    expect(live?.bids.map(({ bidder, amount, isWinning }) => [bidder, amount, isWinning])).toEqual([
      ['B*** D.', '825.00', true],
      ['B*** D.', '800.00', false],
      ['B*** D.', '600.00', false],
      ['A*** N.', '800.00', false],
    ]);
    expect((await listBids(lot.id, 1)).bids).toEqual(live?.bids);
    expect(await myStanding(beto.actor, lot.id)).toMatchObject({
      leading: true,
      maximum: '1000.50',
      isSeller: false,
      won: false,
    });
    expect(await myStanding(ana.actor, lot.id)).toMatchObject({
      leading: false,
      maximum: '800.00',
      bidIds: live?.bids.flatMap(({ id, bidder }) => (bidder === 'A*** N.' ? [id] : [])),
    });
  });

  test('meets a reserve without disclosing it', async () => {
    const { seller, ana, beto } = await makeBidders();
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
    const { seller, ana } = await makeBidders();
    const lot = await makeLot(seller.id, { endTime: inMs(30_000) });
    const { createdAt } = await bid(ana.actor, lot.id, '500');
    expect(Date.parse((await getLot(lot.id))?.endTime ?? '') - Date.parse(createdAt)).toBeGreaterThanOrEqual(
      2 * MINUTE - 1,
    );
    const early = await makeLot(seller.id, { endTime: inMs(10 * MINUTE) });
    await bid(ana.actor, early.id, '500');
    expect((await getLot(early.id))?.endTime).toBe(early.endTime.toISOString());
  });

  test("in the last two minutes by the leader, who raises their own maximum, doesn't move the end", async () => {
    const { seller, ana } = await makeBidders();
    const lot = await makeLot(seller.id, { endTime: inMs(30_000), reservePrice: '900' });
    await bid(ana.actor, lot.id, '500');
    const ends = async () => (await getLot(lot.id))?.endTime;
    const { endTime } = await db.auctionLot.update({ where: { id: lot.id }, data: { endTime: inMs(30_000) } });
    await bid(ana.actor, lot.id, '600');
    expect(await ends()).toBe(endTime.toISOString());
    // The reserve is reached: the price changes, and others need time.
    await bid(ana.actor, lot.id, '1000');
    expect(Date.parse((await ends()) ?? '')).toBeGreaterThan(endTime.getTime() + MINUTE);
  });

  test('moves the end to one hour after the announced one at most', async () => {
    const { seller, ana, beto } = await makeBidders();
    const lot = await makeLot(seller.id, { endTime: inMs(30_000) });
    await bid(ana.actor, lot.id, '500');
    const { announcedEnd } = await db.auctionLot.findUniqueOrThrow({ where: { id: lot.id } });
    expect(announcedEnd).toEqual(lot.endTime);
    // Extended so often that the hour is over in half a minute.
    const late = { announcedEnd: inMs(30_000 - HOUR), endTime: inMs(20_000) };
    await db.auctionLot.update({ where: { id: lot.id }, data: late });
    await bid(beto.actor, lot.id, '800');
    const last = new Date(late.announcedEnd.getTime() + HOUR).toISOString();
    expect((await getLot(lot.id))?.endTime).toBe(last);
    await bid(ana.actor, lot.id, '1200');
    expect((await getLot(lot.id))?.endTime).toBe(last);
  });

  test('sent again under its key is one bid with one answer, also at the same moment', async () => {
    const { seller, ana, beto } = await makeBidders();
    const lot = await makeLot(seller.id);
    const key = newId();
    const first = await bid(ana.actor, lot.id, '700', key);
    await bid(beto.actor, lot.id, '900');
    expect(await bid(ana.actor, lot.id, '700.00', key)).toEqual(first);
    const other = newId();
    const answers = await Promise.all(Array.from({ length: 8 }, () => bid(ana.actor, lot.id, '1500', other)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await db.auctionBid.count({ where: { auctionLotId: lot.id } })).toBe(3);
    expect(await refusalOf(bid(ana.actor, lot.id, '1600', other))).toMatchObject({
      code: 'bid_key_reused',
      status: 409,
    });
    const elsewhere = await makeLot(seller.id);
    expect(await refusalOf(bid(ana.actor, elsewhere.id, '1500', other))).toMatchObject({
      code: 'bid_key_reused',
      status: 409,
    });
    const shared = newId();
    const raced = await Promise.allSettled([lot.id, elsewhere.id].map((id) => bid(beto.actor, id, '3000', shared)));
    expect(raced.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('of forty people at once results in one leader and a price that only rises', async () => {
    const seller = await makeUser();
    const bidders = [];
    for (let count = 0; count < 40; count++) bidders.push(await makeUser());
    const lot = await makeLot(seller.id);
    const sent = bidders.flatMap(({ actor }, place) =>
      [1, 2, 3].map((turn) =>
        bid(actor, lot.id, String(500 + turn * 1_000 + place * 25)).then(
          (answer) => answer,
          () => null,
        ),
      ),
    );
    const accepted = (await Promise.all(sent)).filter((answer) => answer !== null);
    const rows = await db.auctionBid.findMany({
      where: { auctionLotId: lot.id },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    expect(rows.map(({ id }) => id).sort()).toEqual(accepted.map(({ id }) => id).sort());
    expect(rows.filter(({ isWinning }) => isWinning)).toHaveLength(1);
    const prices = rows.map(({ priceAfter }) => Number(priceAfter));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(await db.auctionLot.findUniqueOrThrow({ where: { id: lot.id } })).toMatchObject({
      bidCount: rows.length,
      version: rows.length,
      highestBidder: rows.find(({ isWinning }) => isWinning)?.userId,
    });
  });

  test('is refused by the rules, with the right status and message', async () => {
    const { seller, ana, beto } = await makeBidders();
    const lot = await makeLot(seller.id);
    expect(await refusalOf(bid(seller.actor, lot.id, '900'))).toMatchObject({ code: 'own_lot', status: 403 });
    expect(await refusalOf(bid(ana.actor, lot.id, '499.99'))).toEqual({
      code: 'bid_too_low',
      status: 409,
      fields: { maximum: [{ key: 'bidBelowMinimum', values: { minimum: '500.00', ...WHOLE } }] },
    });
    await bid(ana.actor, lot.id, '900');
    expect(await refusalOf(bid(ana.actor, lot.id, '900'))).toEqual({
      code: 'bid_too_low',
      status: 409,
      fields: { maximum: [{ key: 'bidNotRaised', values: { maximum: '900.00', ...WHOLE } }] },
    });
    expect(await refusalOf(bid(beto.actor, lot.id, '524.99'))).toMatchObject({
      fields: { maximum: [{ values: { minimum: '525.00' } }] },
    });

    const over = await makeLot(seller.id, { startTime: inMs(-2 * HOUR), endTime: inMs(-1) });
    expect(await refusalOf(bid(ana.actor, over.id, '900'))).toMatchObject({ code: 'lot_ended', status: 409 });
    const cancelled = await makeLot(seller.id, { status: 'cancelled' });
    expect(await refusalOf(bid(ana.actor, cancelled.id, '900'))).toMatchObject({ code: 'lot_cancelled', status: 409 });
    const upcoming = await makeLot(seller.id, { startTime: inMs(HOUR) });
    expect(await refusalOf(bid(ana.actor, upcoming.id, '900'))).toMatchObject({ code: 'lot_not_started', status: 409 });
    for (const id of [newId(), 'nothing'])
      expect(await refusalOf(bid(ana.actor, id, '900'))).toMatchObject({ code: 'lot_not_found', status: 404 });

    const suspended = await makeUser({ suspendedAt: new Date() });
    expect(await refusalOf(bid(suspended.actor, lot.id, '2000'))).toMatchObject({
      code: 'account_suspended',
      status: 403,
    });
    await blockUser(seller.actor, beto.id);
    expect(await refusalOf(bid(beto.actor, lot.id, '2000'))).toMatchObject({ code: 'bidding_blocked', status: 403 });
    expect(
      await db.auctionBid.count({ where: { auctionLotId: { in: [lot.id, over.id, cancelled.id, upcoming.id] } } }),
    ).toBe(1);
  });

  test.each(['-5', '0', '0.00', '12.345', '1'.repeat(18), '1e3', '1,50', '', 'abc', '123456789'])(
    'of «%s» is no amount',
    (maximum) => {
      const { error } = placeBidSchema.safeParse({ maximum });
      expect(Object.keys(fieldErrors(error?.issues ?? []))).toEqual(['maximum']);
    },
  );

  test('is limited per user, far above human speed', async () => {
    const { seller, ana } = await makeBidders();
    const lot = await makeLot(seller.id);
    await consume('bidByUser', ana.actor.id, 115);
    const sent = await Promise.allSettled(Array.from({ length: 15 }, () => bid(ana.actor, lot.id, '1')));
    const codes = sent.map((one) => (one.status === 'rejected' ? (one.reason as DomainError).code : 'accepted'));
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(10);
  });
});

const wrongIn = (traits: Record<string, unknown>) =>
  fieldErrors(
    lotFieldsSchema.safeParse({ ...lotInput, endTime: inMs(24 * HOUR).toISOString(), ...traits }).error?.issues ?? [],
  );

describe('a lot', () => {
  test('is published with pictures, and starts at once unless a start is given', async () => {
    const seller = await makeUser();
    const { id } = await uploadImage(seller.actor, { name: 'lote.jpg', bytes: await makePicture() });
    const fields = lotFieldsSchema.parse({
      ...lotInput,
      reservePrice: '15000',
      endTime: inMs(24 * HOUR).toISOString(),
    });
    const lot = await createLot(seller.actor, fields, [id]);
    expect(lot).toMatchObject({
      state: 'live',
      startingPrice: '12000.00',
      currentPrice: null,
      nextMinimum: '12000.00',
      reserve: 'not_met',
      quantity: 30,
      seller: { id: seller.id },
    });
    expect(lot.image?.urls[400]).toContain('/media/');
    expect(await refusalOf(createLot(seller.actor, fields, []))).toMatchObject({
      status: 400,
      fields: { images: [{ key: 'imagesRequired' }] },
    });
    expect(await refusalOf(createLot(seller.actor, { ...fields, title: 'Otro lote' }, [id]))).toMatchObject({
      status: 400,
      fields: { images: [{ key: 'imageGone' }] },
    });
    const { quantity: _, ...unsaid } = lotInput;
    const unsaidLot = lotFieldsSchema.parse({ ...unsaid, endTime: inMs(24 * HOUR).toISOString() });
    const third = await uploadImage(seller.actor, { name: 'lote.jpg', bytes: await makePicture() });
    const whole = await createLot(seller.actor, unsaidLot, [third.id]);
    expect(whole).toMatchObject({ quantity: null, priceUnits: '1', total: '12000.00' });
    const upcoming = lotFieldsSchema.parse({
      ...lotInput,
      startTime: inMs(HOUR).toISOString(),
      endTime: inMs(3 * HOUR).toISOString(),
    });
    const second = await uploadImage(seller.actor, { name: 'lote.jpg', bytes: await makePicture() });
    expect(await createLot(seller.actor, upcoming, [second.id])).toMatchObject({ state: 'upcoming', reserve: 'none' });
  });

  test.each([
    [
      'an end before its start',
      { startTime: inMs(5 * HOUR).toISOString(), endTime: inMs(4 * HOUR).toISOString() },
      'endTime',
      'endBeforeStart',
    ],
    ['an end in the past', { endTime: inMs(-HOUR).toISOString() }, 'endTime', 'endInPast'],
    ['no end', { endTime: '' }, 'endTime', 'endTimeRequired'],
    ['an end that is no time', { endTime: 'mañana' }, 'endTime', 'instant'],
    ['a start in the past', { startTime: inMs(-HOUR).toISOString() }, 'startTime', 'startInPast'],
    ['a start in a year', { startTime: inMs(365 * 24 * HOUR).toISOString() }, 'startTime', 'startTooFar'],
    ['half an hour', { endTime: inMs(30 * MINUTE).toISOString() }, 'endTime', 'lotTooShort'],
    ['two months', { endTime: inMs(60 * 24 * HOUR).toISOString() }, 'endTime', 'lotTooLong'],
    ['a reserve below its start', { reservePrice: '11999.99' }, 'reservePrice', 'reserveBelowStart'],
    ['a starting price of nothing', { startingPrice: '0' }, 'startingPrice', 'amountPositive'],
    ['a starting price with three decimals', { startingPrice: '1.005' }, 'startingPrice', 'plainNumber'],
    ['no head', { quantity: '0' }, 'quantity', 'quantityRange'],
    ['a price per head of nobody knows how many', { quantity: '', priceBasis: 'head' }, 'quantity', 'quantityRange'],
    ['a breed of another kind', { breed: 'Merino' }, 'breed', 'breedRequired'],
  ])('with %s is refused', (_name, traits, field, key) => {
    expect(wrongIn(traits)).toMatchObject({ [field]: [{ key }] });
  });

  test('is cancelled by its owner before the first bid, and by an administrator until its end', async () => {
    const { seller, ana, beto } = await makeBidders();
    const admin = await makeUser({ role: 'admin' });
    const [free, taken, over] = [
      await makeLot(seller.id),
      await makeLot(seller.id),
      await makeLot(seller.id, { startTime: inMs(-HOUR), endTime: inMs(-1) }),
    ];
    await watchLot(beto.actor, free.id);
    expect(await refusalOf(cancelLot(ana.actor, free.id))).toMatchObject({ code: 'forbidden', status: 403 });
    await cancelLot(seller.actor, free.id);
    expect(await getLot(free.id)).toMatchObject({ state: 'cancelled' });
    expect(await mailsTo(beto.email)).toMatchObject([{ subject: expect.stringContaining('canceló') as string }]);
    expect(await refusalOf(cancelLot(seller.actor, free.id))).toMatchObject({ code: 'lot_cancelled', status: 409 });

    await bid(ana.actor, taken.id, '700');
    expect(await refusalOf(cancelLot(seller.actor, taken.id))).toMatchObject({ code: 'lot_has_bids', status: 409 });
    await cancelLot(admin.actor, taken.id);
    expect(
      await db.auctionBid.findMany({ where: { auctionLotId: taken.id }, select: { status: true, isWinning: true } }),
    ).toEqual([{ status: 'failed', isWinning: false }]);
    expect(await db.auditLog.findMany({ where: { targetId: taken.id } })).toMatchObject([
      { action: 'auction_lot.cancelled', actorId: admin.id },
    ]);
    expect(await mailsTo(ana.email)).toMatchObject([{ subject: expect.stringContaining('canceló') as string }]);
    expect(await mailsTo(seller.email)).toMatchObject([{ subject: expect.stringContaining('Retiramos') as string }]);
    expect(await refusalOf(cancelLot(admin.actor, over.id))).toMatchObject({ code: 'lot_ended', status: 409 });
    expect(await refusalOf(cancelLot(admin.actor, newId()))).toMatchObject({ code: 'lot_not_found', status: 404 });
  });

  test('leaves an audit entry when an administrator cancels a lot of their own, and mails them nothing', async () => {
    const { ana } = await makeBidders();
    const admin = await makeUser({ role: 'admin' });
    const lot = await makeLot(admin.id);
    await bid(ana.actor, lot.id, '700');
    await cancelLot(admin.actor, lot.id);
    expect(await db.auditLog.findMany({ where: { targetId: lot.id } })).toMatchObject([
      { action: 'auction_lot.cancelled', actorId: admin.id },
    ]);
    expect(await mailsTo(admin.email)).toEqual([]);
  });
});
