import 'server-only';
import { fullName } from '@/lib/core/validation/full-name';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';
import { dueDisputes } from '@/lib/deals/disputes/recommend';
import { UNCHECKED_IDS } from '@/lib/market/declared-ids/check-ids';
import { uncheckedPapers } from '@/lib/market/papers/check-papers';
import { listCases } from '@/lib/moderation/cases/list-cases';
import type { AdminQueues, OldestItem } from './dto';

const person = { select: { firstName: true, lastName: true } } as const;

/** How the oldest item of each queue is read. */
const READ: Record<keyof AdminQueues, (actor: Actor, now: Date) => Promise<OldestItem | null>> = {
  cases: async (actor, now) => {
    const { items } = await listCases(actor, { filter: 'all', sort: 'oldest' }, now);
    const oldest = items.find(({ appeal }) => !appeal);
    return oldest ? { who: oldest.title, what: null } : null;
  },
  appeals: async (actor, now) => {
    const [oldest] = (await listCases(actor, { filter: 'appeals', sort: 'oldest' }, now)).items;
    return oldest ? { who: oldest.title, what: null } : null;
  },
  support: async () => {
    const oldest = await db.supportCase.findFirst({
      where: { status: 'open' },
      orderBy: { createdAt: 'asc' },
      select: { name: true, message: true },
    });
    return oldest && { who: oldest.name, what: oldest.message };
  },
  verifications: async () => {
    const oldest = await db.user.findFirst({
      where: { verificationStatus: 'pending' },
      orderBy: { verificationSubmittedAt: 'asc' },
      select: { ...person.select, location: true },
    });
    return oldest && { who: fullName(oldest), what: oldest.location };
  },
  papers: async (_, now) => {
    const oldest = await db.paper.findFirst({
      where: uncheckedPapers(now),
      orderBy: { createdAt: 'asc' },
      select: { owner: person, listing: { select: { title: true } } },
    });
    return oldest && { who: fullName(oldest.owner), what: oldest.listing?.title ?? null };
  },
  ids: async () => {
    const oldest = await db.declaredId.findFirst({
      where: { checkedAt: null, user: UNCHECKED_IDS },
      orderBy: { createdAt: 'asc' },
      select: { number: true, user: person },
    });
    return oldest && { who: fullName(oldest.user), what: oldest.number };
  },
  bannerRequests: async () => {
    const oldest = await db.bannerAd.findFirst({
      where: { status: 'pending_request' },
      orderBy: { createdAt: 'asc' },
      select: { companyName: true, title: true },
    });
    return oldest && { who: oldest.companyName, what: oldest.title };
  },
  transactions: async () => {
    const oldest = await db.transaction.findFirst({
      where: { status: 'pending' },
      orderBy: { createdAt: 'asc' },
      select: { user: person, userName: true, description: true },
    });
    if (!oldest) return null;
    const { user, userName, description } = oldest;
    return { who: user ? fullName(user) : (userName ?? ''), what: description };
  },
  awards: async () => {
    const oldest = await db.awardReview.findFirst({
      where: { decidedAt: null },
      orderBy: { createdAt: 'asc' },
      select: { lot: { select: { title: true } } },
    });
    return oldest && { who: oldest.lot.title, what: null };
  },
  disputes: async (_, now) => {
    const oldest = await db.dealDispute.findFirst({
      where: dueDisputes(now),
      orderBy: { dueAt: 'asc' },
      select: { text: true, deal: { select: { number: true } } },
    });
    return oldest && { who: `T-${oldest.deal.number}`, what: oldest.text || null };
  },
  rates: async () => {
    const oldest = await db.fxRate.findFirst({
      where: { status: 'pending' },
      orderBy: { fetchedAt: 'asc' },
      select: { currency: true, perUsd: true },
    });
    return oldest && { who: oldest.currency, what: `${oldest.perUsd.toString()} / USD` };
  },
};

/**
 * Returns who and what has waited longest in each of these queues.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function listOldest(
  actor: Actor,
  names: readonly (keyof AdminQueues)[],
  now = new Date(),
): Promise<Map<keyof AdminQueues, OldestItem>> {
  requireAdmin(actor);
  const read = await Promise.all(names.map(async (name) => [name, await READ[name](actor, now)] as const));
  return new Map(read.flatMap(([name, oldest]) => (oldest ? [[name, oldest] as const] : [])));
}
