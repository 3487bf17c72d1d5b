import { BID_MAX } from '@/lib/market/auctions/auction-rules';
import { myStanding } from '@/lib/market/auctions/my-standing';
import { placeBid } from '@/lib/market/auctions/place-bid';
import { lotFieldsSchema, placeBidSchema } from '@/lib/market/auctions/schema';
import { getBidding } from '@/lib/market/sanctions/get-bidding';
import { voidBidsOf } from '@/lib/market/sanctions/void-bids';
import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { fieldErrors } from '@/lib/core/validation/field-errors';
import { bid, makeBidders, makeLot, pastEnd } from '@/tests/factories/lot';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

const makeLots = (sellerId: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => makeLot(sellerId, { startingPrice: '1000' })));

describe('the sum of leading maximums', () => {
  test('is limited, and the refusal names limit, what is bound and what is left', async () => {
    const { seller, ana } = await makeBidders();
    const [one, two] = await makeLots(seller.id, 2);
    expect(await getBidding(ana.actor)).toEqual({
      limit: '25000.00',
      bound: '0.00',
      left: '25000.00',
      whenPhoneConfirmed: null,
      whenVerified: '500000.00',
    });
    await bid(ana.actor, one?.id ?? '', '20000');
    const values = { limit: 25_000, bound: 20_000, left: 5_000, verified: 500_000, confirmed: 0 };
    expect(await refusalOf(bid(ana.actor, two?.id ?? '', '5000.01'))).toMatchObject({
      code: 'bid_over_limit',
      status: 403,
      fields: { maximum: [{ key: 'bidOverLimitVerify', values }] },
    });
    await bid(ana.actor, two?.id ?? '', '5000');
    expect(await getBidding(ana.actor)).toMatchObject({ bound: '25000.00', left: '0.00' });
    // A raise counts instead of the maximum that it replaces.
    expect(await refusalOf(bid(ana.actor, one?.id ?? '', '20000.01'))).toMatchObject({ code: 'bid_over_limit' });
  });

  test('is lower for strangers until a phone is confirmed or a won lot paid for, and what is told is what holds', async () => {
    const { seller } = await makeBidders();
    const stranger = await makeUser();
    const [one, two] = (await makeLots(seller.id, 2)).map(({ id }) => id);
    const told = async (lotId = '') => ({
      ...(await getBidding(stranger.actor)),
      most: (await myStanding(stranger.actor, lotId)).most,
    });
    expect(await told(one)).toEqual({
      ...{ limit: '5000.00', bound: '0.00', left: '5000.00', most: '5000.00' },
      ...{ whenPhoneConfirmed: '25000.00', whenVerified: '500000.00' },
    });
    const values = { limit: 5_000, bound: 0, left: 5_000, confirmed: 25_000, verified: 500_000 };
    expect(await refusalOf(bid(stranger.actor, one ?? '', '5000.01'))).toMatchObject({
      fields: { maximum: [{ key: 'bidOverLimitPhone', values }] },
    });
    await bid(stranger.actor, one ?? '', '3000');
    // A raise on the lot that they lead counts instead of what they entered there.
    expect([(await told(one)).most, (await told(two)).most]).toEqual(['5000.00', '2000.00']);
    expect(await refusalOf(bid(stranger.actor, two ?? '', '2000.01'))).toMatchObject({ code: 'bid_over_limit' });
    await bid(stranger.actor, two ?? '', '2000');

    const paid = { userId: stranger.id, type: 'auction_bid', amount: '900' } as const;
    const { id: win } = await db.transaction.create({ data: { ...paid, status: 'pending' } });
    expect(await told(one)).toMatchObject({ limit: '5000.00' });
    await db.transaction.update({ where: { id: win }, data: { status: 'completed' } });
    expect(await told(one)).toMatchObject({ limit: '25000.00', most: '23000.00', whenPhoneConfirmed: null });
    await bid(stranger.actor, one ?? '', '23000');
  });

  test('without phones to confirm, strangers are told of verification alone', async () => {
    const driver = env.PHONE_DRIVER;
    env.PHONE_DRIVER = null;
    try {
      const stranger = await makeUser();
      const [lot] = await makeLots((await makeUser()).id, 1);
      expect(await getBidding(stranger.actor)).toMatchObject({ whenPhoneConfirmed: null, whenVerified: '500000.00' });
      expect(await refusalOf(bid(stranger.actor, lot?.id ?? '', '6000'))).toMatchObject({
        fields: { maximum: [{ key: 'bidOverLimitVerify' }] },
      });
    } finally {
      env.PHONE_DRIVER = driver;
    }
  });

  test('is freed where somebody else leads, and when a lot ends', async () => {
    const { seller, ana, beto } = await makeBidders();
    const [one, two, three] = await makeLots(seller.id, 3);
    await bid(ana.actor, one?.id ?? '', '20000');
    await bid(beto.actor, one?.id ?? '', '24000');
    await bid(ana.actor, two?.id ?? '', '25000');
    await pastEnd(two?.id ?? '');
    await bid(ana.actor, three?.id ?? '', '25000');
    expect(await getBidding(ana.actor)).toMatchObject({ bound: '25000.00' });
    // Leading again because another's bids became void binds, even beyond the limit, but with no more than the price:
    // the void bid had shown the maximum.
    await db.$transaction((tx) => voidBidsOf(tx, beto.id, 'deleted'));
    expect(await getBidding(ana.actor)).toMatchObject({ bound: '26000.00', left: '0.00' });
  });

  test('is higher for the verified, and what an administrator set for a person', async () => {
    const seller = await makeUser();
    const verified = await makeUser({ verificationStatus: 'verified' });
    const trusted = await makeUser({ verificationStatus: 'verified', biddingLimit: '1000' });
    const [lot] = await makeLots(seller.id, 1);
    await bid(verified.actor, lot?.id ?? '', '500000');
    expect(await getBidding(verified.actor)).toMatchObject({ limit: '500000.00', left: '0.00', whenVerified: null });
    expect(await getBidding(trusted.actor)).toMatchObject({ limit: '1000.00', whenVerified: null });
    expect(await refusalOf(bid(trusted.actor, lot?.id ?? '', '2000'))).toMatchObject({ code: 'bid_over_limit' });
  });

  test('is not exceeded by parallel bids of one person on several lots', async () => {
    const { seller, ana, beto } = await makeBidders();
    const lots = await makeLots(seller.id, 12);
    const sent = await Promise.allSettled(
      [ana, beto].flatMap(({ actor }, place) =>
        lots.map(({ id }, index) => bid(actor, id, String(4_000 + 500 * ((index + place) % 3)))),
      ),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(8);
    for (const { actor } of [ana, beto]) expect(Number((await getBidding(actor)).bound)).toBeLessThanOrEqual(25_000);
  });
});

test('a maximum above five times the next minimum must be confirmed', async () => {
  const { seller, ana } = await makeBidders();
  const [lot] = await makeLots(seller.id, 1);
  const place = (maximum: string, confirmed: boolean) =>
    placeBid(ana.actor, lot?.id ?? '', { maximum, confirmed, idempotencyKey: null });
  expect(await refusalOf(place('5000.01', false))).toMatchObject({
    code: 'bid_unconfirmed',
    status: 409,
    fields: { maximum: [{ key: 'bidUnconfirmed', values: { times: 5, minimum: '1000.00' } }] },
  });
  await place('5000', false);
  await place('5600', true);
});

test('no amount takes the next minimum out of range', async () => {
  const { seller, ana, beto } = await makeBidders();
  for (const { id } of [ana, beto]) await db.user.update({ where: { id }, data: { biddingLimit: '1000000000' } });
  const errorsOf = (maximum: string) => fieldErrors(placeBidSchema.safeParse({ maximum }).error?.issues ?? []);
  expect(errorsOf('99999749.99')).toEqual({});
  expect(errorsOf('99999750')).toEqual({ maximum: [{ key: 'amountTooHigh' }] });
  const lot = fieldErrors(
    lotFieldsSchema.safeParse({ startingPrice: '99999999', reservePrice: '99999999' }).error?.issues ?? [],
  );
  expect(lot).toMatchObject({
    startingPrice: [{ key: 'amountTooHigh' }],
    reservePrice: [{ key: 'amountTooHigh' }],
  });
  const [one] = await makeLots(seller.id, 1);
  for (const { actor } of [ana, beto]) await bid(actor, one?.id ?? '', String(BID_MAX));
  const { currentHighestBid } = await db.auctionLot.findUniqueOrThrow({ where: { id: one?.id ?? '' } });
  expect(currentHighestBid?.toFixed(2)).toBe('99999749.99');
  await expect(bid(ana.actor, one?.id ?? '', '99999750')).rejects.toThrow();
});
