import { suspendUser } from '@/lib/closure/account-closure/suspend-user';
import type { Actor } from '@/lib/core/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { db } from '@/lib/core/db/client';
import { deleteListing } from '@/lib/market/listings/delete-listing';
import { markSold } from '@/lib/market/listings/mark-sold';
import { restoreListing } from '@/lib/market/listings/restore-listing';
import { setListingActive } from '@/lib/market/listings/set-listing-active';
import { createReport } from '@/lib/moderation/reports/create-report';
import { reviewReport } from '@/lib/moderation/reports/review-report';
import { createReportSchema, reportReviewSchema } from '@/lib/moderation/reports/schema';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

type User = Awaited<ReturnType<typeof makeUser>>;

let owner: User;
let admin: Actor;

beforeEach(async () => {
  owner = await makeUser();
  admin = (await makeUser({ role: 'admin' })).actor;
});

const auditEntriesOf = (targetId: string) =>
  db.auditLog.findMany({
    where: { targetId },
    orderBy: { id: 'asc' },
    select: { actorId: true, action: true, before: true, after: true },
  });
const stored = (id: string) => db.animalListing.findUnique({ where: { id }, select: { isActive: true, soldAt: true } });

/** Takes a listing down by deciding a report of it. */
async function takeDown(id: string) {
  const report = await createReport(admin, createReportSchema.parse({ listingId: id, reason: 'fraudulent' }));
  await reviewReport(
    admin,
    reportReviewSchema.parse({ reportId: report.id, status: 'resolved', deactivateListing: true }),
  );
}

/** Creates a listing of the owner that an administrator has taken down. */
async function takenDown(traits: Parameters<typeof makeListing>[0] = {}) {
  const { id } = await makeListing({ userId: owner.id, ...traits });
  await takeDown(id);
  return id;
}

describe('what was taken down', () => {
  it('does not go back on sale by being marked as sold and unmarked', async () => {
    const id = await takenDown();
    await markSold(owner.actor, ANIMAL_LISTINGS, id, true);
    await expect(markSold(owner.actor, ANIMAL_LISTINGS, id, false)).rejects.toMatchObject({
      code: 'listing_taken_down',
    });
    expect(await stored(id)).toMatchObject({ isActive: false });
    expect(await getAnimalListing(null, id)).toBeNull();
  });

  it('and was sold or expired meanwhile is restored without going back on sale', async () => {
    const sold = await takenDown();
    await markSold(owner.actor, ANIMAL_LISTINGS, sold, true);
    expect(await restoreListing(admin, ANIMAL_LISTINGS, sold)).toMatchObject({ isActive: false });
    expect(await stored(sold)).toMatchObject({ isActive: false, soldAt: expect.any(Date) as Date });
    expect(await auditEntriesOf(sold)).toMatchObject([
      { action: 'listing.deactivated' },
      { action: 'listing.restored', after: { isActive: false } },
    ]);
    // It is no longer taken down, so the owner can resume it.
    expect(await markSold(owner.actor, ANIMAL_LISTINGS, sold, false)).toMatchObject({ isActive: true });

    const expired = await takenDown();
    await db.animalListing.update({ where: { id: expired }, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await restoreListing(admin, ANIMAL_LISTINGS, expired)).toMatchObject({ isActive: false });
  });

  it('and had been paused by its owner is restored paused, also the second time', async () => {
    const id = await takenDown();
    expect(await restoreListing(admin, ANIMAL_LISTINGS, id)).toMatchObject({ isActive: true });
    await setListingActive(owner.actor, ANIMAL_LISTINGS, id, false);
    await takeDown(id);
    expect(await restoreListing(admin, ANIMAL_LISTINGS, id)).toMatchObject({ isActive: false });
    expect(await setListingActive(owner.actor, ANIMAL_LISTINGS, id, true)).toMatchObject({ isActive: true });
  });
});

describe('the deletion of a listing', () => {
  it('is audited when done by an administrator', async () => {
    const theirs = await makeListing({ userId: owner.id, title: 'Toro robado' });
    await deleteListing(admin, ANIMAL_LISTINGS, theirs.id);
    expect(await auditEntriesOf(theirs.id)).toEqual([
      {
        actorId: admin.id,
        action: 'listing.deleted',
        before: { title: 'Toro robado', userId: owner.id, isActive: true },
        after: null,
      },
    ]);
    const own = await makeListing({ userId: owner.id });
    await deleteListing(owner.actor, ANIMAL_LISTINGS, own.id);
    expect(await auditEntriesOf(own.id)).toEqual([]);
    const anothers = await makeListing();
    await expect(deleteListing(owner.actor, ANIMAL_LISTINGS, anothers.id)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('a lone surrogate, which JSON may contain and the audit log cannot store', () => {
  it('is removed from everything that an administrator writes', async () => {
    const { id } = await makeListing({ userId: owner.id });
    const report = await createReport(
      (await makeUser()).actor,
      createReportSchema.parse({ listingId: id, reason: 'spam', description: 'a\ud800b' }),
    );
    expect(report.description).toBe('ab');
    const decided = await reviewReport(
      admin,
      reportReviewSchema.parse({ reportId: report.id, status: 'resolved', reviewNotes: 'x\udfff 🐂' }),
    );
    expect(decided).toMatchObject({ reviewNotes: 'x 🐂' });
    await suspendUser(admin, { userId: owner.id, reason: 'Fraude 🐂', days: null });
    expect(createReportSchema.parse({ listingId: id, reason: 'spam', description: '\ud83d' }).description).toBeNull();
  });
});
