import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';
import type { AdminQueues, Queue } from './dto';

const queue = (waiting: number, oldest: Date | null): Queue => ({ waiting, oldest: oldest?.toISOString() ?? null });

/**
 * Returns what waits for a decision by an administrator.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function getQueues(actor: Actor): Promise<AdminQueues> {
  requireAdmin(actor);
  const [reports, bannerRequests, verifications, transactions, support, awards, rates] = await Promise.all([
    db.report.aggregate({ where: { status: 'pending' }, _count: true, _min: { createdAt: true } }),
    db.bannerAd.aggregate({ where: { status: 'pending_request' }, _count: true, _min: { createdAt: true } }),
    db.user.aggregate({
      where: { verificationStatus: 'pending' },
      _count: true,
      _min: { verificationSubmittedAt: true },
    }),
    db.transaction.aggregate({ where: { status: 'pending' }, _count: true, _min: { createdAt: true } }),
    db.supportCase.aggregate({ where: { status: 'open' }, _count: true, _min: { createdAt: true } }),
    db.awardReview.aggregate({ where: { decidedAt: null }, _count: true, _min: { createdAt: true } }),
    db.fxRate.aggregate({ where: { status: 'pending' }, _count: true, _min: { fetchedAt: true } }),
  ]);
  return {
    reports: queue(reports._count, reports._min.createdAt),
    bannerRequests: queue(bannerRequests._count, bannerRequests._min.createdAt),
    verifications: queue(verifications._count, verifications._min.verificationSubmittedAt),
    transactions: queue(transactions._count, transactions._min.createdAt),
    support: queue(support._count, support._min.createdAt),
    awards: queue(awards._count, awards._min.createdAt),
    rates: queue(rates._count, rates._min.fetchedAt),
  };
}
