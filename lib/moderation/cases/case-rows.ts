import 'server-only';
import { Prisma, type Transaction } from '@/lib/core/db/client';
import { MINUTE_MS } from '@/lib/core/durations';
import { DomainError } from '@/lib/core/errors/domain-error';
import { subjectIds, type ReportSubject, type SubjectIds } from '@/lib/moderation/reports/subject';
import { CLAIM_MINUTES, caseKey, parseCaseKey, type CaseRef } from './schema';

/** @throws DomainError `not_found` for text that names no case. */
export function readCaseKey(key: string): CaseRef {
  const ref = parseCaseKey(key);
  if (!ref) throw new DomainError('not_found');
  return ref;
}

/** Returns a case's subject, null if it was deleted. */
export function subjectOfCase(ref: CaseRef): ReportSubject | null {
  return ref.kind === 'report' ? null : ref;
}

/** Returns the columns of rows about a case's subject. */
export function caseSubjectIds(ref: CaseRef): SubjectIds {
  return subjectIds(subjectOfCase(ref));
}

const COLUMNS = {
  listing: Prisma.sql`listing_id`,
  equipment: Prisma.sql`equipment_id`,
  lot: Prisma.sql`auction_lot_id`,
  user: Prisma.sql`user_id`,
  message: Prisma.sql`message_id`,
} as const;

/** The condition for the rows of `reports` that belong to a case. */
export function reportsOf(ref: CaseRef): Prisma.Sql {
  if (ref.kind === 'report')
    return Prisma.sql`(id = ${ref.id}::uuid AND num_nonnulls(listing_id, equipment_id, auction_lot_id, user_id, message_id) = 0)`;
  return Prisma.sql`${COLUMNS[ref.kind]} = ${ref.id}::uuid`;
}

/** A report that a decision covers, with the reporter to notify. */
export type LockedReport = { id: string; title: string; reportedBy: string | null };

/** Locks a case's pending reports up to `until` for the rest of the transaction. */
export async function lockPendingReports(tx: Transaction, ref: CaseRef, until: Date): Promise<LockedReport[]> {
  return tx.$queryRaw<LockedReport[]>`
    SELECT id, listing_title AS title, reported_by AS "reportedBy" FROM reports
    WHERE status = 'pending' AND created_at <= ${until} AND ${reportsOf(ref)} ORDER BY id FOR UPDATE`;
}

/**
 * Claims a case for an administrator for ten minutes, or extends their claim. Returns the id of the administrator who
 * holds it now: another one if they claimed it less than ten minutes ago. Nobody else can claim it until the
 * transaction ends.
 */
export async function takeClaim(tx: Transaction, ref: CaseRef, userId: string, now: Date): Promise<string> {
  const until = new Date(now.getTime() + CLAIM_MINUTES * MINUTE_MS);
  const key = caseKey(ref);
  const [mine] = await tx.$queryRaw<{ userId: string }[]>`
    INSERT INTO case_claims (case_key, user_id, until) VALUES (${key}, ${userId}::uuid, ${until})
    ON CONFLICT (case_key) DO UPDATE SET user_id = excluded.user_id, until = excluded.until
      WHERE case_claims.user_id = excluded.user_id OR case_claims.until <= ${now}
    RETURNING user_id AS "userId"`;
  if (mine) return mine.userId;
  const other = await tx.caseClaim.findUnique({ where: { caseKey: key }, select: { userId: true } });
  return other?.userId ?? userId;
}

/**
 * Claims a case for the decision that follows.
 * @throws DomainError `case_claimed` if another administrator has it.
 */
export async function claimForDecision(tx: Transaction, ref: CaseRef, userId: string, now: Date): Promise<void> {
  if ((await takeClaim(tx, ref, userId, now)) !== userId) throw new DomainError('case_claimed');
}

/** Releases a case after its decision. */
export async function releaseClaim(tx: Transaction, ref: CaseRef): Promise<void> {
  await tx.caseClaim.deleteMany({ where: { caseKey: caseKey(ref) } });
}
