import { getLot } from '@/lib/market/auctions/get-lot';
import { db } from '@/lib/core/db/client';
import { makeUser } from '@/tests/factories/user';
import { createAuctions } from '@/prisma/seed/auctions';
import { DEMO_LOTS } from '@/prisma/seed/content/lots';
import { demoSellers } from '@/prisma/seed/content/sellers';
import { pictureSets } from '@/prisma/seed/pictures/pool';

const now = new Date();
const pictures = new Map(
  pictureSets().flatMap((set) =>
    set.pictures.map(({ key }) => [key, { width: 1600, height: 1200, blur: '' }] as const),
  ),
);
let buyer: string;

async function stored() {
  return db.auctionLot.findMany({
    include: { bids: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }, transactions: true, watches: true },
  });
}
let lots: Awaited<ReturnType<typeof stored>>;

beforeAll(async () => {
  const sellers: string[] = [];
  for (const { email } of demoSellers()) sellers.push((await makeUser({ email })).id);
  buyer = (await makeUser({ email: 'comprador@corral.test' })).id;
  await createAuctions({ sellers, buyer }, pictures, now);
  lots = await stored();
}, 60_000);

const open = () =>
  lots.filter(({ status, endTime, startTime }) => status === 'active' && endTime > now && startTime < now);

test('every lot is stored; what is over is settled, and nothing else', () => {
  expect(lots).toHaveLength(DEMO_LOTS.length);
  for (const { status, endTime, settledAt } of lots)
    expect(settledAt === null).toBe(status === 'active' && endTime > now);
  expect(lots.filter(({ status }) => status === 'sold').length).toBeGreaterThanOrEqual(4);
  expect(lots.filter(({ status }) => status === 'ended').length).toBeGreaterThanOrEqual(2);
  expect(lots.filter(({ status }) => status === 'cancelled')).toHaveLength(1);
  expect(lots.filter(({ status, startTime }) => status === 'active' && startTime > now).length).toBeGreaterThanOrEqual(
    4,
  );
  expect(open().length).toBeGreaterThanOrEqual(12);
});

test('bids add up: who leads, at what price, and when the lot ends', () => {
  for (const {
    bids,
    bidCount,
    currentHighestBid,
    highestBidder,
    highestMaximum,
    userId,
    status,
    endTime,
    startTime,
  } of lots) {
    expect(bidCount).toBe(bids.length);
    const last = bids.at(-1);
    if (!last) {
      expect([currentHighestBid, highestBidder, highestMaximum]).toEqual([null, null, null]);
      continue;
    }
    expect(last.priceAfter).toEqual(currentHighestBid);
    const prices = bids.map(({ priceAfter }) => Number(priceAfter));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(Math.max(...bids.map(({ maximum }) => maximum.toNumber()))).toBe(highestMaximum?.toNumber());
    for (const bid of bids) {
      expect(bid.userId).not.toBe(userId);
      expect(bid.createdAt.getTime()).toBeGreaterThanOrEqual(startTime.getTime());
      expect(bid.createdAt.getTime()).toBeLessThan(Math.min(endTime.getTime(), now.getTime()));
      expect(bid.noticeOwed).toBe(false);
    }
    // Past lots received a bid in their last minute, which extended them.
    if (status !== 'active') expect(endTime.getTime() - last.createdAt.getTime()).toBe(120_000);
    const winning = bids.filter(({ isWinning }) => isWinning);
    expect(winning.map((bid) => bid.userId)).toEqual(status === 'ended' ? [] : [highestBidder]);
    const others = bids.filter(({ isWinning }) => !isWinning).map((bid) => bid.status);
    expect(new Set(others)).toEqual(new Set(others.length > 0 ? [status === 'active' ? 'outbid' : 'failed'] : []));
    for (const { status: outcome } of winning) expect(outcome).toBe(status === 'sold' ? 'won' : 'winning');
  }
});

test('a lot is sold where the reserve is met, and its winner owes the total', async () => {
  for (const { id, status, currentHighestBid, reservePrice, transactions, highestBidder } of lots) {
    const met = currentHighestBid !== null && currentHighestBid.gte(reservePrice ?? 0);
    if (status === 'sold' || status === 'ended') expect(status === 'sold').toBe(met);
    expect(transactions.map(({ type, userId, amount }) => ({ type, userId, amount: amount.toFixed(2) }))).toEqual(
      status === 'sold' ? [{ type: 'auction_bid', userId: highestBidder, amount: (await getLot(id))?.total }] : [],
    );
  }
});

test('the demo buyer leads, was overtaken, has won and watches', () => {
  const bidOn = open().filter(({ bids }) => bids.some(({ userId }) => userId === buyer));
  expect(bidOn.filter(({ highestBidder }) => highestBidder === buyer).length).toBeGreaterThanOrEqual(1);
  expect(bidOn.filter(({ highestBidder }) => highestBidder !== buyer).length).toBeGreaterThanOrEqual(1);
  expect(lots.some(({ status, highestBidder }) => status === 'sold' && highestBidder === buyer)).toBe(true);
  expect(open().some(({ watches }) => watches.some(({ userId }) => userId === buyer))).toBe(true);
});

test('lots are bid on as a whole, by head and by weight, in several currencies', () => {
  const bases = new Set(open().map(({ priceBasis }) => priceBasis));
  expect([...bases].toSorted()).toEqual(['arroba', 'head', 'live_cwt', 'live_kg', 'lot']);
  expect(new Set(open().map(({ priceCurrency }) => priceCurrency))).toEqual(
    new Set(['ARS', 'BRL', 'COP', 'MXN', 'USD']),
  );
});
