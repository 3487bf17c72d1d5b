import 'server-only';
import type { AuditEntry } from '@/lib/records/audit/admin-act';
import type { Prisma, Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { isId } from '@/lib/core/validation/fields';

const lockedSelect = {
  title: true,
  description: true,
  languages: true,
  imageUrl: true,
  clickUrl: true,
  status: true,
  paymentStatus: true,
  durationMonths: true,
  amount: true,
  startDate: true,
  endDate: true,
  companyName: true,
  requestedBy: true,
} as const satisfies Prisma.BannerAdSelect;

type LockedBanner = Prisma.BannerAdGetPayload<{ select: typeof lockedSelect }>;

/**
 * Locks an advertisement and its transactions until the commit: transactions first, in the same order as recording a
 * payment does, to avoid deadlocks.
 * @throws DomainError `not_found`.
 */
export async function lockBanner(tx: Transaction, id: string): Promise<LockedBanner> {
  if (!isId(id)) throw new DomainError('not_found');
  await tx.$queryRaw`SELECT id FROM transactions WHERE banner_ad_id = ${id}::uuid ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM banner_ads WHERE id = ${id}::uuid FOR UPDATE`;
  const ad = await tx.bannerAd.findUnique({ where: { id }, select: lockedSelect });
  if (!ad) throw new DomainError('not_found');
  return ad;
}

/** Marks what is still owed for an advertisement that won't run as failed, and returns the audit entries. */
export async function cancelOwed(tx: Transaction, bannerAdId: string): Promise<AuditEntry[]> {
  const owed = await tx.transaction.findMany({ where: { bannerAdId, status: 'pending' }, select: { id: true } });
  await tx.transaction.updateMany({ where: { id: { in: owed.map(({ id }) => id) } }, data: { status: 'failed' } });
  return owed.map(({ id }) => ({
    action: 'transaction.failed',
    target: 'transaction',
    id,
    before: { status: 'pending' },
    after: { status: 'failed' },
  }));
}
