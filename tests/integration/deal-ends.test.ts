import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { cancelDeal, lapseDeals, takeBackCancel } from '@/lib/deals/deals/cancel-deal';
import { dealCalendar } from '@/lib/deals/deals/deal-calendar';
import { dealFigures } from '@/lib/deals/deals/deal-figures';
import { getDeal } from '@/lib/deals/deals/get-deal';
import { addTruck, changeTruck, removeTruck } from '@/lib/deals/deals/record-truck';
import { reviewDeal } from '@/lib/deals/deals/review-deal';
import { reviewSchema, weighingSchema } from '@/lib/deals/deals/schema';
import { takeStep } from '@/lib/deals/deals/take-step';
import { chooseWeight, confirmWeights, enterWeights, objectToWeight } from '@/lib/deals/deals/weigh';
import { getDisputes } from '@/lib/deals/disputes/get-disputes';
import { openDispute } from '@/lib/deals/disputes/open-dispute';
import { disputeSchema, proposalSchema } from '@/lib/deals/disputes/schema';
import { proposeSum, withdrawDispute } from '@/lib/deals/disputes/settle-dispute';
import { truckSchema } from '@/lib/deals/trucks/schema';
import { callOff, makeClosedDeal, makeDeal } from '@/tests/factories/deal';
import { mailsTo } from '@/tests/factories/outbox';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

/** Every deal ends, and nobody is kept from an end, or blamed for one, by what the other says or leaves unsaid. */

const weighed = (grossKg: string, heads = 60) => weighingSchema.parse({ heads, grossKg });
const dispute = (input: Record<string, unknown>) => disputeSchema.parse(input);

/** Sixty calves of 170 kg less 3 % at US$ 3.05, which are US$ 30,176.70. */
const agreed = () => makeDeal({ amount: '3.05' });

describe('weighing', () => {
  it('shows no kilograms of the other’s trucks to who entered any weight first', async () => {
    const { seller, buyer, number } = await agreed();
    await addTruck(seller, number, truckSchema.parse({ plate: 'ABC1', heads: 60, kg: '10420' }));
    const peeked = await enterWeights(buyer, number, weighed('10000'));
    expect(peeked.trucks).toMatchObject([{ kg: null }]);
    await enterWeights(seller, number, weighed('10420'));
    expect((await getDeal(buyer, number)).trucks).toMatchObject([{ kg: '10420' }]);
  });

  it('is claimed of no more heads than whoever claims weighed', async () => {
    const { seller, buyer, number } = await agreed();
    await takeStep(seller, number, 'load');
    await enterWeights(buyer, number, weighed('5100', 30));
    await takeStep(buyer, number, 'accept');
    const more = openDispute(buyer, number, dispute({ kind: 'weight', kg: '5100', heads: '60' }));
    expect((await refusalOf(more)).fields.heads).toMatchObject([{ key: 'weighedOther' }]);
    const [claim] = await openDispute(buyer, number, dispute({ kind: 'weight', kg: '5100', heads: '30' }));
    expect(claim).toMatchObject({ claim: { amount: '0.00' } });
  });

  it('is blind no more once a claim told it: what fits it then counts if the other side takes it, and voids no claim', async () => {
    const { seller, buyer, number } = await agreed();
    await takeStep(seller, number, 'load');
    await enterWeights(buyer, number, weighed('9700'));
    await takeStep(buyer, number, 'accept');
    await openDispute(buyer, number, dispute({ kind: 'weight' }));
    const fitted = await enterWeights(seller, number, weighed('9990'));
    expect(fitted.weights).toMatchObject({ compared: { isWithin: true, corrector: 'seller', firmAt: null } });
    await confirmWeights(DAYS(3));
    expect(await getDeal(buyer, number, DAYS(3))).toMatchObject({
      ...{ netKg: null, due: '30176.70' },
      // The animals were received before: the page asks the buyer for the mean all the same.
      ...{ next: 'settleWeights', turn: 'buyer' },
    });
    const [claim] = await getDisputes(buyer, number);
    expect(claim).toMatchObject({ status: 'open', claim: { amount: '1479.25' } });
    // Who is asked may take it.
    expect(await chooseWeight(buyer, number, { choice: 'mean', seen: '9845' })).toMatchObject({ netKg: '9845' });
  });

  it('isn’t told by what a refused sum of the buyer may come to', async () => {
    const { seller, buyer, number } = await agreed();
    await enterWeights(seller, number, weighed('10420'));
    await takeStep(buyer, number, 'accept');
    await openDispute(seller, number, dispute({ kind: 'payment', text: 'El pago' }));
    const sum = proposalSchema.parse({ amount: '9999999999' });
    const { fields } = await refusalOf(proposeSum(buyer, number, sum));
    expect(fields.amount).toMatchObject([{ values: { most: '30176.70' } }]);
    expect((await refusalOf(proposeSum(seller, number, sum))).fields.amount).toMatchObject([
      { values: { most: '30827.57' } },
    ]);
  });
});

const DAYS = (days: number) => new Date(Date.now() + days * DAY_MS);

describe('a weighing on which nobody agrees', () => {
  it('ends after ten days by what was agreed: a false weight keeps nobody from receiving, closing or reviewing', async () => {
    const { seller, buyer, number } = await agreed();
    await enterWeights(seller, number, weighed('11000'));
    await enterWeights(buyer, number, weighed('10000'));
    await takeStep(seller, number, 'pay');
    // What differs was no reason for the payment, and may be corrected still.
    expect((await getDeal(buyer, number)).weights).toMatchObject({ mayCorrect: true, mayObject: true });
    expect((await refusalOf(takeStep(buyer, number, 'accept'))).code).toBe('weights_differ');
    await confirmWeights(DAYS(9));
    expect(await getDeal(buyer, number)).toMatchObject({ next: 'settleWeights' });
    await confirmWeights(DAYS(11));
    expect(await getDeal(buyer, number)).toMatchObject({ netKg: null, due: '30176.70', next: 'accept' });
    await confirmWeights(DAYS(11));
    expect(await getDeal(buyer, number)).toMatchObject({ netKg: null, due: '30176.70', status: 'closed' });
    await reviewDeal(seller, number, reviewSchema.parse({ overall: '2' }));
    await reviewDeal(buyer, number, reviewSchema.parse({ overall: '2' }));
  });

  it('waits for no dispute about it, which goes on', async () => {
    const { seller, buyer, number } = await agreed();
    await enterWeights(seller, number, weighed('11000'));
    await enterWeights(buyer, number, weighed('10000'));
    await openDispute(buyer, number, dispute({ kind: 'weight', kg: '10000' }), DAYS(2));
    await confirmWeights(DAYS(11));
    expect(await getDeal(buyer, number)).toMatchObject({ next: 'accept', adviceFrom: expect.any(String) as unknown });
    await withdrawDispute(buyer, number, DAYS(11));
    // What is wrong with animals is no seller's to claim, who would keep the buyer from it.
    const own = openDispute(seller, number, dispute({ kind: 'weight' }), DAYS(11));
    expect((await refusalOf(own)).code).toBe('dispute_unfit');
    expect(await takeStep(buyer, number, 'accept', DAYS(11))).toMatchObject({ due: '30176.70', next: 'pay' });
  });

  it('ends by the mean of what neither had seen, whatever was objected to or corrected since', async () => {
    const objected = await agreed();
    for (const [side, kg] of [
      [objected.seller, '10180'],
      [objected.buyer, '10120'],
    ] as const)
      await enterWeights(side, objected.number, weighed(kg));
    await objectToWeight(objected.seller, objected.number, { third: null });
    await confirmWeights(DAYS(11));
    expect(await getDeal(objected.buyer, objected.number)).toMatchObject({ netKg: '10150', next: 'accept' });
  });

  it('takes ten weights of a side, and then says that this is the limit', async () => {
    const { seller, buyer, number } = await agreed();
    for (let kg = 10_150; kg < 10_160; kg += 1) await enterWeights(seller, number, weighed(String(kg)));
    expect((await refusalOf(enterWeights(seller, number, weighed('10170')))).code).toBe('deal_limit');
    expect((await getDeal(seller, number)).weights.mayCorrect).toBe(false);
    expect((await getDeal(buyer, number)).weights.mayCorrect).toBe(true);
  });

  it('may be corrected to a mean that the other never confirms, and ends all the same', async () => {
    const { seller, buyer, number } = await agreed();
    await enterWeights(buyer, number, weighingSchema.parse({ heads: 60, grossKg: '1020', isConfirmed: true }));
    await enterWeights(seller, number, weighed('10200'));
    await enterWeights(buyer, number, weighed('10190'));
    await confirmWeights(DAYS(11));
    expect((await refusalOf(chooseWeight(seller, number, { choice: 'mean', seen: '10195' }))).code).toBe('weight_firm');
    expect(await takeStep(buyer, number, 'accept')).toMatchObject({ netKg: null, due: '30176.70', next: 'pay' });
  });
});

describe('a head count that was corrected after both weights were seen', () => {
  it('ends the weighing by what was agreed, as the page says', async () => {
    const { seller, buyer, number } = await agreed();
    await enterWeights(seller, number, weighed('10180'));
    await enterWeights(buyer, number, weighed('10120'));
    await enterWeights(buyer, number, weighed('10120', 59));
    await confirmWeights(DAYS(11));
    const ended = await getDeal(seller, number);
    expect(ended).toMatchObject({ netKg: null, delivered: null, due: '30176.70', next: 'accept' });
    expect(ended.events.at(-1)).toMatchObject({ kind: 'weighingEnded' });
  });
});

describe('reviews', () => {
  it('have one time, from the receipt: who confirms the money later answers no review that they read', async () => {
    const { seller, buyer, number } = await agreed();
    await takeStep(buyer, number, 'accept');
    await reviewDeal(buyer, number, reviewSchema.parse({ overall: '2' }));
    const later = new Date(Date.now() + 15 * DAY_MS);
    expect((await getDeal(seller, number, later)).reviews.theirs).toMatchObject({ overall: 2 });
    const paid = await takeStep(seller, number, 'pay', later);
    expect(paid).toMatchObject({ status: 'closed', reviews: { theirs: { overall: 2 } } });
    const answer = reviewDeal(seller, number, reviewSchema.parse({ overall: '1' }), later);
    expect((await refusalOf(answer)).code).toBe('reviews_over');
  });
});

describe('reviews of a deal that is paid later', () => {
  it('aren’t over before the money is due, nor is a bad one shown or counted earlier', async () => {
    const deal = await makeDeal({ payment: JSON.stringify({ kind: 'days', days: [60] }) });
    await takeStep(deal.seller, deal.number, 'load');
    await takeStep(deal.buyer, deal.number, 'accept');
    await takeStep(deal.seller, deal.number, 'pay');
    await reviewDeal(deal.buyer, deal.number, reviewSchema.parse({ overall: '1' }));
    expect((await getDeal(deal.seller, deal.number, DAYS(73))).reviews).toMatchObject({ theirs: null });
    expect(await dealFigures(deal.seller.id, 'seller', DAYS(73))).toMatchObject({ reviews: null });
    expect((await getDeal(deal.seller, deal.number, DAYS(76))).reviews).toMatchObject({ theirs: { overall: 1 } });
    expect(await dealFigures(deal.seller.id, 'seller', DAYS(76))).toMatchObject({ reviews: { count: 1 } });
    expect(await reviewDeal(deal.seller, deal.number, reviewSchema.parse({ overall: '4' }), DAYS(73))).toMatchObject({
      reviews: { theirs: { overall: 1 } },
    });
  });

  it('are asked for by mail while somebody may still say how it was', async () => {
    const asks = async (now: Date) => {
      const { seller, buyer, number } = await agreed();
      await takeStep(buyer, number, 'accept');
      await takeStep(seller, number, 'pay', now);
      return (await mailsTo((await db.user.findUniqueOrThrow({ where: { id: buyer.id } })).email)).some(({ text }) =>
        /Contá cómo te fue/.test(text),
      );
    };
    expect(await asks(DAYS(3))).toBe(true);
    expect(await asks(DAYS(15))).toBe(false);
  });
});

describe('calling a deal off', () => {
  it('is nobody’s fault once the agreed days are over, whoever had the papers ready', async () => {
    for (const by of ['seller', 'buyer'] as const) {
      const deal = await agreed();
      await takeStep(deal.seller, deal.number, 'papers');
      const cancelled = await callOff(deal[by], deal.number, DAYS(8));
      expect(cancelled).toMatchObject({ status: 'cancelled', cancelledBy: null });
      await reviewDeal(deal[by], deal.number, reviewSchema.parse({ overall: '2' }), DAYS(8));
    }
    const early = await agreed();
    expect(await callOff(early.buyer, early.number)).toMatchObject({ cancelledBy: 'buyer' });
  });

  it('takes both while the other’s complaint is open, or the buyer says that the animals came: a denial takes a week', async () => {
    const { seller, buyer, number } = await agreed();
    await takeStep(buyer, number, 'load');
    await enterWeights(buyer, number, weighed('9000'));
    await openDispute(buyer, number, dispute({ kind: 'heads', heads: '55' }));
    expect(await callOff(seller, number)).toMatchObject({ status: 'open', mayCancel: 'both', mayDeny: true });
    await lapseDeals(DAYS(6));
    expect(await getDeal(seller, number)).toMatchObject({ status: 'open' });
    // Who has the animals receives them meanwhile, and reviews.
    expect(await takeStep(buyer, number, 'accept')).toMatchObject({ reviews: { mine: null } });
    await reviewDeal(buyer, number, reviewSchema.parse({ overall: '1' }));

    const overdue = await agreed();
    await takeStep(overdue.seller, overdue.number, 'papers');
    await openDispute(overdue.buyer, overdue.number, dispute({ kind: 'noShow', text: 'No vino nadie' }), DAYS(8));
    expect(await callOff(overdue.seller, overdue.number, DAYS(8))).toMatchObject({ status: 'open' });
  });
});

describe('a denial', () => {
  it('leaves the other side a whole week, also of a deal that a dispute had held beyond its days', async () => {
    const { seller, buyer, number } = await agreed();
    await takeStep(buyer, number, 'load');
    await openDispute(buyer, number, dispute({ kind: 'heads', heads: '55' }));
    await callOff(seller, number, DAYS(30));
    await lapseDeals(DAYS(36));
    expect(await getDeal(buyer, number)).toMatchObject({ status: 'open' });
    // Without the dispute it has the same week.
    await withdrawDispute(buyer, number, DAYS(36));
    await lapseDeals(DAYS(36));
    expect(await getDeal(buyer, number)).toMatchObject({ status: 'open' });
    await lapseDeals(DAYS(38));
    expect(await getDeal(buyer, number)).toMatchObject({ status: 'lapsed' });
  });

  it('isn’t taken back by a review, or by a sum that its seller proposes', async () => {
    const { seller, buyer, number } = await agreed();
    await takeStep(buyer, number, 'accept');
    await openDispute(buyer, number, dispute({ kind: 'health', text: 'Llegaron enfermos' }));
    await callOff(seller, number);
    await reviewDeal(seller, number, reviewSchema.parse({ overall: '2' }));
    await proposeSum(seller, number, proposalSchema.parse({ amount: '100' }));
    await lapseDeals(DAYS(8));
    expect(await getDeal(buyer, number)).toMatchObject({ status: 'lapsed' });
  });

  it('counts from the buyer’s word where the seller had asked to cancel before it', async () => {
    const { seller, buyer, number } = await agreed();
    await openDispute(buyer, number, dispute({ kind: 'noShow', text: 'No vino nadie' }), DAYS(8));
    expect(await callOff(seller, number, DAYS(8))).toMatchObject({ status: 'open', mayDeny: false });
    await takeStep(buyer, number, 'load', DAYS(20));
    await lapseDeals(DAYS(26));
    expect(await getDeal(buyer, number)).toMatchObject({ status: 'open', mayDeny: true });
    await lapseDeals(DAYS(28));
    expect(await getDeal(buyer, number)).toMatchObject({ status: 'lapsed' });
  });
});

describe('a reservation that lapses before anything left', () => {
  const noShow = dispute({ kind: 'noShow', text: 'No vino nadie' });
  const opinion = reviewSchema.parse({ overall: '2' });

  it('lets both say for 48 hours that the other didn’t come, and review them: papers are ready by a tap', async () => {
    for (const hasPapers of [true, false]) {
      const { seller, buyer, number } = await agreed();
      if (hasPapers) await takeStep(seller, number, 'papers');
      const day = hasPapers ? 15 : 8;
      await lapseDeals(DAYS(day));
      for (const side of [seller, buyer]) {
        expect(await getDeal(side, number, DAYS(day + 1))).toMatchObject({ openable: ['noShow'] });
        expect(await dealCalendar(side, number, DAYS(day + 1))).toContain(`UID:deal-${number}-reviews\r\n`);
        expect((await refusalOf(dealCalendar(side, number, DAYS(day + 3)))).code).toBe('not_found');
        expect(await getDeal(side, number, DAYS(day + 3))).toMatchObject({ openable: [] });
      }
      // Who claims first keeps the other from nothing by withdrawing late.
      await openDispute(seller, number, noShow, DAYS(day + 1));
      expect((await refusalOf(openDispute(buyer, number, noShow, DAYS(day + 1)))).code).toBe('dispute_open');
      await withdrawDispute(seller, number, DAYS(day + 2));
      expect((await refusalOf(openDispute(seller, number, noShow, DAYS(day + 3)))).code).toBe('deal_over');
      const twice = await Promise.allSettled([1, 2].map(() => openDispute(buyer, number, noShow, DAYS(day + 3))));
      expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const sum = proposalSchema.parse({ amount: '100' });
      expect((await proposeSum(seller, number, sum, DAYS(day + 3)))[0]).toMatchObject({ kind: 'noShow' });

      // Of the reviews neither side reads the other's before its own, or the end.
      await reviewDeal(seller, number, opinion, DAYS(day + 1));
      expect((await getDeal(buyer, number, DAYS(day + 1))).reviews).toMatchObject({ theirs: null, isAlone: false });
      expect((await getDeal(buyer, number, DAYS(day + 3))).reviews).toMatchObject({ theirs: { overall: 2 } });
      expect((await refusalOf(reviewDeal(buyer, number, opinion, DAYS(day + 3)))).code).toBe('reviews_over');
    }
  });

  it('is said by the seller who denied it only once they take that back', async () => {
    const { seller, buyer, number } = await agreed();
    await takeStep(buyer, number, 'load');
    expect(await callOff(seller, number)).toMatchObject({ waits: null });
    const truck = truckSchema.parse({ plate: 'ABC1', heads: 60 });
    const weighed = weighingSchema.parse({ heads: '60', grossKg: '10180' });
    for (const says of [
      () => takeStep(seller, number, 'load'),
      () => addTruck(seller, number, truck),
      () => enterWeights(seller, number, weighed),
    ])
      expect((await refusalOf(says())).code).toBe('deal_denied');
    await takeBackCancel(seller, number);
    expect(await takeStep(seller, number, 'load')).toMatchObject({ haveLeft: true });
  });

  it('is nobody’s fault where its buyer agrees to call the deal off', async () => {
    const { seller, buyer, number } = await agreed();
    await takeStep(buyer, number, 'load');
    await callOff(seller, number);
    expect(await getDeal(buyer, number)).toMatchObject({ mayCancel: 'both', isAtFault: false });
    expect((await refusalOf(cancelDeal(buyer, number, 'atFault'))).code).toBe('conflict');
    expect(await cancelDeal(buyer, number, 'agree')).toMatchObject({ status: 'cancelled', cancelledBy: 'both' });
  });

  it('takes no right from the seller who denies it, but from the buyer, who had a week to claim', async () => {
    const { seller, buyer, number } = await agreed();
    await takeStep(buyer, number, 'load');
    await callOff(seller, number);
    await lapseDeals(DAYS(8));
    expect(await getDeal(buyer, number, DAYS(8))).toMatchObject({
      status: 'lapsed',
      openable: [],
      reviews: { until: null },
    });
    expect(await getDeal(seller, number, DAYS(8))).toMatchObject({ openable: ['noShow'] });
    await reviewDeal(seller, number, reviewSchema.parse({ overall: '1' }), DAYS(8));
  });
});

describe('animals that came back', () => {
  const truck = truckSchema.parse({ plate: 'ABC1', heads: 60 });

  /** Loaded, on a truck and weighed, as the seller alone says. */
  async function loaded() {
    const deal = await agreed();
    await takeStep(deal.seller, deal.number, 'load');
    await addTruck(deal.seller, deal.number, truck);
    await enterWeights(deal.seller, deal.number, weighed('10200'));
    return deal;
  }

  it('let the seller, of whom the buyer says nothing, call the deal off without fault, or lapse it a week later', async () => {
    const blamed = await loaded();
    expect(await callOff(blamed.seller, blamed.number, DAYS(10))).toMatchObject({ cancelledBy: 'seller' });
    const [cancelled, left] = [await loaded(), await loaded()];
    for (const { seller, number } of [cancelled, left]) {
      expect(await getDeal(seller, number)).toMatchObject({ mayComeBack: true });
      const back = await takeStep(seller, number, 'cameBack', DAYS(10));
      expect(back).toMatchObject({
        ...{ mayComeBack: false, trucks: [], weights: { mine: null } },
        done: { load: null },
      });
      expect(back).toMatchObject({ next: 'papers', mayCancel: 'alone', closesAt: null });
      expect(new Date(back.lapsesAt ?? 0).getTime()).toBeCloseTo(DAYS(17).getTime(), -5);
    }
    expect(await callOff(cancelled.seller, cancelled.number, DAYS(10))).toMatchObject({
      ...{ status: 'cancelled', cancelledBy: null },
    });
    await reviewDeal(cancelled.seller, cancelled.number, reviewSchema.parse({ overall: '2' }), DAYS(10));
    await lapseDeals(DAYS(16));
    expect(await getDeal(left.seller, left.number)).toMatchObject({ status: 'open' });
    await lapseDeals(DAYS(18));
    expect(await getDeal(left.seller, left.number)).toMatchObject({ status: 'lapsed' });
    const listing = await db.animalListing.findUniqueOrThrow({ where: { id: left.listingId } });
    expect(listing).toMatchObject({ isActive: true, headsReserved: 0, headsSold: 0 });
  });

  it('are loaded again, and sold as others are', async () => {
    const { seller, number } = await loaded();
    await takeStep(seller, number, 'cameBack');
    expect((await refusalOf(takeStep(seller, number, 'cameBack'))).code).toBe('conflict');
    for (let time = 1; time < 10; time += 1) {
      expect(await takeStep(seller, number, 'load')).toMatchObject({ mayComeBack: true });
      await takeStep(seller, number, 'cameBack');
    }
    // The tenth was the last.
    expect(await takeStep(seller, number, 'load')).toMatchObject({ mayComeBack: false });
    expect((await refusalOf(takeStep(seller, number, 'cameBack'))).code).toBe('conflict');
  });

  it('are received by who has them after all', async () => {
    const { seller, buyer, number } = await loaded();
    await takeStep(seller, number, 'cameBack');
    // Who received them says so still.
    expect(await takeStep(buyer, number, 'load')).toMatchObject({ mayDeny: true });
    expect(await takeStep(seller, number, 'load')).toMatchObject({ haveLeft: true, mayComeBack: false });
    await takeStep(buyer, number, 'accept');
    expect(await takeStep(seller, number, 'pay', DAYS(3))).toMatchObject({ status: 'closed' });
  });

  it('aren’t those of which the buyer says anything, the money is in or the payment is claimed, nor the buyer’s', async () => {
    const said: ((deal: Awaited<ReturnType<typeof loaded>>) => Promise<unknown>)[] = [
      ({ buyer, number }) => takeStep(buyer, number, 'accept'),
      ({ buyer, number }) => enterWeights(buyer, number, weighed('10200')),
      ({ buyer, number }) => addTruck(buyer, number, truck),
      ({ seller, number }) => takeStep(seller, number, 'pay'),
      ({ seller, number }) => openDispute(seller, number, dispute({ kind: 'payment', text: 'No pagó' }), DAYS(3)),
    ];
    for (const say of said) {
      const deal = await loaded();
      await say(deal);
      expect((await refusalOf(takeStep(deal.seller, deal.number, 'cameBack'))).code).toBe('conflict');
    }
    const { seller, buyer, number } = await loaded();
    expect((await refusalOf(takeStep(buyer, number, 'cameBack'))).code).toBe('conflict');
    const [back, received] = await Promise.allSettled([
      takeStep(seller, number, 'cameBack'),
      takeStep(buyer, number, 'accept'),
    ]);
    expect(received.status).toBe('fulfilled');
    expect(await getDeal(buyer, number)).toMatchObject({
      ...{ status: 'open', haveLeft: back.status === 'rejected', mayDeny: back.status === 'fulfilled' },
    });
  });
});

describe('that the animals left', () => {
  it('isn’t unsaid by removing the only truck once the other side says or received it, or denies it', async () => {
    const truck = truckSchema.parse({ plate: 'ABC1', heads: 60 });
    const received = await agreed();
    const [loaded] = (await addTruck(received.seller, received.number, truck)).trucks;
    await takeStep(received.buyer, received.number, 'accept');
    const removed = removeTruck(received.seller, received.number, loaded?.id ?? '');
    expect((await refusalOf(removed)).code).toBe('truck_counts');
    expect(await getDeal(received.seller, received.number)).toMatchObject({ mayCancel: null, mayDeny: false });

    const denied = await agreed();
    const { id = '' } = (await addTruck(denied.buyer, denied.number, truck)).trucks[0] ?? {};
    await callOff(denied.seller, denied.number);
    expect((await refusalOf(removeTruck(denied.buyer, denied.number, id))).code).toBe('truck_counts');
    // Who corrects it says nothing new by it.
    await changeTruck(denied.buyer, denied.number, id, truck, DAYS(6));
    await lapseDeals(DAYS(8));
    expect(await getDeal(denied.buyer, denied.number)).toMatchObject({ status: 'lapsed' });
  });
});

it('a load that the buyer alone says takes no right from the seller of what lapsed', async () => {
  const { seller, buyer, number } = await agreed();
  await takeStep(seller, number, 'papers');
  await takeStep(buyer, number, 'load');
  await lapseDeals(DAYS(15));
  for (const side of [seller, buyer])
    expect(await getDeal(side, number, DAYS(16))).toMatchObject({ status: 'lapsed', openable: ['noShow'] });
  // Until when is in the calendar.
  expect(await dealCalendar(seller, number, DAYS(16))).toContain(`UID:deal-${number}-claims\r\n`);
  await openDispute(seller, number, dispute({ kind: 'noShow', text: 'No vinieron' }), DAYS(16));
  await reviewDeal(seller, number, reviewSchema.parse({ overall: '1' }), DAYS(16));
  expect(await dealFigures(buyer.id, 'buyer', DAYS(40))).toMatchObject({ reviews: null });
});

describe('what counts in figures', () => {
  it('is no deal of which the seller never said that anything left', async () => {
    const { seller, buyer, number } = await agreed();
    await takeStep(seller, number, 'pay');
    await takeStep(buyer, number, 'accept');
    expect(await dealFigures(seller.id)).toMatchObject({ deals: 0 });
    expect(await dealFigures(buyer.id, 'buyer')).toMatchObject({ deals: 0 });
  });

  it('is no deal of accounts that are new, unless somebody verified them', async () => {
    const phoned = async (phone: string, createdAt = new Date()) =>
      (await makeUser({ phone, phoneConfirmedAt: new Date(), createdAt })).actor;
    const [seller, fresh] = [await phoned('+59899100001', DAYS(-8)), await phoned('+59899100002')];
    const known = await phoned('+59899100003', DAYS(-8));
    await makeClosedDeal('10200', { seller, buyer: fresh });
    expect(await dealFigures(seller.id)).toMatchObject({ deals: 0 });
    await makeClosedDeal('10200', { seller, buyer: known });
    expect(await dealFigures(seller.id)).toMatchObject({ deals: 1 });
  });
});
