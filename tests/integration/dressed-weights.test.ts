import { db } from '@/lib/core/db/client';
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
const hung = (grossKg: string, traits = {}) => weighingSchema.parse({ heads: 60, grossKg, isDressed: true, ...traits });

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

it('compares the same on both sides: who weighs second weighs as the first, who is alone may change how', async () => {
  const { seller, buyer, number } = await steers();
  const alive = weighingSchema.parse({ heads: 60, grossKg: '28800' });
  await enterWeights(seller, number, alive);
  const { fields } = await refusalOf(enterWeights(buyer, number, hung('15000')));
  expect(fields.isDressed).toEqual([{ key: 'weighedOtherwise', values: { isDressed: 'false' } }]);
  await enterWeights(seller, number, hung('15000'));
  expect((await refusalOf(enterWeights(buyer, number, alive))).fields.isDressed).toHaveLength(1);
  expect(await enterWeights(buyer, number, hung('15000'))).toMatchObject({ weights: { compared: { isWithin: true } } });
  expect((await refusalOf(enterWeights(seller, number, alive))).fields.isDressed).toHaveLength(1);
});

it('is for a price by carcass alone, without a slide, which counts live kilograms', async () => {
  const calves = await makeDeal();
  const { fields } = await refusalOf(enterWeights(calves.seller, calves.number, hung('5000')));
  expect(fields.isDressed).toEqual([{ key: 'invalid' }]);
  const { seller, number } = await steers();
  const slide = { kind: 'price', amount: '0.01', unit: 'kg', stop: null, bothWays: false };
  const { terms } = await getDeal(seller, number);
  await db.deal.update({ where: { number }, data: { terms: { ...terms, slide } } });
  expect((await refusalOf(enterWeights(seller, number, hung('15000')))).fields.isDressed).toEqual([{ key: 'invalid' }]);
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
  await takeStep(buyer, number, 'accept');
  await takeStep(seller, number, 'pay');
  expect(await dealFigures(seller.id)).toMatchObject({ deals: 1, weight: null });
});
