import { restoreUser } from '@/lib/closure/account-closure/restore-user';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { createReport } from '@/lib/moderation/reports/create-report';
import { createReportSchema } from '@/lib/moderation/reports/schema';
import { addCaseNote } from '@/lib/moderation/cases/add-note';
import { claimCase } from '@/lib/moderation/cases/claim-case';
import { decideCase } from '@/lib/moderation/cases/decide-case';
import { decideCases } from '@/lib/moderation/cases/decide-cases';
import { getCase } from '@/lib/moderation/cases/get-case';
import { listCases } from '@/lib/moderation/cases/list-cases';
import { caseQuerySchema } from '@/lib/moderation/cases/query-schema';
import { undoDecisions } from '@/lib/moderation/cases/undo-decisions';
import { makeEquipment } from '@/tests/factories/equipment';
import { makeListing } from '@/tests/factories/listing';
import { makeLot } from '@/tests/factories/lot';
import { letMailsLeave, mailsTo } from '@/tests/factories/outbox';
import { makeUser } from '@/tests/factories/user';

type User = Awaited<ReturnType<typeof makeUser>>;

const NOWHERE = '00000000-0000-7000-8000-000000000000';
const everything = caseQuerySchema.parse({});

let admin: User;
let colleague: User;
let owner: User;

beforeEach(async () => {
  await db.report.deleteMany();
  await db.caseClaim.deleteMany();
  admin = await makeUser({ role: 'admin', firstName: 'Ana', lastName: 'Admin' });
  colleague = await makeUser({ role: 'admin', firstName: 'Luis', lastName: 'Vera' });
  owner = await makeUser({ language: 'pt', firstName: 'Otávio' });
});

/** Reports a topic as a new user. */
async function report(ids: Record<string, string>, traits: Record<string, unknown> = {}) {
  const reporter = await makeUser({ language: 'en', firstName: 'Nélida', lastName: 'Secreta' });
  await createReport(reporter.actor, createReportSchema.parse({ reason: 'fraudulent', ...ids, ...traits }));
  return reporter;
}

/** Returns the case's key and the time of its latest report, as sent by a moderator who has just opened it. */
async function seen(key: string) {
  const found = await getCase(admin.actor, key);
  return { key, until: found?.until ?? new Date().toISOString() };
}

const reportsOf = (listingId: string) =>
  db.report.findMany({ where: { listingId }, select: { status: true, reviewedBy: true, decisionId: true } });
const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

describe('the queue', () => {
  it('has one case per topic, and one per report whose topic is gone', async () => {
    const animal = await makeListing({ userId: owner.id, title: 'Toro dudoso' });
    const tractor = await makeEquipment({ userId: owner.id });
    const lot = await makeLot(owner.id);
    for (const reason of ['fraudulent', 'misleading', 'fraudulent']) await report({ listingId: animal.id }, { reason });
    await report({ equipmentId: tractor.id });
    await report({ auctionLotId: lot.id });
    const orphan = await db.report.create({ data: { listingTitle: 'Se borró', reason: 'spam' } });
    const { items, total } = await listCases(admin.actor, everything);
    expect(total).toBe(4);
    expect(items[0]).toMatchObject({
      key: animal.id,
      title: 'Toro dudoso',
      reports: 3,
      claimedBy: null,
      appeal: false,
    });
    expect(items[0]?.reasons.sort()).toEqual(['fraudulent', 'misleading']);
    expect(items.map(({ key }) => key)).toEqual(
      expect.arrayContaining([`equipment-${tractor.id}`, `lot-${lot.id}`, `report-${orphan.id}`]),
    );
    const byAge = await listCases(admin.actor, caseQuerySchema.parse({ sort: 'oldest' }));
    expect(byAge.items.at(-1)?.key).toBe(`report-${orphan.id}`);
  });

  it('from the oldest begins with what has waited longest, also where a listing is held since', async () => {
    const [old, fresh] = [await makeListing({ userId: owner.id }), await makeListing({ userId: owner.id })];
    await report({ listingId: old.id });
    await db.report.updateMany({
      where: { listingId: old.id },
      data: { createdAt: new Date(Date.now() - 9 * DAY_MS) },
    });
    await db.riskCase.create({
      data: { listingId: fresh.id, ownerId: owner.id, score: 90, rules: [], heldAt: new Date() },
    });
    const first = async (sort: string) => (await listCases(admin.actor, caseQuerySchema.parse({ sort }))).items[0]?.key;
    expect(await first('reported')).toBe(fresh.id);
    expect(await first('oldest')).toBe(old.id);
    await db.riskCase.deleteMany({ where: { listingId: fresh.id } });
  });

  it('shows those that were reported apart, and those that were decided, the latest first, each once', async () => {
    const keysOf = async (filter: string) =>
      (await listCases(admin.actor, caseQuerySchema.parse({ filter }))).items.map(({ key }) => key);
    const dismiss = async (key: string) => decideCase(admin.actor, { ...(await seen(key)), action: 'dismissed' });
    const [one, two, held] = await Promise.all([1, 2, 3].map(() => makeListing({ userId: owner.id })));
    if (!one || !two || !held) throw new Error('no listings');
    await db.riskCase.create({ data: { listingId: held.id, ownerId: owner.id, score: 90, rules: [] } });
    await report({ listingId: one.id });
    await report({ listingId: two.id });
    const orphan = await db.report.create({ data: { listingTitle: 'Se borró', reason: 'spam' } });
    expect((await keysOf('reports')).sort()).toEqual([one.id, two.id, `report-${orphan.id}`].sort());
    await dismiss(one.id);
    await dismiss(`report-${orphan.id}`);
    const { id } = await dismiss(two.id);
    expect((await keysOf('decided')).slice(0, 3)).toEqual([two.id, `report-${orphan.id}`, one.id]);
    await undoDecisions(admin.actor, { decisionIds: [id] });
    // What waits again is no longer decided.
    await report({ listingId: one.id });
    expect((await keysOf('decided'))[0]).toBe(`report-${orphan.id}`);
    expect((await keysOf('reports')).sort()).toEqual([one.id, two.id].sort());
    await db.riskCase.deleteMany({ where: { listingId: held.id } });
  });

  it('is for administrators only, like all of its verbs', async () => {
    const { id } = await makeListing({ userId: owner.id });
    await report({ listingId: id });
    const decision = { key: id, until: later(1).toISOString(), action: 'dismissed' as const };
    for (const attempt of [
      listCases(owner.actor, everything),
      getCase(owner.actor, id),
      claimCase(owner.actor, id),
      decideCase(owner.actor, decision),
      decideCases(owner.actor, { action: 'dismissed', cases: [decision] }),
      undoDecisions(owner.actor, { decisionIds: [NOWHERE] }),
      addCaseNote(owner.actor, { key: id, text: 'x' }),
    ])
      await expect(attempt).rejects.toMatchObject({ code: 'forbidden' });
    expect(await reportsOf(id)).toMatchObject([{ status: 'pending' }]);
  });
});

describe('a case', () => {
  it('has the price as asked with what it is for, and what it comes to in the same currency', async () => {
    const asked = { priceAmount: '3.05', priceBasis: 'live_kg', priceCurrency: 'USD', headCount: 40, weight: 342 };
    const steers = await makeListing({ userId: owner.id, ...asked });
    const tractor = await makeEquipment({ userId: owner.id, priceAmount: '9500', priceCurrency: 'USD' });
    const lot = await makeLot(owner.id, { startingPrice: '500' });
    await report({ listingId: steers.id });
    await report({ equipmentId: tractor.id });
    await report({ auctionLotId: lot.id });
    const priceOf = async (key: string) => {
      const subject = (await getCase(admin.actor, key))?.subject;
      return subject?.kind === 'listing' ? subject.price : null;
    };
    expect(await priceOf(steers.id)).toMatchObject({
      amount: '3.05',
      basis: 'live_kg',
      currency: 'USD',
      heads: 40,
      head: '1043.10',
      total: '41724.00',
      approximate: true,
    });
    expect(await priceOf(`equipment-${tractor.id}`)).toMatchObject({ amount: '9500', basis: null, total: null });
    expect(await priceOf(`lot-${lot.id}`)).toMatchObject({
      amount: '500.00',
      basis: 'lot',
      heads: 20,
      total: '500.00',
    });
  });

  it('has all reports in their words, the owner with their history, and what was decided before', async () => {
    const before = await makeListing({ userId: owner.id, title: 'El de antes' });
    await report({ listingId: before.id });
    await decideCase(admin.actor, { ...(await seen(before.id)), action: 'taken_down', answer: 'photo' });
    const { id } = await makeListing({ userId: owner.id, title: 'Toro dudoso' });
    await report({ listingId: id }, { description: 'Es mío' });
    await decideCase(admin.actor, { ...(await seen(id)), action: 'dismissed' });
    await report({ listingId: id }, { description: 'Pide seña' });
    await addCaseNote(colleague.actor, { key: id, text: 'Llamé a El Ombú' });
    expect(await getCase(admin.actor, id)).toMatchObject({
      title: 'Toro dudoso',
      pending: 1,
      suggested: null,
      ownerLanguage: 'pt',
      subject: { state: 'active', takenDown: false, path: `/listing/${id}` },
      owner: {
        id: owner.id,
        listings: { active: 1, total: 2, sold: 0 },
        reports: 3,
        suspensions: 0,
        decisions: [{ action: 'taken_down', title: 'El de antes', answer: 'photo', by: 'Ana Admin' }],
      },
      reports: [
        { description: 'Pide seña', status: 'pending', reporter: 'Nélida Secreta' },
        { description: 'Es mío', status: 'dismissed' },
      ],
      record: [
        { action: 'note', text: 'Llamé a El Ombú', by: 'Luis Vera' },
        { action: 'dismissed', by: 'Ana Admin' },
      ],
    });
    expect((await getCase(admin.actor, id))?.previews?.photo?.join(' ')).toMatch(
      /Otávio.*Toro dudoso.*foto é de outra/,
    );
  });

  it('is null for an unknown topic that nobody reported', async () => {
    for (const key of ['x', NOWHERE, `lot-${NOWHERE}`, `report-${NOWHERE}`, "' OR 1=1"])
      expect(await getCase(admin.actor, key)).toBeNull();
  });
});

describe('a decision', () => {
  it('takes a listing down for all its reports at once; no mail is sent before the ten seconds have passed', async () => {
    const { id } = await makeListing({ userId: owner.id, title: 'Toro dudoso' });
    const reporters = [await report({ listingId: id }), await report({ listingId: id }, { reason: 'other' })];
    const receipt = await decideCase(admin.actor, { ...(await seen(id)), action: 'taken_down', answer: 'photo' });
    expect(receipt).toMatchObject({ key: id, undoUntil: expect.any(String) as string });
    expect(await reportsOf(id)).toEqual(
      Array.from({ length: 2 }, () => ({ status: 'resolved', reviewedBy: admin.id, decisionId: receipt.id })),
    );
    expect(await db.animalListing.findUnique({ where: { id } })).toMatchObject({ isActive: false });
    const queue = await listCases(admin.actor, everything);
    expect(queue.total).toBe(0);
    expect(queue.resolvedToday).toBeGreaterThan(0);
    expect(await mailsTo(owner.email)).toEqual([]);

    await letMailsLeave();
    const [mail, ...more] = await mailsTo(owner.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Retiramos seu anúncio: Toro dudoso');
    expect(mail?.text).toContain('A foto é de outra pessoa.');
    expect(mail?.text).toContain(`/pt/dashboard/appeal/${id}`);
    // The owner never learns who reported it, what they wrote or how many they were.
    expect(mail?.text).not.toMatch(/Nélida|Secreta|\b2\b/);
    for (const { email } of reporters) expect((await mailsTo(email))[0]?.subject).toContain('Toro dudoso');
    const entries = await db.auditLog.findMany({ where: { actorId: admin.id }, select: { action: true } });
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'listing.deactivated',
      'report.resolved',
      'report.resolved',
    ]);
  });

  it('to dismiss sends the owner no mail', async () => {
    const { id } = await makeListing({ userId: owner.id });
    const reporter = await report({ listingId: id });
    await decideCase(admin.actor, { ...(await seen(id)), action: 'dismissed' });
    await letMailsLeave();
    expect(await mailsTo(owner.email)).toEqual([]);
    expect(await mailsTo(reporter.email)).toHaveLength(1);
  });

  it('leaves reports that came after the moderator had opened the case', async () => {
    const { id } = await makeListing({ userId: owner.id });
    await report({ listingId: id });
    const shown = await seen(id);
    await report({ listingId: id }, { description: 'Llegó después' });
    await db.report.updateMany({ where: { description: 'Llegó después' }, data: { createdAt: later(5) } });
    await decideCase(admin.actor, { ...shown, action: 'dismissed' });
    expect((await listCases(admin.actor, everything)).items).toMatchObject([{ key: id, reports: 1 }]);
  });

  it('is made once, even by two moderators at the same time', async () => {
    const { id } = await makeListing({ userId: owner.id });
    await report({ listingId: id });
    const shown = await seen(id);
    const results = await Promise.allSettled([
      decideCase(admin.actor, { ...shown, action: 'taken_down', answer: 'rules' }),
      decideCase(colleague.actor, { ...shown, action: 'dismissed' }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusal = results.find((result) => result.status === 'rejected');
    expect(refusal?.reason).toMatchObject({ code: expect.stringMatching(/^(conflict|case_claimed)$/) as string });
    expect(await db.caseDecision.count({ where: { listingId: id } })).toBe(1);
  });

  it('on a lot cancels it for good, with the reason', async () => {
    const lot = await makeLot(owner.id);
    await report({ auctionLotId: lot.id });
    const key = `lot-${lot.id}`;
    const receipt = await decideCase(admin.actor, { ...(await seen(key)), action: 'taken_down', answer: 'health' });
    expect(receipt.undoUntil).toBeNull();
    expect(await db.auctionLot.findUnique({ where: { id: lot.id } })).toMatchObject({ status: 'cancelled' });
    const mails = await mailsTo(owner.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Os dados sanitários não são verdadeiros');
    await expect(undoDecisions(admin.actor, { decisionIds: [receipt.id] })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('that suspends hides everything at once; what was reported stays down afterwards', async () => {
    const { id } = await makeListing({ userId: owner.id, title: 'Toro dudoso' });
    const other = await makeListing({ userId: owner.id });
    await report({ listingId: id });
    const receipt = await decideCase(admin.actor, {
      ...(await seen(id)),
      action: 'suspended',
      answer: 'payment',
      days: 7,
    });
    expect(receipt.undoUntil).toBeNull();
    const stored = () =>
      db.user.findUnique({ where: { id: owner.id }, select: { suspendedAt: true, suspensionReason: true } });
    expect((await getCase(admin.actor, id))?.owner?.suspendedUntil).not.toBeNull();
    expect((await stored())?.suspensionReason).toMatch(/Toro dudoso.*dinheiro adiantado/);
    expect(await mailsTo(owner.email)).toHaveLength(1);
    await expect(undoDecisions(admin.actor, { decisionIds: [receipt.id] })).rejects.toMatchObject({ code: 'conflict' });
    await restoreUser(admin.actor, owner.id);
    expect(await db.animalListing.findUnique({ where: { id } })).toMatchObject({ isActive: false });
    expect(await db.animalListing.findUnique({ where: { id: other.id } })).toMatchObject({ isActive: true });
  });

  it('on a report whose topic is gone can only dismiss it', async () => {
    const { id } = await db.report.create({ data: { listingTitle: 'Se borró', reason: 'spam' } });
    const shown = await seen(`report-${id}`);
    await expect(decideCase(admin.actor, { ...shown, action: 'taken_down', answer: 'rules' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(decideCase(admin.actor, { ...shown, action: 'dismissed' })).resolves.toMatchObject({
      title: 'Se borró',
    });
  });
});

describe('an undo', () => {
  it('of a dismissal lets the report weigh again', async () => {
    const { id } = await makeListing({ userId: owner.id });
    const reporter = await makeUser({ createdAt: new Date(Date.now() - 91 * 86_400_000) });
    await createReport(reporter.actor, createReportSchema.parse({ reason: 'fraudulent', listingId: id }));
    const weighs = () =>
      db.riskSignal.count({ where: { subjectId: id, rule: 'reports', expiresAt: { gt: later(60) } } });
    expect(await weighs()).toBe(1);
    const receipt = await decideCase(admin.actor, { ...(await seen(id)), action: 'dismissed' });
    expect(await weighs()).toBe(0);
    await undoDecisions(admin.actor, { decisionIds: [receipt.id] });
    expect(await weighs()).toBe(1);
  });

  const takenDown = async (actor: Actor = admin.actor) => {
    const { id } = await makeListing({ userId: owner.id, title: 'Toro dudoso' });
    const reporter = await report({ listingId: id });
    const receipt = await decideCase(actor, { ...(await seen(id)), action: 'taken_down', answer: 'rules' });
    return { id, reporter, receipt };
  };

  it('within ten seconds restores everything, and nobody is notified', async () => {
    const { id, reporter, receipt } = await takenDown();
    await undoDecisions(admin.actor, { decisionIds: [receipt.id] });
    expect(await reportsOf(id)).toEqual([{ status: 'pending', reviewedBy: null, decisionId: null }]);
    expect(await db.animalListing.findUnique({ where: { id } })).toMatchObject({ isActive: true, takenDownAt: null });
    await letMailsLeave();
    expect(await mailsTo(owner.email)).toEqual([]);
    expect(await mailsTo(reporter.email)).toEqual([]);
    expect((await getCase(admin.actor, id))?.record).toEqual([]);
    const actions = await db.auditLog.findMany({ where: { actorId: admin.id }, orderBy: { id: 'asc' } });
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['listing.deactivated', 'report.resolved', 'report.reopened', 'listing.restored']),
    );
    await expect(undoDecisions(admin.actor, { decisionIds: [receipt.id] })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is refused after that time, and once a mail has left', async () => {
    const late = await takenDown();
    await expect(undoDecisions(admin.actor, { decisionIds: [late.receipt.id] }, later(13))).rejects.toMatchObject({
      code: 'undo_too_late',
    });
    const mailed = await takenDown();
    await letMailsLeave();
    await mailsTo(owner.email);
    await expect(undoDecisions(admin.actor, { decisionIds: [mailed.receipt.id] })).rejects.toMatchObject({
      code: 'undo_too_late',
    });
    for (const { id } of [late, mailed]) expect(await reportsOf(id)).toMatchObject([{ status: 'resolved' }]);
  });

  it("is for the moderator's own decisions, of which it undoes all or none", async () => {
    const [mine, theirs] = [await takenDown(), await takenDown(colleague.actor)];
    await expect(
      undoDecisions(admin.actor, { decisionIds: [mine.receipt.id, theirs.receipt.id] }),
    ).rejects.toMatchObject({ code: 'not_found' });
    for (const { id } of [mine, theirs]) expect(await reportsOf(id)).toMatchObject([{ status: 'resolved' }]);
  });
});

describe('a claim', () => {
  it('keeps others from deciding for ten minutes, and is freed by opening another case', async () => {
    const [one, two] = [await makeListing({ userId: owner.id }), await makeListing({ userId: owner.id })];
    for (const { id } of [one, two]) await report({ listingId: id });
    expect(await claimCase(admin.actor, one.id)).toEqual({ claimedBy: null });
    expect(await claimCase(colleague.actor, one.id)).toEqual({ claimedBy: 'Ana Admin' });
    const decision = { ...(await seen(one.id)), action: 'dismissed' as const };
    await expect(decideCase(colleague.actor, decision)).rejects.toMatchObject({ code: 'case_claimed' });
    expect((await listCases(colleague.actor, everything)).items.find(({ key }) => key === one.id)?.claimedBy).toBe(
      'Ana Admin',
    );
    await claimCase(admin.actor, two.id);
    expect(await claimCase(colleague.actor, one.id)).toEqual({ claimedBy: null });
    // Eleven minutes later it is free again.
    expect(await claimCase(admin.actor, one.id, later(11 * 60))).toEqual({ claimedBy: null });
  });
});

describe('a bulk decision', () => {
  it('decides what it can, refuses what another moderator has, and never cancels lots', async () => {
    const listings = [await makeListing({ userId: owner.id }), await makeListing({ userId: owner.id })];
    const lot = await makeLot(owner.id);
    for (const { id } of listings) await report({ listingId: id });
    await report({ auctionLotId: lot.id });
    const [free, taken] = listings.map(({ id }) => id);
    await claimCase(colleague.actor, taken ?? '');
    const cases = await Promise.all([free, taken, `lot-${lot.id}`].map((key) => seen(key ?? '')));
    const { decided, refused } = await decideCases(admin.actor, { action: 'taken_down', answer: 'rules', cases });
    expect(decided.map(({ key }) => key)).toEqual([free]);
    expect(refused).toEqual([
      { key: taken, code: 'case_claimed' },
      { key: `lot-${lot.id}`, code: 'conflict' },
    ]);
    await undoDecisions(admin.actor, { decisionIds: decided.map(({ id }) => id) });
    expect((await listCases(admin.actor, everything)).total).toBe(3);
  });
});
