import { updateProfile } from '@/lib/accounts/accounts/update-profile';
import type { Actor } from '@/lib/core/actors/actor';
import { DAY_MS } from '@/lib/core/durations';
import { db } from '@/lib/core/db/client';
import { lapseDeals } from '@/lib/deals/deals/cancel-deal';
import { dealFigures } from '@/lib/deals/deals/deal-figures';
import { compareClosed } from '@/lib/deals/deals/close-deal';
import { getDeal } from '@/lib/deals/deals/get-deal';
import { addTruck } from '@/lib/deals/deals/record-truck';
import { reviewDeal } from '@/lib/deals/deals/review-deal';
import { reviewSchema, weighingSchema } from '@/lib/deals/deals/schema';
import { takeStep } from '@/lib/deals/deals/take-step';
import { confirmWeights, enterWeights } from '@/lib/deals/deals/weigh';
import { openDispute } from '@/lib/deals/disputes/open-dispute';
import { recommend } from '@/lib/deals/disputes/recommend';
import { disputeSchema } from '@/lib/deals/disputes/schema';
import { acceptSum, proposeSum } from '@/lib/deals/disputes/settle-dispute';
import { truckSchema } from '@/lib/deals/trucks/schema';
import { callOff, makeClosedDeal, makeDeal } from '@/tests/factories/deal';
import { makeUser } from '@/tests/factories/user';

/** Which reviews count: nobody rids themselves of a bad one, and nobody makes them up. */

const DAYS = (days: number) => new Date(Date.now() + days * DAY_MS);
const review = (overall: number) => reviewSchema.parse({ overall: String(overall) });

let numbers = 0;
/** Somebody with a confirmed telephone, whose account is there for so many days. */
async function phoned(days = 8, traits: Parameters<typeof makeUser>[0] = {}) {
  const phone = `+598991000${String((numbers += 1)).padStart(2, '0')}`;
  return (await makeUser({ phone, phoneConfirmedAt: new Date(), createdAt: DAYS(-days), ...traits })).actor;
}

const typePhone = (seller: Actor, phone: string) =>
  updateProfile(seller, { firstName: 'Rosa', lastName: 'Luna', location: null, language: 'es', phone });

const shownOf = async ({ id }: Actor, days = 15) => (await dealFigures(id, 'seller', DAYS(days))).reviews;

it('stay when the seller types the reviewer’s telephone, or removes their own', async () => {
  const buyer = await phoned();
  const { phone } = await db.user.findUniqueOrThrow({ where: { id: buyer.id } });
  for (const traits of [{ verificationStatus: 'verified' as const }, {}]) {
    const seller = await phoned(8, traits);
    const { number } = await makeClosedDeal('10200', { seller, buyer });
    await reviewDeal(buyer, number, review(1));
    const shown = { mean: 3.7, count: 1 };
    expect(await shownOf(seller)).toEqual(shown);
    for (const typed of [phone ?? '', '']) {
      await typePhone(seller, typed);
      expect(await shownOf(seller)).toEqual(shown);
      expect(await dealFigures(seller.id)).toMatchObject({ deals: 1 });
    }
  }
});

it('are of who had the money and never sent anything: the deal ends by time, and a bad one counts', async () => {
  const judge = async (overall: number) => {
    const deal = await makeDeal();
    const { seller, buyer, number, listingId } = deal;
    const paid = await takeStep(seller, number, 'pay');
    const ends = new Date(paid.lapsesAt ?? '');
    expect(ends > DAYS(36) && ends < DAYS(38)).toBe(true);
    await lapseDeals(DAYS(36));
    expect(await getDeal(buyer, number)).toMatchObject({ status: 'open' });
    await lapseDeals(DAYS(38));
    const ended = await reviewDeal(buyer, number, review(overall), DAYS(39));
    expect(ended).toMatchObject({ status: 'lapsed', cancelledBy: null, reviews: { mine: { overall } } });
    const listing = await db.animalListing.findUniqueOrThrow({ where: { id: listingId } });
    expect(listing).toMatchObject({ isActive: true, headsReserved: 0 });
    return shownOf(seller, 53);
  };
  expect(await judge(1)).toEqual({ mean: 3.7, count: 1 });
  // Praise for a deal of which nothing ever left makes up no reputation.
  expect(await judge(5)).toBeNull();
});

it('are the last three of a person: small deals before hide no bad one, and it stays until others are written', async () => {
  const [seller, buyer] = [await phoned(), await phoned()];
  const judge = async (overall: number) => {
    const { number } = await makeClosedDeal('10200', { seller, buyer });
    await reviewDeal(buyer, number, review(overall));
  };
  for (const overall of [5, 5, 5]) await judge(overall);
  expect(await shownOf(seller)).toMatchObject({ mean: 4.3 });
  for (const overall of [1, 1]) await judge(overall);
  // A third of five and twice one, with five times 4.2.
  expect(await shownOf(seller)).toEqual({ mean: 3.9, count: 1 });
  // What nobody wrote replaces nothing.
  await makeClosedDeal('10200', { seller, buyer });
  expect(await shownOf(seller)).toEqual({ mean: 3.9, count: 1 });
});

it('count between new accounts where they are bad, whenever the seller closes it', async () => {
  const judge = async (overall: number, hasLoaded: boolean) => {
    const [seller, buyer] = [await phoned(0), await phoned(0)];
    const { number } = await makeDeal({ seller, buyer });
    if (hasLoaded) await takeStep(seller, number, 'load');
    await takeStep(buyer, number, 'accept');
    await takeStep(seller, number, 'pay');
    await reviewDeal(buyer, number, review(overall));
    return shownOf(seller);
  };
  expect(await judge(1, true)).toEqual({ mean: 3.7, count: 1 });
  expect(await judge(5, true)).toBeNull();
  // Whoever had the money sold, and erases nothing by a tap that they leave out.
  expect(await judge(1, false)).toEqual({ mean: 3.7, count: 1 });
});

it('counts no deals that took no time, and one of accounts that were made together: puppets make up no reputation', async () => {
  const seller = await phoned(8);
  const [puppet, other, old] = [await phoned(8), await phoned(9), await phoned(40)];
  const deal = async (buyer: Actor, agreed: Date | null) => {
    const { number } = await makeDeal({ seller, buyer, heads: 1, headCount: '1' });
    if (agreed) await db.deal.update({ where: { number }, data: { agreedAt: agreed } });
    await takeStep(seller, number, 'load');
    await takeStep(buyer, number, 'accept');
    await takeStep(seller, number, 'pay', DAYS(3));
    for (const side of [seller, buyer]) await reviewDeal(side, number, review(5));
  };
  for (const buyer of [puppet, other, old]) for (const _ of [1, 2, 3]) await deal(buyer, null);
  expect(await dealFigures(seller.id)).toMatchObject({ deals: 0, reviews: null });
  for (const buyer of [puppet, other, old]) for (const _ of [1, 2, 3]) await deal(buyer, DAYS(-1.1));
  expect(await dealFigures(seller.id)).toMatchObject({ deals: 5, reviews: { count: 3 } });
  // Two typed weights replace no day.
  const { number } = await makeClosedDeal('10200', { seller, buyer: await phoned(40) });
  expect(await dealFigures(seller.id)).toMatchObject({ deals: 6 });
  await db.deal.update({ where: { number }, data: { agreedAt: new Date() } });
  expect(await dealFigures(seller.id)).toMatchObject({ deals: 5 });
});

it('are of who had the money, also where they say besides that animals left which never came', async () => {
  const { seller, buyer, number } = await makeDeal();
  await takeStep(seller, number, 'pay');
  await takeStep(seller, number, 'load');
  await lapseDeals(DAYS(45));
  expect(await reviewDeal(buyer, number, review(1), DAYS(46))).toMatchObject({ status: 'closed' });
  expect(await shownOf(seller, 61)).toEqual({ mean: 3.7, count: 1 });
});

it('count of a receipt only where the seller says that the animals left, and not that they came back before', async () => {
  const truck = truckSchema.parse({ plate: 'FAL0000', heads: 60 });
  const judge = async (by: 'seller' | 'buyer', isBack = false) => {
    const deal = await makeDeal();
    const { seller, buyer, number } = deal;
    await addTruck(deal[by], number, truck);
    if (isBack) await takeStep(seller, number, 'cameBack');
    await takeStep(buyer, number, 'accept');
    await reviewDeal(buyer, number, review(1));
    const denies = by === 'buyer' || isBack;
    if (denies) await callOff(seller, number);
    await lapseDeals(DAYS(15));
    expect(await getDeal(buyer, number)).toMatchObject({ status: denies ? 'lapsed' : 'open' });
    return shownOf(seller);
  };
  expect(await judge('buyer')).toBeNull();
  expect(await judge('seller')).toEqual({ mean: 3.7, count: 1 });
  // Who said that they came back before the buyer said anything has nothing left to be judged by.
  expect(await judge('seller', true)).toBeNull();
});

it('are none of a receipt of which the seller said nothing, whatever becomes of the deal', async () => {
  for (const agrees of [true, false]) {
    const [seller, buyer] = [await phoned(), await phoned()];
    const { number } = await makeDeal({ seller, buyer });
    await takeStep(buyer, number, 'accept');
    await reviewDeal(buyer, number, review(1));
    if (agrees) for (const side of [seller, buyer]) await callOff(side, number);
    expect(await getDeal(buyer, number)).toMatchObject({ status: agrees ? 'cancelled' : 'open' });
    expect(await shownOf(seller)).toBeNull();
  }
});

/** Sixty calves of 170 kg, of which the seller says 10,200 kg and the buyer 9,000: 11.8 % less. */
describe('what came against what was declared', () => {
  type Made = Awaited<ReturnType<typeof makeDeal>>;
  const weigh = ({ number, ...deal }: Made, side: 'seller' | 'buyer', grossKg: string) =>
    enterWeights(deal[side], number, weighingSchema.parse({ heads: 60, grossKg }));
  const claim = (deal: Made, kg = '9000') =>
    openDispute(deal.buyer, deal.number, disputeSchema.parse({ kind: 'weight', kg }));
  const weightOf = async (act: (deal: Made) => Promise<unknown>, given: { seller?: Actor; buyer?: Actor } = {}) => {
    const deal = await makeDeal({ seller: await phoned(), buyer: await phoned(40), ...given });
    await db.deal.update({ where: { number: deal.number }, data: { agreedAt: DAYS(-2) } });
    await takeStep(deal.seller, deal.number, 'load');
    await act(deal);
    await confirmWeights(DAYS(2.1));
    expect(await getDeal(deal.seller, deal.number)).toMatchObject({ status: 'closed', netKg: null });
    return (await dealFigures(deal.seller.id)).weight?.percent;
  };
  const bothWeigh = async (deal: Made, sellers: string, isClaimed: boolean) => {
    await takeStep(deal.buyer, deal.number, 'accept');
    await weigh(deal, 'buyer', '9000');
    await weigh(deal, 'seller', sellers);
    if (isClaimed) await claim(deal);
    await takeStep(deal.seller, deal.number, 'pay');
  };
  const close = async ({ seller, buyer, number }: Made) => {
    await takeStep(buyer, number, 'accept');
    await takeStep(seller, number, 'pay');
  };

  it('is what the buyer weighed where the seller weighed nothing', async () => {
    const percent = await weightOf(async (deal) => {
      await weigh(deal, 'buyer', '9000');
      await close(deal);
      expect(await getDeal(deal.seller, deal.number)).toMatchObject({ status: 'open', next: 'weigh', turn: 'seller' });
    });
    expect(percent).toBe(-11.8);
  });

  it('is the mean of two that differ, claimed or not: neither chooses what counts, the seller’s for no more than was declared', async () => {
    for (const own of ['10200', '13000'])
      for (const isClaimed of [true, false])
        expect(await weightOf((deal) => bothWeigh(deal, own, isClaimed))).toBe(-5.9);
  });

  it('is what the buyer weighs within 48 hours of the receipt, whoever says at once that the money is in', async () => {
    const percent = await weightOf(async (deal) => {
      await close(deal);
      const { closesAt, done, ...waiting } = await getDeal(deal.buyer, deal.number);
      expect(waiting).toMatchObject({ status: 'open', next: 'weigh', turn: 'buyer', paid: '29682.00' });
      expect(Date.parse(closesAt ?? '') - Date.parse(done.accept ?? '')).toBe(2 * DAY_MS);
      await weigh(deal, 'buyer', '9000');
    });
    expect(percent).toBe(-11.8);
    const both = await weightOf(async (deal) => {
      await weigh(deal, 'seller', '10200');
      await close(deal);
      expect(await weigh(deal, 'buyer', '9000')).toMatchObject({ status: 'closed', due: '29682.00' });
    });
    expect(both).toBe(-5.9);
    // Nobody weighed: two days later it is closed.
    expect(await weightOf(close)).toBeUndefined();
  });

  it('waits for the seller from the buyer’s first weighing, however often they correct it', async () => {
    await weightOf(async (deal) => {
      await close(deal);
      await weigh(deal, 'buyer', '9000');
      const input = weighingSchema.parse({ heads: 60, grossKg: '9010' });
      const corrected = await enterWeights(deal.buyer, deal.number, input, DAYS(1.9));
      expect(Date.parse(corrected.closesAt ?? '')).toBeLessThan(DAYS(2).getTime());
    });
  });

  it('isn’t what a buyer types beyond belief', async () => {
    const typed = weightOf(async (deal) => {
      const input = weighingSchema.parse({ heads: 60, grossKg: '60', isConfirmed: true });
      await enterWeights(deal.buyer, deal.number, input);
      await close(deal);
    });
    expect(await typed).toBeUndefined();
  });

  it('is computed once of what an earlier version closed, known or not', async () => {
    const [seller, other] = [await phoned(), await phoned()];
    const known = await weightOf((deal) => bothWeigh(deal, '10200', false), { seller });
    await weightOf(close, { seller: other });
    const closed = { sellerId: { in: [seller.id, other.id] } };
    await db.deal.updateMany({ where: closed, data: { weightDeviation: null, weightCompared: false } });
    await compareClosed();
    expect((await dealFigures(seller.id)).weight).toEqual({ percent: known, count: 1 });
    expect(await db.deal.count({ where: { ...closed, weightCompared: true } })).toBe(2);
    await db.deal.updateMany({ where: closed, data: { weightDeviation: 5 } });
    await compareClosed();
    expect((await dealFigures(seller.id)).weight).toEqual({ percent: 5, count: 1 });
  });

  it('is of people: three deals with one buyer are one', async () => {
    const between = { seller: await phoned(), buyer: await phoned(40) };
    for (const kg of ['10000', '9000', '9500'])
      await weightOf(async (deal) => {
        await weigh(deal, 'buyer', kg);
        await close(deal);
      }, between);
    expect(await dealFigures(between.seller.id)).toMatchObject({ deals: 3, weight: { percent: -6.9, count: 1 } });
  });

  it('is what an administrator recommended where the seller says nothing of a claim', async () => {
    const admin = await makeUser({ role: 'admin' });
    const percent = await weightOf(async (deal) => {
      await takeStep(deal.buyer, deal.number, 'accept');
      const [opened] = await claim(deal);
      await takeStep(deal.seller, deal.number, 'pay');
      const sum = { id: opened?.id ?? '', amount: opened?.claim?.amount ?? '', text: 'Hay pesada' };
      await recommend(admin.actor, sum, DAYS(11));
    });
    expect(percent).toBe(-11.8);
  });

  it('is what a claim says that was accepted, or as much of it as was settled', async () => {
    const accepted = (deal: Made) => acceptSum(deal.seller, deal.number, { what: 'claim', seen: null });
    const halved = async (deal: Made) => {
      const [{ proposals } = { proposals: [] }] = await proposeSum(deal.seller, deal.number, { amount: '1746.00' });
      await acceptSum(deal.buyer, deal.number, { what: 'proposal', seen: proposals.at(-1)?.id ?? null });
    };
    for (const [settle, percent, kg] of [
      [accepted, -11.8, '9000'],
      [halved, -5.9, '9000'],
      // Within the tolerance a claim comes to nothing.
      [accepted, 0, '10100'],
    ] as const) {
      const figure = await weightOf(async (deal) => {
        await takeStep(deal.buyer, deal.number, 'accept');
        await claim(deal, kg);
        await settle(deal);
        await takeStep(deal.seller, deal.number, 'pay');
      });
      expect(figure).toBe(percent);
    }
  });
});
