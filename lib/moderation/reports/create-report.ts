import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { db, Prisma } from '@/lib/core/db/client';
import { DomainError, type ErrorCode } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import { fullName } from '@/lib/core/validation/full-name';
import { findTopic } from '@/lib/market/topics/find-topic';
import { isId } from '@/lib/core/validation/fields';
import type { OwnReportDto } from './dto';
import type { CreateReportInput } from './schema';
import { signalReport } from './signal-report';
import { SUBJECT_NOT_FOUND, isTopic, subjectIds, subjectOf, type Conduct, type ReportSubject } from './subject';

/**
 * Reports an animal, equipment, a lot, a person or a received message to the administrators, who may then read that
 * message and those around it. A person can have one pending report per subject, also with concurrent requests.
 * @throws DomainError `listing_not_found`, `lot_not_found`, `not_found` (equipment), `recipient_not_found` or
 * `message_not_found` if the actor can't see it, `own_listing`, `reporting_oneself`, `already_reported`, `rate_limited`,
 * `email_unconfirmed`.
 */
export async function createReport(
  actor: Actor,
  { reason, description, ...ids }: CreateReportInput,
): Promise<OwnReportDto> {
  requireConfirmedEmail(actor);
  await consume('reportByUser', actor.id);
  const named = subjectOf(ids);
  if (!named) throw new DomainError('not_found');
  const notFound = SUBJECT_NOT_FOUND[named.kind];
  const found = await findReportSubject(actor, named);
  if (!found) throw new DomainError(notFound);
  const { subject, title, ownerId } = found;
  if (ownerId === actor.id) throw new DomainError(isTopic(subject) ? 'own_listing' : 'reporting_oneself');
  try {
    const { createdAt, ...report } = await db.$transaction(async (tx) => {
      const created = await tx.report.create({
        data: {
          reportedBy: actor.id,
          ...subjectIds(subject),
          listingTitle: title,
          reason,
          description: description ?? '',
        },
        select: { id: true, reason: true, description: true, status: true, createdAt: true },
      });
      await signalReport(tx, actor.id, { report: created, subject, ownerId });
      return created;
    });
    return { ...report, ...subjectIds(subject), createdAt: createdAt.toISOString() };
  } catch (cause) {
    // The unique index already contains a pending report, or the subject was deleted meanwhile.
    const refusals: Record<string, ErrorCode> = { P2002: 'already_reported', P2003: notFound };
    const code = cause instanceof Prisma.PrismaClientKnownRequestError ? refusals[cause.code] : undefined;
    throw code ? new DomainError(code, { cause }) : cause;
  }
}

/** A subject as its reporter names it, with whom it belongs to. */
type FoundSubject = { subject: ReportSubject; title: string; ownerId: string | null };

/** Returns what `actor` wants to report; null if there is none that they may see. */
async function findReportSubject(actor: Actor, subject: ReportSubject): Promise<FoundSubject | null> {
  if (!isTopic(subject)) return isId(subject.id) ? findConduct(actor, subject) : null;
  const topic = await findTopic(actor, subject);
  return topic && { subject: topic, title: topic.title, ownerId: topic.userId };
}

/** A person with an open account, or a message that `actor` sent or received. */
async function findConduct(actor: Actor, { kind, id }: Conduct): Promise<FoundSubject | null> {
  const message =
    kind === 'message'
      ? await db.message.findFirst({
          where: { id, removedAt: null, OR: [{ toUserId: actor.id, heldAt: null }, { fromUserId: actor.id }] },
          select: { fromUserId: true },
        })
      : null;
  if (kind === 'message' && !message) return null;
  const ownerId = message?.fromUserId ?? id;
  const person = await db.user.findUnique({
    where: { id: ownerId },
    select: { firstName: true, lastName: true, closedAt: true },
  });
  // What a closed or deleted account wrote can still be reported; the account itself is gone for others.
  if (kind === 'user' && (!person || person.closedAt)) return null;
  return { subject: { kind, id }, title: person ? fullName(person) : '', ownerId };
}
