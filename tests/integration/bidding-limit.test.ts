import { BID_MAX } from '@/lib/auctions/auction-rules';
import { placeBid } from '@/lib/auctions/place-bid';
import { lotFieldsSchema, placeBidSchema } from '@/lib/auctions/schema';
import { getBidding } from '@/lib/bid-standing/get-bidding';
import { voidBidsOf } from '@/lib/bid-standing/void-bids';
import { db } from '@/lib/db/client';
import { fieldErrors } from '@/lib/validation/field-errors';
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
      whenVerified: '500000.00',
    });
    await bid(ana.actor, one?.id ?? '', '20000');
    const values = { limit: 25_000, bound: 20_000, left: 5_000, verified: 500_000 };
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
