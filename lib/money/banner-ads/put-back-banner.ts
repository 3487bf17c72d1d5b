import 'server-only';
import { z } from 'zod';
import type { Actor } from '@/lib/core/actors/actor';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { BannerAdStatus, BannerPaymentStatus } from '@/lib/core/db/generated/enums';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import type { AuditEntry } from '@/lib/records/audit/admin-act';
import type { KeptAct } from '@/lib/records/undo/take-undo';
import { statusAt } from './columns';
import { lockBanner } from './lock-banner';

const decidedSchema = z.object({ status: z.enum(BannerAdStatus), paymentStatus: z.enum(BannerPaymentStatus) });
const chargesSchema = z.object({ owed: z.array(z.string()) });
const switchSchema = z.object({ status: z.enum(['active', 'inactive']) });

/**
 * Makes a request pending again that was decided; what was owed for a rejected one is owed again.
 * @throws DomainError `not_found`, `conflict` if it was paid, changed or asked for anew meanwhile.
 */
export async function reopenBannerRequest(
  tx: Transaction,
  _actor: Actor,
  { targetId: id, before, after, createdAt }: KeptAct,
): Promise<[AuditEntry, ...AuditEntry[]]> {
  const [{ owed }, left] = [chargesSchema.parse(before), decidedSchema.parse(after)];
  const now = await lockBanner(tx, id);
  if (now.status !== left.status || now.paymentStatus !== left.paymentStatus) throw new DomainError('conflict');
  if (left.status === 'rejected' && now.requestedBy) await refuseAskedAnew(tx, now.requestedBy, createdAt);
  const charged = await oweAgain(tx, owed);
  await tx.bannerAd.update({
    where: { id },
    data: {
      status: 'pending_request',
      startDate: null,
      endDate: null,
      approvedBy: null,
      approvedAt: null,
      rejectionReason: null,
    },
    select: { id: true },
  });
  await pagesChanged(tx, ['ads']);
  return [
    {
      action: 'banner_ad.reopened',
      target: 'banner_ad',
      id,
      before: { status: left.status },
      after: { status: 'pending_request' },
    },
    ...charged,
  ];
}

/**
 * Makes cancelled charges owed again, and returns the audit entries.
 * @throws DomainError `conflict` if one changed meanwhile.
 */
export async function oweAgain(tx: Transaction, owed: string[]): Promise<AuditEntry[]> {
  const charged = await tx.transaction.updateMany({
    where: { id: { in: owed }, status: 'failed' },
    data: { status: 'pending' },
  });
  if (charged.count !== owed.length) throw new DomainError('conflict');
  return owed.map((id) => ({
    action: 'transaction.reopened',
    target: 'transaction',
    id,
    before: { status: 'failed' },
    after: { status: 'pending' },
  }));
}

/** Whoever saw that the request was refused, or is gone, and sent it again would otherwise wait, and owe, for two. */
export async function refuseAskedAnew(tx: Transaction, requestedBy: string, since: Date): Promise<void> {
  const anew = await tx.bannerAd.count({ where: { requestedBy, createdAt: { gt: since } } });
  if (anew > 0) throw new DomainError('conflict');
}

/**
 * Switches an advertisement back on or off. That it was shown meanwhile, or wasn't, stays.
 * @throws DomainError `not_found`, `conflict` if it changed or ended meanwhile, or the money went back.
 */
export async function switchBannerBack(
  tx: Transaction,
  _actor: Actor,
  { targetId: id, before, after }: KeptAct,
): Promise<[AuditEntry]> {
  const [was, left] = [switchSchema.parse(before), switchSchema.parse(after)];
  const now = await lockBanner(tx, id);
  const isOver = statusAt(now, new Date()) === 'expired';
  if (now.status !== left.status || isOver || now.paymentStatus !== 'paid') throw new DomainError('conflict');
  await tx.bannerAd.update({ where: { id }, data: was, select: { id: true } });
  await pagesChanged(tx, ['ads']);
  const action = was.status === 'active' ? 'banner_ad.activated' : 'banner_ad.deactivated';
  return [{ action, target: 'banner_ad', id, before: left, after: was }];
}
