import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { cancelDeal, lapseDeals, takeBackCancel } from '@/lib/deals/deals/cancel-deal';
import { dealCalendar } from '@/lib/deals/deals/deal-calendar';
import type { DealSnapshot } from '@/lib/deals/deals/dto';
import { dealFigures } from '@/lib/deals/deals/deal-figures';
import { openDealsOfLots } from '@/lib/deals/deals/deals-of-lots';
import { getDeal } from '@/lib/deals/deals/get-deal';
import { listDeals } from '@/lib/deals/deals/list-deals';
import { readSheet } from '@/lib/deals/deals/read-sheet';
import { reviewDeal } from '@/lib/deals/deals/review-deal';
import { cancelSchema, reviewSchema, weighingSchema } from '@/lib/deals/deals/schema';
import { takeStep } from '@/lib/deals/deals/take-step';
import { termsHash } from '@/lib/deals/deals/terms-hash';
import { chooseWeight, confirmWeights, enterWeights, objectToWeight } from '@/lib/deals/deals/weigh';
import { openDispute } from '@/lib/deals/disputes/open-dispute';
import { disputeSchema } from '@/lib/deals/disputes/schema';
import { listTasks } from '@/lib/desk/dashboard/list-tasks';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { onScale, toKg } from '@/lib/deals/terms/scale';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { markSold } from '@/lib/market/listings/mark-sold';
import { renewListing } from '@/lib/market/listings/renew-listing';
import { setListingActive } from '@/lib/market/listings/set-listing-active';
import { callOff, confirmMean, makeClosedDeal, makeDeal, publishCalves } from '@/tests/factories/deal';
import { inMs, makeLot } from '@/tests/factories/lot';
import { mailsTo } from '@/tests/factories/outbox';
import { refusalOf } from '@/tests/factories/refusal';
import { makeTrader, makeUser } from '@/tests/factories/user';

const codeOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).code;
const weighing = (grossKg: string, tareKg: string, heads = 60) => weighingSchema.parse({ heads, grossKg, tareKg });
const SELLER_WEIGHED = weighing('24620', '14440');
const BUYER_WEIGHED = weighing('24540', '14420');
const review = (traits: Record<string, unknown> = {}) =>
  reviewSchema.parse({ overall: 5, text: 'Todo bien', ...traits });
const listingOf = (id: string) =>
  db.animalListing.findUniqueOrThrow({
    where: { id },
    select: { headsReserved: true, headsSold: true, isActive: true, soldAt: true },
  });

describe('a deal', () => {
  it('goes from the agreement to the reviews; what closes it writes its price', async () => {
    const { seller, buyer, number, listingId } = await makeDeal();
    expect(await getDeal(buyer, number)).toMatchObject({
      side: 'buyer',
      status: 'open',
      next: 'papers',
      turn: 'seller',
    });
    await takeStep(seller, number, 'papers');
    await takeStep(buyer, number, 'load');
    const mine = await enterWeights(seller, number, SELLER_WEIGHED);
    expect(mine.weights).toMatchObject({ mine: { netKg: '10180' }, theirs: null, theyHave: false, compared: null });
    const before = await getDeal(buyer, number);
    expect(before.weights).toMatchObject({ mine: null, theirs: null, theyHave: true });
    expect(JSON.stringify(before)).not.toContain('10180');
    const both = await enterWeights(buyer, number, BUYER_WEIGHED);
    expect(both).toMatchObject({ next: 'settleWeights', weights: { theirs: { netKg: '10180' } } });
    expect(both.weights.compared).toMatchObject({ isWithin: true, mean: '10150', tolerance: '3' });
    expect(await confirmMean({ seller, buyer, number })).toMatchObject({
      netKg: '10150',
      next: 'accept',
      turn: 'buyer',
    });
    await takeStep(buyer, number, 'accept');
    const closed = await takeStep(seller, number, 'pay');
    expect(closed).toMatchObject({ status: 'closed', next: null });
    const sold = await listingOf(listingId);
    expect(sold).toMatchObject({ headsReserved: 0, headsSold: 60 });
    expect(sold.soldAt).not.toBeNull();
    const observed = await db.priceObservation.findMany({ where: { listingId, source: 'deal' } });
    // 10,150 kg of 60, which were expected at 170.
    expect(observed.map(({ amount, heads, kg }) => [amount.toString(), heads, kg])).toEqual([['3', 60, 169]]);

    const text = 'Puntual: 60 terneros, 10.150 kg el 12/9/2026';
    const withPhone = review({ overall: 4, text: `${text}. Llamame al 099 123 456` });
    await expect(reviewDeal(buyer, number, withPhone)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { text: [{ key: 'reviewPhone' }] },
    });
    const { reviews: own } = await reviewDeal(buyer, number, review({ overall: 4, asDescribed: 3, text }));
    expect(own.mine?.text).toBe(text);
    expect((await getDeal(seller, number)).reviews).toMatchObject({
      theirs: null,
      theyHave: true,
      judgesAnimals: false,
    });
    // The seller doesn't rate his own animals.
    await reviewDeal(seller, number, review({ asDescribed: 5 }));
    const { reviews } = await getDeal(seller, number);
    expect(reviews).toMatchObject({ mine: { asDescribed: null }, theirs: { overall: 4, asDescribed: 3 } });
    expect(await codeOf(reviewDeal(seller, number, review()))).toBe('review_given');
    expect((await getDeal(seller, number)).events.map(({ kind }) => kind)).toEqual([
      'agreed',
      'papers',
      'load',
      'weighed',
      'weighed',
      'weightConfirmed',
      'weightFirm',
      'accept',
      'pay',
      'closed',
      'reviewed',
      'reviewed',
    ]);
  });

  it('is nobody else’s, whatever number they try', async () => {
    const { number } = await makeDeal();
    const stranger = (await makeUser()).actor;
    for (const tried of [number, number + 1, 0, -1, 1.5, Number.NaN, 2 ** 40]) {
      expect(await codeOf(getDeal(stranger, tried))).toBe('deal_not_found');
      expect(await codeOf(takeStep(stranger, tried, 'load'))).toBe('deal_not_found');
    }
    expect(await listDeals(stranger)).toEqual([]);
  });

  it('shows its buyer the animals that it took off sale, and nobody else', async () => {
    const { listingId, buyer, seller, number } = await makeDeal();
    const stranger = (await makeUser()).actor;
    const sees = async () => {
      const shown = await Promise.all([buyer, stranger, null].map((viewer) => getAnimalListing(viewer, listingId)));
      return shown.map((listing) => listing?.status ?? null);
    };
    expect(await sees()).toEqual(['paused', null, null]);
    await db.animalListing.update({ where: { id: listingId }, data: { heldAt: new Date() } });
    expect(await sees()).toEqual([null, null, null]);
    await callOff(seller, number);
    expect(await sees()).toEqual([null, null, null]);
  });

  it('lets nobody say what the other side would lose by', async () => {
    const { seller, buyer, number } = await makeDeal();
    expect(await codeOf(takeStep(seller, number, 'accept'))).toBe('step_theirs');
    expect(await codeOf(takeStep(buyer, number, 'pay'))).toBe('step_theirs');
    expect(await codeOf(takeStep(buyer, number, 'papers'))).toBe('step_theirs');
  });

  it('records of both that the animals left, of each once', async () => {
    const { seller, buyer, number } = await makeDeal();
    for (const side of [seller, buyer, buyer, seller]) await takeStep(side, number, 'load');
    const { events, done } = await getDeal(buyer, number);
    const loaded = events.filter(({ kind }) => kind === 'load');
    expect(loaded.map(({ side }) => side).toSorted()).toEqual(['buyer', 'seller']);
    expect(done.load).toBe(loaded.map(({ at }) => at).toSorted()[0]);
  });

  it('closes without the steps that were skipped, once', async () => {
    const { seller, buyer, number, listingId } = await makeDeal({ heads: 20 });
    const late = new Date(Date.now() + 3 * DAY_MS);
    const steps = () => [takeStep(buyer, number, 'accept'), takeStep(seller, number, 'pay', late)];
    await Promise.all([...steps(), ...steps()]);
    await confirmWeights(late);
    expect(await getDeal(seller, number)).toMatchObject({ status: 'closed' });
    expect(await listingOf(listingId)).toMatchObject({ headsReserved: 0, headsSold: 20, isActive: true, soldAt: null });
    expect(await codeOf(callOff(seller, number))).toBe('deal_over');
  });

  it('keeps its terms under a hash that the database’s own spelling doesn’t change', async () => {
    const { number } = await makeDeal();
    const { agreedAt, ...stored } = await db.deal.findUniqueOrThrow({ where: { number } });
    const agreed = { number, agreedAt, terms: stored.terms as DealTerms, snapshot: stored.snapshot as DealSnapshot };
    expect(termsHash(agreed)).toBe(stored.termsHash);
    // Another deal of the same two on the same terms has another one.
    const others = [
      { ...agreed, terms: { ...agreed.terms, amount: '3.01' } },
      { ...agreed, number: number + 1 },
      { ...agreed, agreedAt: new Date(agreedAt.getTime() + 1) },
    ];
    for (const other of others) expect(termsHash(other)).not.toBe(stored.termsHash);
  });

  it('keeps what happened: no event is ever changed', async () => {
    const { number } = await makeDeal();
    const { id } = await db.deal.findUniqueOrThrow({ where: { number } });
    await expect(db.dealEvent.updateMany({ where: { dealId: id }, data: { kind: 'closed' } })).rejects.toThrow();
  });

  it('stays with the other side when an account is deleted', async () => {
    const { seller, buyer, number } = await makeDeal();
    await db.user.delete({ where: { id: buyer.id } });
    const left = await getDeal(seller, number);
    expect(left.person).toBeNull();
    expect(left.snapshot.buyer.name).toContain('Rosa');
  });
});

describe('cancelling', () => {
  it('by one side before loading gives the heads back, and the listing returns to the search', async () => {
    const { buyer, number, listingId } = await makeDeal();
    expect(await listingOf(listingId)).toMatchObject({ headsReserved: 60, isActive: false });
    expect(await callOff(buyer, number)).toMatchObject({ status: 'cancelled', cancelledBy: 'buyer' });
    expect(await listingOf(listingId)).toMatchObject({ headsReserved: 0, isActive: true });
  });

  it('alone leaves the review to the other side', async () => {
    const { seller, buyer, number } = await makeDeal();
    expect((await callOff(buyer, number)).reviews.until).toBeNull();
    const said = reviewSchema.parse({ overall: 1 });
    expect(await codeOf(reviewDeal(buyer, number, said))).toBe('review_cancelled');
    expect((await getDeal(seller, number)).reviews).toMatchObject({ isAlone: true, theyHave: false });
    expect((await reviewDeal(seller, number, said)).reviews.mine).toMatchObject({ overall: 1 });
    // Nobody waits for a review that can't come: who called it off sees the other's at once, and is told so.
    expect((await getDeal(buyer, number)).reviews).toMatchObject({
      until: null,
      isAlone: false,
      theirs: { overall: 1 },
    });
    const told = await db.notification.findMany({ where: { userId: buyer.id, kind: 'deal' } });
    expect(told.map(({ data }) => (data as { outcome: string }).outcome)).toContain('reviewedAlone');
  });

  it('of animals that both say left and the buyer never received asks nobody how they were', async () => {
    const { seller, buyer, number } = await makeDeal();
    for (const side of [seller, buyer]) await takeStep(side, number, 'load');
    for (const side of [seller, buyer]) await callOff(side, number);
    expect((await getDeal(buyer, number)).reviews).toMatchObject({ judgesAnimals: false });
  });

  it('before the animals came asks nobody how they were, and its review is none of who bought', async () => {
    const { seller, buyer, number } = await makeDeal();
    await callOff(seller, number);
    const said = reviewSchema.parse({ overall: 1, asDescribed: 1, dealing: 2 });
    const { reviews } = await reviewDeal(buyer, number, said);
    expect(reviews).toMatchObject({ judgesAnimals: false, mine: { overall: 1, asDescribed: null, dealing: 2 } });
    const after = new Date(Date.now() + 15 * DAY_MS);
    expect(await dealFigures(seller.id, 'seller', after)).toMatchObject({ withdrawn: 1, reviews: null });
  });

  it('alone brings back a listing whose heads are all in deals, and no hand does', async () => {
    const { seller, number, listingId } = await makeDeal();
    await expect(setListingActive(seller, ANIMAL_LISTINGS, listingId, true)).rejects.toMatchObject({
      code: 'listing_reserved',
    });
    // Whatever else puts listings on sale leaves it off.
    await renewListing(seller, ANIMAL_LISTINGS, listingId);
    await db.animalListing.update({ where: { id: listingId }, data: { isActive: true } });
    expect(await listingOf(listingId)).toMatchObject({ headsReserved: 60, isActive: false });
    await callOff(seller, number);
    expect(await listingOf(listingId)).toMatchObject({ headsReserved: 0, isActive: true });
  });

  it('doesn’t bring back a listing that its owner paused meanwhile, nor one that may not be on sale', async () => {
    const [paused, edited, held, suspended] = [
      await makeDeal(),
      await makeDeal({ heads: 40 }),
      await makeDeal(),
      await makeDeal(),
    ];
    await setListingActive(paused.seller, ANIMAL_LISTINGS, paused.listingId, false);
    // Fewer heads than before, all of them in the deal.
    await db.animalListing.update({ where: { id: edited.listingId }, data: { headCount: 40 } });
    expect(await listingOf(edited.listingId)).toMatchObject({ headsReserved: 40, isActive: false });
    await db.animalListing.update({ where: { id: held.listingId }, data: { heldAt: new Date() } });
    await db.user.update({ where: { id: suspended.seller.id }, data: { suspendedAt: new Date() } });
    for (const { buyer, number } of [paused, edited, held, suspended]) await callOff(buyer, number);
    const back = [paused, edited, held, suspended].map(async ({ listingId }) => (await listingOf(listingId)).isActive);
    expect(await Promise.all(back)).toEqual([false, true, false, false]);
  });

  it('is what a sold listing waits for whose heads are all in deals', async () => {
    const { seller, listingId } = await makeDeal();
    await markSold(seller, ANIMAL_LISTINGS, listingId, true);
    expect(await codeOf(markSold(seller, ANIMAL_LISTINGS, listingId, false))).toBe('listing_reserved');
  });

  it('needs both once both say that the animals left, and is over once they were accepted', async () => {
    const { seller, buyer, number, listingId } = await makeDeal();
    await takeStep(seller, number, 'load');
    await enterWeights(buyer, number, BUYER_WEIGHED);
    expect(await callOff(buyer, number)).toMatchObject({ status: 'open' });
    expect(await callOff(buyer, number)).toMatchObject({ status: 'open' });
    expect(await callOff(seller, number)).toMatchObject({ status: 'cancelled', cancelledBy: 'both' });
    expect((await listingOf(listingId)).headsReserved).toBe(0);
    const other = await makeDeal();
    await takeStep(other.seller, other.number, 'load');
    await takeStep(other.buyer, other.number, 'accept');
    expect(await codeOf(callOff(other.seller, other.number))).toBe('deal_accepted');
  });

  it('asked for is over once whoever asked takes it back, or goes on with the deal', async () => {
    const { seller, buyer, number } = await makeDeal();
    for (const side of [seller, buyer]) await takeStep(side, number, 'load');
    await callOff(buyer, number);
    expect(await listDeals(seller)).toMatchObject([{ waits: 'cancel' }]);
    for (let twice = 0; twice < 2; twice++) await takeBackCancel(buyer, number);
    expect(await listDeals(seller)).toMatchObject([{ waits: 'weigh' }]);
    expect(await callOff(seller, number)).toMatchObject({ status: 'open' });
    await enterWeights(seller, number, SELLER_WEIGHED);
    expect(await callOff(buyer, number)).toMatchObject({ status: 'open' });
    expect(await callOff(seller, number)).toMatchObject({ status: 'cancelled' });
    expect(await codeOf(takeBackCancel(seller, number))).toBe('deal_over');
  });

  it('does what was seen, or nothing: a press on an older page neither cancels alone nor agrees unseen', async () => {
    expect(cancelSchema.safeParse({}).error?.issues).toMatchObject([{ path: ['seen'] }]);
    const { seller, buyer, number } = await makeDeal();
    for (const side of [seller, buyer]) await takeStep(side, number, 'load');
    for (const seen of ['alone', 'atFault'] as const)
      expect(await codeOf(cancelDeal(buyer, number, seen, new Date()))).toBe('conflict');
    await cancelDeal(seller, number, 'ask', new Date());
    expect(await codeOf(cancelDeal(buyer, number, 'ask', new Date()))).toBe('conflict');
    await takeBackCancel(seller, number);
    expect(await codeOf(cancelDeal(buyer, number, 'agree', new Date()))).toBe('conflict');
    await cancelDeal(seller, number, 'ask', new Date());
    expect(await cancelDeal(buyer, number, 'agree', new Date())).toMatchObject({ cancelledBy: 'both' });
  });

  it('twice at once gives the heads back once', async () => {
    const { seller, buyer, number, listingId } = await makeDeal({ heads: 10 });
    await Promise.allSettled([callOff(seller, number), callOff(buyer, number)]);
    expect(await listingOf(listingId)).toMatchObject({ headsReserved: 0, headsSold: 0 });
  });

  it('happens by itself after seven days without a step, and seven more with the papers alone', async () => {
    const [idle, busy] = [await makeDeal(), await makeDeal()];
    await takeStep(busy.seller, busy.number, 'papers');
    const later = new Date(Date.now() + 7 * DAY_MS + HOUR_MS);
    await lapseDeals(new Date(Date.now() + 6 * DAY_MS));
    expect(await getDeal(idle.seller, idle.number)).toMatchObject({ status: 'open' });
    const counted = await Promise.all([lapseDeals(later), lapseDeals(later)]);
    expect(counted.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(1);
    expect(await getDeal(idle.seller, idle.number)).toMatchObject({ status: 'lapsed' });
    expect(await listingOf(idle.listingId)).toMatchObject({ headsReserved: 0, isActive: true });
    const told = await db.notification.findMany({ where: { subject: `deal ${idle.number} lapsed` } });
    expect(told.map(({ userId }) => userId).sort()).toEqual([idle.seller.id, idle.buyer.id].sort());
    expect((await getDeal(idle.buyer, idle.number)).events.at(-1)).toMatchObject({ kind: 'lapsed', side: null });
    expect(await getDeal(busy.seller, busy.number)).toMatchObject({ status: 'open' });
    await lapseDeals(new Date(Date.now() + 14 * DAY_MS + HOUR_MS));
    expect(await getDeal(busy.seller, busy.number)).toMatchObject({ status: 'lapsed', cancelledBy: null });
  });
});

describe('weights', () => {
  it('that agree are firm after 48 hours without a word; those that differ are not', async () => {
    const [alike, apart] = [await makeDeal(), await makeDeal()];
    for (const { seller, buyer, number } of [alike, apart]) {
      await enterWeights(seller, number, SELLER_WEIGHED);
      await enterWeights(buyer, number, number === alike.number ? BUYER_WEIGHED : weighing('24110', '14420'));
    }
    expect(await codeOf(chooseWeight(apart.seller, apart.number, { choice: 'mean', seen: '9935' }))).toBe(
      'weights_differ',
    );
    expect(await confirmWeights(new Date(Date.now() + 49 * HOUR_MS))).toBe(1);
    expect(await getDeal(alike.seller, alike.number)).toMatchObject({ netKg: '10150' });
    expect(await getDeal(apart.seller, apart.number)).toMatchObject({ netKg: null, next: 'settleWeights' });
    expect(await chooseWeight(apart.seller, apart.number, { choice: 'theirs', seen: '9690' })).toMatchObject({
      netKg: '9690',
      next: 'accept',
    });
    expect(await codeOf(enterWeights(apart.buyer, apart.number, BUYER_WEIGHED))).toBe('weight_firm');
  });

  it('of a deal by the hundredweight are pounds to the cent: stored, compared and paid', async () => {
    // 525 lb from 500 to 550, as the form sends them.
    const weights = { weight: '238.14', weightMin: '226.80', weightMax: '249.48' };
    const asked = { priceBasis: 'live_cwt', priceAmount: '150', ...weights, shrinkPercent: undefined };
    const deal = await makeDeal({ ...asked, amount: '150' });
    const { seller, buyer, number } = deal;
    const { terms, snapshot } = await db.deal.findUniqueOrThrow({ where: { number } });
    expect([terms, snapshot]).toMatchObject([
      { kg: 238.13599425 },
      { lot: { declared: { facts: { weightMin: 226.796185, weightMax: 249.4758035 } } } },
    ]);
    await enterWeights(seller, number, weighing(toKg('45000', 'lb'), toKg('13500', 'lb')));
    const both = await enterWeights(buyer, number, weighing(toKg('44981', 'lb'), toKg('13500', 'lb')));
    const { mine, theirs, compared } = both.weights;
    expect([theirs?.netKg, mine?.netKg, compared?.mean].map((kg) => onScale(kg ?? '', 'lb'))).toEqual([
      ...['31500', '31481', '31490.5'],
    ]);
    const firm = await confirmMean(deal);
    expect([onScale(firm.netKg ?? '', 'lb'), firm.due]).toEqual(['31490.5', '47235.75']);
  });

  it('that are entered again as they were change nothing, and notify nobody', async () => {
    const { actor: seller, email } = await makeUser();
    const { buyer, number } = await makeDeal({ seller });
    await enterWeights(seller, number, SELLER_WEIGHED);
    await enterWeights(buyer, number, BUYER_WEIGHED);
    expect((await mailsTo(email)).at(-1)?.text).toMatch(/la media es 10\.150\skg\. Si nadie dice nada/);
    const before = await getDeal(buyer, number);
    const mails = (await mailsTo(email)).length;
    expect((await enterWeights(buyer, number, BUYER_WEIGHED)).weights).toEqual(before.weights);
    expect((await getDeal(buyer, number)).events).toEqual(before.events);
    expect(await mailsTo(email)).toHaveLength(mails);
  });

  it('of different numbers of heads never agree by themselves', async () => {
    const { seller, buyer, number } = await makeDeal();
    await enterWeights(seller, number, SELLER_WEIGHED);
    const both = await enterWeights(buyer, number, weighing('24540', '14420', 59));
    expect(both.weights.compared?.isWithin).toBe(false);
  });

  it('are firm once both confirmed their mean: one alone leaves the other its 48 hours', async () => {
    const { seller, buyer, number } = await makeDeal();
    await enterWeights(seller, number, SELLER_WEIGHED);
    await enterWeights(buyer, number, BUYER_WEIGHED);
    const mean = { choice: 'mean', seen: '10150' } as const;
    const one = await chooseWeight(buyer, number, mean);
    expect(one).toMatchObject({ netKg: null, weights: { confirmed: { mine: true, theirs: false } }, turn: 'seller' });
    expect(await chooseWeight(buyer, number, mean)).toMatchObject({ events: one.events });
    expect(one.weights.compared?.firmAt).not.toBeNull();
    expect(await objectToWeight(seller, number, { third: null })).toMatchObject({ turn: 'both' });
    expect(await codeOf(chooseWeight(buyer, number, mean))).toBe('weight_objected');
    expect(await chooseWeight(seller, number, mean)).toMatchObject({ netKg: '10150', next: 'accept' });
  });

  it('that agree are nobody’s gain: the other side’s is taken only at the taker’s own cost', async () => {
    const { seller, buyer, number } = await makeDeal();
    await enterWeights(seller, number, BUYER_WEIGHED);
    await enterWeights(buyer, number, SELLER_WEIGHED);
    expect(await codeOf(chooseWeight(seller, number, { choice: 'theirs', seen: '10180' }))).toBe('weight_gain');
    expect(await codeOf(chooseWeight(buyer, number, { choice: 'theirs', seen: '10120' }))).toBe('weight_gain');
    // Nobody frees themselves of the mean by objecting to it.
    await objectToWeight(seller, number, { third: null });
    expect(await codeOf(chooseWeight(seller, number, { choice: 'theirs', seen: '10180' }))).toBe('weight_gain');
    await objectToWeight(buyer, number, { third: null });
    expect(await chooseWeight(seller, number, { choice: 'theirs', seen: '10180' })).toMatchObject({ netKg: '10180' });
  });

  it('are taken as they were seen: a correction meanwhile is refused first', async () => {
    const { seller, buyer, number } = await makeDeal();
    await enterWeights(seller, number, SELLER_WEIGHED);
    await enterWeights(buyer, number, weighing('24110', '14420'));
    await enterWeights(seller, number, weighing('10900', ''));
    expect(await codeOf(chooseWeight(buyer, number, { choice: 'theirs', seen: '10180' }))).toBe('weight_outdated');
    expect(await getDeal(buyer, number)).toMatchObject({ netKg: null });
    expect(await chooseWeight(buyer, number, { choice: 'theirs', seen: '10900.00' })).toMatchObject({ netKg: '10900' });
  });

  it('are refused where they are no weights', async () => {
    const { seller, buyer, number } = await makeDeal();
    expect(weighingSchema.safeParse({ heads: 60, grossKg: '100', tareKg: '100' }).success).toBe(false);
    expect(weighingSchema.safeParse({ heads: 60, grossKg: '1e9' }).success).toBe(false);
    expect((await refusalOf(enterWeights(seller, number, weighing('900', '', 61)))).fields.heads).toHaveLength(1);
    expect(await codeOf(chooseWeight(buyer, number, { choice: 'theirs', seen: '900' }))).toBe('weights_missing');
  });
});

it('reviews are over after fourteen days, and shown then', async () => {
  const { seller, buyer, number } = await makeDeal();
  expect(await codeOf(reviewDeal(seller, number, review()))).toBe('review_early');
  await takeStep(buyer, number, 'accept');
  await reviewDeal(seller, number, review({ overall: 2 }));
  const after = new Date(Date.now() + 15 * DAY_MS);
  expect((await getDeal(buyer, number, after)).reviews.theirs).toMatchObject({ overall: 2 });
  expect(await codeOf(reviewDeal(buyer, number, review(), after))).toBe('reviews_over');
});

it('what waits for somebody comes first among their deals', async () => {
  const first = await makeDeal();
  await takeStep(first.seller, first.number, 'papers');
  await takeStep(first.seller, first.number, 'load');
  await enterWeights(first.seller, first.number, SELLER_WEIGHED);
  expect(await listDeals(first.buyer)).toMatchObject([{ next: 'weigh', turn: 'buyer' }]);
  expect(await listDeals(first.seller)).toMatchObject([{ next: 'weigh', turn: 'buyer' }]);
  // Ten at night where the calves are is the next day by the server's clock.
  await db.deal.update({ where: { number: first.number }, data: { agreedAt: new Date('2026-11-12T01:00:00.000Z') } });
  expect(await listDeals(first.buyer)).toMatchObject([
    { agreedOn: '2026-11-11', agreedAt: '2026-11-12T01:00:00.000Z' },
  ]);
  const tasksOf = async (actor: Actor) => (await listTasks(actor)).filter(({ kind }) => kind === 'deal');
  expect(await tasksOf(first.buyer)).toMatchObject([{ number: first.number, step: 'weigh' }]);
  expect(await tasksOf(first.seller)).toEqual([]);
});

describe('what deals say of a seller', () => {
  it('weighs the animals that came: a missing one makes the others no lighter', async () => {
    const { seller, buyer, number } = await makeDeal();
    await db.deal.update({ where: { number }, data: { agreedAt: new Date(Date.now() - 2 * DAY_MS) } });
    const weighing = weighingSchema.parse({ heads: 58, grossKg: '9860' });
    for (const side of [seller, buyer]) await enterWeights(side, number, weighing);
    await confirmMean({ seller, buyer, number });
    await takeStep(buyer, number, 'accept');
    await takeStep(seller, number, 'pay');
    expect(await dealFigures(seller.id)).toMatchObject({ weight: { percent: 0, count: 1 } });
  });

  it('is the median of the delivered weight, and what buyers say once it is shown', async () => {
    const seller = (await makeTrader()).actor;
    expect(await dealFigures(seller.id)).toEqual({
      deals: 0,
      weight: null,
      reviews: null,
      withdrawn: 0,
      disputesLost: 0,
    });
    const closed = [];
    for (const kg of ['9690', '10200', '10098']) closed.push(await makeClosedDeal(kg, { seller }));
    expect(await dealFigures(seller.id)).toMatchObject({ deals: 3, weight: { percent: -1, count: 3 }, reviews: null });
    const [{ number, buyer } = await makeDeal()] = closed;
    await reviewDeal(buyer, number, review({ overall: 2 }));
    expect((await dealFigures(seller.id)).reviews).toBeNull();
    await reviewDeal(seller, number, review());
    expect((await dealFigures(seller.id)).reviews).toEqual({ mean: 3.8, count: 1 });
    const called = await makeDeal({ seller });
    await callOff(seller, called.number);
    expect(await dealFigures(seller.id)).toMatchObject({ deals: 3, withdrawn: 1 });
  });

  it('is what each person says once, however often they bought', async () => {
    const [seller, often, once] = [(await makeTrader()).actor, (await makeTrader()).actor, (await makeTrader()).actor];
    const judge = async (buyer: Actor, overall: number) => {
      const { number } = await makeClosedDeal('10200', { seller, buyer });
      await reviewDeal(buyer, number, review({ overall }));
      await reviewDeal(seller, number, review());
    };
    for (const overall of [1, 1, 1]) await judge(often, overall);
    // One of six, the other five being what they are weighed against.
    expect(await dealFigures(seller.id)).toMatchObject({ deals: 3, reviews: { mean: 3.7, count: 1 } });
    await judge(once, 5);
    expect((await dealFigures(seller.id)).reviews).toEqual({ mean: 3.9, count: 2 });
  });

  it('is of a buyer what sellers say, what they called off, and no weight', async () => {
    const buyer = (await makeTrader()).actor;
    const { number, seller } = await makeClosedDeal('9690', { buyer });
    await reviewDeal(seller, number, review({ overall: 3 }));
    await reviewDeal(buyer, number, review());
    const called = await makeDeal({ buyer });
    await callOff(buyer, called.number);
    expect(await dealFigures(buyer.id, 'buyer')).toEqual({
      deals: 1,
      weight: null,
      reviews: { mean: 4, count: 1 },
      withdrawn: 1,
      disputesLost: 0,
    });
    expect(await dealFigures(buyer.id)).toMatchObject({ deals: 0, withdrawn: 0 });
  });

  it('counts deals with one person three times at most', async () => {
    const [seller, friend] = [(await makeTrader()).actor, (await makeTrader()).actor];
    for (let round = 0; round < 4; round += 1) await makeClosedDeal('10200', { seller, buyer: friend });
    expect((await dealFigures(seller.id)).deals).toBe(3);
  });

  it('leaves out deals of two accounts with the same premises, once an administrator saw both on a document', async () => {
    const [seller, self] = [(await makeTrader()).actor, (await makeTrader()).actor];
    const { listingId } = await makeClosedDeal('10200', { seller, buyer: self });
    const premises = { scheme: 'dicose', number: '150123456' };
    const tag = { scheme: 'snig', number: '858000012345678', checkedAt: new Date() };
    await db.declaredId.createMany({
      data: [
        { ...premises, userId: seller.id, checkedAt: new Date() },
        { ...premises, userId: self.id },
        // A tag goes with the animal.
        { ...tag, userId: seller.id, listingId },
        { ...tag, userId: self.id, listingId },
      ],
    });
    expect((await dealFigures(seller.id)).deals).toBe(1);
    await db.declaredId.updateMany({ where: { userId: self.id, listingId: null }, data: { checkedAt: new Date() } });
    expect((await dealFigures(seller.id)).deals).toBe(0);
  });
});

it('the sheet of a deal is a PDF for its two sides alone, and its deadlines a calendar', async () => {
  const { seller, buyer, number } = await makeClosedDeal('10200');
  const pdf = Buffer.from(await readSheet(buyer, number));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.byteLength).toBeLessThan(150_000);
  const stranger = (await makeUser()).actor;
  expect(await codeOf(readSheet(stranger, number))).toBe('deal_not_found');
  expect(await codeOf(dealCalendar(stranger, number))).toBe('deal_not_found');
  const calendar = await dealCalendar(seller, number);
  expect(calendar).toContain('BEGIN:VEVENT');
  expect(calendar).toContain(`/deals/${number}`);
});

it('its calendar says what is due on each day of payment, once a day', async () => {
  const payment = JSON.stringify({ kind: 'instalments', groups: [2, 2] });
  const { seller, buyer, number } = await makeDeal({ payment, amount: '3.05' });
  for (const actor of [seller, buyer]) await takeStep(actor, number, 'load');
  const paid = (await dealCalendar(seller, number)).replaceAll(/\r\n /g, '').match(/SUMMARY:Pago.*/g);
  // US$ 30,176.70 in four parts, of which the first two are due at once.
  expect(paid?.map((line) => line.replace(/ del trato.*/, '').replaceAll('\u00a0', ' '))).toEqual([
    'SUMMARY:Pago de US$ 15.088\\,36',
    'SUMMARY:Pago de US$ 7.544\\,17',
    'SUMMARY:Pago de US$ 7.544\\,17',
  ]);
});

it('its calendar says until when to claim, then from when on an administrator recommends, and when it closes by itself', async () => {
  const { seller, buyer, number } = await makeDeal();
  for (const actor of [seller, buyer]) await takeStep(actor, number, 'load');
  await takeStep(buyer, number, 'accept');
  const received = await dealCalendar(buyer, number);
  for (const kind of ['claims', 'closes']) expect(received).toContain(`UID:deal-${number}-${kind}\r\n`);
  await openDispute(buyer, number, disputeSchema.parse({ kind: 'heads', heads: '58' }));
  const disputed = await dealCalendar(seller, number);
  expect(disputed).toContain(`UID:deal-${number}-advice\r\n`);
  expect(disputed).not.toContain(`UID:deal-${number}-claims\r\n`);
});

it('no weight becomes firm any more in a deal that is closed, and its calendar announces none', async () => {
  const { seller, buyer, number } = await makeDeal();
  await enterWeights(seller, number, SELLER_WEIGHED);
  await enterWeights(buyer, number, BUYER_WEIGHED);
  expect(await dealCalendar(seller, number)).toContain(`UID:deal-${number}-weight\r\n`);
  await takeStep(buyer, number, 'accept');
  await takeStep(seller, number, 'pay');
  const closed = await dealCalendar(seller, number);
  expect(closed).not.toContain('-weight');
  // The same entry as before something else fell away, so that it is replaced.
  expect(closed).toContain(`UID:deal-${number}-reviews\r\n`);
  await reviewDeal(seller, number, review());
  // What is over is in no calendar, and one without anything to come is none.
  expect(await codeOf(dealCalendar(seller, number))).toBe('not_found');
});

it('a price is none of the market far from what others ask for the class in the country', async () => {
  const other = (await makeTrader()).actor;
  for (let one = 0; one < 20; one += 1) await publishCalves(other);
  const priceAt = async (amount: string) => {
    const { seller, buyer, number, listingId } = await makeDeal();
    const { terms } = await getDeal(seller, number);
    await db.deal.update({ where: { number }, data: { terms: { ...terms, amount } } });
    await takeStep(seller, number, 'load');
    await takeStep(buyer, number, 'accept');
    await takeStep(seller, number, 'pay', new Date(Date.now() + 3 * DAY_MS));
    return db.priceObservation.findFirstOrThrow({ where: { listingId, source: 'deal' } });
  };
  expect(await priceAt('9')).toMatchObject({ isValid: false, whyNot: 'unproven' });
  expect(await priceAt('2.80')).toMatchObject({ isValid: true });
});

it('a price is none of the market where nothing left, or both sides are one person', async () => {
  const pricesOf = async (listingId: string) =>
    (await db.priceObservation.findMany({ where: { listingId, source: 'deal' } })).map(({ isValid, whyNot }) => [
      isValid,
      whyNot,
    ]);
  const said = await makeDeal();
  const close = async ({ seller, buyer, number }: typeof said) => {
    await takeStep(buyer, number, 'accept');
    await takeStep(seller, number, 'pay', new Date(Date.now() + 3 * DAY_MS));
  };
  await close(said);
  expect(await pricesOf(said.listingId)).toEqual([[false, 'unproven']]);
  const loaded = await makeDeal();
  await takeStep(loaded.seller, loaded.number, 'load');
  await close(loaded);
  expect(await pricesOf(loaded.listingId)).toEqual([[true, null]]);
  const phone = '+59899123456';
  const one = await makeDeal({
    seller: (await makeTrader({ phone })).actor,
    buyer: (await makeTrader({ phone })).actor,
  });
  await takeStep(one.seller, one.number, 'load');
  await close(one);
  expect(await pricesOf(one.listingId)).toEqual([[false, 'unproven']]);
  // Addresses of e-mail alone are nobody, and no calf is sold for so much a kilogram.
  const unknown = await makeDeal({ buyer: (await makeUser()).actor });
  const absurd = await makeDeal();
  const { terms } = await getDeal(absurd.seller, absurd.number);
  await db.deal.update({ where: { number: absurd.number }, data: { terms: { ...terms, amount: '99' } } });
  for (const deal of [unknown, absurd]) {
    await takeStep(deal.seller, deal.number, 'load');
    await close(deal);
    expect(await pricesOf(deal.listingId)).toEqual([[false, 'unproven']]);
  }
  expect((await dealFigures(unknown.seller.id)).deals).toBe(0);
});

describe('a lot of an auction', () => {
  const soldLot = async (fields: Parameters<typeof makeLot>[1] = {}) => {
    const [seller, winner] = [await makeUser(), await makeUser()];
    const lot = await makeLot(seller.id, {
      startTime: inMs(-2 * DAY_MS),
      endTime: inMs(-HOUR_MS),
      status: 'sold',
      settledAt: new Date(),
      highestBidder: winner.id,
      currentHighestBid: '9000',
      highestMaximum: '9000',
      bidCount: 2,
      ...fields,
    });
    return { seller, winner, lot };
  };

  it('by the hundredweight is for the pounds that were typed', async () => {
    const { winner } = await soldLot({ priceBasis: 'live_cwt', averageWeight: 238.14 });
    await openDealsOfLots();
    expect(await listDeals(winner.actor)).toMatchObject([{ terms: { kg: 238.13599425 } }]);
  });

  it('that was sold opens one deal; its runner-up gets one where the winner falls out', async () => {
    const { seller, winner, lot } = await soldLot();
    const counted = await Promise.all([openDealsOfLots(), openDealsOfLots()]);
    expect(counted.reduce((sum, count) => sum + count)).toBe(1);
    const [mine] = await listDeals(winner.actor);
    expect(mine).toMatchObject({ heads: 20, terms: { amount: '9000', basis: 'lot' }, status: 'open' });
    const runnerUp = await makeUser();
    await db.auctionLot.update({
      where: { id: lot.id },
      data: { highestBidder: runnerUp.id, currentHighestBid: '8500', highestMaximum: '8500' },
    });
    expect(await openDealsOfLots()).toBe(1);
    expect(await listDeals(winner.actor)).toMatchObject([{ status: 'cancelled' }]);
    expect(await listDeals(runnerUp.actor)).toMatchObject([{ status: 'open', terms: { amount: '8500' } }]);
    await lapseDeals(new Date(Date.now() + 30 * DAY_MS));
    expect(await listDeals(runnerUp.actor)).toMatchObject([{ status: 'open' }]);
    expect(await listDeals(seller.actor)).toHaveLength(2);
  });
});
