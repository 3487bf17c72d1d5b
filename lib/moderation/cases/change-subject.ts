import 'server-only';
import type { AuditEntry } from '@/lib/records/audit/admin-act';
import { lockLot } from '@/lib/market/auctions/lot-rows';
import { KINDS } from '@/lib/market/topics/kinds';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { lockListing } from '@/lib/market/listings/lock-listing';
import { restoreTakenDown } from '@/lib/market/listings/restore-listing';
import { removeMessage, restoreMessage } from '@/lib/moderation/reports/remove-message';
import type { ReportSubject } from '@/lib/moderation/reports/subject';
import { takeDown } from '@/lib/moderation/reports/take-down';

/**
 * Locks a listing, a lot or a message until the transaction ends, before its reports and its risk case: the order of
 * every change of them.
 */
export async function lockCaseSubject(tx: Transaction, subject: ReportSubject | null): Promise<void> {
  if (subject?.kind === 'message') await tx.$queryRaw`SELECT 1 FROM messages WHERE id = ${subject.id}::uuid FOR UPDATE`;
  else if (subject?.kind === 'listing' || subject?.kind === 'equipment')
    await lockListing(tx, KINDS[subject.kind], subject.id);
  else if (subject?.kind === 'lot') await lockLot(tx, subject.id);
}

/**
 * Takes a listing down or removes a message. Returns the audit entry, null if that was done before or it is deleted.
 * @throws DomainError `conflict` for lots and people.
 */
export async function takeSubjectDown(tx: Transaction, subject: ReportSubject): Promise<AuditEntry | null> {
  if (subject.kind === 'message') return removeMessage(tx, subject.id);
  if (subject.kind === 'user') throw new DomainError('conflict');
  return takeDown(tx, { kind: subject.kind, id: subject.id });
}

/**
 * Puts back what `takeSubjectDown` took down. Returns the audit entry, null if it isn't down any more.
 * @throws DomainError `account_suspended` if the owner of a listing is.
 */
export async function restoreSubject(tx: Transaction, subject: ReportSubject): Promise<AuditEntry | null> {
  if (subject.kind === 'message') return restoreMessage(tx, subject.id);
  if (subject.kind === 'user' || subject.kind === 'lot') return null;
  // It may have been restored meanwhile without a decision on the appeal.
  return restoreTakenDown<unknown>(tx, KINDS[subject.kind], subject.id).then(
    ({ entry }) => entry,
    (error: unknown) => {
      if (error instanceof DomainError && error.code === 'conflict') return null;
      throw error;
    },
  );
}
