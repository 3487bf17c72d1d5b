import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { lapseDeals } from '@/lib/deals/deals/cancel-deal';
import { dealFigures } from '@/lib/deals/deals/deal-figures';
import { getDeal } from '@/lib/deals/deals/get-deal';
import { reviewDeal } from '@/lib/deals/deals/review-deal';
import { reviewSchema } from '@/lib/deals/deals/schema';
import { takeStep } from '@/lib/deals/deals/take-step';
import { openDispute } from '@/lib/deals/disputes/open-dispute';
import { disputeSchema } from '@/lib/deals/disputes/schema';
import { usualPrice } from '@/lib/market/animal-lots/lots/usual-price';
import { callOff, makeDeal } from '@/tests/factories/deal';
import { refusalOf } from '@/tests/factories/refusal';

jest.mock('@/lib/market/animal-lots/lots/usual-price', () => ({ usualPrice: jest.fn(() => Promise.resolve(null)) }));

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const listingOf = (id: string) => db.animalListing.findUniqueOrThrow({ where: { id } });
const pricesOf = (listingId: string) =>
  db.priceObservation.findMany({ where: { listingId, source: 'deal' }, select: { isValid: true } });
const dispute = (input: Record<string, unknown>) => disputeSchema.parse(input);
type Made = Awaited<ReturnType<typeof makeDeal>>;

/** Both say that the animals are loaded; the delivery is over a week after the agreement. */
async function bothLoad({ seller, buyer, number }: Made) {
  for (const side of [seller, buyer]) await takeStep(side, number, 'load');
}

describe('a deal whose animals left, as its seller says', () => {
  it('ends as a sale a month later though the buyer says nothing of them: unpaid, for no price, reviewed by both', async () => {
    const deal = await makeDeal();
    const { seller, buyer, number, listingId } = deal;
    await bothLoad(deal);
    await lapseDeals(inDays(36));
    const open = await getDeal(buyer, number);
    expect(open).toMatchObject({ status: 'open', lapsesAt: null });
    expect(new Date(open.closesAt ?? 0).getTime()).toBeCloseTo(inDays(37).getTime(), -5);
    await lapseDeals(inDays(38));
    expect(await getDeal(seller, number)).toMatchObject({ status: 'closed', cancelledBy: null, closesAt: null });
    expect(await listingOf(listingId)).toMatchObject({ headsReserved: 0, headsSold: 60 });
    expect(await pricesOf(listingId)).toEqual([{ isValid: false }]);
    expect((await dealFigures(buyer.id, 'buyer')).deals).toBe(0);
    for (const side of [seller, buyer])
      await reviewDeal(side, number, reviewSchema.parse({ overall: '1' }), inDays(39));
    await openDispute(seller, number, dispute({ kind: 'payment', text: 'No pagó' }), inDays(39));
  });

  it('counts once the money came after all, which its seller says once; its payment is claimed for fourteen days', async () => {
    const deal = await makeDeal();
    const { seller, buyer, number, listingId } = deal;
    await bothLoad(deal);
    await lapseDeals(inDays(38));
    expect(await refusalOf(takeStep(buyer, number, 'pay', inDays(39)))).toMatchObject({ code: 'step_theirs' });
    expect(await refusalOf(takeStep(buyer, number, 'accept', inDays(39)))).toMatchObject({ code: 'deal_over' });
    expect(await getDeal(seller, number, inDays(51))).toMatchObject({ openable: ['payment'] });
    expect(await getDeal(seller, number, inDays(53))).toMatchObject({ openable: [] });
    const before = (await dealFigures(seller.id)).deals;
    await Promise.all([1, 2].map(() => takeStep(seller, number, 'pay', inDays(60))));
    const { events, done, paid: sum } = await getDeal(seller, number);
    expect(events.filter(({ kind }) => kind === 'pay' || kind === 'closed')).toHaveLength(2);
    expect({ sum, close: (done.close ?? '') < (done.pay ?? '') }).toEqual({ sum: '29682.00', close: true });
    for (const [side, of] of [
      ['seller', seller],
      ['buyer', buyer],
    ] as const)
      expect((await dealFigures(of.id, side)).deals).toBe(before + 1);
    // The price is of another day by now, and the heads were sold with the end.
    expect(await pricesOf(listingId)).toEqual([{ isValid: false }]);
    expect(await listingOf(listingId)).toMatchObject({ headsReserved: 0, headsSold: 60 });
  });

  it('waits for a dispute that was opened before, and for the last day of payment of what the buyer received', async () => {
    const disputed = await makeDeal();
    await bothLoad(disputed);
    await openDispute(disputed.seller, disputed.number, dispute({ kind: 'payment', text: 'No pagó' }), inDays(30));
    // A silent administrator holds it no longer than ten days.
    await lapseDeals(inDays(46));
    expect(await getDeal(disputed.seller, disputed.number)).toMatchObject({ status: 'open' });
    const received = await makeDeal({ payment: JSON.stringify({ kind: 'days', days: [30, 60] }) });
    await bothLoad(received);
    await takeStep(received.buyer, received.number, 'accept');
    await lapseDeals(inDays(48));
    expect(await getDeal(disputed.seller, disputed.number)).toMatchObject({ status: 'closed' });
    await lapseDeals(inDays(88));
    expect(await getDeal(received.seller, received.number)).toMatchObject({ status: 'open' });
    await lapseDeals(inDays(92));
    expect(await getDeal(received.seller, received.number)).toMatchObject({ status: 'closed' });
  });

  it('makes no price of the market by its seller’s word alone, who says that it was paid', async () => {
    const { seller, number, listingId } = await makeDeal();
    await takeStep(seller, number, 'load');
    await takeStep(seller, number, 'pay');
    await lapseDeals(inDays(38));
    expect(await getDeal(seller, number)).toMatchObject({ status: 'closed' });
    expect(await pricesOf(listingId)).toEqual([{ isValid: false }]);
    expect((await dealFigures(seller.id)).deals).toBe(0);
  });

  it('isn’t one that the buyer alone says left, which its seller may deny', async () => {
    const { seller, buyer, number } = await makeDeal();
    await takeStep(buyer, number, 'accept');
    await lapseDeals(inDays(60));
    expect(await getDeal(seller, number)).toMatchObject({ status: 'open', closesAt: null });
    await callOff(seller, number, inDays(60));
    await lapseDeals(inDays(68));
    expect(await getDeal(seller, number)).toMatchObject({ status: 'lapsed' });
  });
});

it('others who wait for a listing don’t wait until what others ask was read', async () => {
  const { seller, buyer, number, listingId } = await makeDeal();
  jest.mocked(usualPrice).mockClear();
  jest.mocked(usualPrice).mockImplementation(async () => {
    await db.$queryRaw`SELECT 1 FROM cattle_listings WHERE id = ${listingId}::uuid FOR UPDATE NOWAIT`;
    return null;
  });
  await takeStep(seller, number, 'load');
  await takeStep(buyer, number, 'accept');
  await takeStep(seller, number, 'pay', inDays(3));
  expect(usualPrice).toHaveBeenCalled();
  expect(await getDeal(seller, number)).toMatchObject({ status: 'closed' });
});
