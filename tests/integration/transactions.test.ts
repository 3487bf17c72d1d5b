import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/core/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { rememberChangedTags } from '@/lib/core/cache/page-changes';
import { db } from '@/lib/core/db/client';
import { deleteListing } from '@/lib/market/listings/delete-listing';
import { endUnpaidHighlights } from '@/lib/market/listings/end-unpaid-highlights';
import { CSV_HEAD, csvLines } from '@/lib/money/transactions/csv';
import { exportTransactions } from '@/lib/money/transactions/export-transactions';
import { listTransactions } from '@/lib/money/transactions/list-transactions';
import { moveTransaction } from '@/lib/money/transactions/move-transaction';
import { transactionQuerySchema } from '@/lib/money/transactions/query-schema';
import { moveSchema, TRANSACTION_STATUSES } from '@/lib/money/transactions/schema';
import { transactionTotals } from '@/lib/money/transactions/transaction-totals';
import { makeEquipment } from '@/tests/factories/equipment';
import { eraseAccount } from '@/tests/factories/erase-account';
import { highlighted, makeListing } from '@/tests/factories/listing';
import { makeTransaction } from '@/tests/factories/transaction';
import { makeUser } from '@/tests/factories/user';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-21T12:00:00Z');

let admin: Actor;

beforeEach(async () => {
  await db.transaction.deleteMany();
  admin = (await makeUser({ role: 'admin' })).actor;
});

const list = (asked: Record<string, string> = {}) => listTransactions(admin, transactionQuerySchema.parse(asked));
const move = (
  id: string,
  status: string,
  payment: { paymentMethod?: string; transactionId?: string } = status === 'completed'
    ? { paymentMethod: 'Efectivo' }
    : {},
  actor = admin,
) => moveTransaction(actor, id, moveSchema.parse({ status, ...payment }), NOW);
const auditEntriesOf = (targetId: string) =>
  db.auditLog.findMany({ where: { targetType: 'transaction', targetId }, orderBy: { id: 'asc' } });

async function exported(asked: Record<string, string> = {}) {
  const ids: string[] = [];
  for await (const rows of await exportTransactions(admin, transactionQuerySchema.parse(asked)))
    ids.push(...rows.map(({ id }) => id));
  return ids;
}

function makeBanner(traits: { status?: 'pending_request' | 'pending_approval' | 'active' | 'rejected' } = {}) {
  return db.bannerAd.create({
    data: {
      companyName: 'Semillas del Sur',
      contactEmail: 'a@b.test',
      title: 'Raigrás',
      clickUrl: 'https://semillas.test',
      amount: '200.00',
      durationMonths: 2,
      status: 'pending_approval',
      ...traits,
    },
  });
}

describe('the list of transactions', () => {
  it('shows the payer, the purpose and the payment method of each', async () => {
    const user = await makeUser({ firstName: 'Zoé', lastName: 'Única' });
    const listing = await makeListing({ userId: user.id });
    const { id, createdAt, updatedAt } = await makeTransaction({
      userId: user.id,
      listingId: listing.id,
      status: 'completed',
      paymentMethod: 'Efectivo',
      transactionId: 'R-1',
    });
    expect(await list()).toEqual({
      total: 1,
      page: 1,
      totalPages: 1,
      items: [
        {
          id,
          type: 'highlight_week',
          status: 'completed',
          amount: '5.00',
          currency: 'USD',
          description: 'Toro Angus negro PP',
          paymentMethod: 'Efectivo',
          transactionId: 'R-1',
          createdAt: createdAt.toISOString(),
          updatedAt: updatedAt.toISOString(),
          bannerAdId: null,
          user: { id: user.id, name: 'Zoé Única', email: user.email },
          listing: { id: listing.id, title: listing.title },
        },
      ],
    });
  });

  it('keeps the name of a deleted account, and finds it', async () => {
    const user = await makeUser({ firstName: 'Próspera', lastName: 'Ausente' });
    const listing = await makeListing({ userId: user.id });
    const { id } = await makeTransaction({ userId: user.id, listingId: listing.id });
    await eraseAccount(user.actor);
    expect((await list({ search: 'prospera' })).items).toMatchObject([
      { id, user: { id: null, name: 'Próspera Ausente', email: null }, listing: null },
    ]);
  });

  it('is searched by description, person, id and reference, filtered and sorted', async () => {
    const user = await makeUser({ firstName: 'Ramón', lastName: 'Buscado', email: 'ramon.buscado@corral.test' });
    const week = await makeTransaction({
      userId: user.id,
      transactionId: 'TR-77',
      createdAt: new Date(NOW.getTime() - DAY),
    });
    const month = await makeTransaction({
      type: 'highlight_month',
      amount: '15.00',
      status: 'completed',
      description: 'Vaquillonas 100% Hereford',
      createdAt: NOW,
    });
    const ids = async (asked: Record<string, string>) => (await list(asked)).items.map(({ id }) => id);
    for (const search of ['TORO', 'ramon busc', 'ramon.buscado@', week.id, week.id.toUpperCase(), 'TR-77'])
      expect(await ids({ search })).toEqual([week.id]);
    expect(await ids({ search: '100% h' })).toEqual([month.id]);
    for (const search of ['100_', '%%', randomUUID(), "'"]) expect(await ids({ search })).toEqual([]);
    expect(await ids({ type: 'highlight_month' })).toEqual([month.id]);
    expect(await ids({ status: 'pending' })).toEqual([week.id]);
    expect(await ids({ status: 'pending', type: 'highlight_month' })).toEqual([]);
    expect(await ids({})).toEqual([month.id, week.id]);
    expect(await ids({ sort: 'created_asc' })).toEqual([week.id, month.id]);
    expect(await ids({ sort: 'amount_desc' })).toEqual([month.id, week.id]);
    expect(await ids({ sort: 'amount_asc', type: 'x', status: 'y', page: 'z' })).toEqual([week.id, month.id]);
  });

  it('is paged; past the end is the last page', async () => {
    await Promise.all(Array.from({ length: 45 }, () => makeTransaction()));
    const pages = [await list(), await list({ page: '2' }), await list({ page: '9' })];
    expect(pages.map(({ page, items }) => [page, items.length])).toEqual([
      [1, 16],
      [2, 16],
      [3, 13],
    ]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(45);
  });
});

describe('a move', () => {
  it('is one of the three allowed changes; any other is a conflict that changes nothing', async () => {
    const allowed = ['pending completed', 'pending failed', 'completed refunded'];
    for (const from of TRANSACTION_STATUSES) {
      for (const to of TRANSACTION_STATUSES) {
        const { id } = await makeTransaction({ status: from });
        if (allowed.includes(`${from} ${to}`)) {
          expect(await move(id, to)).toMatchObject({ id, status: to });
          expect(await auditEntriesOf(id)).toMatchObject([
            { actorId: admin.id, action: `transaction.${to}`, before: { status: from }, after: { status: to } },
          ]);
        } else {
          await expect(move(id, to)).rejects.toMatchObject({ code: 'conflict' });
          expect(await db.transaction.findUnique({ where: { id } })).toMatchObject({ status: from });
          expect(await auditEntriesOf(id)).toEqual([]);
        }
      }
    }
  });

  it('requires an existing transaction and a known status', async () => {
    for (const id of ['', 'x', randomUUID()])
      await expect(move(id, 'completed')).rejects.toMatchObject({ code: 'not_found' });
    for (const status of [undefined, 'paid', '', 1])
      expect(moveSchema.safeParse({ status }).error?.issues).toEqual([expect.objectContaining({ path: ['status'] })]);
    for (const paymentMethod of [undefined, null, ' '])
      expect(moveSchema.safeParse({ status: 'completed', paymentMethod }).error?.issues).toEqual([
        expect.objectContaining({ path: ['paymentMethod'], message: 'validation.required' }),
      ]);
    expect(moveSchema.safeParse({ status: 'completed', paymentMethod: 'x'.repeat(81) }).success).toBe(false);
    expect(moveSchema.safeParse({ status: 'failed', transactionId: 'x'.repeat(121) }).success).toBe(false);
  });

  it('records the payment method, and keeps it on a refund', async () => {
    const { id } = await makeTransaction();
    expect(await move(id, 'completed', { paymentMethod: ' Depósito ', transactionId: 'BROU 123' })).toMatchObject({
      paymentMethod: 'Depósito',
      transactionId: 'BROU 123',
    });
    expect(await move(id, 'refunded', { paymentMethod: '' })).toMatchObject({
      status: 'refunded',
      paymentMethod: 'Depósito',
      transactionId: 'BROU 123',
    });
    expect(await auditEntriesOf(id)).toMatchObject([
      {
        before: { status: 'pending', paymentMethod: null, transactionId: null },
        after: { status: 'completed', paymentMethod: 'Depósito', transactionId: 'BROU 123' },
      },
      { before: { status: 'completed' }, after: { status: 'refunded' } },
    ]);
  });

  it('has one effect even if requested fifty times at once', async () => {
    const ad = await makeBanner();
    const { id } = await makeTransaction({ type: 'banner_ad_request', amount: '200.00', bannerAdId: ad.id });
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => move(id, 'completed')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      new Set(
        results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : [])),
      ),
    ).toEqual(new Set(['conflict']));
    expect(await auditEntriesOf(id)).toHaveLength(1);
    expect(await db.bannerAd.findUnique({ where: { id: ad.id } })).toMatchObject({
      status: 'active',
      paymentStatus: 'paid',
      startDate: NOW,
      endDate: new Date('2027-01-21T12:00:00Z'),
    });
  });

  it('either completes or fails if both are requested at once', async () => {
    const { id } = await makeTransaction();
    const results = await Promise.allSettled([move(id, 'completed'), move(id, 'failed')]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await auditEntriesOf(id)).toHaveLength(1);
  });

  it('is refused to everybody but administrators', async () => {
    const { id } = await makeTransaction();
    for (const role of ['user', 'seller', 'commercial_seller'] as const) {
      const { actor } = await makeUser({ role });
      await expect(move(id, 'failed', {}, actor)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(listTransactions(actor, transactionQuerySchema.parse({}))).rejects.toMatchObject({
        code: 'forbidden',
      });
      await expect(transactionTotals(actor)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(exportTransactions(actor, transactionQuerySchema.parse({}))).rejects.toThrow('forbidden');
    }
    expect(await db.transaction.findUnique({ where: { id } })).toMatchObject({ status: 'pending' });
  });
});

describe('the transaction of an advertisement', () => {
  const owed = async (ad: { id: string }) =>
    (await makeTransaction({ type: 'banner_ad_request', amount: '200.00', bannerAdId: ad.id })).id;
  const stateOf = (ad: { id: string }) =>
    db.bannerAd.findUnique({ where: { id: ad.id }, select: { status: true, paymentStatus: true } });

  it('runs it when it is paid and approved, and stops it when the money goes back', async () => {
    const ad = await makeBanner();
    const id = await owed(ad);
    expect(await move(id, 'completed')).toMatchObject({ bannerAdId: ad.id });
    expect(await stateOf(ad)).toEqual({ status: 'active', paymentStatus: 'paid' });
    await move(id, 'refunded');
    expect(await stateOf(ad)).toEqual({ status: 'inactive', paymentStatus: 'refunded' });
  });

  it('paid before the approval doesn’t start it yet; a failed one leaves it unpaid', async () => {
    const [early, failed] = [await makeBanner({ status: 'pending_request' }), await makeBanner()];
    await move(await owed(early), 'completed');
    expect(await stateOf(early)).toEqual({ status: 'pending_request', paymentStatus: 'paid' });
    await move(await owed(failed), 'failed');
    expect(await stateOf(failed)).toEqual({ status: 'pending_approval', paymentStatus: 'failed' });
  });

  it('is moved when the advertisement is gone', async () => {
    const ad = await makeBanner();
    const id = await owed(ad);
    await db.bannerAd.delete({ where: { id: ad.id } });
    expect(await move(id, 'completed')).toMatchObject({ status: 'completed', bannerAdId: null });
  });
});

describe('the transaction of a highlight', () => {
  const paidFor = async (listingId: string, createdAt = NOW) =>
    (await makeTransaction({ listingId, status: 'completed', createdAt })).id;

  it('ends the highlight when it is refunded, and changes nothing else of the listing', async () => {
    const listing = await makeListing(highlighted(DAY));
    expect(await move(await paidFor(listing.id), 'refunded')).toMatchObject({ listing: { id: listing.id } });
    expect(await db.animalListing.findUnique({ where: { id: listing.id } })).toMatchObject({
      isHighlighted: false,
      highlightUntil: null,
      highlightDuration: null,
      isActive: true,
      updatedAt: listing.updatedAt,
    });
    expect(await getAnimalListing(null, listing.id)).toMatchObject({ highlightUntil: null });
  });

  it.each(['animal', 'equipment'] as const)(
    'makes the pages of an %s stale, and names it in the file',
    async (kind) => {
      const isAnimal = kind === 'animal';
      const listing = await (isAnimal ? makeListing : makeEquipment)(highlighted(DAY));
      const of = isAnimal ? { listingId: listing.id } : { equipmentId: listing.id };
      const { id } = await makeTransaction({ ...of, status: 'completed', createdAt: NOW });
      const { result, tags } = await rememberChangedTags(() => move(id, 'refunded'));
      expect([...tags]).toEqual([
        isAnimal ? 'listings' : 'equipment',
        `listing:${listing.id}`,
        `listings-of:${listing.userId}`,
      ]);
      expect(result.listing).toEqual({ id: listing.id, title: listing.title });
      expect(csvLines([result])).toContain(`,${listing.id},${listing.title},`);
    },
  );

  it('leaves one that was chosen later', async () => {
    const listing = await makeListing(highlighted(DAY));
    const old = await paidFor(listing.id, new Date(NOW.getTime() - 30 * DAY));
    await makeTransaction({ listingId: listing.id, createdAt: NOW });
    await move(old, 'refunded');
    expect(await db.animalListing.findUnique({ where: { id: listing.id } })).toMatchObject({
      isHighlighted: true,
      highlightUntil: listing.highlightUntil,
    });
  });

  it.each(['animal', 'equipment'] as const)('of an %s ends the highlight when it is not paid', async (kind) => {
    const isAnimal = kind === 'animal';
    const { id } = await (isAnimal ? makeListing : makeEquipment)(highlighted(DAY));
    const owed = await makeTransaction({ ...(isAnimal ? { listingId: id } : { equipmentId: id }), createdAt: NOW });
    await move(owed.id, 'failed');
    const stored = isAnimal
      ? await db.animalListing.findUniqueOrThrow({ where: { id } })
      : await db.equipmentListing.findUniqueOrThrow({ where: { id } });
    expect([stored.isHighlighted, stored.highlightUntil]).toEqual([false, null]);
  });

  it('gives back to a paid week what is left of it when the month that replaced it is not paid', async () => {
    const listing = await makeListing({ ...highlighted(30 * DAY), highlightDuration: 'month' });
    await paidFor(listing.id, new Date(NOW.getTime() - 2 * DAY));
    const month = await makeTransaction({ listingId: listing.id, type: 'highlight_month', createdAt: NOW });
    await move(month.id, 'failed');
    expect(await db.animalListing.findUnique({ where: { id: listing.id } })).toMatchObject({
      isHighlighted: true,
      highlightDuration: 'week',
      highlightUntil: new Date(NOW.getTime() + 5 * DAY),
    });
  });

  it('fails, and ends the highlight, when it is not paid within three days', async () => {
    const [late, early, paid] = [
      await makeListing(highlighted(4 * DAY)),
      await makeListing(highlighted(5 * DAY)),
      await makeListing(highlighted(4 * DAY)),
    ];
    const ago = (days: number) => new Date(Date.now() - days * DAY);
    const owed = await makeTransaction({ listingId: late.id, createdAt: ago(3) });
    await makeTransaction({ listingId: early.id, createdAt: ago(2.9) });
    await makeTransaction({ listingId: paid.id, status: 'completed', createdAt: ago(3) });
    const { result: lapsed, tags } = await rememberChangedTags(() => endUnpaidHighlights());
    expect(lapsed).toBeGreaterThanOrEqual(1);
    expect([...tags]).toContain(`listing:${late.id}`);
    const isHighlighted = async ({ id }: { id: string }) =>
      (await db.animalListing.findUniqueOrThrow({ where: { id } })).isHighlighted;
    expect([await isHighlighted(late), await isHighlighted(early), await isHighlighted(paid)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(await db.transaction.findUnique({ where: { id: owed.id } })).toMatchObject({ status: 'failed' });
    expect(await endUnpaidHighlights()).toBe(0);
  });

  it('is refunded when the listing is gone, also at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const owner = await makeUser();
      const listing = await makeListing({ userId: owner.id, ...highlighted(DAY) });
      const id = await paidFor(listing.id);
      await Promise.all([deleteListing(owner.actor, ANIMAL_LISTINGS, listing.id), move(id, 'refunded')]);
      expect(await db.transaction.findUnique({ where: { id } })).toMatchObject({ status: 'refunded', listingId: null });
    }
  });
});

describe('totals', () => {
  it('are by month and kind, exact, for twelve months', async () => {
    const at = (text: string) => new Date(`${text}Z`);
    await Promise.all([
      makeTransaction({ amount: '0.10', status: 'completed', createdAt: at('2026-11-01T00:00:00') }),
      makeTransaction({ amount: '0.20', status: 'completed', createdAt: at('2026-11-20T10:00:00') }),
      makeTransaction({ amount: '99999999.99', createdAt: at('2026-11-20T10:00:00') }),
      makeTransaction({
        type: 'banner_ad_request',
        amount: '300',
        status: 'refunded',
        createdAt: at('2026-11-20T10:00:00'),
      }),
      makeTransaction({ amount: '5', status: 'failed', createdAt: at('2026-10-31T23:59:59.999') }),
      makeTransaction({ type: 'premium_listing', amount: '0', createdAt: at('2026-11-20T10:00:00') }),
      makeTransaction({ createdAt: at('2025-12-01T00:00:00') }),
      makeTransaction({ createdAt: at('2025-11-30T23:59:59.999') }),
    ]);
    const none = { pending: '0.00', completed: '0.00', failed: '0.00', refunded: '0.00', currency: 'USD', count: 1 };
    expect(await transactionTotals(admin, NOW)).toEqual([
      { ...none, month: '2026-11', type: 'highlight_week', count: 3, completed: '0.30', pending: '99999999.99' },
      { ...none, month: '2026-11', type: 'banner_ad_request', refunded: '300.00' },
      { ...none, month: '2026-10', type: 'highlight_week', failed: '5.00' },
      { ...none, month: '2025-12', type: 'highlight_week', pending: '5.00' },
    ]);
  });
});

describe('the export', () => {
  it('has every row once, latest first, across batches and equal timestamps', async () => {
    await db.transaction.createMany({
      data: Array.from({ length: 2500 }, (_, index) => ({
        type: 'highlight_week' as const,
        amount: '5.00',
        status: index % 2 ? ('pending' as const) : ('failed' as const),
        description: `Lote ${index}`,
        createdAt: new Date(NOW.getTime() - Math.floor(index / 700) * DAY),
      })),
    });
    // As autovacuum does: with the statistics of an empty table, PostgreSQL may search all rows again for each of them.
    await db.$executeRaw`ANALYZE transactions`;
    const ids = await exported();
    expect(ids).toHaveLength(2500);
    expect(new Set(ids).size).toBe(2500);
    const inOrder = await db.transaction.findMany({
      select: { id: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    expect(ids).toEqual(inOrder.map(({ id }) => id));
    expect(await exported({ status: 'failed' })).toHaveLength(1250);
    expect(await exported({ search: 'lote 1234' })).toHaveLength(1);
    expect(await exported({ type: 'banner_ad' })).toEqual([]);
  });

  it('is recorded in the audit log, with what was asked for', async () => {
    for await (const rows of await exportTransactions(admin, transactionQuerySchema.parse({ search: 'Rosa' })))
      void rows;
    const entry = { action: 'transactions.exported', targetType: 'export', after: { query: 'Rosa' } };
    expect(await db.auditLog.findFirst({ where: { actorId: admin.id }, orderBy: { id: 'desc' } })).toMatchObject(entry);
  });

  it('contains no executable formula from users’ input', async () => {
    const user = await makeUser({ firstName: '=HYPERLINK("http://evil.test")', lastName: 'X' });
    await makeTransaction({ userId: user.id, description: '@SUM(A1)\n"x"' });
    let file = CSV_HEAD;
    for await (const rows of await exportTransactions(admin, transactionQuerySchema.parse({}))) file += csvLines(rows);
    expect(file.startsWith('\uFEFFid,')).toBe(true);
    expect(file).toContain(`,"'@SUM(A1)\n""x""",`);
    expect(file).toContain(`,"'=HYPERLINK(""http://evil.test"") X",`);
  });
});
