import { db } from '@/lib/core/db/client';
import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { formatZonedDateTime } from '@/lib/core/i18n/format';
import { deadlinesOf } from '@/lib/deals/deals/dto';
import { getDeal } from '@/lib/deals/deals/get-deal';
import { listDeals } from '@/lib/deals/deals/list-deals';
import { readSheet } from '@/lib/deals/deals/read-sheet';
import { weighingSchema } from '@/lib/deals/deals/schema';
import { takeStep } from '@/lib/deals/deals/take-step';
import { chooseWeight, confirmWeights, enterWeights, objectToWeight } from '@/lib/deals/deals/weigh';
import { addTruck } from '@/lib/deals/deals/record-truck';
import { confirmBalance } from '@/lib/deals/disputes/confirm-balance';
import { openDispute } from '@/lib/deals/disputes/open-dispute';
import { recommend } from '@/lib/deals/disputes/recommend';
import { disputeSchema, proposalSchema } from '@/lib/deals/disputes/schema';
import { acceptSum, proposeSum, withdrawDispute } from '@/lib/deals/disputes/settle-dispute';
import { balanceOf } from '@/lib/deals/terms/disputes/disputed-sum';
import { dealSheet } from '@/lib/deals/sheet/deal-sheet';
import { placeZone } from '@/lib/deals/terms/dates/day-end';
import { truckSchema } from '@/lib/deals/trucks/schema';
import { closeAccount } from '@/lib/closure/account-closure/close-account';
import { callOff, confirmMean, makeDeal } from '@/tests/factories/deal';
import { mailsTo } from '@/tests/factories/outbox';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

jest.mock('@/lib/deals/sheet/deal-sheet', () => ({ dealSheet: jest.fn(() => Promise.resolve(new Uint8Array())) }));
jest.mock('@/lib/accounts/passwords/confirm-password', () => ({ confirmPassword: jest.fn() }));
const codeOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).code;
const weighed = (grossKg: string, heads = 60) => weighingSchema.parse({ heads, grossKg });
/** After the reservation of a deal without days of delivery. */
const UNMET = () => new Date(Date.now() + 7 * DAY_MS + HOUR_MS);
const dispute = (input: Record<string, unknown>) => disputeSchema.parse(input);
const sumOf = (amount: string) => proposalSchema.parse({ amount });
type Made = Awaited<ReturnType<typeof makeDeal>>;

/** Sixty calves of 170 kg less 3 % at US$ 3.05, which are US$ 30,176.70. */
const agreed = () => makeDeal({ amount: '3.05' });

async function bothWeigh({ seller, buyer, number }: Made, buyers = weighed('9500')) {
  await enterWeights(seller, number, weighed('10200'));
  await enterWeights(buyer, number, buyers);
}

/** A side takes what the other weighed. */
async function take(deal: Made, side: 'seller' | 'buyer') {
  const seen = (await getDeal(deal[side], deal.number)).weights.theirs?.netKg ?? '0';
  return chooseWeight(deal[side], deal.number, { choice: 'theirs', seen });
}

/** The seller takes what the buyer weighed. */
async function takeTheirs(deal: Made, buyers?: ReturnType<typeof weighed>) {
  await bothWeigh(deal, buyers);
  return take(deal, 'seller');
}

/** The seller proposes a sum for the buyer's open complaint, and the buyer accepts it. */
async function settleAt({ seller, buyer, number }: Made, amount: string) {
  const [proposed] = await proposeSum(seller, number, sumOf(amount));
  await acceptSum(buyer, number, { what: 'proposal', seen: proposed?.proposals.at(-1)?.id ?? null });
}

/** What the sheet says is due, and of which lines. */
async function sheetOf({ buyer, number }: Made) {
  await readSheet(buyer, number);
  const sum = jest.mocked(dealSheet).mock.lastCall?.[0].settlement?.sum;
  return { due: sum?.due, net: sum?.lines.find(({ kind }) => kind === 'net') };
}

describe('what is due', () => {
  it('starts from the firm weight; a complaint about it comes to nothing, and a settled one is taken off that', async () => {
    const deal = await agreed();
    expect(await takeTheirs(deal)).toMatchObject({ due: '28105.75', delivered: { heads: 60, kg: '9500' } });
    const [opened] = await openDispute(deal.buyer, deal.number, dispute({ kind: 'weight', kg: '9500' }));
    expect(opened?.claim).toMatchObject({ isWithin: true, amount: '0.00' });
    await settleAt(deal, '500');
    expect(await getDeal(deal.seller, deal.number)).toMatchObject({ due: '27605.75' });
    expect(await sheetOf(deal)).toEqual({ due: '27605.75', net: { kind: 'net', scale: 'kg', total: '9500' } });
  });

  it('keeps firm heads and kilograms whatever is said of the heads', async () => {
    const deal = await agreed();
    expect(await takeTheirs(deal, weighed('9000', 58))).toMatchObject({ due: '26626.50' });
    const [opened] = await openDispute(deal.buyer, deal.number, dispute({ kind: 'heads', heads: '58' }));
    expect(opened?.claim).toMatchObject({ isWithin: true, amount: '0.00' });
    await acceptSum(deal.seller, deal.number, { what: 'claim', seen: null });
    expect(await getDeal(deal.buyer, deal.number)).toMatchObject({ due: '26626.50' });
  });

  it('counts nothing twice where the weight became firm after the complaint', async () => {
    const deal = await agreed();
    await takeStep(deal.buyer, deal.number, 'accept');
    await openDispute(deal.buyer, deal.number, dispute({ kind: 'weight', kg: '9500' }));
    await settleAt(deal, '500');
    // Nobody stands by a weight yet: it is taken off what was agreed, and no kilogram is called weighed.
    expect(await getDeal(deal.seller, deal.number)).toMatchObject({ due: '29676.70', delivered: null });
    expect(await sheetOf(deal)).toEqual({ due: '29676.70', net: undefined });
    for (const side of [deal.seller, deal.buyer]) await enterWeights(side, deal.number, weighed('9500'));
    // The seller weighed after the complaint told what the buyer says, who alone makes it firm.
    const firm = await chooseWeight(deal.buyer, deal.number, { choice: 'mean', seen: '9500' });
    expect(firm).toMatchObject({ due: '28105.75' });
    expect(await sheetOf(deal)).toEqual({ due: '28105.75', net: { kind: 'net', scale: 'kg', total: '9500' } });
  });

  it('is by the heads of whoever’s weight was taken, on the sheet as on the page', async () => {
    const deal = await makeDeal({ priceBasis: 'head', priceAmount: '520', amount: '500', shrinkPercent: undefined });
    await bothWeigh(deal, weighed('9860', 58));
    expect(await take(deal, 'buyer')).toMatchObject({ due: '30000.00' });
    expect(await sheetOf(deal)).toMatchObject({ due: '30000.00' });
  });

  it('is the most that a complaint may come to', async () => {
    const deal = await agreed();
    await takeTheirs(deal);
    await openDispute(deal.buyer, deal.number, dispute({ kind: 'health', text: 'Enfermos' }));
    const { fields } = await refusalOf(proposeSum(deal.buyer, deal.number, sumOf('28105.76')));
    expect(fields.amount).toEqual([{ key: 'amountAboveDue', values: { most: '28105.75', currency: 'USD' } }]);
    const [proposed] = await proposeSum(deal.buyer, deal.number, sumOf('28105.75'));
    const admin = (await makeUser({ role: 'admin' })).actor;
    const over = { id: proposed?.id ?? '', amount: '30000', text: 'Todo y más' };
    const later = new Date(Date.now() + 241 * HOUR_MS);
    expect((await refusalOf(recommend(admin, over, later))).fields.amount).toHaveLength(1);
  });
});

it('a sum agreed on after the payment is given back, and changes nothing of what was paid', async () => {
  const deal = await agreed();
  await takeTheirs(deal);
  await takeStep(deal.buyer, deal.number, 'accept');
  await openDispute(deal.buyer, deal.number, dispute({ kind: 'health', text: 'Enfermos' }));
  const { due } = await getDeal(deal.buyer, deal.number);
  await takeStep(deal.seller, deal.number, 'pay');
  await settleAt(deal, '100');
  const after = await getDeal(deal.buyer, deal.number);
  expect(after).toMatchObject({ due, settled: [{ amount: '100', isRefund: true }] });
  await readSheet(deal.seller, deal.number);
  expect(jest.mocked(dealSheet).mock.lastCall?.[0].settlement).toMatchObject({ sum: { due }, refund: '100.00' });
});

it('a sum agreed on for weights that differ settles them: what comes next is the receipt, and nobody changes it', async () => {
  const deal = await agreed();
  await bothWeigh(deal);
  await openDispute(deal.buyer, deal.number, dispute({ kind: 'weight', kg: '9500' }));
  expect(await getDeal(deal.buyer, deal.number)).toMatchObject({ next: 'settleWeights' });
  await settleAt(deal, '600.50');
  expect(await getDeal(deal.buyer, deal.number)).toMatchObject({ next: 'accept', turn: 'buyer', due: '29576.20' });
  expect(await listDeals(deal.seller)).toMatchObject([{ next: 'accept', turn: 'buyer' }]);
  expect(await codeOf(take(deal, 'seller'))).toBe('weight_firm');
  expect(await codeOf(enterWeights(deal.seller, deal.number, weighed('9500')))).toBe('weight_firm');
});

it('is nothing once the deal was called off, whatever was settled before', async () => {
  const deal = await agreed();
  const { seller, buyer, number } = deal;
  await bothWeigh(deal);
  await openDispute(buyer, number, dispute({ kind: 'weight', kg: '9500' }));
  await settleAt(deal, '500');
  expect(await sheetOf(deal)).toMatchObject({ due: '29676.70' });
  expect(jest.mocked(dealSheet).mock.lastCall?.[0].settlement?.weighings).toHaveLength(2);
  for (const side of [seller, buyer]) await callOff(side, number);
  expect(await getDeal(buyer, number)).toMatchObject({ status: 'cancelled', due: null });
  expect(await sheetOf(deal)).toEqual({ due: undefined, net: undefined });
});

describe('money that came before the weights', () => {
  const sheet = async ({ seller, number }: Made) => {
    await readSheet(seller, number);
    return jest.mocked(dealSheet).mock.lastCall?.[0].settlement;
  };

  it('stays what was paid: what it was too much is given back, on the page and the sheet', async () => {
    const deal = await agreed();
    await takeStep(deal.seller, deal.number, 'pay');
    await bothWeigh(deal);
    // Both see what the other weighed, and nothing is due for it yet.
    expect(await sheet(deal)).toMatchObject({ sum: null, compared: { isWithin: false } });
    expect(await take(deal, 'seller')).toMatchObject({ due: '28105.75', paid: '30176.70' });
    expect(await sheet(deal)).toMatchObject({
      sum: { due: '28105.75' },
      paid: '30176.70',
      refund: '2070.95',
      owed: null,
    });
  });

  it('is even once whoever waited for the rest says that it came, of the amount that they saw', async () => {
    const { actor, email } = await makeUser();
    const deal = await makeDeal({ amount: '3.05', seller: actor });
    const { seller, buyer, number } = deal;
    await takeStep(seller, number, 'pay');
    expect(await codeOf(confirmBalance(buyer, number, '2070.95'))).toBe('conflict');
    await bothWeigh(deal, weighed('10160'));
    const unsure = balanceOf(await getDeal(buyer, number)).refund ?? '';
    expect(await codeOf(confirmBalance(buyer, number, unsure))).toBe('conflict');
    await enterWeights(buyer, number, weighed('9500'));
    await take(deal, 'seller');
    expect(await codeOf(confirmBalance(seller, number, '2070.95'))).toBe('step_theirs');
    expect(await codeOf(confirmBalance(buyer, number, '2070.94'))).toBe('conflict');
    expect(await codeOf(confirmBalance((await makeUser()).actor, number, '2070.95'))).toBe('deal_not_found');
    // A second tab says the same.
    await Promise.all([1, 2].map(() => confirmBalance(buyer, number, '2070.95')));
    const after = await confirmBalance(buyer, number, '2070.95');
    expect(after.events.filter(({ kind }) => kind === 'balance')).toHaveLength(1);
    expect(balanceOf(after)).toEqual({ refund: null, owed: null, returned: '2070.95', paidLater: null });
    expect(await sheet(deal)).toMatchObject({ paid: '30176.70', returned: '2070.95', refund: null });
    expect((await mailsTo(email)).at(-1)?.text).toContain('las cuentas están cerradas');
  });

  it('is given back once, though a complaint came before the weight was firm', async () => {
    const deal = await agreed();
    await takeStep(deal.seller, deal.number, 'pay');
    for (const side of [deal.seller, deal.buyer]) await takeStep(side, deal.number, 'load');
    await openDispute(deal.buyer, deal.number, dispute({ kind: 'heads', heads: '50' }));
    await acceptSum(deal.seller, deal.number, { what: 'claim', seen: null });
    expect(await sheet(deal)).toMatchObject({ sum: { due: '30176.70' }, refund: '5029.45' });
    for (const side of [deal.seller, deal.buyer]) await enterWeights(side, deal.number, weighed('8500', 50));
    await confirmMean(deal);
    expect(await sheet(deal)).toMatchObject({ sum: { due: '25147.25' }, paid: '30176.70', refund: '5029.45' });
  });

  it('isn’t claimed back more than once', async () => {
    const deal = await agreed();
    await takeStep(deal.buyer, deal.number, 'accept');
    await takeStep(deal.seller, deal.number, 'pay');
    await openDispute(deal.buyer, deal.number, dispute({ kind: 'heads', heads: '20' }));
    await acceptSum(deal.seller, deal.number, { what: 'claim', seen: null });
    const [again] = await openDispute(deal.buyer, deal.number, dispute({ kind: 'fault', found: '60' }));
    expect(again?.claim).toMatchObject({ amount: '10058.90', isCapped: true });
    await acceptSum(deal.seller, deal.number, { what: 'claim', seen: null });
    expect(await sheet(deal)).toMatchObject({ paid: '30176.70', refund: '30176.70' });
  });
});

it('the sheet names what was taken off by its complaint, says which one is open, and where the animals are', async () => {
  const deal = await agreed();
  await takeTheirs(deal);
  const sheet = async () => {
    await readSheet(deal.seller, deal.number);
    return jest.mocked(dealSheet).mock.lastCall?.[0];
  };
  await openDispute(deal.buyer, deal.number, dispute({ kind: 'health', text: 'Enfermos' }));
  expect(await sheet()).toMatchObject({ openDispute: 'health', lot: { place: 'Trinidad, Uruguay' } });
  await settleAt(deal, '100');
  const settled = await sheet();
  expect(settled).toMatchObject({ openDispute: null });
  expect(settled?.settlement?.sum?.lines).toContainEqual({ kind: 'deduction', note: 'health', total: '100.00' });
});

it('the sheet says what is paid where a weighing ended without a weight: what was agreed, and no mean', async () => {
  const deal = await agreed();
  const { seller, buyer, number } = deal;
  await bothWeigh(deal, weighed('10190', 59));
  const sheet = async () => {
    await readSheet(buyer, number);
    return jest.mocked(dealSheet).mock.lastCall?.[0].settlement;
  };
  // Weights of different heads agree on nothing, however near they are.
  expect(await sheet()).toMatchObject({ compared: { isWithin: false }, takenFrom: null, sum: null });
  await confirmWeights(new Date(Date.now() + 11 * DAY_MS));
  expect(await sheet()).toMatchObject({ takenFrom: 'agreed', sum: { due: '30176.70' } });
  expect(await getDeal(seller, number)).toMatchObject({ due: '30176.70' });
});

describe('what one side alone says', () => {
  it.each([
    ['a step', ({ buyer, number }: Made) => takeStep(buyer, number, 'load')],
    [
      'a truck',
      ({ buyer, number }: Made) => addTruck(buyer, number, truckSchema.parse({ plate: 'SAB 1234', heads: 1 })),
    ],
    ['a weight', ({ buyer, number }: Made) => enterWeights(buyer, number, weighed('10200'))],
  ])('%s doesn’t bind the other, who may cancel alone', async (_, says) => {
    const deal = await agreed();
    await says(deal);
    // The seller may deny it, and is free a week later.
    expect(await getDeal(deal.seller, deal.number)).toMatchObject({ mayCancel: 'both', haveLeft: false });
    expect(await callOff(deal.seller, deal.number)).toMatchObject({ status: 'open', mayDeny: true });
  });

  it('except what the buyer received: the seller doesn’t flee a complaint, but both may call it off', async () => {
    const { seller, buyer, number } = await agreed();
    await takeStep(buyer, number, 'accept');
    await openDispute(buyer, number, dispute({ kind: 'heads', heads: '50' }));
    expect(await callOff(seller, number)).toMatchObject({ status: 'open', mayCancel: 'both' });
    expect(await callOff(buyer, number)).toMatchObject({ status: 'cancelled', cancelledBy: 'both' });
  });

  it('leaves the other a complaint that nobody came', async () => {
    const { seller, buyer, number } = await agreed();
    await takeStep(buyer, number, 'load');
    const unmet = dispute({ kind: 'noShow', text: 'No vino nadie' });
    // No day was agreed: nobody is late minutes later.
    expect(await codeOf(openDispute(seller, number, unmet))).toBe('dispute_early');
    await openDispute(seller, number, unmet, UNMET());
    const [open] = await proposeSum(seller, number, sumOf('150'));
    await acceptSum(buyer, number, { what: 'proposal', seen: open?.proposals[0]?.id ?? null });
    const paid = { kind: 'noShow', amount: '150', payee: 'seller' };
    expect((await getDeal(buyer, number)).settled).toMatchObject([paid]);
    await readSheet(buyer, number);
    expect(jest.mocked(dealSheet).mock.lastCall?.[0]).toMatchObject({ apart: [paid] });
    const both = await agreed();
    for (const side of [both.seller, both.buyer]) await enterWeights(side, both.number, weighed('10200'));
    expect(await codeOf(openDispute(both.seller, both.number, dispute({ kind: 'noShow', text: 'No vino' })))).toBe(
      'dispute_unfit',
    );
    expect(await getDeal(both.buyer, both.number)).toMatchObject({ mayCancel: 'both', haveLeft: true });
  });

  it('money that came in binds both: nobody cancels alone, and who paid may still say that nobody came', async () => {
    const { seller, buyer, number } = await agreed();
    await takeStep(seller, number, 'pay');
    expect(await callOff(seller, number)).toMatchObject({ status: 'open', mayCancel: 'both' });
    await openDispute(buyer, number, dispute({ kind: 'noShow', text: 'Cobró y no mandó nada' }), UNMET());
    expect(await callOff(buyer, number)).toMatchObject({ status: 'cancelled', cancelledBy: 'both' });
  });

  it('holds no heads once their account is closed, of which the other side is told', async () => {
    const { seller, buyer, number, listingId } = await agreed();
    for (const side of [seller, buyer]) await takeStep(side, number, 'load');
    for (const side of [seller, buyer]) await enterWeights(side, number, weighed('10200'));
    await closeAccount(buyer, '', '');
    const told = await db.notification.findMany({ where: { subject: `deal ${number} accountClosed` } });
    expect(told.map(({ userId }) => userId)).toEqual([seller.id]);
    // It counts against nobody.
    expect(await callOff(seller, number)).toMatchObject({ status: 'cancelled', cancelledBy: null });
    expect(await db.animalListing.findUniqueOrThrow({ where: { id: listingId } })).toMatchObject({ headsReserved: 0 });
  });
});

describe('blind weights', () => {
  it('ask before an unlikely one shows the other’s', async () => {
    const { seller, buyer, number } = await agreed();
    await enterWeights(seller, number, weighed('10180'));
    expect(await codeOf(enterWeights(buyer, number, weighed('1')))).toBe('weight_unconfirmed');
    expect((await getDeal(buyer, number)).weights).toMatchObject({ mine: null, theirs: null });
  });

  it('that are corrected once both were seen never become firm by themselves', async () => {
    const { seller, buyer, number } = await agreed();
    await enterWeights(seller, number, weighed('10180'));
    await enterWeights(buyer, number, { ...weighed('1'), isConfirmed: true });
    const corrected = await enterWeights(buyer, number, weighed('9880'));
    expect(corrected.weights).toMatchObject({
      mine: { before: '1' },
      compared: { isWithin: true, firmAt: null, corrector: 'buyer' },
    });
    expect((await getDeal(seller, number)).weights.theirs).toMatchObject({ netKg: '9880', before: '1' });
    await confirmWeights(new Date(Date.now() + 49 * HOUR_MS));
    expect(await getDeal(seller, number)).toMatchObject({ netKg: null });
    expect(await codeOf(chooseWeight(buyer, number, { choice: 'mean', seen: '10030' }))).toBe('weight_corrected');
    const told = await db.notification.findMany({ where: { subject: `deal ${number} weightCorrected` } });
    expect(told.map(({ userId }) => userId)).toEqual([seller.id]);
    expect(await chooseWeight(seller, number, { choice: 'mean', seen: '10030' })).toMatchObject({ netKg: '10030' });
  });

  it('that differ have an end: somebody else’s scales, or a dispute, however long after', async () => {
    const deal = await agreed();
    await bothWeigh(deal);
    const differ = await objectToWeight(deal.seller, deal.number, { third: 'Balanza de Trinidad' });
    expect(differ.weights).toMatchObject({
      compared: { isWithin: false, firmAt: null },
      objections: { mine: { third: 'Balanza de Trinidad' } },
    });
    const later = new Date(Date.now() + 240 * HOUR_MS);
    const [opened] = await openDispute(deal.buyer, deal.number, dispute({ kind: 'weight', kg: '9500' }), later);
    expect(opened?.claim).toMatchObject({ amount: '2070.95' });
  });

  it('say how many heads were agreed, and of a gross weight that is none only that', async () => {
    const { seller, number } = await agreed();
    const { fields } = await refusalOf(enterWeights(seller, number, weighed('10200', 61)));
    expect(fields.heads).toEqual([{ key: 'headsAgreed', values: { heads: 60 } }]);
    const paths = (input: object) => {
      const { error } = weighingSchema.safeParse({ heads: 60, ...input });
      return [...new Set(error?.issues.map(({ path }) => path[0]))];
    };
    expect(paths({ grossKg: '0' })).toEqual(['grossKg']);
    expect(paths({ grossKg: 'x' })).toEqual(['grossKg']);
    expect(paths({ grossKg: '5', tareKg: '9' })).toEqual(['tareKg']);
  });
});

describe('a receipt of what was paid before', () => {
  const paidFirst = async (acceptedIn = 0) => {
    const deal = await makeDeal();
    await takeStep(deal.seller, deal.number, 'load');
    await enterWeights(deal.seller, deal.number, weighed('10200'));
    await takeStep(deal.seller, deal.number, 'pay');
    await enterWeights(deal.buyer, deal.number, weighed('9950'));
    const accepted = await takeStep(deal.buyer, deal.number, 'accept', later(acceptedIn));
    expect(accepted).toMatchObject({ status: 'open', next: 'settleWeights' });
    return deal;
  };
  const later = (days: number) => new Date(Date.now() + days * DAY_MS);

  it('leaves the seller 48 hours to object to the buyer’s weight, and closes by the mean without a word', async () => {
    const { seller, number } = await paidFirst(1);
    const { email } = await db.user.findUniqueOrThrow({ where: { id: seller.id } });
    const mail = (await mailsTo(email)).find(({ subject }) => subject.endsWith('recibió de acuerdo'));
    const { weights, closesAt, snapshot } = await getDeal(seller, number);
    // From the buyer's weighing, whenever they say that they received.
    const until = formatZonedDateTime('es', closesAt ?? '', placeZone(snapshot));
    expect(mail?.text).toContain(`hasta el ${until} podés cargar tu pesada o decir que no coincide`);
    expect(weights).toMatchObject({ mayObject: true });
    await confirmWeights(later(1.9));
    expect(await getDeal(seller, number)).toMatchObject({ status: 'open' });
    await confirmWeights(later(2.1));
    expect(await getDeal(seller, number)).toMatchObject({ status: 'closed', netKg: '10075' });
  });

  it('lets both enter what a third party weighed once the seller objects', async () => {
    const { seller, buyer, number } = await paidFirst();
    expect((await refusalOf(enterWeights(buyer, number, weighed('10040')))).code).toBe('weight_firm');
    await objectToWeight(seller, number, { third: 'Balanza pública' });
    for (const side of [seller, buyer]) await enterWeights(side, number, weighed('10040'));
    await chooseWeight(seller, number, { choice: 'mean', seen: '10040' });
    await confirmWeights(later(0.1));
    expect(await getDeal(buyer, number)).toMatchObject({ status: 'closed', netKg: '10040' });
  });

  it('with a weight that the seller answers only then, pays nothing back: it counts for the page alone', async () => {
    const { seller, buyer, number } = await agreed();
    await takeStep(seller, number, 'load');
    await takeStep(seller, number, 'pay');
    await enterWeights(buyer, number, weighed('9905'));
    const waiting = await takeStep(buyer, number, 'accept');
    expect(waiting).toMatchObject({ status: 'open', next: 'weigh', turn: 'seller', closesAt: waiting.weights.endsAt });
    expect(deadlinesOf(waiting, new Date()).map(([kind]) => kind)).not.toContain('weighing');
    const closed = await enterWeights(seller, number, weighed('10200'));
    expect(closed).toMatchObject({ status: 'closed', netKg: null, delivered: null, due: '30176.70', paid: '30176.70' });
    expect(closed.weights.theirs).toMatchObject({ netKg: '9905' });
  });

  it('stays open for an objection until the weighing ends, or the two agree', async () => {
    const [objected, taken] = [await paidFirst(), await paidFirst()];
    await objectToWeight(objected.seller, objected.number, { third: null });
    const seen = (await getDeal(taken.seller, taken.number)).weights.compared?.mean ?? '';
    await chooseWeight(taken.seller, taken.number, { choice: 'mean', seen });
    await confirmWeights(later(0.1));
    expect(await getDeal(taken.seller, taken.number)).toMatchObject({ status: 'closed', netKg: '10075' });
    await confirmWeights(later(3));
    expect(await getDeal(objected.buyer, objected.number)).toMatchObject({ status: 'open', turn: 'both' });
    await confirmWeights(later(11));
    expect(await getDeal(objected.seller, objected.number)).toMatchObject({ status: 'closed' });
  });
});

it('of weights that differ the weighing ends ten days after both weighed, whatever is claimed, once a week later for a third party', async () => {
  const later = (days: number) => new Date(Date.now() + days * DAY_MS);
  const endOf = async ({ buyer, number }: Made) => {
    const { endsAt } = (await getDeal(buyer, number)).weights;
    return Math.round((Date.parse(endsAt ?? '') - Date.now()) / DAY_MS);
  };
  const deal = await agreed();
  const { seller, buyer, number } = deal;
  await enterWeights(seller, number, weighed('10200'));
  await enterWeights(buyer, number, weighed('9500'));
  const claim = dispute({ kind: 'weight' });
  await openDispute(buyer, number, claim, later(1));
  await withdrawDispute(buyer, number, later(2));
  await openDispute(buyer, number, claim, later(9));
  expect(await endOf(deal)).toBe(10);
  for (const side of [seller, buyer]) await objectToWeight(side, number, { third: 'Balanza pública' }, later(9));
  expect(await endOf(deal)).toBe(17);
  await enterWeights(seller, number, weighed('10190'), later(9));
  expect((await getDeal(buyer, number)).weights).toMatchObject({ thirds: ['Balanza pública'] });
  await confirmWeights(later(16.9));
  expect(await getDeal(buyer, number)).toMatchObject({ done: { weigh: null } });
  await confirmWeights(later(17.1));
  const { done, adviceFrom } = await getDeal(buyer, number);
  expect([done.weigh, adviceFrom]).toEqual([expect.any(String), expect.any(String)]);
});
