import { db } from '@/lib/core/db/client';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { restoreListing } from '@/lib/market/listings/restore-listing';
import { appeal } from '@/lib/moderation/appeals/appeal';
import { countCases } from '@/lib/moderation/cases/count-cases';
import { decideAppeal } from '@/lib/moderation/appeals/decide-appeal';
import { decideCase } from '@/lib/moderation/cases/decide-case';
import { getAppealPage } from '@/lib/moderation/appeals/get-appeal-page';
import { getCase } from '@/lib/moderation/cases/get-case';
import { listCases } from '@/lib/moderation/cases/list-cases';
import { caseQuerySchema } from '@/lib/moderation/cases/query-schema';
import { undoDecisions } from '@/lib/moderation/cases/undo-decisions';
import { createReport } from '@/lib/moderation/reports/create-report';
import { reviewReport } from '@/lib/moderation/reports/review-report';
import { createReportSchema, reportReviewSchema } from '@/lib/moderation/reports/schema';
import { makeListing } from '@/tests/factories/listing';
import { letMailsLeave, mailsTo } from '@/tests/factories/outbox';
import { makeUser } from '@/tests/factories/user';

type User = Awaited<ReturnType<typeof makeUser>>;

let admin: User;
let colleague: User;
let owner: User;
let reporter: User;

beforeEach(async () => {
  await db.report.deleteMany();
  await db.appeal.deleteMany();
  await db.user.updateMany({ where: { role: 'admin' }, data: { role: 'user' } });
  admin = await makeUser({ role: 'admin' });
  colleague = await makeUser({ role: 'admin' });
  owner = await makeUser({ language: 'en' });
  reporter = await makeUser({ firstName: 'Nélida', lastName: 'Secreta' });
});

const report = (listingId: string) =>
  createReport(
    reporter.actor,
    createReportSchema.parse({ listingId, reason: 'misleading', description: 'Palabras del denunciante' }),
  );

/** Creates a listing of the owner that a moderator's decision took down. */
async function takenDown() {
  const { id } = await makeListing({ userId: owner.id, title: 'Toro dudoso' });
  await report(id);
  const until = (await getCase(admin.actor, id))?.until ?? '';
  const receipt = await decideCase(admin.actor, { key: id, until, action: 'taken_down', answer: 'price' });
  return { id, decisionId: receipt.id };
}

const isActive = async (id: string) => (await db.animalListing.findUniqueOrThrow({ where: { id } })).isActive;

describe('an appeal', () => {
  it('is sent once per decision, also of four requests at the same time', async () => {
    const { id } = await takenDown();
    const results = await Promise.allSettled(
      Array.from({ length: 4 }, () => appeal(owner.actor, { subject: id, text: 'The price is right' })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'already_appealed' });
    expect(await db.appeal.count()).toBe(1);
  });

  it("is the owner's only, of what is down", async () => {
    const { id } = await takenDown();
    for (const stranger of [reporter, admin, await makeUser()]) {
      await expect(appeal(stranger.actor, { subject: id, text: 'x' })).rejects.toMatchObject({ code: 'not_found' });
      expect(await getAppealPage(stranger.actor, id, 'es')).toBeNull();
    }
    for (const subject of ['x', `lot-${id}`, `equipment-${id}`])
      await expect(appeal(owner.actor, { subject, text: 'x' })).rejects.toMatchObject({ code: 'not_found' });
    const onSale = await makeListing({ userId: owner.id });
    await expect(appeal(owner.actor, { subject: onSale.id, text: 'x' })).rejects.toMatchObject({
      code: 'not_appealable',
    });
    await restoreListing(admin.actor, ANIMAL_LISTINGS, id);
    await expect(appeal(owner.actor, { subject: id, text: 'x' })).rejects.toMatchObject({ code: 'not_appealable' });
    expect(await getAppealPage(owner.actor, id, 'es')).toMatchObject({ state: 'closed' });
  });

  it('is also possible for what POST /api/admin/reports/review took down', async () => {
    const { id } = await makeListing({ userId: owner.id });
    const { id: reportId } = await report(id);
    const review = { reportId, status: 'resolved', reviewNotes: 'Wrong weight', deactivateListing: true };
    await reviewReport(admin.actor, reportReviewSchema.parse(review));
    const page = await getAppealPage(owner.actor, id, 'en');
    expect(page).toMatchObject({ state: 'open' });
    expect(page?.reasons.join(' ')).toContain('Wrong weight');
    await appeal(owner.actor, { subject: id, text: 'I weighed it again' });
    expect(await getAppealPage(owner.actor, id, 'en')).toMatchObject({ state: 'waiting', text: 'I weighed it again' });
  });

  it('shows its owner neither reporters, nor their words, nor how many they were', async () => {
    const { id } = await takenDown();
    await letMailsLeave();
    const shown = JSON.stringify([await getAppealPage(owner.actor, id, 'en'), await mailsTo(owner.email)]);
    expect(shown).toContain('Toro dudoso');
    expect(shown).not.toMatch(/Nélida|Secreta|Palabras del denunciante|reports?\b/i);
  });

  it('heads the queue until it is granted; the owner is notified after ten seconds', async () => {
    const { id } = await takenDown();
    await appeal(owner.actor, { subject: id, text: 'The price is right' });
    const appeals = async ({ actor }: User) =>
      (await listCases(actor, caseQuerySchema.parse({ filter: 'appeals' }))).items;
    expect(await appeals(colleague)).toMatchObject([{ key: id, appeal: true, reports: 0 }]);
    expect(await countCases(colleague.actor)).toMatchObject({ appeals: { waiting: 1 } });
    // Who decided before can't decide the appeal, so it doesn't wait for them.
    expect(await appeals(admin)).toEqual([]);
    expect(await countCases(admin.actor)).toMatchObject({ appeals: { waiting: 0 } });
    expect(await getCase(admin.actor, id)).toMatchObject({ appeal: { text: 'The price is right' }, pending: 0 });
    await letMailsLeave();
    await mailsTo(owner.email);

    await decideAppeal(colleague.actor, { key: id, action: 'restored' });
    expect(await isActive(id)).toBe(true);
    expect(await countCases(admin.actor)).toMatchObject({ appeals: { waiting: 0 } });
    expect(await mailsTo(owner.email)).toHaveLength(1);
    await letMailsLeave();
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toContain('Your listing is back: Toro dudoso');
    expect(await getAppealPage(owner.actor, id, 'en')).toMatchObject({ state: 'restored' });
    const entries = await db.auditLog.findMany({ where: { targetId: id }, orderBy: { id: 'asc' } });
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'appeal.granted',
      'listing.deactivated',
      'listing.restored',
    ]);
  });

  it('that is refused leaves the listing down, for good', async () => {
    const { id } = await takenDown();
    await appeal(owner.actor, { subject: id, text: 'The price is right' });
    await decideAppeal(colleague.actor, { key: id, action: 'upheld' });
    expect(await isActive(id)).toBe(false);
    await expect(appeal(owner.actor, { subject: id, text: 'Again' })).rejects.toMatchObject({
      code: 'already_appealed',
    });
    await expect(decideAppeal(colleague.actor, { key: id, action: 'restored' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await getAppealPage(owner.actor, id, 'en')).toMatchObject({ state: 'upheld' });
  });

  it('waits again after an undo, and is decided by one of two administrators', async () => {
    const { id } = await takenDown();
    await appeal(owner.actor, { subject: id, text: 'The price is right' });
    await letMailsLeave();
    await mailsTo(owner.email);
    const receipt = await decideAppeal(colleague.actor, { key: id, action: 'restored' });
    await undoDecisions(colleague.actor, { decisionIds: [receipt.id] });
    expect(await isActive(id)).toBe(false);
    expect(await countCases(colleague.actor)).toMatchObject({ appeals: { waiting: 1 } });
    const third = await makeUser({ role: 'admin' });
    const both = await Promise.allSettled([
      decideAppeal(colleague.actor, { key: id, action: 'restored' }),
      decideAppeal(third.actor, { key: id, action: 'upheld' }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(decideAppeal(owner.actor, { key: id, action: 'restored' })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('is decided by somebody else than what it is about, where there is somebody', async () => {
    const { id } = await takenDown();
    await appeal(owner.actor, { subject: id, text: 'The price is right' });
    for (const action of ['restored', 'upheld'] as const)
      await expect(decideAppeal(admin.actor, { key: id, action })).rejects.toMatchObject({ code: 'own_decision' });
    // Nothing of it stays: neither a claim, which would keep the colleague out, nor a decision.
    expect(await db.caseClaim.count({ where: { caseKey: id } })).toBe(0);
    expect(await getCase(admin.actor, id)).toMatchObject({ appeal: { isOwn: true } });
    expect(await getCase(colleague.actor, id)).toMatchObject({ appeal: { isOwn: false } });
    // A colleague who is suspended decides nothing, so that the appeal wouldn't ever be decided.
    await db.user.update({ where: { id: colleague.id }, data: { suspendedAt: new Date() } });
    expect(await getCase(admin.actor, id)).toMatchObject({ appeal: { isOwn: false } });
    await decideAppeal(admin.actor, { key: id, action: 'restored' });
    expect(await isActive(id)).toBe(true);
  });

  it('can’t be based on a decision that was undone', async () => {
    const { id, decisionId } = await takenDown();
    await undoDecisions(admin.actor, { decisionIds: [decisionId] });
    await expect(appeal(owner.actor, { subject: id, text: 'x' })).rejects.toMatchObject({ code: 'not_appealable' });
    expect(await getAppealPage(owner.actor, id, 'en')).toBeNull();
  });
});
