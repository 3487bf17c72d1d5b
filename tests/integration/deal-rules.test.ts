import { db } from '@/lib/core/db/client';
import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { lapseDeals, takeBackCancel } from '@/lib/deals/deals/cancel-deal';
import { dealFigures } from '@/lib/deals/deals/deal-figures';
import { getDeal } from '@/lib/deals/deals/get-deal';
import { weighingSchema } from '@/lib/deals/deals/schema';
import { takeStep } from '@/lib/deals/deals/take-step';
import { chooseWeight, confirmWeights, enterWeights, objectToWeight } from '@/lib/deals/deals/weigh';
import { confirmBalance } from '@/lib/deals/disputes/confirm-balance';
import { getDisputes } from '@/lib/deals/disputes/get-disputes';
import { openDispute } from '@/lib/deals/disputes/open-dispute';
import { disputeSchema, proposalSchema } from '@/lib/deals/disputes/schema';
import { acceptSum, proposeSum, withdrawDispute } from '@/lib/deals/disputes/settle-dispute';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { deleteListing } from '@/lib/market/listings/delete-listing';
import { setListingActive } from '@/lib/market/listings/set-listing-active';
import { callOff, makeDeal } from '@/tests/factories/deal';
import { mailsTo } from '@/tests/factories/outbox';
import { refusalOf } from '@/tests/factories/refusal';
import { stepSchema } from '@/lib/deals/deals/schema';

/** Nobody gains in a deal by what they alone say, do or leave undone. */

const codeOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).code;
const weighed = (grossKg: string, heads = 60) => weighingSchema.parse({ heads, grossKg });
const dispute = (input: Record<string, unknown>) => disputeSchema.parse(input);
const after = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
type Made = Awaited<ReturnType<typeof makeDeal>>;

/** Sixty calves of 170 kg less 3 % at US$ 3.05, which are US$ 30,176.70. */
const agreed = () => makeDeal({ amount: '3.05' });

async function bothWeigh({ seller, buyer, number }: Made, sellers = '10180', buyers = '10120') {
  await enterWeights(seller, number, weighed(sellers));
  await enterWeights(buyer, number, weighed(buyers));
}

/** Settles the open complaint of a deal's buyer at a sum that its seller proposes. */
async function settleAt({ seller, buyer, number }: Made, amount: string, now = new Date()) {
  const [proposed] = await proposeSum(seller, number, proposalSchema.parse({ amount }), now);
  await acceptSum(buyer, number, { what: 'proposal', seen: proposed?.proposals.at(-1)?.id ?? null }, now);
}

describe('what happened', () => {
  it('counts however much happened before: asking to call a deal off has an end, and buries nothing', async () => {
    const deal = await agreed();
    const { seller, buyer, number } = deal;
    for (const side of [seller, buyer]) await takeStep(side, number, 'load');
    for (let time = 0; time < 10; time += 1) {
      await callOff(buyer, number);
      await takeBackCancel(buyer, number);
    }
    expect(await codeOf(callOff(buyer, number))).toBe('deal_limit');
    const { id: dealId } = await db.deal.findUniqueOrThrow({ where: { number } });
    const before = await db.dealEvent.count({ where: { dealId } });
    const noise = Array.from({ length: 250 }, (_, at) => ({ dealId, nth: before + at + 1, kind: 'truckChanged' }));
    await db.dealEvent.createMany({ data: noise });
    await bothWeigh(deal);
    await objectToWeight(buyer, number, { third: null });
    expect((await getDeal(seller, number)).weights).toMatchObject({ objections: { theirs: { third: null } } });
  });
});

describe('who receives the animals, or says that the money is in', () => {
  it('stands by the mean of what both weighed, which is firm once both do', async () => {
    const deal = await agreed();
    const { seller, buyer, number } = deal;
    await bothWeigh(deal);
    expect(await takeStep(buyer, number, 'accept')).toMatchObject({ netKg: null, due: '30028.78' });
    expect(await codeOf(enterWeights(buyer, number, weighed('9900')))).toBe('weight_firm');
    expect(await codeOf(objectToWeight(buyer, number, { third: null }))).toBe('weight_firm');
    expect(await takeStep(seller, number, 'pay')).toMatchObject({ status: 'closed', netKg: '10150', paid: '30028.78' });
    await openDispute(buyer, number, dispute({ kind: 'fault', found: '2' }));
    const [{ claim } = { claim: null }] = await acceptSum(seller, number, { what: 'claim', seen: null });
    // Two of sixty of what was paid, not of what was agreed.
    expect(claim?.amount).toBe('1000.96');
    await confirmBalance(buyer, number, '1000.96');
  });

  it('settles first what differs, is objected to, or was corrected with the other’s weight in sight', async () => {
    const differing = await agreed();
    await bothWeigh(differing, '11000', '10600');
    expect(await codeOf(takeStep(differing.buyer, differing.number, 'accept'))).toBe('weights_differ');
    const objected = await agreed();
    await bothWeigh(objected);
    await objectToWeight(objected.seller, objected.number, { third: null });
    expect(await codeOf(takeStep(objected.buyer, objected.number, 'accept'))).toBe('weight_objected');
    const corrected = await agreed();
    const { seller, buyer, number } = corrected;
    await bothWeigh(corrected);
    await enterWeights(buyer, number, weighed('9880'));
    const stale = takeStep(buyer, number, 'accept', new Date(), '30028.78');
    expect(await codeOf(stale)).toBe('weight_corrected');
    // Until the seller confirms it, such a weight changes nothing that is due.
    expect(await getDeal(buyer, number)).toMatchObject({ due: '30028.78' });
    await chooseWeight(seller, number, { choice: 'mean', seen: '10030' });
    expect(await takeStep(buyer, number, 'accept')).toMatchObject({ netKg: '10030', due: '29673.76' });
  });

  it('is bound by no correction that they didn’t see: the other side’s is confirmed first, or counts for nothing', async () => {
    const received = await agreed();
    await bothWeigh(received);
    await enterWeights(received.seller, received.number, weighed('10420'));
    const accept = () => takeStep(received.buyer, received.number, 'accept', new Date(), '30028.78');
    expect(await codeOf(accept())).toBe('weight_corrected');
    const paid = await agreed();
    await bothWeigh(paid);
    await enterWeights(paid.buyer, paid.number, weighed('9880'));
    const paying = await takeStep(paid.seller, paid.number, 'pay', new Date(), '30028.78');
    expect(paying).toMatchObject({ netKg: null, paid: '30028.78' });
  });

  it('ends the corrections of both: an objection is all that the other one has left, and gives up', async () => {
    const deal = await agreed();
    const { seller, buyer, number } = deal;
    await bothWeigh(deal);
    await takeStep(buyer, number, 'accept');
    expect(await codeOf(enterWeights(seller, number, weighed('10420')))).toBe('weight_firm');
    await objectToWeight(seller, number, { third: null });
    await confirmWeights(after(49));
    expect(await getDeal(seller, number)).toMatchObject({ netKg: null, due: '30028.78' });
    expect(await takeStep(seller, number, 'pay')).toMatchObject({ status: 'closed', netKg: '10150', paid: '30028.78' });
  });

  it('says so of the sum that they saw', async () => {
    const { buyer, number } = await agreed();
    expect(await codeOf(takeStep(buyer, number, 'accept', new Date(), '30000.00'))).toBe('conflict');
    await takeStep(buyer, number, 'accept', new Date(), '30176.7');
  });
});

describe('a weight that one side alone entered', () => {
  it('binds nobody by silence; the seller may claim the payment that it comes to', async () => {
    const deal = await agreed();
    const { seller, buyer, number } = deal;
    await enterWeights(seller, number, weighed('11100'));
    expect(await takeStep(buyer, number, 'accept')).toMatchObject({ due: '30176.70', weights: { theirs: null } });
    await confirmWeights(after(49));
    expect(await getDeal(buyer, number)).toMatchObject({ netKg: null });
    await openDispute(seller, number, dispute({ kind: 'payment', text: 'Pesaron más' }));
    const sum = (amount: string) => proposeSum(seller, number, proposalSchema.parse({ amount }));
    expect((await refusalOf(sum('32839.36'))).fields.amount).toMatchObject([{ key: 'amountAboveDue' }]);
    // 11,100 kg less 3 %.
    await sum('32839.35');
  });

  it('is open to objections and corrections where the other one came after the receipt', async () => {
    const { seller, buyer, number } = await agreed();
    await enterWeights(buyer, number, weighed('10120'));
    await takeStep(buyer, number, 'accept');
    await enterWeights(seller, number, weighed('10420'), after(47));
    await objectToWeight(buyer, number, { third: null });
    await confirmWeights(after(96));
    expect(await getDeal(buyer, number)).toMatchObject({ netKg: null });
    expect(await takeStep(seller, number, 'pay')).toMatchObject({ status: 'closed' });
  });
});

describe('weights that differ', () => {
  it('are claimed as long as they do, however late the other one weighed', async () => {
    const { seller, buyer, number } = await agreed();
    await takeStep(seller, number, 'load');
    await takeStep(buyer, number, 'accept');
    await enterWeights(seller, number, weighed('10900'), after(1));
    await enterWeights(buyer, number, weighed('9400'), after(49));
    expect((await getDeal(buyer, number, after(50))).openable).toEqual(['weight']);
    await openDispute(buyer, number, dispute({ kind: 'weight' }), after(50));
  });

  it('are no place that one kind of claim after the other keeps from the seller', async () => {
    const { seller, buyer, number } = await agreed();
    await takeStep(seller, number, 'load');
    await enterWeights(seller, number, weighed('10900'));
    await enterWeights(buyer, number, weighed('9400'));
    await openDispute(buyer, number, dispute({ kind: 'heads', heads: '55' }), after(50));
    await withdrawDispute(buyer, number, after(100));
    const next = dispute({ kind: 'health', text: 'Llegaron enfermos' });
    expect(await codeOf(openDispute(buyer, number, next, after(101)))).toBe('dispute_turn');
    await openDispute(seller, number, dispute({ kind: 'payment', text: 'No pagó' }), after(101));
  });
});

describe('a buyer who says nothing', () => {
  it('keeps no heads from others by saying that they are loaded', async () => {
    const { seller, buyer, number } = await agreed();
    const loaded = await takeStep(buyer, number, 'load');
    expect(loaded).toMatchObject({ newDate: { mayMove: true } });
    expect(loaded.lapsesAt).not.toBeNull();
    // A week longer, in which who has the animals receives them; and not while a complaint is open.
    await lapseDeals(new Date(Date.now() + 8 * DAY_MS));
    expect(await getDeal(seller, number)).toMatchObject({ status: 'open' });
    await openDispute(buyer, number, dispute({ kind: 'heads', heads: '55' }));
    await lapseDeals(new Date(Date.now() + 15 * DAY_MS));
    expect(await getDeal(seller, number)).toMatchObject({ status: 'open' });
    await withdrawDispute(buyer, number);
    await lapseDeals(new Date(Date.now() + 15 * DAY_MS));
    expect(await getDeal(seller, number)).toMatchObject({ status: 'lapsed' });
  });

  it('of animals that left is asked for their money 48 hours later', async () => {
    const { seller, buyer, number } = await agreed();
    await takeStep(seller, number, 'load');
    const claim = dispute({ kind: 'payment', text: 'Se llevó la hacienda' });
    expect(await codeOf(openDispute(seller, number, claim))).toBe('dispute_early');
    expect((await getDeal(seller, number, after(49))).openable).toContain('payment');
    expect((await getDeal(buyer, number, after(49))).openable).not.toContain('payment');
    await openDispute(seller, number, claim, after(49));
  });

  it('and calls the deal off returns nothing to the search, and may be asked for the money still', async () => {
    const { seller, buyer, number, listingId } = await agreed();
    await takeStep(seller, number, 'load');
    await callOff(buyer, number);
    const listing = await db.animalListing.findUniqueOrThrow({ where: { id: listingId } });
    expect(listing).toMatchObject({ isActive: false, headsReserved: 0 });
    await openDispute(seller, number, dispute({ kind: 'payment', text: 'Se llevó la hacienda' }));
  });
});

describe('a buyer who says that they received animals that never left', () => {
  const isOnSale = async (id: string) => (await db.animalListing.findUniqueOrThrow({ where: { id } })).isActive;

  it('holds the heads for a week after the seller asks to cancel, whatever they claim meanwhile', async () => {
    const { seller, buyer, number, listingId } = await agreed();
    await takeStep(seller, number, 'papers');
    await takeStep(buyer, number, 'accept');
    await lapseDeals(new Date(Date.now() + 20 * DAY_MS));
    expect(await callOff(seller, number)).toMatchObject({ status: 'open', mayCancel: 'both' });
    expect(
      await db.notification.count({
        where: { userId: buyer.id, data: { path: ['outcome'], equals: 'receiptDenied' } },
      }),
    ).toBe(1);
    await openDispute(buyer, number, dispute({ kind: 'heads', heads: '55' }));
    await lapseDeals(new Date(Date.now() + 8 * DAY_MS));
    expect(await getDeal(buyer, number)).toMatchObject({ status: 'lapsed', cancelledBy: null });
    expect(await isOnSale(listingId)).toBe(true);
    // What the buyer claims goes on without the heads.
    await acceptSum(seller, number, { what: 'claim', seen: null });
  });

  it('is bound by nothing where the seller says that they left, or takes it back', async () => {
    const left = await agreed();
    await takeStep(left.buyer, left.number, 'accept');
    await callOff(left.seller, left.number);
    await takeBackCancel(left.seller, left.number);
    await takeStep(left.seller, left.number, 'load');
    const kept = await agreed();
    await takeStep(kept.buyer, kept.number, 'accept');
    expect((await callOff(kept.seller, kept.number)).lapsesAt).not.toBeNull();
    expect(await takeBackCancel(kept.seller, kept.number)).toMatchObject({ lapsesAt: null });
    await lapseDeals(new Date(Date.now() + 20 * DAY_MS));
    for (const { seller, number } of [left, kept])
      expect(await getDeal(seller, number)).toMatchObject({ status: 'open' });
  });
});

describe('a seller who says that animals left that never did', () => {
  const claim = dispute({ kind: 'payment', text: 'Se llevó la hacienda' });

  it('makes no fault of it that the buyer calls the deal off after the days of the delivery', async () => {
    const early = await agreed();
    await takeStep(early.seller, early.number, 'load');
    expect(await callOff(early.buyer, early.number)).toMatchObject({ cancelledBy: 'buyer' });
    const { seller, buyer, number } = await agreed();
    await takeStep(seller, number, 'load');
    await openDispute(seller, number, claim, after(49));
    expect(await callOff(buyer, number, after(8 * 24))).toMatchObject({ status: 'cancelled', cancelledBy: null });
    expect((await dealFigures(buyer.id, 'buyer')).withdrawn).toBe(0);
  });

  it('may be right all the same, and is asked for the money still', async () => {
    const { seller, buyer, number, listingId } = await agreed();
    await takeStep(seller, number, 'load');
    await callOff(buyer, number, after(8 * 24));
    await openDispute(seller, number, claim, after(9 * 24));
    const listing = await db.animalListing.findUniqueOrThrow({ where: { id: listingId } });
    expect(listing).toMatchObject({ isActive: false, headsReserved: 0 });
  });
});

describe('a complaint', () => {
  const SHORT = { kind: 'weight', kg: '9690' };

  it('about what is missing is settled once, also after the deal is closed', async () => {
    const deal = await agreed();
    const { buyer, number } = deal;
    await bothWeigh(deal, '10190', '9690');
    await openDispute(buyer, number, dispute(SHORT));
    await settleAt(deal, '800');
    expect(await codeOf(openDispute(buyer, number, dispute(SHORT)))).toBe('dispute_unfit');
    await takeStep(buyer, number, 'accept');
    await takeStep(deal.seller, number, 'pay');
    expect(await codeOf(openDispute(buyer, number, dispute(SHORT)))).toBe('dispute_unfit');
    expect(await codeOf(openDispute(buyer, number, dispute({ kind: 'heads', heads: '55' })))).toBe('dispute_unfit');
  });

  it('about heads takes nothing off a price by weight of those that came', async () => {
    const deal = await agreed();
    const { seller, buyer, number } = deal;
    await takeStep(buyer, number, 'load');
    await openDispute(buyer, number, dispute({ kind: 'heads', heads: '55' }));
    await acceptSum(seller, number, { what: 'claim', seen: null });
    expect(await getDeal(buyer, number)).toMatchObject({ due: '27661.97' });
    for (const side of [seller, buyer]) await enterWeights(side, number, weighed('10200', 55));
    for (const side of [seller, buyer]) await chooseWeight(side, number, { choice: 'mean', seen: '10200' });
    expect(await getDeal(buyer, number)).toMatchObject({ due: '30176.70', delivered: { heads: 55 } });
  });

  it('of one side takes none from the other: each has ten', async () => {
    const { seller, buyer, number } = await agreed();
    await takeStep(seller, number, 'load');
    await takeStep(buyer, number, 'accept');
    const idle = dispute({ kind: 'papers', text: 'Falta una guía' });
    for (let time = 0; time < 10; time += 1) {
      await openDispute(buyer, number, idle);
      await withdrawDispute(buyer, number);
    }
    expect(await codeOf(openDispute(buyer, number, idle))).toBe('deal_limit');
    await openDispute(seller, number, dispute({ kind: 'payment', text: 'Se llevó la hacienda' }), after(49));
  });
});

it('of a payment ends as settled once the money came, in a closed deal as in an open one', async () => {
  const payment = dispute({ kind: 'payment', text: 'No pagó' });
  for (const isLate of [true, false]) {
    const { seller, buyer, number } = await agreed();
    await takeStep(seller, number, 'load');
    await takeStep(buyer, number, 'accept');
    if (isLate) await lapseDeals(after(24 * 60));
    await openDispute(seller, number, payment, after(24 * 61));
    expect(await takeStep(seller, number, 'pay', after(24 * 62))).toMatchObject({ status: 'closed', adviceFrom: null });
    const [claim] = await getDisputes(buyer, number);
    expect(claim).toMatchObject({ status: 'settled', outcome: { amount: '0.00' } });
  }
});

it('is none about a mean that a payment made firm: by whom the animals were received first, it closes the deal', async () => {
  for (const isCorrected of [false, true]) {
    const deal = await agreed();
    const { seller, buyer, number } = deal;
    await takeStep(buyer, number, 'accept');
    await bothWeigh(deal, '9500', '9400');
    if (isCorrected) await enterWeights(seller, number, weighed('9501'));
    expect(await takeStep(seller, number, 'pay')).toMatchObject({ status: 'closed', netKg: '9450', paid: '27957.83' });
  }
});

it('of a payment is the seller’s, and keeps the buyer’s from nobody: who withdraws it waits for the other to have their 48 hours', async () => {
  const { seller, buyer, number } = await agreed();
  const payment = dispute({ kind: 'payment', text: 'No pagó' });
  await takeStep(seller, number, 'load');
  await takeStep(buyer, number, 'accept');
  expect((await getDeal(buyer, number)).openable).not.toContain('payment');
  expect(await codeOf(openDispute(buyer, number, payment))).toBe('dispute_unfit');
  await openDispute(seller, number, payment);
  await withdrawDispute(seller, number, after(230));
  expect(await codeOf(openDispute(seller, number, payment, after(231)))).toBe('dispute_turn');
  await openDispute(buyer, number, dispute({ kind: 'heads', heads: '50' }), after(277));
  await withdrawDispute(buyer, number, after(278));
  await openDispute(seller, number, payment, after(279));
});

it('of a payment that is late gives the buyer no new time to claim anything of the animals', async () => {
  const { seller, buyer, number } = await agreed();
  await takeStep(seller, number, 'load');
  await takeStep(buyer, number, 'accept');
  await openDispute(seller, number, dispute({ kind: 'payment', text: 'No pagó' }), after(24 * 20));
  await takeStep(seller, number, 'pay', after(24 * 21));
  expect(await getDeal(buyer, number, after(24 * 21))).toMatchObject({ status: 'closed', openable: [] });
  const missing = dispute({ kind: 'heads', heads: '30' });
  expect(await codeOf(openDispute(buyer, number, missing, after(24 * 21)))).toBe('dispute_late');
});

const listingOf = (id: string) => db.animalListing.findUniqueOrThrow({ where: { id } });

it('says whether heads are on sale again after it is called off, as they then are', async () => {
  const change = (id: string, data: Parameters<typeof db.animalListing.update>[0]['data']) =>
    db.animalListing.update({ where: { id }, data });
  const cases: [(deal: Made) => Promise<unknown>, boolean][] = [
    [() => Promise.resolve(), true],
    [({ listingId }) => change(listingId, { expiresAt: new Date(Date.now() - 1000) }), false],
    [({ listingId }) => change(listingId, { awaitsHeads: false }), false],
    [({ listingId }) => change(listingId, { heldAt: new Date() }), false],
    [({ seller, number }) => takeStep(seller, number, 'load'), false],
  ];
  for (const [prepare, returns] of cases) {
    const deal = await agreed();
    await prepare(deal);
    expect(await getDeal(deal.buyer, deal.number)).toMatchObject({ returnsHeads: returns });
    await callOff(deal.buyer, deal.number);
    expect(await listingOf(deal.listingId)).toMatchObject({ isActive: returns, headsReserved: 0 });
  }
});

describe('heads that never came', () => {
  it('stay the seller’s, who puts them on sale again: by the weight of both, or a claim that was accepted', async () => {
    const weighedFewer = await agreed();
    const { seller, buyer, number, listingId } = weighedFewer;
    for (const side of [seller, buyer]) await enterWeights(side, number, weighed('9690', 57));
    await takeStep(buyer, number, 'accept');
    expect(await takeStep(seller, number, 'pay')).toMatchObject({ status: 'closed', unsold: 3 });
    const left = { headsReserved: 0, headsSold: 57, soldAt: null, isActive: false };
    expect(await listingOf(listingId)).toMatchObject(left);
    await setListingActive(seller, ANIMAL_LISTINGS, listingId, true);
    const claimed = await agreed();
    await takeStep(claimed.buyer, claimed.number, 'load');
    await openDispute(claimed.buyer, claimed.number, dispute({ kind: 'heads', heads: '58' }));
    await acceptSum(claimed.seller, claimed.number, { what: 'claim', seen: null });
    await takeStep(claimed.buyer, claimed.number, 'accept');
    expect(await takeStep(claimed.seller, claimed.number, 'pay', after(49))).toMatchObject({ unsold: 2 });
    expect(await listingOf(claimed.listingId)).toMatchObject({ headsSold: 58, isActive: false });
    // Once the deal closed all of them are sold: a claim is paid, and gives none back.
    const late = await agreed();
    await bothWeigh(late);
    await takeStep(late.buyer, late.number, 'accept');
    await takeStep(late.seller, late.number, 'pay');
    await openDispute(late.buyer, late.number, dispute({ kind: 'heads', heads: '58' }));
    await acceptSum(late.seller, late.number, { what: 'claim', seen: null });
    expect(await getDeal(late.seller, late.number)).toMatchObject({ status: 'closed', unsold: 0 });
    expect(await listingOf(late.listingId)).toMatchObject({ headsSold: 60, headsReserved: 0 });
  });

  it('pause the listing while others of it are on sale, as do those that left and that the buyer or both then call off', async () => {
    const some = () => makeDeal({ amount: '3.05', headCount: '80' });
    const left = { isActive: false, awaitsHeads: false, headsReserved: 0 };
    const gone = await some();
    await takeStep(gone.seller, gone.number, 'load');
    expect(await getDeal(gone.buyer, gone.number)).toMatchObject({ returnsHeads: false });
    await callOff(gone.buyer, gone.number);
    expect(await listingOf(gone.listingId)).toMatchObject({ ...left, headsSold: 0 });
    const { email } = await db.user.findUniqueOrThrow({ where: { id: gone.seller.id } });
    expect((await mailsTo(email)).at(-1)?.text).toContain('el anuncio no está a la venta');
    const both = await some();
    for (const side of [both.seller, both.buyer]) await takeStep(side, both.number, 'load');
    for (const side of [both.seller, both.buyer]) await callOff(side, both.number);
    expect(await listingOf(both.listingId)).toMatchObject({ ...left, headsSold: 0 });
    const missing = await some();
    const { seller, buyer, number, listingId } = missing;
    for (const side of [seller, buyer]) await enterWeights(side, number, weighed('9690', 57));
    await takeStep(buyer, number, 'accept');
    await takeStep(seller, number, 'pay');
    expect(await listingOf(listingId)).toMatchObject({ ...left, headsSold: 57 });
    // Who called off what never left has their heads back on sale at once.
    const kept = await some();
    await callOff(kept.buyer, kept.number);
    expect(await listingOf(kept.listingId)).toMatchObject({ isActive: true, headsReserved: 0 });
  });

  it('are sold where one side alone counts fewer', async () => {
    const { seller, buyer, number, listingId } = await agreed();
    await enterWeights(seller, number, weighed('9690', 57));
    await takeStep(buyer, number, 'accept');
    expect(await takeStep(seller, number, 'pay', after(49))).toMatchObject({ status: 'closed', unsold: 0 });
    expect(await listingOf(listingId)).toMatchObject({ headsSold: 60 });
  });
});

describe('an account that is deleted in the middle of a deal', () => {
  /** The account is gone, as its deletion leaves the deal. */
  const leave = (number: number, side: 'seller' | 'buyer') =>
    db.deal.update({ where: { number }, data: side === 'seller' ? { sellerId: null } : { buyerId: null } });

  it('closes what the buyer received and the seller says left, for no price of the market, and tells the other one', async () => {
    const { seller, buyer, number, listingId } = await agreed();
    await takeStep(seller, number, 'load');
    await takeStep(buyer, number, 'accept');
    await lapseDeals();
    await leave(number, 'buyer');
    await lapseDeals();
    expect(await getDeal(seller, number)).toMatchObject({ status: 'closed', done: { pay: null } });
    const listing = await db.animalListing.findUniqueOrThrow({ where: { id: listingId } });
    expect(listing).toMatchObject({ headsReserved: 0, headsSold: 60 });
    expect(await db.priceObservation.count({ where: { listingId, source: 'deal', isValid: true } })).toBe(0);
    expect(
      await db.notification.count({ where: { userId: seller.id, data: { path: ['outcome'], equals: 'closed' } } }),
    ).toBe(1);
  });

  it('frees the heads of everything else, as nobody’s fault: also of what a buyer alone says came', async () => {
    const claimed = await agreed();
    await takeStep(claimed.buyer, claimed.number, 'accept');
    await leave(claimed.number, 'buyer');
    const open = await agreed();
    await leave(open.number, 'buyer');
    await lapseDeals();
    for (const { seller, number, listingId } of [claimed, open]) {
      expect(await getDeal(seller, number)).toMatchObject({ status: 'cancelled', cancelledBy: null });
      const listing = await db.animalListing.findUniqueOrThrow({ where: { id: listingId } });
      expect(listing).toMatchObject({ isActive: true, headsReserved: 0, headsSold: 0 });
    }
    const received = await agreed();
    await takeStep(received.buyer, received.number, 'accept');
    await leave(received.number, 'seller');
    await lapseDeals();
    expect(await getDeal(received.buyer, received.number)).toMatchObject({ status: 'closed' });
  });
});

it('a listing stays while it is in a deal, so that what it was sold for is known', async () => {
  const { seller, buyer, number, listingId } = await agreed();
  expect(await codeOf(deleteListing(seller, ANIMAL_LISTINGS, listingId))).toBe('listing_in_deal');
  await callOff(buyer, number);
  await deleteListing(seller, ANIMAL_LISTINGS, listingId);
});

it.each(['accept', 'pay'])('whoever says «%s» binds themselves, and names the sum that they saw', (step) => {
  expect(stepSchema.safeParse({ step }).success).toBe(false);
  expect(stepSchema.safeParse({ step, seen: null }).success).toBe(true);
  expect(stepSchema.parse({ step, seen: '30176.70' })).toEqual({ step, seen: '30176.70' });
});

it('other steps need none', () => expect(stepSchema.safeParse({ step: 'load' }).success).toBe(true));
