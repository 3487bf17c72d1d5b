import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { dealFigures } from '@/lib/deals/deals/deal-figures';
import { getDeal } from '@/lib/deals/deals/get-deal';
import { readSheet } from '@/lib/deals/deals/read-sheet';
import { weighingSchema } from '@/lib/deals/deals/schema';
import { takeStep } from '@/lib/deals/deals/take-step';
import { enterWeights } from '@/lib/deals/deals/weigh';
import { openDispute } from '@/lib/deals/disputes/open-dispute';
import { disputeSchema } from '@/lib/deals/disputes/schema';
import { dealSheet } from '@/lib/deals/sheet/deal-sheet';
import { confirmMean, makeDeal } from '@/tests/factories/deal';
import { refusalOf } from '@/tests/factories/refusal';

jest.mock('@/lib/deals/sheet/deal-sheet', () => ({ dealSheet: jest.fn(() => Promise.resolve(new Uint8Array())) }));
const hung = (grossKg: string, traits = {}) => weighingSchema.parse({ heads: 60, grossKg, ...traits });

/** Sixty steers of 480 kg at US$ 5.40 a kilogram of carcass, of which nobody said what they yield. */
const steers = (traits = {}) =>
  makeDeal({
    class: 'steer_fat',
    weight: '480',
    shrinkPercent: undefined,
    priceBasis: 'carcass_kg',
    priceAmount: '5.40',
    amount: '5.40',
    ...traits,
  });

it('settles a price by carcass by what hung on the hook, not by what the trade takes them to yield', async () => {
  const { seller, buyer, number } = await steers();
  await enterWeights(seller, number, hung('15000'));
  const seen = await getDeal(buyer, number);
  expect(seen.weights).toMatchObject({ isDressed: true, theirs: null, theyHave: true });
  const both = await enterWeights(buyer, number, hung('15100'));
  expect(both).toMatchObject({ delivered: { heads: 60, kg: '15050', isDressed: true }, due: '81270.00' });
  const firm = await confirmMean({ seller, buyer, number });
  expect(firm).toMatchObject({ netKg: '15050', due: '81270.00' });
  await readSheet(seller, number);
  const settlement = jest.mocked(dealSheet).mock.lastCall?.[0].settlement;
  expect(settlement?.sum?.lines.map(({ kind }) => kind)).toEqual(['carcass', 'price', 'due']);
  expect(settlement?.weighings).toMatchObject([
    { netKg: '15000', grossKg: null, tareKg: null },
    { netKg: '15100', grossKg: null, tareKg: null },
  ]);
  const [opened] = await openDispute(buyer, number, disputeSchema.parse({ kind: 'weight', kg: '15050' }));
  expect(opened?.claim).toMatchObject({ isWithin: true, amount: '0.00', isDressed: true });
});

it('weighs alive where the two agreed on the yield, and where a slide counts live kilograms', async () => {
  const agreed = await steers({ dressingPercent: '54' });
  for (const side of [agreed.seller, agreed.buyer]) await enterWeights(side, agreed.number, hung('28800'));
  expect(await getDeal(agreed.seller, agreed.number)).toMatchObject({
    delivered: { kg: '28800' },
    weights: { isDressed: false },
    due: '83980.80',
  });
  const { seller, number } = await steers();
  const slide = { kind: 'price', amount: '0.01', unit: 'kg', stop: null, bothWays: false };
  const { terms } = await getDeal(seller, number);
  await db.deal.update({ where: { number }, data: { terms: { ...terms, slide } } });
  expect((await enterWeights(seller, number, hung('28800'))).weights).toMatchObject({ isDressed: false });
});

it('takes the live weight of one side for no carcasses: the terms say what is weighed', async () => {
  const { seller, buyer, number } = await steers();
  expect((await refusalOf(enterWeights(seller, number, hung('28800')))).code).toBe('weight_unconfirmed');
  await enterWeights(seller, number, hung('28800', { isConfirmed: true }));
  const both = await enterWeights(buyer, number, hung('15000'));
  expect(both.weights).toMatchObject({ isDressed: true, compared: { isWithin: false } });
});

it('asks about an unlikely one by what the animals yield', async () => {
  const { seller, number } = await steers();
  expect((await refusalOf(enterWeights(seller, number, hung('7000')))).code).toBe('weight_unconfirmed');
  await enterWeights(seller, number, hung('15000'));
});

it('counts no carcass as a lighter animal in what deals say of a seller', async () => {
  const { seller, buyer, number } = await steers();
  for (const side of [seller, buyer]) await enterWeights(side, number, hung('15000'));
  await confirmMean({ seller, buyer, number });
  // Figures count no deal that took less than a day.
  await db.deal.update({ where: { number }, data: { agreedAt: new Date(Date.now() - 2 * DAY_MS) } });
  await takeStep(buyer, number, 'accept');
  await takeStep(seller, number, 'pay');
  expect(await dealFigures(seller.id)).toMatchObject({ deals: 1, weight: null });
});
