import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { adminAct, type AuditEntry } from '@/lib/audit/admin-act';
import { KINDS } from '@/lib/catalog/kinds';
import type { Prisma, Transaction } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import { lockListing } from '@/lib/listings/lock-listing';
import { deliverSoon } from '@/lib/outbox/outbox-worker';
import { topicIds, topicOf, type Topic, type TopicIds } from '@/lib/topics/schema';
import { isId } from '@/lib/validation/fields';
import { reportSelect, toReportDto, type ReportDto } from './dto';
import { notifyOfReview, notifyOfTakeDown, notifyReporter } from './notify-of-report';
import type { ReportDecision, ReportReview, ReportStatus } from './schema';
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
} as const;

/**
 * Decides a pending report and optionally takes the animal or equipment down; lots are cancelled on their own page,
 * because that is final. The reporter's identity is never revealed.
 * @throws DomainError `forbidden` for anyone but administrators, `not_found`, `conflict` if the report is not
 * pending, or if a lot was to be taken down.
 */
export async function reviewReport(
  actor: Actor,
  { reportId, status, reviewNotes, deactivateListing }: ReportReview,
): Promise<ReportDto> {
  const row = await adminAct(actor, async (tx) => {
    const topic = await lockReport(tx, reportId);
    const operations: [AuditEntry, ...AuditEntry[]] = [
      {
        action: `report.${status}`,
        target: 'report',
        id: reportId,
        before: { status: 'pending' },
        after: { status, reviewNotes },
      },
    ];
    const entry = deactivateListing && topic ? await takeDown(tx, topic, { reportId }) : null;
    if (entry) operations.push(entry);
    const updated = await tx.report.update({
      where: { id: reportId },
      data: { status, reviewNotes, reviewedBy: actor.id, reviewedAt: new Date() },
      select: decidedSelect,
    });
    const { id: decisionId } = await tx.caseDecision.create({
      data: {
        ...topicIds(topic),
        title: updated.listingTitle,
        ownerId: ownerOf(updated)?.id ?? null,
        action: entry ? 'taken_down' : status,
        notes: reviewNotes,
        changedListing: entry !== null,
        decidedBy: actor.id,
      },
      select: { id: true },
    });
    await tx.report.update({ where: { id: reportId }, data: { decisionId }, select: { id: true } });
    await queueNotifications(tx, updated, { status, takenDown: entry !== null, notes: reviewNotes });
    return { result: updated, entries: operations };
  });
  deliverSoon();
  return toReportDto(row);
}

type Decided = Prisma.ReportGetPayload<{ select: typeof decidedSelect }>;

const ownerOf = ({ listing, equipment, auctionLot }: Decided) => (listing ?? equipment ?? auctionLot)?.user ?? null;

/**
 * Notifies the reporter, and the owner if the listing is taken down or the report resolved. Suspended users get
 * no notification.
 */
async function queueNotifications(
  tx: Transaction,
  decided: Decided,
  { status, takenDown, notes }: { status: ReportDecision; takenDown: boolean; notes: string | null },
): Promise<void> {
  const { reporter, listingTitle: title, reason } = decided;
  const owner = takenDown || status === 'resolved' ? ownerOf(decided) : null;
  const topic = topicOf(decided);
  if (reporter && !reporter.suspendedAt) await notifyReporter(tx, reporter, { title, topic, status, takenDown });
  if (!owner || owner.suspendedAt) return;
  if (takenDown && topic) await notifyOfTakeDown(tx, owner, { title, topic, why: { reason, notes } });
  else await notifyOfReview(tx, owner, { title, topic, reason, notes });
}

/**
 * Locks the topic and then the report until the transaction ends: the same order as in the deletion of an account, to
 * avoid deadlocks. Returns the topic, null if it was deleted.
 */
async function lockReport(tx: Transaction, reportId: string): Promise<Topic | null> {
  if (!isId(reportId)) throw new DomainError('not_found');
  const seen = await tx.report.findUnique({ where: { id: reportId }, select: { listingId: true, equipmentId: true } });
  if (seen?.listingId) await lockListing(tx, KINDS.listing, seen.listingId);
  if (seen?.equipmentId) await lockListing(tx, KINDS.equipment, seen.equipmentId);
  const [report] = await tx.$queryRaw<(TopicIds & { status: ReportStatus })[]>`
    SELECT status, listing_id AS "listingId", equipment_id AS "equipmentId", auction_lot_id AS "auctionLotId"
    FROM reports WHERE id = ${reportId}::uuid FOR UPDATE`;
  if (!report) throw new DomainError('not_found');
  if (report.status !== 'pending') throw new DomainError('conflict');
  return topicOf(report);
}
