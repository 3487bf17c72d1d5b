import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { requireConfirmedEmail } from '@/lib/actors/require-confirmed-email';
import { findTopic } from '@/lib/catalog/find-topic';
import { db, Prisma } from '@/lib/db/client';
import { DomainError, type ErrorCode } from '@/lib/errors/domain-error';
import { consume } from '@/lib/rate-limit/limit';
import { TOPIC_NOT_FOUND, topicIds, topicOf } from '@/lib/topics/schema';
import type { OwnReportDto } from './dto';
import type { CreateReportInput } from './schema';

/**
 * Reports an animal, equipment or a lot to the administrators. A person can have one pending report per topic, also
 * with concurrent requests.
 * @throws DomainError `listing_not_found`, `lot_not_found` or `not_found` (equipment) if the actor can't see it,
 * `own_listing`, `already_reported`, `rate_limited`, `email_unconfirmed`.
 */
export async function createReport(
  actor: Actor,
  { reason, description, ...ids }: CreateReportInput,
): Promise<OwnReportDto> {
  requireConfirmedEmail(actor);
  await consume('reportByUser', actor.id);
  const topic = topicOf(ids);
  if (!topic) throw new DomainError('not_found');
  const notFound = TOPIC_NOT_FOUND[topic.kind];
  const subject = await findTopic(actor, topic);
  if (!subject) throw new DomainError(notFound);
  if (subject.userId === actor.id) throw new DomainError('own_listing');
  try {
    const { createdAt, ...report } = await db.report.create({
      data: {
        reportedBy: actor.id,
        ...topicIds(subject),
        listingTitle: subject.title,
        reason,
        description: description ?? '',
      },
      select: { id: true, reason: true, description: true, status: true, createdAt: true },
    });
    return { ...report, ...topicIds(subject), createdAt: createdAt.toISOString() };
  } catch (cause) {
    // The unique index already contains a pending report, or the topic was deleted meanwhile.
    const refusals: Record<string, ErrorCode> = { P2002: 'already_reported', P2003: notFound };
    const code = cause instanceof Prisma.PrismaClientKnownRequestError ? refusals[cause.code] : undefined;
    throw code ? new DomainError(code, { cause }) : cause;
  }
}
