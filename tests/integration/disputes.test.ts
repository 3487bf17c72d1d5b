import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/db/new-id';
import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { dealFigures } from '@/lib/deals/deals/deal-figures';
import { getDeal, readDeal } from '@/lib/deals/deals/get-deal';
import { listDeals } from '@/lib/deals/deals/list-deals';
import { settlementOf } from '@/lib/deals/deals/read-sheet';
import { objectionSchema, weighingSchema } from '@/lib/deals/deals/schema';
import { takeStep } from '@/lib/deals/deals/take-step';
import { chooseWeight, confirmWeights, enterWeights, objectToWeight } from '@/lib/deals/deals/weigh';
import { declaredRows } from '@/components/dashboard/deals/declared-rows';
import { termsHash } from '@/lib/deals/deals/terms-hash';
import { getDisputes } from '@/lib/deals/disputes/get-disputes';
import { openDispute } from '@/lib/deals/disputes/open-dispute';
import { listDueDisputes, recommend } from '@/lib/deals/disputes/recommend';
import { disputeSchema, proposalSchema } from '@/lib/deals/disputes/schema';
import { acceptSum, proposeSum, withdrawDispute } from '@/lib/deals/disputes/settle-dispute';
import { listTasks } from '@/lib/desk/dashboard/list-tasks';
import { confirmMean, makeClosedDeal, makeDeal } from '@/tests/factories/deal';
import { mailsTo } from '@/tests/factories/outbox';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

const codeOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).code;
const dispute = (input: Record<string, unknown>) => disputeSchema.parse(input);
const sumOf = (amount: string) => proposalSchema.parse({ amount });
const SHORT = dispute({ kind: 'weight', kg: '9690' });
const LATER = () => new Date(Date.now() + 10 * DAY_MS + HOUR_MS);

async function rowOf(number: number) {
  const row = await readDeal(number, db);
  if (!row) throw new Error('no such deal');
  return row;
}

const weighed = (grossKg: string) => weighingSchema.parse({ heads: 60, grossKg });

/** A deal of 60 calves of 170 kg at US$ 3.05 whose animals were loaded, and weighed by both. */
async function loadedDeal(between: Parameters<typeof makeDeal>[0] = {}) {
  const deal = await makeDeal({ amount: '3.05', shrinkPercent: '', ...between });
  await takeStep(deal.buyer, deal.number, 'load');
  await enterWeights(deal.seller, deal.number, weighed('10200'));
  await enterWeights(deal.buyer, deal.number, weighed('9690'));
  return deal;
}

/** That deal, of which the buyer says that 9,690 kg came. */
async function disputedDeal(between: Parameters<typeof makeDeal>[0] = {}) {
  const deal = await loadedDeal(between);
  await openDispute(deal.buyer, deal.number, SHORT);
  return deal;
}

const newestOf = async ({ buyer, number }: Awaited<ReturnType<typeof loadedDeal>>) => {
  const [newest] = await getDisputes(buyer, number);
  if (!newest) throw new Error('a deal without a dispute');
  return newest;
};
const eventsOf = async ({ buyer, number }: Awaited<ReturnType<typeof loadedDeal>>) =>
  (await getDeal(buyer, number)).events.map(({ kind }) => kind).filter((kind) => kind.startsWith('dispute'));

it('marks its deal in the list of both, and leads the list of whose turn it is', async () => {
  const deal = await disputedDeal();
  const { seller, buyer, number } = deal;
  const newer = await makeDeal({ seller, buyer });
  expect(await listDeals(seller)).toMatchObject([
    { number: newer.number, isDisputed: false },
    { number, isDisputed: true, waits: 'dispute' },
  ]);
  // With both weights in it is anybody's turn; of a closed deal only the dispute's.
  await db.deal.update({ where: { number }, data: { status: 'closed' } });
  // Both wait for the seller; what is in dispute comes first.
  expect((await listDeals(buyer)).map((row) => row.number)).toEqual([number, newer.number]);
  await db.deal.update({ where: { number: newer.number }, data: { papersReadyAt: new Date(), loadedAt: new Date() } });
  await enterWeights(seller, newer.number, weighed('10200'));
  expect((await listDeals(seller)).map((row) => row.number)).toEqual([number, newer.number]);
  expect((await listDeals(buyer)).map((row) => row.number)).toEqual([newer.number, number]);
  await proposeSum(seller, number, sumOf('900'));
  expect((await listDeals(buyer))[1]).toMatchObject({ number, waits: 'dispute' });
});

it('is in the list of both, however many deals were agreed on since', async () => {
  const { seller, number } = await disputedDeal();
  const row = await db.deal.findUniqueOrThrow({ where: { number } });
  const over = {
    ...row,
    ...{ terms: row.terms ?? {}, snapshot: row.snapshot ?? {}, negotiationId: null },
    ...{ status: 'closed', closedAt: row.agreedAt },
  };
  const agreedAt = new Date(row.agreedAt.getTime() + 1000);
  await db.deal.createMany({
    data: Array.from({ length: 100 }, (_, nth) => ({ ...over, id: newId(), number: 100_000 + nth, agreedAt })),
  });
  const [first, ...rest] = await listDeals(seller);
  expect(first).toMatchObject({ number, waits: 'dispute' });
  expect(rest).toHaveLength(100);
  expect(await listTasks(seller)).toMatchObject([{ kind: 'deal', number, step: 'dispute' }]);
});

describe('what the seller had declared', () => {
  const traits = {
    faults: [{ what: 'Cuerno roto', heads: 4, note: 'cicatrizado' }],
    temperament: 'quiet',
  };
  const declaredDeal = () =>
    makeDeal({ amount: '3.05', traits: JSON.stringify(traits), weightMin: '150', teethMin: '0', vaccinated: true });

  it('stays with the deal, under its hash, whatever becomes of the listing', async () => {
    const { buyer, number, listingId } = await declaredDeal();
    const { snapshot, termsHash: hash } = await getDeal(buyer, number);
    expect(snapshot.lot.declared).toMatchObject({
      facts: { weightMin: 150, teethMin: 0 },
      health: { vaccinated: true },
      traits,
    });
    // Only what was said.
    expect(Object.keys(snapshot.lot.declared?.facts ?? {})).not.toContain('horns');
    expect(Object.keys(snapshot.lot.declared?.health ?? {})).not.toContain('pregnancyTested');
    await db.animalListing.update({ where: { id: listingId }, data: { traits: {}, vaccinated: false } });
    const after = await getDeal(buyer, number);
    expect(after.snapshot).toEqual(snapshot);
    expect(termsHash({ ...after, agreedAt: new Date(after.agreedAt) })).toBe(hash);
    const rows = await declaredRows('es', after.snapshot, after.terms);
    expect(rows.map((row) => row.join(': ')).join('\n')).toContain('Cuerno roto: 4');
  });

  it('decides how much of a fault is tolerated: five percent of the heads beyond it, of another one none', async () => {
    const { buyer, number } = await declaredDeal();
    await takeStep(buyer, number, 'accept');
    const of = (fault: string, found: string) => dispute({ kind: 'fault', fault, found });
    const opened = async (fault: string, found: string) => {
      const [newest] = await openDispute(buyer, number, of(fault, found));
      await withdrawDispute(buyer, number);
      return newest?.claim;
    };
    expect(await opened('Cuerno roto', '7')).toMatchObject({ agreed: '4', isWithin: true, fault: 'Cuerno roto' });
    expect(await opened('Cuerno roto', '8')).toMatchObject({ missing: '4', tolerance: '5', isWithin: false });
    expect(await opened('', '1')).toMatchObject({ agreed: '0', missing: '1', tolerance: '0', isWithin: false });
    expect(await codeOf(openDispute(buyer, number, of('Renguera', '1')))).toBe('invalid_input');
  });
});

describe('a dispute', () => {
  it('comes to what is missing by the price: 60 × 170 kg at 3.05, of which 9,690 kg came', async () => {
    const { seller, buyer, number } = await loadedDeal();
    const [opened] = await openDispute(buyer, number, SHORT);
    expect(opened).toMatchObject({ kind: 'weight', openedBy: 'buyer', status: 'open', proposals: [] });
    expect(opened?.claim).toMatchObject({ missing: '510', percent: '5', isWithin: false, amount: '1555.50' });
    expect(Date.parse(opened?.dueAt ?? '') - Date.parse(opened?.openedAt ?? '')).toBe(10 * DAY_MS);
    expect(await getDisputes(seller, number)).toEqual([opened]);
    const mails = await db.notification.findMany({ where: { userId: seller.id, kind: 'deal' } });
    expect(mails.map(({ data }) => (data as { outcome: string }).outcome)).toContain('disputeOpened');
    expect([await getDeal(seller, number), await getDeal(buyer, number)]).toMatchObject([
      { waits: 'dispute' },
      { waits: 'settleWeights' },
    ]);
    expect((await listTasks(seller)).filter(({ kind }) => kind === 'deal')).toContainEqual(
      expect.objectContaining({ number, step: 'dispute' }),
    );
    const [settled] = await acceptSum(seller, number, { what: 'claim', seen: null });
    expect(settled).toMatchObject({ status: 'settled', outcome: { amount: '1555.50', by: 'claim' } });
    expect(await codeOf(withdrawDispute(buyer, number))).toBe('dispute_closed');
  });

  it('about missing heads shows how many its author counted when they weighed', async () => {
    const { seller, buyer, number } = await loadedDeal();
    await openDispute(buyer, number, dispute({ kind: 'heads', heads: '58' }));
    const [read] = await getDisputes(seller, number);
    expect(read?.claim).toMatchObject({ heads: 58, weighed: 60 });
  });

  it('takes ten sums of each side, and the same again once', async () => {
    const { seller, buyer, number } = await disputedDeal();
    for (let amount = 900; amount < 910; amount += 1)
      for (let twice = 0; twice < 2; twice += 1) await proposeSum(seller, number, sumOf(String(amount)));
    expect((await getDisputes(buyer, number))[0]?.proposals).toHaveLength(10);
    expect(await codeOf(proposeSum(seller, number, sumOf('950')))).toBe('deal_limit');
    await proposeSum(buyer, number, sumOf('1300'));
  });

  it('within the tolerance says so, and is closed at nothing', async () => {
    const deal = await loadedDeal();
    await enterWeights(deal.buyer, deal.number, weighed('9894'));
    const [opened] = await openDispute(deal.buyer, deal.number, dispute({ kind: 'weight', kg: '9894' }));
    expect(opened?.claim).toMatchObject({ percent: '3', tolerance: '3', isWithin: true, amount: '0.00' });
    expect((await acceptSum(deal.seller, deal.number, { what: 'claim', seen: null }))[0]).toMatchObject({
      outcome: { amount: '0.00' },
    });
  });

  it('about weights that agree comes off the mean that both see, which is firm with it', async () => {
    const { seller, buyer, number } = await makeDeal({ amount: '3.05', shrinkPercent: '' });
    await takeStep(buyer, number, 'load');
    await enterWeights(seller, number, weighed('10000'));
    await enterWeights(buyer, number, weighed('9900'));
    await openDispute(buyer, number, dispute({ kind: 'weight', kg: '9900' }));
    // A third one weighs again, which nobody has confirmed yet.
    await objectToWeight(seller, number, objectionSchema.parse({ third: 'Balanza de Trinidad' }));
    for (const side of [seller, buyer]) await enterWeights(side, number, weighed('9800'));
    const [open] = await proposeSum(buyer, number, sumOf('150'));
    const before = await getDeal(seller, number);
    expect(before.due).toBe('30347.50');
    await acceptSum(seller, number, { what: 'proposal', seen: open?.proposals[0]?.id ?? null });
    expect(await getDeal(seller, number)).toMatchObject({ netKg: '9950', due: '30197.50', next: 'accept' });
    expect(settlementOf(await rowOf(number))).toMatchObject({
      compared: { mean: '9950' },
      sum: { due: '30197.50' },
    });
    expect(await codeOf(enterWeights(buyer, number, weighed('9700')))).toBe('weight_firm');
  });

  it('about kilograms doesn’t tell them to a side that has yet to weigh', async () => {
    const { seller, buyer, number } = await makeDeal();
    await takeStep(buyer, number, 'load');
    expect(await codeOf(openDispute(buyer, number, SHORT))).toBe('weights_missing');
    await enterWeights(buyer, number, weighed('9690'));
    expect(await codeOf(openDispute(buyer, number, SHORT))).toBe('weights_missing');
    await enterWeights(seller, number, weighed('10200'));
    await openDispute(buyer, number, SHORT);
  });

  it('is computed from what the claimant weighed, and void once a weight is firm, by which it may be made again', async () => {
    const { seller, buyer, number } = await loadedDeal();
    const { fields } = await refusalOf(openDispute(buyer, number, dispute({ kind: 'weight', kg: '5000' })));
    expect(fields.kg).toEqual([{ key: 'weighedOther' }]);
    const [opened] = await openDispute(buyer, number, dispute({ kind: 'weight' }));
    expect(opened?.claim).toMatchObject({ delivered: '9690', amount: '1555.50' });
    await chooseWeight(seller, number, { choice: 'theirs', seen: '9690' });
    expect(await getDisputes(buyer, number)).toMatchObject([{ status: 'withdrawn', outcome: null }]);
    expect(await codeOf(acceptSum(seller, number, { what: 'claim', seen: null }))).toBe('dispute_closed');
    expect((await getDeal(buyer, number)).events.at(-2)).toMatchObject({ kind: 'disputeVoid', side: null });
    const { email } = await db.user.findUniqueOrThrow({ where: { id: buyer.id } });
    expect((await mailsTo(email)).at(-1)?.text).toContain('El reclamo por el peso quedó sin efecto');
    const [again] = await openDispute(buyer, number, dispute({ kind: 'weight' }));
    expect(again?.claim).toMatchObject({ delivered: '9690', missing: '0' });
  });

  it('takes the weight that both stand by, and none beside it', async () => {
    const { buyer, number } = await makeClosedDeal('9690');
    expect(await codeOf(openDispute(buyer, number, dispute({ kind: 'weight', kg: '9000' })))).toBe('weight_firm');
    const [opened] = await openDispute(buyer, number, dispute({ kind: 'weight' }));
    expect(opened?.claim).toMatchObject({ delivered: '9690', missing: '0', isWithin: true, amount: '0.00' });
  });

  it('is opened in time, for a reason, by one of the two, and once at a time', async () => {
    const agreed = await makeDeal();
    expect(await codeOf(openDispute(agreed.buyer, agreed.number, SHORT))).toBe('dispute_early');
    const { buyer, number } = await loadedDeal();
    const stranger = (await makeUser()).actor;
    expect(await codeOf(openDispute(stranger, number, SHORT))).toBe('deal_not_found');
    expect(await codeOf(getDisputes(stranger, number))).toBe('deal_not_found');
    const accepted = await makeDeal();
    await takeStep(accepted.buyer, accepted.number, 'accept');
    const late = new Date(Date.now() + 48 * HOUR_MS + 1000);
    expect(await codeOf(openDispute(accepted.buyer, accepted.number, SHORT, late))).toBe('dispute_late');
    expect(await codeOf(openDispute(buyer, number, dispute({ kind: 'noShow', text: 'No vino' })))).toBe(
      'dispute_unfit',
    );
    const tooMany = dispute({ kind: 'fault', found: '61' });
    expect((await refusalOf(openDispute(buyer, number, tooMany))).fields.found).toHaveLength(1);
    for (const [heads, key] of [
      ['61', 'headsAgreed'],
      ['60', 'headsMissing'],
    ] as const) {
      const noneMissing = dispute({ kind: 'heads', heads });
      expect((await refusalOf(openDispute(buyer, number, noneMissing))).fields.heads).toMatchObject([{ key }]);
    }
    expect(disputeSchema.safeParse({ kind: 'health', text: ' ' }).success).toBe(false);
    expect(disputeSchema.safeParse({ kind: 'shouting', text: 'No' }).success).toBe(false);
    const opened = await Promise.allSettled([
      openDispute(buyer, number, SHORT),
      openDispute(buyer, number, dispute({ kind: 'heads', heads: '58' })),
    ]);
    expect(opened.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(opened.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'dispute_open' } });
    expect(await codeOf(openDispute(buyer, number, SHORT))).toBe('dispute_open');
  });

  it('without a sum by the terms is settled by a proposed one alone', async () => {
    const { seller, buyer, number } = await loadedDeal();
    await openDispute(buyer, number, dispute({ kind: 'pregnancy', text: 'Seis vacías' }));
    expect(await codeOf(acceptSum(seller, number, { what: 'claim', seen: null }))).toBe('proposal_missing');
    const [proposed] = await proposeSum(seller, number, sumOf('600'));
    const seen = proposed?.proposals.at(-1)?.id ?? null;
    expect(await codeOf(acceptSum(seller, number, { what: 'proposal', seen }))).toBe('proposal_own');
    const [settled] = await acceptSum(buyer, number, { what: 'proposal', seen });
    expect(settled).toMatchObject({ claim: null, outcome: { amount: '600', by: 'proposal' } });
  });

  it('is withdrawn by who opened it, and another may follow', async () => {
    const deal = await disputedDeal();
    const { seller, buyer, number } = deal;
    expect(await codeOf(withdrawDispute(seller, number))).toBe('dispute_theirs');
    expect((await withdrawDispute(buyer, number))[0]).toMatchObject({ status: 'withdrawn', outcome: null });
    expect(await codeOf(openDispute(buyer, number, SHORT))).toBe('dispute_turn');
    const later = new Date(Date.now() + 49 * HOUR_MS);
    expect(await openDispute(buyer, number, SHORT, later)).toHaveLength(2);
    expect(await eventsOf(deal)).toEqual(['disputeOpened', 'disputeWithdrawn', 'disputeOpened']);
  });
});

describe('an acceptance', () => {
  it('names the newest proposal that was seen, also of the computed sum', async () => {
    const { actor: seller, email } = await makeUser();
    const { buyer, number } = await disputedDeal({ seller });
    const [first] = await proposeSum(buyer, number, sumOf('1400'));
    expect((await mailsTo(email)).at(-1)?.text).toMatch(/propone US\$\s1\.400 para cerrar el reclamo/);
    const seen = first?.proposals.at(-1)?.id ?? null;
    expect(await codeOf(acceptSum(seller, number, { what: 'claim', seen: null }))).toBe('proposal_outdated');
    await proposeSum(buyer, number, sumOf('1300'));
    expect(await codeOf(acceptSum(seller, number, { what: 'proposal', seen }))).toBe('proposal_outdated');
    const { proposals } = await newestOf({ seller, buyer, number, listingId: '' });
    const [settled] = await acceptSum(seller, number, { what: 'proposal', seen: proposals.at(-1)?.id ?? null });
    expect(settled?.outcome).toMatchObject({ amount: '1300', by: 'proposal' });
  });

  it('against a new proposal: one of them wins, and nobody accepts what they didn’t see', async () => {
    const deal = await disputedDeal();
    const { seller, buyer, number } = deal;
    const [first] = await proposeSum(buyer, number, sumOf('1400'));
    const seen = first?.proposals.at(-1)?.id ?? null;
    const [accepted, proposed] = await Promise.allSettled([
      acceptSum(seller, number, { what: 'proposal', seen }),
      proposeSum(buyer, number, sumOf('1500')),
    ]);
    const { status, outcome } = await newestOf(deal);
    expect([accepted.status, proposed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    if (accepted.status === 'fulfilled') expect(outcome).toMatchObject({ amount: '1400' });
    else expect([status, accepted.reason]).toMatchObject(['open', { code: 'proposal_outdated' }]);
  });

  it('twice at once settles once', async () => {
    const deal = await disputedDeal();
    const accepted = await Promise.allSettled(
      [1, 2].map(() => acceptSum(deal.seller, deal.number, { what: 'claim', seen: null })),
    );
    expect(accepted.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await eventsOf(deal)).toEqual(['disputeOpened', 'disputeSettled']);
  });
});

describe('a recommendation', () => {
  const input = (id: string, amount = '900') => ({ id, amount, text: 'La balanza del comprador está verificada.' });

  it('comes from an administrator after ten days, is recorded and counts in what deals say of the seller', async () => {
    const deal = await disputedDeal();
    const admin = (await makeUser({ role: 'admin' })).actor;
    const { id } = await newestOf(deal);
    expect((await listDueDisputes(admin)).some((one) => one.id === id)).toBe(false);
    expect(await codeOf(recommend(admin, input(id)))).toBe('conflict');
    expect(await codeOf(recommend(deal.buyer, input(id), LATER()))).toBe('forbidden');
    const [listed] = (await listDueDisputes(admin, LATER())).filter((one) => one.id === id);
    expect(listed).toMatchObject({ number: deal.number, claim: { amount: '1555.50' }, netKg: null });
    // Their pages and the listing, to look at before deciding.
    const { listingId, people } = listed ?? {};
    expect({ listingId, people }).toEqual({
      listingId: deal.listingId,
      people: { seller: deal.seller.id, buyer: deal.buyer.id },
    });
    await recommend(admin, input(id), LATER());
    expect(await newestOf(deal)).toMatchObject({
      status: 'recommended',
      outcome: { amount: '900', by: 'recommendation', text: 'La balanza del comprador está verificada.' },
    });
    expect(await codeOf(recommend(admin, input(id), LATER()))).toBe('conflict');
    const { id: dealId } = await getDeal(deal.buyer, deal.number);
    expect(await db.auditLog.findMany({ where: { targetId: dealId } })).toMatchObject([
      { actorId: admin.id, action: 'deal_dispute.recommended' },
    ]);
    expect(await dealFigures(deal.seller.id)).toMatchObject({ disputesLost: 1 });
  });

  it('settles the dispute once both have accepted it, and counts all the same', async () => {
    const deal = await disputedDeal();
    const { seller, buyer, number } = deal;
    const { id } = await newestOf(deal);
    const acceptance = { what: 'recommendation' as const, seen: id };
    expect(await codeOf(acceptSum(seller, number, acceptance))).toBe('dispute_closed');
    await recommend((await makeUser({ role: 'admin' })).actor, input(id), LATER());
    const before = (await getDeal(buyer, number)).due;
    const [first] = await acceptSum(buyer, number, acceptance);
    expect(first).toMatchObject({ status: 'recommended', outcome: { amount: '900', accepted: ['buyer'] } });
    expect((await getDeal(buyer, number)).due).toBe(before);
    expect(await codeOf(acceptSum(buyer, number, acceptance))).toBe('proposal_own');
    const other = await makeDeal();
    expect(await codeOf(acceptSum(other.seller, other.number, acceptance))).toBe('dispute_closed');
    const [second] = await acceptSum(seller, number, acceptance);
    expect(second).toMatchObject({
      status: 'settled',
      outcome: { by: 'recommendation', accepted: ['buyer', 'seller'] },
    });
    expect(await eventsOf(deal)).toEqual(['disputeOpened', 'disputeRecommended', 'disputeAccepted', 'disputeSettled']);
    expect(Number((await getDeal(buyer, number)).due)).toBe(Number(before) - 900);
    expect(await dealFigures(seller.id)).toMatchObject({ disputesLost: 1 });
  });

  it('against an agreement at the same moment: one of them counts', async () => {
    const deal = await disputedDeal();
    const admin = (await makeUser({ role: 'admin' })).actor;
    const { id } = await newestOf(deal);
    const done = await Promise.allSettled([
      acceptSum(deal.seller, deal.number, { what: 'claim', seen: null }),
      recommend(admin, input(id), LATER()),
    ]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('of nothing, and what two people agreed on, is no lost dispute', async () => {
    const [agreed, dismissed] = [await disputedDeal(), await disputedDeal()];
    await acceptSum(agreed.seller, agreed.number, { what: 'claim', seen: null });
    await recommend((await makeUser({ role: 'admin' })).actor, input((await newestOf(dismissed)).id, '0'), LATER());
    for (const { seller } of [agreed, dismissed])
      expect(await dealFigures(seller.id)).toMatchObject({ disputesLost: 0 });
  });
});

describe('an objection to weights that agree', () => {
  const weighing = (grossKg: string) => weighingSchema.parse({ heads: 60, grossKg });
  const object = (third = '') => objectionSchema.parse({ third });

  it('keeps their mean from becoming firm, as a correction does until the other agrees', async () => {
    const { seller, buyer, number } = await makeDeal();
    expect(await codeOf(objectToWeight(seller, number, object()))).toBe('weights_missing');
    await enterWeights(seller, number, weighing('10180'));
    await enterWeights(buyer, number, weighing('10120'));
    const objected = await objectToWeight(buyer, number, object('Balanza de Trinidad'));
    expect(objected.weights).toMatchObject({
      compared: { isWithin: true, firmAt: null },
      objections: { mine: { third: 'Balanza de Trinidad' }, theirs: null },
    });
    const later = new Date(Date.now() + 49 * HOUR_MS);
    await confirmWeights(later);
    expect(await getDeal(seller, number)).toMatchObject({ netKg: null, next: 'settleWeights' });
    expect(await codeOf(chooseWeight(seller, number, { choice: 'mean', seen: '10150' }))).toBe('weight_objected');
    const corrected = await enterWeights(seller, number, weighing('10130'));
    expect(corrected.weights).toMatchObject({
      mine: { before: '10180' },
      objections: { mine: null, theirs: null },
      compared: { mean: '10125', firmAt: null, corrector: 'seller' },
    });
    // Who corrects has seen the other's: their own scales say nothing of that any more.
    await confirmWeights(later);
    expect(await getDeal(seller, number)).toMatchObject({ netKg: null });
    expect(await codeOf(chooseWeight(seller, number, { choice: 'mean', seen: '10125' }))).toBe('weight_corrected');
    expect(await chooseWeight(buyer, number, { choice: 'mean', seen: '10125' })).toMatchObject({ netKg: '10125' });
  });

  it('may be thought better of by who made it', async () => {
    const { seller, buyer, number } = await makeDeal();
    for (const side of [seller, buyer]) await enterWeights(side, number, weighing('10180'));
    await objectToWeight(buyer, number, object());
    await objectToWeight(buyer, number, object());
    const { events } = await getDeal(buyer, number);
    expect(events.filter(({ kind }) => kind === 'weightObjected')).toHaveLength(1);
    await chooseWeight(buyer, number, { choice: 'mean', seen: '10180' });
    expect(await confirmMean({ seller: buyer, buyer: seller, number })).toMatchObject({ netKg: '10180' });
  });
});
