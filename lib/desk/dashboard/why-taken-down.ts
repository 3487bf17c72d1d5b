import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import type { KindName } from '@/lib/market/listings/kind';
import { CASE_ANSWERS, type ReportReason } from '@/lib/moderation/reports/schema';
import type { WhyTakenDown } from './dto';

/** Returns what a decision that took a listing down says of the reason. */
export function whyOf(decision: { answer: string | null; reports: { reason: ReportReason }[] }): WhyTakenDown {
  const answer = CASE_ANSWERS.find((known) => known === decision.answer);
  return answer ? { answer } : { reason: decision.reports[0]?.reason ?? 'other' };
}

/**
 * Returns why each of these listings of the actor was taken down, by id; one that nobody decided on is left out. Never
 * says who reported it.
 */
export async function whyTakenDown(
  actor: Actor,
  kind: KindName,
  ids: readonly string[],
): Promise<Map<string, WhyTakenDown>> {
  if (ids.length === 0) return new Map();
  const column = kind === 'listing' ? 'listingId' : 'equipmentId';
  const decisions = await db.caseDecision.findMany({
    where: {
      [column]: { in: [...ids] },
      ownerId: actor.id,
      changedListing: true,
      action: { in: ['taken_down', 'suspended'] },
      undoneAt: null,
    },
    // The last one of a listing stays in the map.
    orderBy: { createdAt: 'asc' },
    select: { listingId: true, equipmentId: true, answer: true, reports: { select: { reason: true }, take: 1 } },
  });
  return new Map(decisions.map((decision) => [decision[column] ?? '', whyOf(decision)]));
}
