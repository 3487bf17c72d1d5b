import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/core/actors/actor';
import { getActivity } from '@/lib/desk/admin/get-activity';
import { getOnboardingFunnel } from '@/lib/desk/admin/get-onboarding-funnel';
import type { AdminQueues } from '@/lib/desk/admin/dto';
import { getQueues } from '@/lib/desk/admin/get-queues';
import { getStats } from '@/lib/desk/admin/get-stats';
import { getWeek } from '@/lib/desk/admin/get-week';
import { listOldest } from '@/lib/desk/admin/list-oldest';
import { listRecentActs } from '@/lib/desk/admin/list-recent-acts';
import { adminAct, type AuditEntry } from '@/lib/records/audit/admin-act';
import { auditChanges } from '@/lib/records/audit/changes';
import { listAudit } from '@/lib/records/audit/list-audit';
import { auditQuerySchema } from '@/lib/records/audit/query-schema';
import { db } from '@/lib/core/db/client';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = new Date('2026-06-15T12:00:00Z');
const before = (days: number) => new Date(NOON.getTime() - days * DAY_MS);

let admin: Actor;

beforeAll(async () => {
  admin = (
    await makeUser({
      role: 'admin',
      firstName: 'Ana',
      lastName: 'Bermúdez',
      email: 'ana@corral.test',
      createdAt: before(400),
    })
  ).actor;
});

describe('the overview', () => {
  it('is for administrators', async () => {
    const { actor } = await makeUser({ role: 'commercial_seller', createdAt: before(400) });
    const all = [getStats, getActivity, getQueues, getOnboardingFunnel, getWeek, listRecentActs];
    for (const verb of all) await expect(verb(actor)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(listAudit(actor, auditQuerySchema.parse({}))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(listOldest(actor, ['cases'])).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('has four numbers, queues with their oldest, and thirty days of each', async () => {
    const earlier = await getStats(admin);
    const user = await makeUser({
      createdAt: before(0),
      verificationStatus: 'pending',
      verificationSubmittedAt: before(4),
    });
    await makeUser({ createdAt: before(29) });
    await makeUser({ createdAt: before(30) });
    const listing = await makeListing({ userId: user.id, createdAt: before(2) });
    await db.report.createMany({
      data: [
        { listingTitle: 'a', reason: 'spam', createdAt: before(3) },
        { listingTitle: 'b', reason: 'spam', createdAt: before(7) },
        { listingTitle: 'c', reason: 'spam', createdAt: before(9), status: 'dismissed', reviewedAt: before(8) },
      ],
    });
    await db.transaction.createMany({
      data: [
        { userId: user.id, listingId: listing.id, type: 'highlight_week', amount: '5.00', createdAt: before(1) },
        {
          userId: user.id,
          listingId: listing.id,
          type: 'highlight_week',
          amount: '5.00',
          createdAt: before(1),
          status: 'completed',
        },
      ],
    });
    await db.bannerAd.create({
      data: {
        companyName: 'a',
        contactEmail: 'a@b.co',
        title: 'a',
        clickUrl: 'https://a.test',
        amount: '100.00',
        createdAt: before(5),
      },
    });

    const paper = { ownerId: user.id, kind: 'transit_guide', country: 'UY', issuedOn: before(10) };
    await db.paper.createMany({
      data: [
        { ...paper, key: 'unchecked', createdAt: before(6) },
        { ...paper, key: 'expired', expiresOn: before(9), createdAt: before(9) },
        { ...paper, key: 'checked', checkedAt: before(1), createdAt: before(9) },
      ],
    });
    await db.declaredId.create({
      data: { userId: user.id, scheme: 'dicose', number: '123456789', createdAt: before(8) },
    });

    expect(await getStats(admin)).toEqual({
      totalUsers: earlier.totalUsers + 3,
      totalListings: earlier.totalListings + 1,
      pendingReports: 2,
      pendingTransactions: 1,
    });
    expect(await getQueues(admin, NOON)).toEqual({
      rates: { waiting: 0, oldest: null },
      cases: { waiting: 2, oldest: before(7).toISOString() },
      appeals: { waiting: 0, oldest: null },
      papers: { waiting: 1, oldest: before(6).toISOString() },
      ids: { waiting: 1, oldest: before(8).toISOString() },
      bannerRequests: { waiting: 1, oldest: before(5).toISOString() },
      verifications: { waiting: 1, oldest: before(4).toISOString() },
      transactions: { waiting: 1, oldest: before(1).toISOString() },
      support: { waiting: 0, oldest: null },
      awards: { waiting: 0, oldest: null },
      disputes: { waiting: 0, oldest: null },
    });

    const activity = await getActivity(admin, NOON);
    const days = Object.fromEntries(
      Object.entries(activity).map(([name, counts]) => [name, counts.map(({ count }) => count)]),
    );
    const on = (counts: Record<number, number>) => Array.from({ length: 30 }, (_, index) => counts[29 - index] ?? 0);
    expect(days).toEqual({
      totalUsers: on({ 0: 1, 29: 1 }),
      totalListings: on({ 2: 1 }),
      pendingReports: on({ 3: 1, 7: 1, 9: 1 }),
      pendingTransactions: on({ 1: 2 }),
    });
    expect(activity.totalUsers.map(({ day }) => day)).toEqual(
      Array.from({ length: 30 }, (_, index) =>
        before(29 - index)
          .toISOString()
          .slice(0, 10),
      ),
    );
  });

  it('says whose what has waited longest is, and what it is about', async () => {
    const names = Object.keys(await getQueues(admin, NOON)) as (keyof AdminQueues)[];
    const oldest = Object.fromEntries(await listOldest(admin, names, NOON));
    expect(oldest).toMatchObject({
      cases: { who: 'b', what: null },
      bannerRequests: { who: 'a', what: 'a' },
      transactions: { what: null },
      ids: { what: '123456789' },
    });
    expect(oldest).not.toHaveProperty('support');
  });

  it('has what was decided lately, with the way back where there is one, and the figures of the week', async () => {
    const colleague = await makeUser({ role: 'admin', createdAt: before(400) });
    const person = await makeUser({ firstName: 'Nélida', lastName: 'Acosta', createdAt: before(400) });
    const decision = { title: 'Toro', decidedBy: admin.id };
    const { id } = await db.caseDecision.create({ data: { ...decision, action: 'dismissed', createdAt: before(1) } });
    const reported = { listingTitle: 'Toro', reason: 'spam', status: 'dismissed', decisionId: id } as const;
    await db.report.create({
      data: { ...reported, createdAt: new Date(before(1).getTime() - 90 * 60_000), reviewedAt: before(1) },
    });
    await db.caseDecision.createMany({
      data: [
        { ...decision, action: 'suspended', title: 'Vaca', userId: person.id, createdAt: before(2) },
        { ...decision, action: 'restored', decidedBy: colleague.id, createdAt: before(3) },
        { ...decision, action: 'upheld', decidedBy: colleague.id, createdAt: before(3) },
        { ...decision, action: 'dismissed', undoneAt: before(1), createdAt: before(1) },
        { ...decision, action: 'dismissed', title: 'Antes', createdAt: before(8) },
      ],
    });
    await db.undoableAct.create({
      data: {
        ...{ actorId: admin.id, kind: 'role', targetId: person.id, before: {}, after: {} },
        createdAt: before(0),
      },
    });
    expect(await listRecentActs(admin, NOON)).toMatchObject([
      { kind: 'role', name: 'Nélida Acosta', undo: { act: { kind: 'role', targetId: person.id } } },
      { kind: 'case', action: 'dismissed', name: 'Toro', path: null, undo: { decisionIds: [id] } },
      { kind: 'case', action: 'suspended', name: 'Vaca', path: `/admin/cases/user-${person.id}`, undo: null },
    ]);
    expect(await getWeek(admin, NOON)).toEqual({ decided: 4, appeals: 2, reversed: 1, minutes: 90 });
  });

  it('counts each browser once per completed step of the introduction', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const event = (visitorId: string, flow: string, name: string, step: number | null = null, days = 1) => ({
      visitorId,
      flow,
      name: `onboarding_${name}`,
      step,
      createdAt: before(days),
    });
    await db.analyticsEvent.createMany({
      data: [
        ...[
          event(first, 'tour', 'started'),
          event(first, 'tour', 'started'),
          event(first, 'tour', 'step_completed', 1),
          event(first, 'tour', 'skipped', 2),
        ],
        ...[
          event(second, 'tour', 'started'),
          ...[1, 2, 3, 4, 5].map((step) => event(second, 'tour', 'step_completed', step)),
          event(second, 'tour', 'completed', 5),
        ],
        ...[
          event(second, 'guide', 'started'),
          event(second, 'guide', 'skipped', 1),
          event(first, 'guide', 'started', null, 31),
        ],
      ],
    });
    expect(await getOnboardingFunnel(admin, NOON)).toEqual({
      tour: { started: 2, steps: [2, 1, 1, 1, 1], completed: 1, skipped: 1 },
      guide: { started: 1, steps: [0, 0, 0, 0, 0, 0], completed: 0, skipped: 1 },
    });
  });
});

describe('the audit log', () => {
  const asked = (query: Partial<Record<'search' | 'page' | 'sort' | 'action', string>> = {}) =>
    auditQuerySchema.parse(query);
  const act = (actor: Actor, ...operations: [AuditEntry, ...AuditEntry[]]) =>
    adminAct(actor, async () => ({ result: null, entries: operations }));

  it('lists who did what to which target, by name, and is searched by person, target and action', async () => {
    const [listing, user] = [
      await makeListing({ title: 'Toro retirado' }),
      await makeUser({ firstName: 'José', lastName: 'Núñez' }),
    ];
    const other = (await makeUser({ role: 'admin', firstName: 'Beto', email: 'beto@corral.test' })).actor;
    const gone = await makeUser({ role: 'admin' });
    await act(admin, {
      action: 'user.role',
      target: 'user',
      id: user.id,
      before: { role: 'user' },
      after: { role: 'seller' },
    });
    await act(other, {
      action: 'listing.deactivated',
      target: 'listing',
      id: listing.id,
      before: { isActive: true },
      after: { isActive: false },
    });
    await act(gone.actor, {
      action: 'blog_post.deleted',
      target: 'blog_post',
      id: randomUUID(),
      before: { title: 'x' },
      after: null,
    });
    await db.user.delete({ where: { id: gone.id } });

    const { items } = await listAudit(admin, asked());
    expect(items.slice(0, 3)).toMatchObject([
      { actor: null, action: 'blog_post.deleted', targetName: null, changes: [{ field: 'title', before: 'x' }] },
      {
        actor: { email: 'beto@corral.test' },
        targetType: 'listing',
        targetId: listing.id,
        targetName: 'Toro retirado',
        changes: [{ field: 'isActive', before: true, after: false }],
      },
      {
        actor: { name: 'Ana Bermúdez', email: 'ana@corral.test' },
        targetName: 'José Núñez',
        changes: [{ field: 'role', before: 'user', after: 'seller' }],
      },
    ]);
    const found = async (query: Parameters<typeof asked>[0]) =>
      (await listAudit(admin, asked(query))).items.map(({ action }) => action);
    expect(await found({ search: 'BETO@corral.test' })).toEqual(['listing.deactivated']);
    expect(await found({ search: 'bermudez' })).toEqual(['user.role']);
    expect(await found({ search: 'jose nunez' })).toEqual([]);
    expect(await found({ search: listing.id.toUpperCase() })).toEqual(['listing.deactivated']);
    expect(await found({ search: gone.id })).toEqual(['blog_post.deleted']);
    expect(await found({ action: 'user.role' })).toEqual(['user.role']);
    expect(await found({ action: 'user.role', search: 'beto' })).toEqual([]);
    expect(await found({ sort: 'created_asc' })).toEqual(['user.role', 'listing.deactivated', 'blog_post.deleted']);
    expect(await found({ search: "%' OR 1=1 --", page: '77', sort: 'x', action: 'x' })).toEqual([]);
  });

  it('shows the fields that differ', () => {
    expect(
      auditChanges(
        { status: 'pending', notes: null, tags: ['a'] },
        { status: 'paid', notes: null, tags: ['a'], reason: 'Se pagó' },
      ),
    ).toEqual([
      { field: 'status', before: 'pending', after: 'paid' },
      { field: 'reason', before: undefined, after: 'Se pagó' },
    ]);
    expect(auditChanges({ title: 'x' }, null)).toEqual([{ field: 'title', before: 'x', after: undefined }]);
    for (const odd of [null, undefined, 'text', 7, ['list']]) expect(auditChanges(odd, odd)).toEqual([]);
  });

  it('stays fast at 100,000 entries, whatever the query', async () => {
    await db.$executeRaw`
      INSERT INTO audit_log (id, actor_id, action, target_type, target_id, before, after, created_at)
      SELECT gen_random_uuid(), ${admin.id}::uuid, (ARRAY['user.role', 'report.resolved', 'banner_ad.updated'])[1 + n % 3], 'user', gen_random_uuid()::text, '{}', '{}', now() - n * interval '1 minute'
      FROM generate_series(1, 100000) n`;
    await db.$executeRawUnsafe('ANALYZE audit_log');
    for (const query of [
      {},
      { page: '4000' },
      { sort: 'created_asc' },
      { action: 'report.resolved' },
      { action: 'blog_post.created' },
      { search: 'ana@corral' },
      { search: randomUUID() },
      { search: 'nobody' },
    ]) {
      const table = await listAudit(admin, asked(query));
      expect(table.items.length).toBeLessThanOrEqual(20);
    }
    expect((await listAudit(admin, asked())).total).toBeGreaterThan(100_000);
  });
});
