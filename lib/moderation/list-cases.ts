import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { requireAdmin } from '@/lib/audit/admin-act';
import { db } from '@/lib/db/client';
import { mailTimeZone, startOfDay } from '@/lib/i18n/time-zone';
import type { ReportReason } from '@/lib/reports/schema';
import { topicOf, type TopicKind } from '@/lib/topics/schema';
import type { TopicCard } from '@/lib/catalog/dto';
import { readTopicCards } from '@/lib/catalog/topic-cards';
import type { CaseQueue, CaseSummary } from './dto';
import type { CaseQuery } from './query-schema';
import { caseKey, type CaseRef } from './schema';

/** A queue that nobody reads to its end isn't shown to its end. */
const LIMIT = 200;

type Row = {
  kind: TopicKind | 'report';
  id: string;
  title: string;
  reports: number;
  reasons: ReportReason[];
  oldest: Date;
  newest: Date;
};

/**
 * Returns the cases that wait for a decision: every topic with pending reports and every appeal. Most people first, or
 * the longest waiting; appeals before both.
 * @throws DomainError `forbidden` for anyone but administrators.
 */
export async function listCases(actor: Actor, query: CaseQuery, now = new Date()): Promise<CaseQueue> {
  requireAdmin(actor);
  const [rows, appeals, resolvedToday, claims] = await Promise.all([
    pendingCases(),
    waitingAppeals(),
    countResolvedToday(actor, now),
    db.caseClaim.findMany({
      where: { until: { gt: now } },
      select: { caseKey: true, userId: true, user: { select: { firstName: true, lastName: true } } },
    }),
  ]);
  const byKey = new Map<string, Row & { appeal: boolean }>();
  for (const row of appeals) byKey.set(caseKey(refOf(row)), { ...row, appeal: true });
  for (const row of rows) {
    const key = caseKey(refOf(row));
    byKey.set(key, { ...row, appeal: byKey.has(key) });
  }
  const holders = new Map(claims.map((claim) => [claim.caseKey, claim]));
  const shown = [...byKey]
    .filter(([, { appeal }]) => query.filter === 'all' || appeal)
    .sort(([, a], [, b]) => order(a, b, query.sort));
  const items = shown.slice(0, LIMIT);
  const cards = await readTopicCards(
    items.flatMap(([, row]) => (row.kind === 'report' ? [] : { kind: row.kind, id: row.id })),
  );
  return {
    items: items.map(([key, row]) => {
      const holder = holders.get(key);
      const other =
        holder && holder.userId !== actor.id ? `${holder.user.firstName} ${holder.user.lastName}`.trim() : null;
      return toSummary(key, row, cards.get(row.id), other);
    }),
    total: shown.length,
    resolvedToday,
    now: now.toISOString(),
  };
}

const refOf = ({ kind, id }: Row): CaseRef => ({ kind, id });

type Ordered = Row & { appeal: boolean };

function order(a: Ordered, b: Ordered, sort: CaseQuery['sort']): number {
  if (a.appeal !== b.appeal) return a.appeal ? -1 : 1;
  const waiting = a.oldest.getTime() - b.oldest.getTime() || a.id.localeCompare(b.id);
  return sort === 'oldest' ? waiting : b.reports - a.reports || waiting;
}

function toSummary(
  key: string,
  { kind, title, reports, reasons, oldest, newest, appeal }: Ordered,
  card: TopicCard | undefined,
  claimedBy: string | null,
): CaseSummary {
  return {
    key,
    kind,
    title: card?.title ?? title,
    language: card?.language ?? null,
    picture: card?.picture ?? null,
    stock: card?.stock ?? 'bovine',
    reports,
    reasons,
    oldest: oldest.toISOString(),
    newest: newest.toISOString(),
    appeal,
    claimedBy,
  };
}

function pendingCases(): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT CASE WHEN listing_id IS NOT NULL THEN 'listing' WHEN equipment_id IS NOT NULL THEN 'equipment' WHEN auction_lot_id IS NOT NULL THEN 'lot' ELSE 'report' END AS kind,
           coalesce(listing_id, equipment_id, auction_lot_id, id) AS id, max(listing_title) AS title, count(*)::int AS reports,
           array_agg(DISTINCT reason::text) AS reasons, min(created_at) AS oldest, max(created_at) AS newest
    FROM reports WHERE status = 'pending' GROUP BY 1, 2`;
}

async function waitingAppeals(): Promise<Row[]> {
  const appeals = await db.appeal.findMany({
    where: { answerId: null, decision: { undoneAt: null } },
    select: {
      createdAt: true,
      decision: { select: { title: true, listingId: true, equipmentId: true, auctionLotId: true } },
    },
  });
  return appeals.flatMap(({ createdAt, decision }) => {
    const topic = topicOf(decision);
    return topic
      ? [{ ...topic, title: decision.title, reports: 0, reasons: [], oldest: createdAt, newest: createdAt }]
      : [];
  });
}

/** Counts the decisions since midnight in the actor's time zone, without those that were undone. */
async function countResolvedToday(actor: Actor, now: Date): Promise<number> {
  const user = await db.user.findUnique({ where: { id: actor.id }, select: { timeZone: true, location: true } });
  const midnight = startOfDay(now, mailTimeZone(user ?? { timeZone: null, location: null }));
  return db.caseDecision.count({ where: { undoneAt: null, createdAt: { gte: midnight } } });
}
