import { randomUUID } from 'node:crypto';
import { closeAccount } from '@/lib/closure/account-closure/close-account';
import { restoreUser } from '@/lib/closure/account-closure/restore-user';
import { suspensionSchema } from '@/lib/closure/account-closure/schema';
import { endSuspension, endSuspensions } from '@/lib/closure/account-closure/end-suspension';
import { suspendUser } from '@/lib/closure/account-closure/suspend-user';
import { authenticate } from '@/lib/accounts/accounts/authenticate';
import { getSeller } from '@/lib/accounts/accounts/get-seller';
import { lockAdmins } from '@/lib/accounts/accounts/last-admin';
import { listUsers } from '@/lib/accounts/accounts/list-users';
import { userQuerySchema } from '@/lib/accounts/accounts/query-schema';
import { roleChangeSchema } from '@/lib/accounts/accounts/schema';
import { setRole } from '@/lib/accounts/accounts/set-role';
import type { Actor } from '@/lib/core/actors/actor';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { db } from '@/lib/core/db/client';
import { renewalToken, renewByLink } from '@/lib/market/expiry/renew-by-link';
import { createListing } from '@/lib/market/listings/create-listing';
import { markSold } from '@/lib/market/listings/mark-sold';
import { setListingActive } from '@/lib/market/listings/set-listing-active';
import { createReport } from '@/lib/moderation/reports/create-report';
import { reviewReport } from '@/lib/moderation/reports/review-report';
import { createReportSchema, reportReviewSchema } from '@/lib/moderation/reports/schema';
import { createSession, findSession } from '@/lib/accounts/sessions/sessions';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { apart } from '@/tests/factories/apart';
import { listingFields, makeListing } from '@/tests/factories/listing';
import { makeLot } from '@/tests/factories/lot';
import { letMailsLeave, mailsTo } from '@/tests/factories/outbox';
import { makePicture } from '@/tests/factories/picture';
import { makeUser, PASSWORD } from '@/tests/factories/user';

const HERE = '203.0.113.9';
const REASON = 'Cobró señas por animales que no existen.';
const suspend = (actor: Actor, userId: string) =>
  suspendUser(actor, suspensionSchema.parse({ userId, reason: REASON }));
const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []));
const auditEntriesOf = (targetId: string) =>
  db.auditLog.findMany({
    where: { targetType: 'user', targetId },
    orderBy: { id: 'asc' },
    omit: { id: true, createdAt: true },
  });

let admin: Actor;

beforeEach(async () => {
  await db.user.updateMany({ where: { role: 'admin' }, data: { role: 'user' } });
  admin = (await makeUser({ role: 'admin', firstName: 'Ana', lastName: 'Admin' })).actor;
});

describe('the list of users', () => {
  const list = (asked: Record<string, string | undefined>) => listUsers(admin, userQuerySchema.parse(asked));

  it('shows what administrators need, and never a password', async () => {
    const user = await makeUser({
      firstName: 'Zoé',
      lastName: 'Única',
      role: 'commercial_seller',
      verificationStatus: 'verified',
    });
    await makeListing({ userId: user.id });
    await makeListing({ userId: user.id, isActive: false });
    await makeLot(user.id);
    await makeLot(user.id, { status: 'cancelled' });
    expect((await list({ search: 'zoe unica' })).items).toEqual([
      {
        id: user.id,
        firstName: 'Zoé',
        lastName: 'Única',
        email: user.email,
        emailConfirmed: true,
        role: 'commercial_seller',
        verificationStatus: 'verified',
        listings: 2,
        openLots: 1,
        createdAt: user.createdAt.toISOString(),
        suspendedAt: null,
        suspendedUntil: null,
        suspensionReason: null,
        closedAt: null,
        biddingLimit: null,
        missedAnswers: 0,
        phoneConfirmed: false,
      },
    ]);
  });

  it('searches in name and e-mail, with %, _ and quotes as plain text', async () => {
    const user = await makeUser({ firstName: "O'Higgins", lastName: '50%_x', email: 'cabana.sur@corral.test' });
    for (const search of ["o'higgins", '50%_X', 'CABANA.SUR@', 'higgins 50%'])
      expect((await list({ search })).items.map(({ id }) => id)).toEqual([user.id]);
    for (const search of ['50__x', 'cabana_sur', '%%%', "'; DROP TABLE users; --"])
      expect((await list({ search })).items).toEqual([]);
  });

  it('filters, sorts and pages; invalid values are ignored', async () => {
    const at = (day: number) => new Date(Date.UTC(2020, 0, day));
    for (let day = 1; day <= 25; day++)
      await makeUser({
        firstName: day % 2 ? 'ágata' : 'Berta',
        lastName: `Fila ${String(day).padStart(2, '0')}`,
        role: 'seller',
        createdAt: at(day),
        suspendedAt: day <= 3 ? at(day) : null,
      });
    const first = await list({ search: 'fila', sort: 'created_asc' });
    expect(first).toMatchObject({ total: 25, page: 1, totalPages: 2 });
    const last = await list({ search: 'fila', sort: 'created_asc', page: '99' });
    expect(last).toMatchObject({ page: 2 });
    expect([...first.items, ...last.items].map(({ lastName }) => lastName)).toEqual(
      Array.from({ length: 25 }, (_, index) => `Fila ${String(index + 1).padStart(2, '0')}`),
    );
    expect((await list({ search: 'fila' })).items[0]?.lastName).toBe('Fila 25');
    expect((await list({ search: 'fila', sort: 'name_asc' })).items[0]).toMatchObject({
      firstName: 'ágata',
      lastName: 'Fila 01',
    });
    expect((await list({ search: 'fila', sort: 'name_desc' })).items[0]).toMatchObject({
      firstName: 'Berta',
      lastName: 'Fila 24',
    });
    expect((await list({ search: 'fila', state: 'suspended' })).total).toBe(3);
    expect((await list({ search: 'fila', state: 'active', role: 'seller' })).total).toBe(22);
    expect((await list({ search: 'fila', role: 'admin' })).total).toBe(0);
    expect((await list({ search: 'fila', role: 'king', state: 'x', sort: 'password', page: '-1' })).total).toBe(25);
  });
});

describe('a role', () => {
  it('takes effect at once, also for open sessions, and is audited', async () => {
    const user = await makeUser();
    const token = await createSession(user.id, null);
    expect(await setRole(admin, { userId: user.id, role: 'commercial_seller' })).toMatchObject({
      id: user.id,
      role: 'commercial_seller',
    });
    expect(await findSession(token)).toMatchObject({ role: 'commercial_seller' });
    expect(await auditEntriesOf(user.id)).toEqual([
      {
        actorId: admin.id,
        action: 'user.role',
        targetType: 'user',
        targetId: user.id,
        before: { role: 'user' },
        after: { role: 'commercial_seller' },
      },
    ]);
  });

  it('is refused if it is unknown, unchanged, or of an unknown user', async () => {
    const user = await makeUser();
    expect(roleChangeSchema.safeParse({ userId: user.id, role: 'king' }).error?.issues).toEqual([
      expect.objectContaining({ path: ['role'], message: 'validation.invalid' }),
    ]);
    await expect(setRole(admin, { userId: user.id, role: 'user' })).rejects.toMatchObject({ code: 'conflict' });
    for (const userId of ['', 'x', randomUUID()])
      await expect(setRole(admin, { userId, role: 'seller' })).rejects.toMatchObject({ code: 'not_found' });
    expect(await auditEntriesOf(user.id)).toEqual([]);
  });

  it('can’t be one’s own, whatever the case of the id', async () => {
    await makeUser({ role: 'admin' });
    for (const userId of [admin.id, admin.id.toUpperCase()])
      await expect(setRole(admin, { userId, role: 'user' })).rejects.toMatchObject({ code: 'own_account' });
    await expect(suspend(admin, admin.id)).rejects.toMatchObject({ code: 'own_account' });
  });

  it('leaves one administrator if two remove each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const other = (await makeUser({ role: 'admin' })).actor;
      const results = await Promise.allSettled([
        setRole(admin, { userId: other.id, role: 'user' }),
        round % 2 ? suspend(other, admin.id) : setRole(other, { userId: admin.id, role: 'user' }),
      ]);
      expect(codes(results)).toEqual(['last_admin']);
      const left = await db.user.findMany({ where: { role: 'admin', suspendedAt: null } });
      expect(left).toHaveLength(1);
      admin = [admin, other].find(({ id }) => id === left[0]?.id) ?? admin;
    }
  });

  it('is refused, without a deadlock, if administrators keep removing each other', async () => {
    for (let round = 0; round < 4; round += 1) {
      await db.user.updateMany({ where: { role: 'admin' }, data: { role: 'user' } });
      const [one, two] = [(await makeUser({ role: 'admin' })).actor, (await makeUser({ role: 'admin' })).actor];
      const remove = (turn: number) =>
        turn % 2 ? setRole(one, { userId: two.id, role: 'user' }) : setRole(two, { userId: one.id, role: 'user' });
      const results = await Promise.allSettled(Array.from({ length: 20 }, (_, turn) => remove(turn)));
      expect(codes(results)).toHaveLength(19);
      expect(
        [...new Set(codes(results))].filter((code) => !['last_admin', 'forbidden', 'conflict'].includes(code)),
      ).toEqual([]);
      expect(await db.user.count({ where: { role: 'admin' } })).toBe(1);
    }
  });

  it('is locked during a deletion of an account, without blocking administrators’ decisions', async () => {
    const reporter = await makeUser();
    const listing = await makeListing();
    const report = await createReport(
      reporter.actor,
      createReportSchema.parse({ listingId: listing.id, reason: 'spam' }),
    );
    await db.$transaction(async (tx) => {
      await lockAdmins(tx, reporter.id);
      // Its reviewer refers to one of the locked administrators.
      expect(
        await apart(() => reviewReport(admin, reportReviewSchema.parse({ reportId: report.id, status: 'reviewed' }))),
      ).toMatchObject({ status: 'reviewed' });
    });
  });

  it('can’t be set by an administrator who was just removed', async () => {
    const [one, two] = [(await makeUser({ role: 'admin' })).actor, (await makeUser({ role: 'admin' })).actor];
    const results = await Promise.allSettled([
      setRole(one, { userId: two.id, role: 'user' }),
      setRole(two, { userId: one.id, role: 'user' }),
    ]);
    expect(codes(results)).toEqual(['forbidden']);
    expect(await db.user.count({ where: { role: 'admin' } })).toBe(2);
  });

  it('stays with the last administrator even if they close their account at the same moment', async () => {
    const other = await makeUser({ role: 'admin' });
    await Promise.allSettled([
      closeAccount(other.actor, PASSWORD, ''),
      setRole(other.actor, { userId: admin.id, role: 'user' }),
    ]);
    expect(await db.user.count({ where: { role: 'admin', suspendedAt: null, closedAt: null } })).toBeGreaterThanOrEqual(
      1,
    );
  });
});

describe('a suspension', () => {
  it('ends sessions, takes listings off sale, is mailed and audited', async () => {
    const user = await makeUser({ language: 'pt' });
    const token = await createSession(user.id, null);
    const listing = await makeListing({ userId: user.id });
    const paused = await makeListing({ userId: user.id, isActive: false });
    const row = await suspend(admin, user.id);
    expect(row.user).toMatchObject({ suspensionReason: REASON, suspendedAt: expect.any(String) as string });
    expect(await findSession(token)).toBeNull();
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
    for (const id of [listing.id, paused.id]) expect(await getAnimalListing(null, id)).toBeNull();
    expect(await getSeller(user.id)).toBeNull();
    expect(await mailsTo(user.email)).toEqual([]);
    await letMailsLeave();
    const [mail, ...more] = await mailsTo(user.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('A sua conta do Corral está suspensa');
    expect(mail?.text).toContain(REASON);
    await expect(authenticate({ email: user.email, password: PASSWORD }, HERE)).rejects.toMatchObject({
      code: 'account_suspended',
    });
    await expect(authenticate({ email: user.email, password: 'wrong-1' }, HERE)).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    expect(await auditEntriesOf(user.id)).toMatchObject([
      {
        actorId: admin.id,
        action: 'user.suspended',
        before: { suspendedAt: null },
        after: { reason: REASON, listings: 1 },
      },
    ]);
  });

  it('ends, and brings back what it took off sale, and nothing else', async () => {
    const user = await makeUser();
    const [on, expired, moderated] = await Promise.all([
      makeListing({ userId: user.id }),
      makeListing({ userId: user.id }),
      makeListing({ userId: user.id }),
    ]);
    await makeListing({ userId: user.id, isActive: false });
    await makeListing({ userId: user.id, isActive: false, soldAt: new Date() });
    await suspend(admin, user.id);
    await db.$executeRaw`UPDATE cattle_listings SET expires_at = now() - interval '1 day' WHERE id = ${expired.id}::uuid`;
    await db.animalListing.update({ where: { id: moderated.id }, data: { isActive: false } });
    const row = await restoreUser(admin, user.id);
    expect(row).toMatchObject({ suspendedAt: null, suspensionReason: null });
    expect(
      await db.animalListing.findMany({ where: { userId: user.id, isActive: true }, select: { id: true } }),
    ).toEqual([{ id: on.id }]);
    expect(await authenticate({ email: user.email, password: PASSWORD }, HERE)).toMatchObject({ id: user.id });
    await letMailsLeave();
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      'Tu cuenta de Corral está suspendida',
      'Tu cuenta de Corral está activa de nuevo',
    ]);
    expect(await auditEntriesOf(user.id)).toMatchObject([
      { action: 'user.suspended' },
      { action: 'user.restored', before: { reason: REASON }, after: { suspendedAt: null, listings: 1 } },
    ]);
    await expect(restoreUser(admin, user.id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('with an end says so by mail, and ends by itself when somebody signs in or the job runs', async () => {
    const [one, two, later] = [await makeUser({ language: 'en' }), await makeUser(), await makeUser()];
    const listing = await makeListing({ userId: two.id });
    for (const user of [one, two]) {
      const suspended = await suspendUser(admin, { userId: user.id, reason: REASON, days: 7 });
      const row = suspended.user;
      expect(Date.parse(row.suspendedUntil ?? '') - Date.parse(row.suspendedAt ?? '')).toBe(7 * 86_400_000);
    }
    await suspendUser(admin, { userId: later.id, reason: REASON, days: 30 });
    await letMailsLeave();
    expect((await mailsTo(one.email))[0]?.text).toContain('The suspension ends by itself on');
    const [entry] = await auditEntriesOf(one.id);
    expect(entry?.after).toMatchObject({ suspendedUntil: expect.any(String) as string });
    const signIn = (user: { email: string }) => authenticate({ email: user.email, password: PASSWORD }, HERE);
    await expect(signIn(one)).rejects.toMatchObject({ code: 'account_suspended' });
    const ids = [one.id, two.id];
    await db.user.updateMany({ where: { id: { in: ids } }, data: { suspendedUntil: new Date(Date.now() - 1000) } });
    // Whatever ran meanwhile: the date decides.
    expect(await signIn(one)).toMatchObject({ id: one.id });
    await db.$transaction((tx) => refuseSuspended(tx, one.id));
    expect([
      await endSuspension({ email: one.email }),
      await endSuspension({ id: one.id }),
      await endSuspension({ email: later.email }),
    ]).toEqual([true, false, false]);
    expect(await endSuspensions()).toBe(1);
    expect(await getAnimalListing(null, listing.id)).toMatchObject({ isActive: true });
    expect(await getSeller(two.id)).not.toBeNull();
    expect((await mailsTo(two.email)).map(({ subject }) => subject)).toEqual([
      'Tu cuenta de Corral está suspendida',
      'Tu cuenta de Corral está activa de nuevo',
    ]);
    await expect(signIn(later)).rejects.toMatchObject({ code: 'account_suspended' });
    for (const days of [8, 'x', -7])
      expect(suspensionSchema.safeParse({ userId: 'x', reason: 'x', days }).success).toBe(false);
  });

  it('asks for a reason', () => {
    for (const reason of [undefined, '', ' \n ']) {
      expect(suspensionSchema.safeParse({ userId: 'x', reason }).error?.issues).toEqual([
        expect.objectContaining({ path: ['reason'], message: 'validation.suspensionReasonRequired' }),
      ]);
    }
    expect(suspensionSchema.safeParse({ userId: 'x', reason: 'x'.repeat(1001) }).success).toBe(false);
  });

  it('happens once, even if ten administrators act at once', async () => {
    const user = await makeUser();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => suspend(admin, user.id)));
    expect(codes(results)).toEqual(Array(9).fill('conflict'));
    await letMailsLeave();
    expect(await mailsTo(user.email)).toHaveLength(1);
    expect(await auditEntriesOf(user.id)).toHaveLength(1);
  });

  it('doesn’t let a suspended administrator remove the last one', async () => {
    const other = await makeUser({ role: 'admin' });
    await suspend(admin, other.id);
    await expect(setRole(other.actor, { userId: admin.id, role: 'user' })).rejects.toMatchObject({
      code: 'last_admin',
    });
    expect(await setRole(admin, { userId: other.id, role: 'seller' })).toMatchObject({ role: 'seller' });
  });

  it('applies to requests in flight and to links of old mails', async () => {
    const user = await makeUser();
    const { id: image } = await uploadImage(user.actor, { name: 'a.jpg', bytes: await makePicture() });
    const [paused, sold] = [
      await makeListing({ userId: user.id, isActive: false }),
      await makeListing({ userId: user.id, isActive: false, soldAt: new Date() }),
    ];
    const expired = await makeListing({ userId: user.id, expiresAt: new Date(Date.now() - 1000) });
    await suspend(admin, user.id);
    const refusal = { code: 'account_suspended' };
    await expect(createListing(user.actor, ANIMAL_LISTINGS, listingFields(), [image])).rejects.toMatchObject(refusal);
    await expect(setListingActive(user.actor, ANIMAL_LISTINGS, paused.id, true)).rejects.toMatchObject(refusal);
    await expect(markSold(user.actor, ANIMAL_LISTINGS, sold.id, false)).rejects.toMatchObject(refusal);
    await expect(renewByLink(renewalToken('listing', expired))).rejects.toMatchObject(refusal);
    expect(await db.animalListing.count({ where: { userId: user.id, isActive: true } })).toBe(0);
  });

  it('leaves nothing on sale even if a listing is published at the same moment', async () => {
    const user = await makeUser();
    const { id: image } = await uploadImage(user.actor, { name: 'a.jpg', bytes: await makePicture() });
    await Promise.allSettled([
      createListing(user.actor, ANIMAL_LISTINGS, listingFields(), [image]),
      suspend(admin, user.id),
    ]);
    expect(await db.animalListing.count({ where: { userId: user.id, isActive: true } })).toBe(0);
  });
});

describe('everybody else', () => {
  it.each(['user', 'seller', 'commercial_seller'] as const)('is refused as %s', async (role) => {
    const { actor } = await makeUser({ role });
    const victim = await makeUser();
    const refusal = { code: 'forbidden' };
    await expect(listUsers(actor, userQuerySchema.parse({}))).rejects.toMatchObject(refusal);
    await expect(setRole(actor, { userId: actor.id, role: 'admin' })).rejects.toMatchObject(refusal);
    await expect(suspend(actor, victim.id)).rejects.toMatchObject(refusal);
    await expect(restoreUser(actor, victim.id)).rejects.toMatchObject(refusal);
    expect(await auditEntriesOf(victim.id)).toEqual([]);
  });
});
