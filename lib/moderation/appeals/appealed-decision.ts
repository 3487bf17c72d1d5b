import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { db } from '@/lib/core/db/client';
import { aboutSubject, parseSubject, type SubjectKind } from '@/lib/moderation/reports/subject';

/** A subject whose owner may appeal; a lot's can't, because cancelling it is final. */
export type AppealSubject = { kind: Exclude<SubjectKind, 'lot'>; id: string };

/** Parses the format of `subjectText`; null if it isn't valid or can't be appealed. */
export function parseAppealSubject(text: string): AppealSubject | null {
  const subject = parseSubject(text);
  return subject && subject.kind !== 'lot' ? { kind: subject.kind, id: subject.id } : null;
}

/**
 * Returns the latest decision that an owner may appeal, with its appeal: one that took their listing down, removed their
 * message or warned them. Null if there is none.
 */
export async function latestAppealable(subject: AppealSubject, ownerId: string, tx: Transaction = db) {
  return tx.caseDecision.findFirst({
    where: {
      ...aboutSubject(subject),
      ownerId,
      ...(subject.kind === 'user'
        ? { action: 'warned' }
        : { changedListing: true, action: { in: ['taken_down', 'suspended'] } }),
      undoneAt: null,
    },
    orderBy: { createdAt: 'desc' },
    select: {
      id: true,
      title: true,
      answer: true,
      notes: true,
      createdAt: true,
      reports: { select: { reason: true }, take: 1 },
      appeal: { select: { text: true, answer: { select: { action: true } } } },
      listing: { select: { takenDownAt: true, userId: true } },
      equipment: { select: { takenDownAt: true, userId: true } },
      message: { select: { removedAt: true, message: true } },
    },
  });
}

type Appealable = NonNullable<Awaited<ReturnType<typeof latestAppealable>>>;

/** Returns whether what was decided still holds, so that there is something to appeal. */
export function stillHolds(subject: AppealSubject, { listing, equipment, message }: Appealable): boolean {
  if (subject.kind === 'user') return true;
  return Boolean(listing?.takenDownAt ?? equipment?.takenDownAt ?? message?.removedAt);
}
