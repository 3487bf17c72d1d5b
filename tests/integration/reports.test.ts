import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Actor } from '@/lib/core/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { listOwnAnimalListings } from '@/lib/market/animal-lots/list-own-animal-listings';
import { KINDS, kindOf } from '@/lib/market/topics/kinds';
import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import type { DomainError } from '@/lib/core/errors/domain-error';
import { renewListing } from '@/lib/market/listings/renew-listing';
import { restoreListing } from '@/lib/market/listings/restore-listing';
import { setListingActive } from '@/lib/market/listings/set-listing-active';
import { consume } from '@/lib/core/rate-limit/limit';
import { deliverDue } from '@/lib/core/outbox/outbox-worker';
import { createReport } from '@/lib/moderation/reports/create-report';
import { listReports } from '@/lib/moderation/reports/list-reports';
import { reportQuerySchema } from '@/lib/moderation/reports/query-schema';
import { reviewReport } from '@/lib/moderation/reports/review-report';
import { createReportSchema, reportReviewSchema } from '@/lib/moderation/reports/schema';
import { makeEquipment } from '@/tests/factories/equipment';
import { makeListing } from '@/tests/factories/listing';
import { makeLot } from '@/tests/factories/lot';
import { mailsTo } from '@/tests/factories/outbox';
import { makeUser } from '@/tests/factories/user';

const NOWHERE = '00000000-0000-7000-8000-000000000000';

const report = (listingId: string, traits: Record<string, unknown> = {}) =>
  createReportSchema.parse({ listingId, reason: 'misleading', ...traits });
const review = (reportId: string, status: string, traits: Record<string, unknown> = {}) =>
  reportReviewSchema.parse({ reportId, status, ...traits });
const asked = (query: Record<string, string> = {}) => reportQuerySchema.parse(query);

let admin: Actor;
let reporter: Awaited<ReturnType<typeof makeUser>>;
let owner: Awaited<ReturnType<typeof makeUser>>;

beforeEach(async () => {
  await db.report.deleteMany();
  admin = (await makeUser({ role: 'admin', firstName: 'Ana', lastName: 'Admin' })).actor;
  reporter = await makeUser({ language: 'pt' });
  owner = await makeUser({ language: 'en' });
});

describe('a report', () => {
  it('of a listing waits for an administrator', async () => {
    const listing = await makeListing({ userId: owner.id, title: 'Toro dudoso' });
    expect(
      await createReport(
        reporter.actor,
        report(listing.id, { reason: 'fraudulent', description: ' Pide\r\nseña \u0000' }),
      ),
    ).toMatchObject({
      listingId: listing.id,
      reason: 'fraudulent',
      description: 'Pide\nseña',
      status: 'pending',
    });
    expect(await db.report.findMany()).toMatchObject([
      { reportedBy: reporter.id, listingTitle: 'Toro dudoso', reviewedAt: null, reviewNotes: null },
    ]);
  });

  it.each([
    ['no listing', { listingId: undefined }, 'listingId', 'validation.required'],
    ['no reason', { reason: undefined }, 'reason', 'validation.reportReasonRequired'],
    ['another reason', { reason: 'ugly' }, 'reason', 'validation.reportReasonRequired'],
  ])('is refused with %s', (_name, traits, field, message) => {
    const { error } = createReportSchema.safeParse({ listingId: NOWHERE, reason: 'spam', ...traits });
    expect(error?.issues).toEqual([expect.objectContaining({ path: [field], message })]);
  });

  it('has at most 2,000 characters of details', () => {
    expect(report(NOWHERE, { description: 'é'.repeat(2000) }).description).toHaveLength(2000);
    expect(() => report(NOWHERE, { description: 'é'.repeat(2001) })).toThrow();
  });

  it('needs a listing that the reporter sees, and that is not their own', async () => {
    const [hidden, own] = [await makeListing({ isActive: false }), await makeListing({ userId: reporter.id })];
    for (const id of [hidden.id, NOWHERE, 'x', "' OR 1=1"])
      await expect(createReport(reporter.actor, report(id))).rejects.toMatchObject({ code: 'listing_not_found' });
    await expect(createReport(reporter.actor, report(own.id))).rejects.toMatchObject({ code: 'own_listing' });
    await expect(createReport(admin, report(hidden.id))).resolves.toMatchObject({ status: 'pending' });
  });

  it('is one per person and listing while pending, even of fifty sent at once', async () => {
    const listing = await makeListing();
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => createReport(reporter.actor, report(listing.id))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
    );
    expect(new Set(reasons)).toEqual(new Set(['already_reported']));
    expect(await db.report.count()).toBe(1);
    // Others may report it as well, and so may the same person once the first report is decided.
    await createReport((await makeUser()).actor, report(listing.id));
    const first = await db.report.findFirstOrThrow({ where: { reportedBy: reporter.id } });
    await reviewReport(admin, review(first.id, 'dismissed'));
    await expect(createReport(reporter.actor, report(listing.id))).resolves.toMatchObject({ status: 'pending' });
  });

  it('is limited per person', async () => {
    const listing = await makeListing();
    await consume('reportByUser', reporter.id, 55);
    const flood = await Promise.allSettled(
      Array.from({ length: 10 }, () => createReport(reporter.actor, report(listing.id))),
    );
    expect(
      flood.filter(
        (result) => result.status === 'rejected' && (result.reason as { code: string }).code === 'rate_limited',
      ),
    ).toHaveLength(5);
  });

  it('outlives its listing and its reporter', async () => {
    const listing = await makeListing({ title: 'Se borra' });
    const { id } = await createReport(reporter.actor, report(listing.id));
    await db.animalListing.delete({ where: { id: listing.id } });
    await db.user.delete({ where: { id: reporter.id } });
    expect((await listReports(admin, asked())).items).toMatchObject([
      { id, listingId: null, listingIsActive: null, listingTitle: 'Se borra', reportedBy: null, reporter: null },
    ]);
    expect(await reviewReport(admin, review(id, 'resolved', { deactivateListing: true }))).toMatchObject({
      status: 'resolved',
      listingId: null,
    });
    expect(await db.auditLog.findMany({ where: { actorId: admin.id } })).toMatchObject([
      { action: 'report.resolved', targetId: id },
    ]);
  });
});

describe('a review', () => {
  const made = async (traits: Parameters<typeof makeListing>[0] = {}) => {
    const listing = await makeListing({ userId: owner.id, title: 'Toro dudoso', ...traits });
    return { listing, ...(await createReport(reporter.actor, report(listing.id, { reason: 'spam' }))) };
  };

  it('takes the listing down: audited, and mailed to both in their languages', async () => {
    const { id, listing } = await made();
    const decided = await reviewReport(
      admin,
      review(id, 'resolved', { reviewNotes: 'Precio <b>falso</b>', deactivateListing: true }),
    );
    expect(decided).toMatchObject({
      id,
      status: 'resolved',
      reviewNotes: 'Precio <b>falso</b>',
      reviewedBy: admin.id,
      reviewer: 'Ana Admin',
      reviewedAt: expect.any(String) as string,
      listingId: listing.id,
      listingIsActive: false,
      reporter: { email: reporter.email },
    });
    expect(JSON.stringify(decided)).not.toContain(owner.email);
    expect(await db.animalListing.findUnique({ where: { id: listing.id } })).toMatchObject({ isActive: false });
    expect(await db.auditLog.findMany({ where: { actorId: admin.id }, orderBy: { action: 'desc' } })).toMatchObject([
      {
        action: 'report.resolved',
        targetType: 'report',
        targetId: id,
        before: { status: 'pending' },
        after: { status: 'resolved', reviewNotes: 'Precio <b>falso</b>' },
      },
      {
        action: 'listing.deactivated',
        targetType: 'listing',
        targetId: listing.id,
        before: { isActive: true },
        after: { isActive: false, reportId: id },
      },
    ]);
    const [toOwner] = await mailsTo(owner.email);
    expect(toOwner).toMatchObject({ subject: 'We took your listing down: Toro dudoso' });
    expect(toOwner?.text).toContain('Precio <b>falso</b>');
    expect(toOwner?.html).toContain('Precio &lt;b&gt;falso&lt;/b&gt;');
    expect(toOwner?.html).not.toContain(reporter.lastName);
    const [toReporter] = await mailsTo(reporter.email);
    expect(toReporter).toMatchObject({ subject: 'Analisamos sua denúncia: Toro dudoso' });
    expect(toReporter?.text).toContain('nós o retiramos');
    expect(toReporter?.text).not.toContain('falso');
  });

  it.each([
    ['reviewed', 0],
    ['resolved', 1],
    ['dismissed', 0],
  ] as const)('that says %s leaves the listing, and writes %i times to its owner', async (status, mails) => {
    const { id, listing } = await made();
    expect(await reviewReport(admin, review(id, status))).toMatchObject({
      status,
      reviewNotes: null,
      listingIsActive: true,
    });
    expect(await db.animalListing.findUnique({ where: { id: listing.id } })).toMatchObject({ isActive: true });
    expect(await db.auditLog.count({ where: { actorId: admin.id } })).toBe(1);
    expect(await mailsTo(owner.email)).toHaveLength(mails);
    expect(await mailsTo(reporter.email)).toHaveLength(1);
  });

  it('takes a paused listing down too, and isn’t recorded twice', async () => {
    const { id, listing } = await made();
    await db.animalListing.update({ where: { id: listing.id }, data: { isActive: false } });
    await reviewReport(admin, review(id, 'reviewed', { deactivateListing: true }));
    const taken = { action: 'listing.deactivated', before: { isActive: false } };
    const log = () => db.auditLog.findMany({ where: { actorId: admin.id, targetId: listing.id } });
    expect(await log()).toMatchObject([taken]);
    const again = await createReport(reporter.actor, report((await makeListing({ userId: owner.id })).id));
    await db.report.update({ where: { id: again.id }, data: { listingId: listing.id } });
    await reviewReport(admin, review(again.id, 'reviewed', { deactivateListing: true }));
    expect(await log()).toMatchObject([taken]);
  });

  it('keeps a listing down until an administrator restores it', async () => {
    const { id, listing } = await made();
    await reviewReport(admin, review(id, 'resolved', { deactivateListing: true }));
    await expect(setListingActive(owner.actor, ANIMAL_LISTINGS, listing.id, true)).rejects.toMatchObject({
      code: 'listing_taken_down',
    });
    await renewListing(owner.actor, ANIMAL_LISTINGS, listing.id);
    expect(await db.animalListing.findUnique({ where: { id: listing.id } })).toMatchObject({ isActive: false });
    expect(await getAnimalListing(owner.actor, listing.id)).toMatchObject({ status: 'paused', takenDown: true });
    expect(await listOwnAnimalListings(owner.actor)).toMatchObject([{ id: listing.id, takenDown: true }]);
    expect((await listReports(admin, asked())).items).toMatchObject([
      { id, listingIsActive: false, listingTakenDown: true },
    ]);
    await expect(restoreListing(owner.actor, ANIMAL_LISTINGS, listing.id)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await restoreListing(admin, ANIMAL_LISTINGS, listing.id)).toMatchObject({ id: listing.id, isActive: true });
    expect(await getAnimalListing(null, listing.id)).toMatchObject({ status: 'active', takenDown: false });
    expect((await listReports(admin, asked())).items).toMatchObject([
      { id, listingIsActive: true, listingTakenDown: false },
    ]);
    await expect(restoreListing(admin, ANIMAL_LISTINGS, listing.id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is final: of ten at once one decides, and the listing is taken down once', async () => {
    const { id } = await made();
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => reviewReport(admin, review(id, 'resolved', { deactivateListing: true }))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(reviewReport(admin, review(id, 'dismissed'))).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.auditLog.count({ where: { actorId: admin.id } })).toBe(2);
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });

  it('is restricted to administrators and to existing reports', async () => {
    const { id } = await made();
    for (const role of ['user', 'seller', 'commercial_seller'] as const) {
      const { actor } = await makeUser({ role });
      await expect(reviewReport(actor, review(id, 'resolved'))).rejects.toMatchObject({ code: 'forbidden' });
      await expect(listReports(actor, asked())).rejects.toMatchObject({ code: 'forbidden' });
    }
    for (const wrong of [NOWHERE, 'x', ''])
      await expect(reviewReport(admin, review(wrong, 'resolved'))).rejects.toMatchObject({ code: 'not_found' });
    expect(() => review(id, 'pending')).toThrow('reportStatusRequired');
    expect(() => review(id, 'resolved', { reviewNotes: 'x'.repeat(1001) })).toThrow();
  });

  it('mails no suspended account', async () => {
    const { id } = await made();
    await db.user.update({ where: { id: owner.id }, data: { suspendedAt: new Date() } });
    await reviewReport(admin, review(id, 'resolved', { deactivateListing: true }));
    expect(await mailsTo(owner.email)).toEqual([]);
    expect(await mailsTo(reporter.email)).toHaveLength(1);
  });

  it('succeeds when mail is down; the mail is sent later', async () => {
    const { id, listing } = await made();
    const outbox = path.join(env.CORRAL_DATA_DIR, 'outbox');
    await rm(outbox, { recursive: true, force: true });
    // A file in place of the outbox folder makes writing mails fail.
    await writeFile(outbox, '');
    await expect(reviewReport(admin, review(id, 'resolved', { deactivateListing: true }))).resolves.toMatchObject({
      status: 'resolved',
    });
    expect(await deliverDue()).toBe(0);
    await rm(outbox);
    expect(await db.animalListing.findUnique({ where: { id: listing.id } })).toMatchObject({ isActive: false });
    await db.$executeRaw`UPDATE outbox SET due_at = now() WHERE sent_at IS NULL`;
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });
});

describe('the table of reports', () => {
  it('shows pending ones first, and is searched by title, person and id', async () => {
    const titles = ['Vaca Holando', 'Ternéra 100% criolla', 'Oveja_merino'];
    const ids: string[] = [];
    for (const title of titles)
      ids.push(
        (
          await createReport(
            reporter.actor,
            report((await makeListing({ title })).id, { reason: title.startsWith('V') ? 'spam' : 'other' }),
          )
        ).id,
      );
    await reviewReport(admin, review(ids[2] ?? '', 'dismissed'));
    const found = async (query: Record<string, string>) =>
      (await listReports(admin, asked(query))).items.map(({ listingTitle }) => listingTitle);
    expect(await found({})).toEqual([titles[1], titles[0], titles[2]]);
    expect(await found({ sort: 'status_desc' })).toEqual([titles[2], titles[0], titles[1]]);
    expect(await found({ sort: 'created_asc' })).toEqual(titles);
    expect(await found({ sort: 'created_desc' })).toEqual([...titles].reverse());
    expect(await found({ status: 'dismissed' })).toEqual([titles[2]]);
    expect(await found({ reason: 'spam' })).toEqual([titles[0]]);
    expect(await found({ reason: 'spam', status: 'dismissed' })).toEqual([]);
    expect(await found({ search: 'ternera 100%' })).toEqual([titles[1]]);
    expect(await found({ search: '_' })).toEqual([titles[2]]);
    expect(await found({ search: reporter.email.toUpperCase() })).toHaveLength(3);
    expect(await found({ search: 'nobody@corral.test' })).toEqual([]);
    expect(await found({ search: ids[0] ?? '' })).toEqual([titles[0]]);
    expect(
      await listReports(admin, asked({ page: '99', sort: 'x', status: 'x', search: "'; DROP TABLE reports; --" })),
    ).toEqual({ items: [], total: 0, page: 1, totalPages: 1 });
  });

  it('contains every report once across its pages', async () => {
    const listing = await makeListing();
    const createdAt = new Date('2026-01-01T00:00:00Z');
    await db.report.createMany({
      data: Array.from({ length: 45 }, () => ({
        listingId: listing.id,
        listingTitle: 'x',
        reason: 'spam' as const,
        createdAt,
      })),
    });
    for (const sort of ['status_asc', 'status_desc', 'created_desc', 'created_asc']) {
      const pages = await Promise.all(['1', '2', '3'].map((page) => listReports(admin, asked({ page, sort }))));
      expect(pages.map(({ items }) => items.length)).toEqual([16, 16, 13]);
      expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(45);
    }
    expect(await listReports(admin, asked({ page: '9' }))).toMatchObject({ total: 45, page: 3, totalPages: 3 });
  });
});

describe('a report of equipment or of a lot', () => {
  it('is pending once per person and topic, and names the topic', async () => {
    const equipment = await makeEquipment({ userId: owner.id, title: 'Tractor dudoso' });
    const lot = await makeLot(owner.id);
    for (const target of [{ equipmentId: equipment.id }, { auctionLotId: lot.id }]) {
      const input = createReportSchema.parse({ ...target, reason: 'spam' });
      expect(await createReport(reporter.actor, input)).toMatchObject({ listingId: null, ...target });
      await expect(createReport(reporter.actor, input)).rejects.toMatchObject({ code: 'already_reported' });
      await expect(createReport(owner.actor, input)).rejects.toMatchObject({ code: 'own_listing' });
    }
    expect((await listReports(admin, asked())).items).toMatchObject([
      { auctionLotId: lot.id, listingTitle: lot.title, listingIsActive: true },
      { equipmentId: equipment.id, listingTitle: 'Tractor dudoso', listingIsActive: true },
    ]);
    expect((await listReports(admin, asked({ search: equipment.id }))).items).toHaveLength(1);
  });

  it('is refused without a topic, with two topics, and about what the reporter cannot see', async () => {
    const paused = await makeEquipment({ isActive: false });
    expect(createReportSchema.safeParse({ reason: 'spam' }).error?.issues).toEqual([
      expect.objectContaining({ path: ['listingId'], message: 'validation.required' }),
    ]);
    expect(
      createReportSchema.safeParse({ reason: 'spam', equipmentId: NOWHERE, auctionLotId: NOWHERE }).error?.issues,
    ).toEqual([expect.objectContaining({ message: 'validation.oneTopic' })]);
    const refusalOf = (target: object) =>
      createReport(reporter.actor, createReportSchema.parse({ ...target, reason: 'spam' })).catch(
        (error: DomainError) => error.code,
      );
    for (const equipmentId of [paused.id, NOWHERE, 'x']) expect(await refusalOf({ equipmentId })).toBe('not_found');
    for (const auctionLotId of [NOWHERE, "' OR 1=1"]) expect(await refusalOf({ auctionLotId })).toBe('lot_not_found');
  });

  it('may take equipment down, with an audit entry and a mail, and it can be restored', async () => {
    const equipment = await makeEquipment({ userId: owner.id, title: 'Tractor robado' });
    const { id } = await createReport(
      reporter.actor,
      createReportSchema.parse({ equipmentId: equipment.id, reason: 'fraudulent' }),
    );
    expect(await reviewReport(admin, review(id, 'resolved', { deactivateListing: true }))).toMatchObject({
      equipmentId: equipment.id,
      listingIsActive: false,
      listingTakenDown: true,
    });
    expect(await db.auditLog.findFirst({ where: { targetId: equipment.id } })).toMatchObject({
      action: 'listing.deactivated',
      targetType: 'equipment',
    });
    await deliverDue();
    expect(await mailsTo(owner.email)).toMatchObject([
      { subject: expect.stringContaining('Tractor robado') as string },
    ]);
    expect(await restoreListing(admin, KINDS.equipment, equipment.id)).toMatchObject({ isActive: true });
    expect(await kindOf(equipment.id)).toBe(KINDS.equipment);
    for (const wrong of [NOWHERE, 'x']) expect(await kindOf(wrong)).toBeNull();
  });

  it('does not take a lot down', async () => {
    const lot = await makeLot(owner.id);
    const { id } = await createReport(
      reporter.actor,
      createReportSchema.parse({ auctionLotId: lot.id, reason: 'fraudulent' }),
    );
    await expect(reviewReport(admin, review(id, 'resolved', { deactivateListing: true }))).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await reviewReport(admin, review(id, 'reviewed'))).toMatchObject({
      status: 'reviewed',
      auctionLotId: lot.id,
    });
  });
});
