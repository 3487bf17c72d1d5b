import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { columnsOf } from '@/lib/core/db/columns-of';
import { adminAct, type AuditEntry } from '@/lib/records/audit/admin-act';
import type { Prisma, Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { KINDS } from '@/lib/market/topics/kinds';
import { lockListing } from '@/lib/market/listings/lock-listing';
import { excerptOf } from '@/lib/core/validation/excerpt';
import { removeMessage } from './remove-message';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { isId } from '@/lib/core/validation/fields';
import { reportSelect, toReportDto, type ReportDto } from './dto';
import { notifyOfReview, notifyOfTakeDown, notifyReporter } from './notify-of-report';
import type { ReportDecision, ReportReview, ReportStatus } from './schema';
import { withdrawReport } from './signal-report';
import { isTopic, subjectIds, subjectOf, type ReportSubject, type SubjectIds } from './subject';
import { takeDown } from './take-down';

const recipientSelect = {
  select: { id: true, email: true, firstName: true, lastName: true, language: true, suspendedAt: true },
} as const;
const decidedSelect = {
  ...reportSelect,
  reporter: recipientSelect,
  listing: { select: { ...reportSelect.listing.select, user: recipientSelect } },
  equipment: { select: { ...reportSelect.equipment.select, user: recipientSelect } },
  auctionLot: { select: { ...reportSelect.auctionLot.select, user: recipientSelect } },
  user: recipientSelect,
  message: { select: { ...reportSelect.message.select, message: true } },
} as const;

/**
 * Decides a pending report and optionally takes the animal or equipment down, or removes the message; lots are cancelled
 * on their own page, because that is final, and people are warned in their case. The reporter's identity is never revealed.
 * @throws DomainError `forbidden` for anyone but administrators, `not_found`, `conflict` if the report is not
 * pending, or if a lot or a person was to be taken down.
 */
export async function reviewReport(
  actor: Actor,
  { reportId, status, reviewNotes, deactivateListing }: ReportReview,
): Promise<ReportDto> {
  const row = await adminAct(actor, async (tx) => {
    const subject = await lockReport(tx, reportId);
    const operations: [AuditEntry, ...AuditEntry[]] = [
      {
        action: `report.${status}`,
        target: 'report',
        id: reportId,
        before: { status: 'pending' },
        after: { status, reviewNotes },
      },
    ];
    const entry = deactivateListing && subject ? await remove(tx, subject, reportId) : null;
    if (entry) operations.push(entry);
    await withdrawReport(tx, reportId);
    const updated = await tx.report.update({
      where: { id: reportId },
      data: { status, reviewNotes, reviewedBy: actor.id, reviewedAt: new Date() },
      select: decidedSelect,
    });
    const owner = await ownerOf(tx, updated);
    const { id: decisionId } = await tx.caseDecision.create({
      data: {
        ...subjectIds(subject),
        title: updated.listingTitle,
        ownerId: owner?.id ?? null,
        action: entry ? 'taken_down' : status,
        notes: reviewNotes,
        changedListing: entry !== null,
        decidedBy: actor.id,
      },
      select: { id: true },
    });
    await tx.report.update({ where: { id: reportId }, data: { decisionId }, select: { id: true } });
    await queueNotifications(tx, updated, owner, { status, takenDown: entry !== null, notes: reviewNotes });
    return { result: updated, entries: operations };
  });
  deliverSoon();
  return toReportDto(row);
}

type Decided = Prisma.ReportGetPayload<{ select: typeof decidedSelect }>;

type Owner = NonNullable<Decided['user']>;

async function ownerOf(
  tx: Transaction,
  { listing, equipment, auctionLot, user, message }: Decided,
): Promise<Owner | null> {
  // Messages have no foreign key to their sender, whose account may be deleted.
  if (message) return tx.user.findUnique({ where: { id: message.fromUserId }, ...recipientSelect });
  return user ?? (listing ?? equipment ?? auctionLot)?.user ?? null;
}

async function remove(tx: Transaction, subject: ReportSubject, reportId: string): Promise<AuditEntry | null> {
  if (subject.kind === 'message') return removeMessage(tx, subject.id, { reportId });
  if (!isTopic(subject)) throw new DomainError('conflict');
  return takeDown(tx, subject, { reportId });
}

/**
 * Notifies the reporter, and the owner if the listing is taken down, the message removed or the report of a listing
 * resolved. Suspended users get no notification.
 */
async function queueNotifications(
  tx: Transaction,
  decided: Decided,
  owner: Owner | null,
  { status, takenDown, notes }: { status: ReportDecision; takenDown: boolean; notes: string | null },
): Promise<void> {
  const { reporter, listingTitle: title, reason } = decided;
  const subject = subjectOf(decided);
  if (reporter && !reporter.suspendedAt) await notifyReporter(tx, reporter, { title, subject, status, takenDown });
  if (!owner || owner.suspendedAt) return;
  const ownTitle = decided.message ? excerptOf(decided.message.message) : title;
  if (takenDown && subject) await notifyOfTakeDown(tx, owner, { title: ownTitle, subject, why: { reason, notes } });
  else if (status === 'resolved' && (!subject || isTopic(subject)))
    await notifyOfReview(tx, owner, { title, topic: subject, reason, notes });
}

/**
 * Locks the subject and then the report until the transaction ends: the same order as in the deletion of an account, to
 * avoid deadlocks. Returns the subject, null if it was deleted.
 */
async function lockReport(tx: Transaction, reportId: string): Promise<ReportSubject | null> {
  if (!isId(reportId)) throw new DomainError('not_found');
  const seen = await tx.report.findUnique({
    where: { id: reportId },
    select: { listingId: true, equipmentId: true, messageId: true },
  });
  if (seen?.listingId) await lockListing(tx, KINDS.listing, seen.listingId);
  if (seen?.messageId) await tx.$queryRaw`SELECT 1 FROM messages WHERE id = ${seen.messageId}::uuid FOR UPDATE`;
  if (seen?.equipmentId) await lockListing(tx, KINDS.equipment, seen.equipmentId);
  const [report] = await tx.$queryRaw<(SubjectIds & { status: ReportStatus })[]>`
    SELECT ${columnsOf('Report', ['status', 'listingId', 'equipmentId', 'auctionLotId', 'userId', 'messageId'])}
    FROM reports WHERE id = ${reportId}::uuid FOR UPDATE`;
  if (!report) throw new DomainError('not_found');
  if (report.status !== 'pending') throw new DomainError('conflict');
  return subjectOf(report);
}
