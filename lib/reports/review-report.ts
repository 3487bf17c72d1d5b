import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { adminAct, type Deed } from '@/lib/audit/admin-act';
import type { Prisma, Transaction } from '@/lib/db/client';
import { listingReviewedMail, reportOutcomeMail } from '@/lib/email/report';
import { DomainError } from '@/lib/errors/domain-error';
import { ANIMALS } from '@/lib/listings/animals';
import { lockListing } from '@/lib/listings/lock-listing';
import { deliverSoon } from '@/lib/outbox/courier';
import { queueMail } from '@/lib/outbox/queue-mail';
import { isId } from '@/lib/validation/fields';
import { reportSelect, toReportDto, type ReportDto } from './dto';
import type { ReportDecision, ReportReview, ReportStatus } from './schema';

const recipientSelect = { select: { email: true, firstName: true, lastName: true, language: true, suspendedAt: true } } as const;
const decidedSelect = { ...reportSelect, reporter: recipientSelect, listing: { select: { ...reportSelect.listing.select, user: recipientSelect } } } as const;

/**
 * Decides a pending report and, where asked, takes its listing down in the same transaction. The reporter is told what came of it; the
 * owner, where the listing is taken down or the matter is resolved. Who reported is never told to anyone.
 * @throws DomainError `forbidden` for anyone but administrators, `not_found`, `conflict` where the report is not pending.
 */
export async function reviewReport(actor: Actor, { reportId, status, reviewNotes, deactivateListing }: ReportReview): Promise<ReportDto> {
  const row = await adminAct(actor, async (tx) => {
    const listingId = await lockReport(tx, reportId);
    const deeds: [Deed, ...Deed[]] = [
      { action: `report.${status}`, target: 'report', id: reportId, before: { status: 'pending' }, after: { status, reviewNotes } },
    ];
    const before = deactivateListing && listingId !== null ? await takeDown(tx, listingId) : null;
    const takesDown = before !== null && listingId !== null;
    if (takesDown) deeds.push({ action: 'listing.deactivated', target: 'listing', id: listingId, before, after: { isActive: false, reportId } });
    const updated = await tx.report.update({
      where: { id: reportId },
      data: { status, reviewNotes, reviewedBy: actor.id, reviewedAt: new Date() },
      select: decidedSelect,
    });
    await tellThem(tx, updated, { status, takenDown: takesDown, notes: reviewNotes });
    return { result: updated, deeds };
  });
  deliverSoon();
  return toReportDto(row);
}

type Decided = Prisma.ReportGetPayload<{ select: typeof decidedSelect }>;

/** Queues the mails to the reporter and, where it concerns them, to the owner; nobody suspended is written to. */
async function tellThem(
  tx: Transaction,
  { reporter, listing, listingTitle: title, reason }: Decided,
  { status, takenDown, notes }: { status: ReportDecision; takenDown: boolean; notes: string | null },
): Promise<void> {
  const owner = takenDown || status === 'resolved' ? listing?.user : null;
  if (reporter && !reporter.suspendedAt) await queueMail(tx, await reportOutcomeMail(reporter, { title, status, takenDown }));
  if (owner && !owner.suspendedAt) await queueMail(tx, await listingReviewedMail(owner, { title, reason, takenDown, notes }));
}

/**
 * Holds the report until the transaction ends, and its listing before it: the order in which a deleted account takes the two.
 * Answers the listing's id, null where it is gone.
 */
async function lockReport(tx: Transaction, reportId: string): Promise<string | null> {
  if (!isId(reportId)) throw new DomainError('not_found');
  const seen = await tx.report.findUnique({ where: { id: reportId }, select: { listingId: true } });
  if (seen?.listingId) await lockListing(tx, ANIMALS, seen.listingId);
  const [report] = await tx.$queryRaw<{ status: ReportStatus; listingId: string | null }[]>`
    SELECT status, listing_id AS "listingId" FROM reports WHERE id = ${reportId}::uuid FOR UPDATE`;
  if (!report) throw new DomainError('not_found');
  if (report.status !== 'pending') throw new DomainError('conflict');
  return report.listingId;
}

/** Takes a listing down, also one that its owner had paused; answers what it was, null where it was taken down already. */
async function takeDown(tx: Transaction, id: string): Promise<{ isActive: boolean } | null> {
  const listing = await lockListing(tx, ANIMALS, id);
  if (!listing || listing.takenDownAt) return null;
  await tx.cattleListing.update({ where: { id }, data: { isActive: false, takenDownAt: new Date() } });
  return { isActive: listing.isActive };
}
