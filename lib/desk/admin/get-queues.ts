import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';
import { dueDisputes } from '@/lib/deals/disputes/recommend';
import { UNCHECKED_IDS } from '@/lib/market/declared-ids/check-ids';
import { uncheckedPapers } from '@/lib/market/papers/check-papers';
import { countCases } from '@/lib/moderation/cases/count-cases';
import type { AdminQueues, Queue } from './dto';

const queue = (waiting: number, oldest: Date | null): Queue => ({ waiting, oldest: oldest?.toISOString() ?? null });

/**
 * Returns what waits for a decision by an administrator.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function getQueues(actor: Actor, now = new Date()): Promise<AdminQueues> {
  requireAdmin(actor);
  const created = { _count: true, _min: { createdAt: true } } as const;
  const reported = await countCases(actor);
  // On one connection: every page of administration asks.
  const [papers, ids, declared, bannerRequests, verifications, transactions, support, awards, disputes, rates] =
    await db.$transaction([
      db.paper.aggregate({ where: uncheckedPapers(now), ...created }),
      db.user.count({ where: UNCHECKED_IDS }),
      db.declaredId.aggregate({ where: { checkedAt: null, user: UNCHECKED_IDS }, _min: { createdAt: true } }),
      db.bannerAd.aggregate({ where: { status: 'pending_request' }, ...created }),
      db.user.aggregate({
        where: { verificationStatus: 'pending' },
        _count: true,
        _min: { verificationSubmittedAt: true },
      }),
      db.transaction.aggregate({ where: { status: 'pending' }, ...created }),
      db.supportCase.aggregate({ where: { status: 'open' }, ...created }),
      db.awardReview.aggregate({ where: { decidedAt: null }, ...created }),
      db.dealDispute.aggregate({ where: dueDisputes(now), _count: true, _min: { dueAt: true } }),
      db.fxRate.aggregate({ where: { status: 'pending' }, _count: true, _min: { fetchedAt: true } }),
    ]);
  return {
    cases: queue(reported.cases.waiting, reported.cases.oldest),
    appeals: queue(reported.appeals.waiting, reported.appeals.oldest),
    papers: queue(papers._count, papers._min.createdAt),
    ids: queue(ids, declared._min.createdAt),
    bannerRequests: queue(bannerRequests._count, bannerRequests._min.createdAt),
    verifications: queue(verifications._count, verifications._min.verificationSubmittedAt),
    transactions: queue(transactions._count, transactions._min.createdAt),
    support: queue(support._count, support._min.createdAt),
    awards: queue(awards._count, awards._min.createdAt),
    disputes: queue(disputes._count, disputes._min.dueAt),
    rates: queue(rates._count, rates._min.fetchedAt),
  };
}
