import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { fullName } from '@/lib/core/validation/full-name';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';
import { mailTimeZone, startOfDay } from '@/lib/core/i18n/time-zone';
import type { ReportReason } from '@/lib/moderation/reports/schema';
import { isTopic, subjectOf, type ReportSubject, type SubjectKind } from '@/lib/moderation/reports/subject';
import type { TopicCard } from '@/lib/market/topics/dto';
import { readTopicCards } from '@/lib/market/topics/topic-cards';
import type { CaseQueue, CaseSummary } from './dto';
import type { CaseQuery } from './query-schema';
import { hasColleague } from './has-colleague';
import { caseKey, type CaseRef } from './schema';

/** A queue that nobody reads to its end isn't shown to its end. */
const LIMIT = 200;

type Row = {
  kind: SubjectKind | 'report';
  id: string;
  title: string;
  reports: number;
  reasons: ReportReason[];
  oldest: Date;
  newest: Date;
  risk?: { score: number; heldAt: Date | null; answered: boolean };
};

/**
 * Returns the cases that wait for a decision: every subject with pending reports, every appeal, and every topic with a high
 * score. Held listings first, by the time that is left to decide them, then appeals, then most people and points; or
 * simply the longest waiting first. Or those that were decided, the latest first.
 * @throws DomainError `forbidden` for anyone but administrators.
 */
export async function listCases(actor: Actor, query: CaseQuery, now = new Date()): Promise<CaseQueue> {
  requireAdmin(actor);
  const [rows, appeals, risks, resolvedToday, claims] = await Promise.all([
    pendingCases(),
    waitingAppeals(actor),
    riskCases(now),
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
  for (const row of risks) {
    const key = caseKey(refOf(row));
    const other = byKey.get(key);
    byKey.set(key, other ? merge(other, row) : { ...row, appeal: false });
  }
  const holders = new Map(claims.map((claim) => [claim.caseKey, claim]));
  const { filter } = query;
  const shown =
    filter === 'decided'
      ? (await decidedCases()).map((row) => [caseKey(refOf(row)), row] as const).filter(([key]) => !byKey.has(key))
      : [...byKey].filter(([, row]) => FILTERS[filter](row)).sort(([, a], [, b]) => order(a, b, query.sort));
  const items = shown.slice(0, LIMIT);
  const subjects = items.flatMap(([, { kind, id }]): ReportSubject[] => (kind === 'report' ? [] : [{ kind, id }]));
  const [topicCards, people] = await Promise.all([
    readTopicCards(subjects.filter(isTopic)),
    readPeople(subjects.filter((subject) => !isTopic(subject))),
  ]);
  const cards = new Map([...topicCards, ...people]);
  return {
    items: items.map(([key, row]) => {
      const holder = holders.get(key);
      const other = holder && holder.userId !== actor.id ? fullName(holder.user) : null;
      return toSummary(key, row, cards.get(row.id), other);
    }),
    total: shown.length,
    resolvedToday,
    now: now.toISOString(),
  };
}

const refOf = ({ kind, id }: Row): CaseRef => ({ kind, id });

type Ordered = Row & { appeal: boolean };

const FILTERS: Record<Exclude<CaseQuery['filter'], 'decided'>, (row: Ordered) => boolean> = {
  all: () => true,
  reports: ({ reports }) => reports > 0,
  held: ({ risk }) => Boolean(risk?.heldAt),
  signals: ({ risk }) => risk !== undefined,
  appeals: ({ appeal }) => appeal,
};

/** A topic that waits for several reasons. */
function merge(row: Ordered, { risk, oldest, newest }: Row): Ordered {
  return {
    ...row,
    ...(risk && { risk }),
    oldest: oldest < row.oldest ? oldest : row.oldest,
    newest: newest > row.newest ? newest : row.newest,
  };
}

function order(a: Ordered, b: Ordered, sort: CaseQuery['sort']): number {
  const waiting = a.oldest.getTime() - b.oldest.getTime() || a.id.localeCompare(b.id);
  if (sort === 'oldest') return waiting;
  const [heldA, heldB] = [a.risk?.heldAt, b.risk?.heldAt];
  if (heldA && heldB) return heldA.getTime() - heldB.getTime() || a.id.localeCompare(b.id);
  if (heldA ?? heldB) return heldA ? -1 : 1;
  if (a.appeal !== b.appeal) return a.appeal ? -1 : 1;
  return b.reports - a.reports || (b.risk?.score ?? 0) - (a.risk?.score ?? 0) || waiting;
}

function toSummary(
  key: string,
  { kind, title, reports, reasons, oldest, newest, appeal, risk }: Ordered,
  card: (Pick<TopicCard, 'title' | 'picture'> & Partial<TopicCard>) | undefined,
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
    risk: risk ? { ...risk, heldAt: risk.heldAt?.toISOString() ?? null } : null,
    claimedBy,
  };
}

/** Returns the names and pictures of reported people and of the senders of reported messages, by the subject's id. */
async function readPeople(
  subjects: readonly ReportSubject[],
): Promise<Map<string, { title: string; picture: string | null }>> {
  const ids = subjects.map(({ id }) => id);
  const rows = await db.$queryRaw<{ id: string; title: string; picture: string | null }[]>`
    SELECT s.id, trim(u.first_name || ' ' || u.last_name) AS title, u.profile_image_url AS picture
    FROM (SELECT id, id AS person FROM users WHERE id = ANY (${ids}::uuid[])
          UNION ALL SELECT id, from_user_id FROM messages WHERE id = ANY (${ids}::uuid[])) s
    JOIN users u ON u.id = s.person`;
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}

function pendingCases(): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT CASE WHEN listing_id IS NOT NULL THEN 'listing' WHEN equipment_id IS NOT NULL THEN 'equipment' WHEN auction_lot_id IS NOT NULL THEN 'lot'
             WHEN user_id IS NOT NULL THEN 'user' WHEN message_id IS NOT NULL THEN 'message' ELSE 'report' END AS kind,
           coalesce(listing_id, equipment_id, auction_lot_id, user_id, message_id, id) AS id, max(listing_title) AS title, count(*)::int AS reports,
           array_agg(DISTINCT reason::text) AS reasons, min(created_at) AS oldest, max(created_at) AS newest
    FROM reports WHERE status = 'pending' GROUP BY 1, 2`;
}

/** Returns the cases of the latest decisions, each once, with the reports that its last decision answered. */
async function decidedCases(): Promise<Ordered[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT * FROM (
      SELECT DISTINCT ON (id) * FROM (
        SELECT CASE WHEN d.listing_id IS NOT NULL THEN 'listing' WHEN d.equipment_id IS NOT NULL THEN 'equipment' WHEN d.auction_lot_id IS NOT NULL THEN 'lot'
                 WHEN d.user_id IS NOT NULL THEN 'user' WHEN d.message_id IS NOT NULL THEN 'message' ELSE 'report' END AS kind,
               coalesce(d.listing_id, d.equipment_id, d.auction_lot_id, d.user_id, d.message_id, r.ids[1]) AS id, d.title,
               r.reports, r.reasons, d.created_at AS oldest, d.created_at AS newest
        FROM (SELECT * FROM case_decisions WHERE undone_at IS NULL ORDER BY created_at DESC LIMIT ${LIMIT}) d
        CROSS JOIN LATERAL (
          SELECT count(*)::int AS reports, array_agg(id) AS ids, coalesce(array_agg(DISTINCT reason::text), '{}') AS reasons
          FROM reports WHERE decision_id = d.id) r
      ) latest WHERE id IS NOT NULL ORDER BY id, newest DESC
    ) cases ORDER BY newest DESC`;
  return rows.map((row) => ({ ...row, appeal: false }));
}

async function riskCases(now: Date): Promise<Row[]> {
  const rows = await db.$queryRaw<(Omit<Row, 'risk'> & { score: number; heldAt: Date | null; answered: boolean })[]>`
    SELECT CASE WHEN c.listing_id IS NOT NULL THEN 'listing' WHEN c.equipment_id IS NOT NULL THEN 'equipment' ELSE 'lot' END AS kind,
           coalesce(c.listing_id, c.equipment_id, c.auction_lot_id) AS id, '' AS title, 0 AS reports, ARRAY[]::text[] AS reasons,
           c.opened_at AS oldest, coalesce(s.newest, c.opened_at) AS newest, c.score, c.held_at AS "heldAt", c.answer IS NOT NULL AS answered
    FROM risk_cases c CROSS JOIN LATERAL (
      SELECT max(created_at) AS newest FROM risk_signals
      WHERE cleared_at IS NULL AND expires_at > ${now}
        AND (subject_id = coalesce(c.listing_id, c.equipment_id, c.auction_lot_id) OR (user_id = c.owner_id AND subject IN ('user', 'message')))) s
    WHERE c.closed_at IS NULL`;
  return rows.map(({ score, heldAt, answered, ...row }) => ({ ...row, risk: { score, heldAt, answered } }));
}

/** Those that the actor may decide: of their own decisions only if nobody else can. `countCases` counts by the same rule. */
async function waitingAppeals(actor: Actor): Promise<Row[]> {
  const own = (await hasColleague(actor.id)) ? { OR: [{ decidedBy: null }, { decidedBy: { not: actor.id } }] } : {};
  const appeals = await db.appeal.findMany({
    where: { answerId: null, decision: { undoneAt: null, ...own } },
    select: {
      createdAt: true,
      decision: {
        select: { title: true, listingId: true, equipmentId: true, auctionLotId: true, userId: true, messageId: true },
      },
    },
  });
  return appeals.flatMap(({ createdAt, decision }) => {
    const subject = subjectOf(decision);
    return subject
      ? [{ ...subject, title: decision.title, reports: 0, reasons: [], oldest: createdAt, newest: createdAt }]
      : [];
  });
}

/** Counts the decisions since midnight in the actor's time zone, without those that were undone. */
async function countResolvedToday(actor: Actor, now: Date): Promise<number> {
  const user = await db.user.findUnique({ where: { id: actor.id }, select: { timeZone: true, location: true } });
  const midnight = startOfDay(now, mailTimeZone(user ?? { timeZone: null, location: null }));
  return db.caseDecision.count({ where: { undoneAt: null, createdAt: { gte: midnight } } });
}
