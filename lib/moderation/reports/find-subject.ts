import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { fullName } from '@/lib/core/validation/full-name';
import { findTopic } from '@/lib/market/topics/find-topic';
import { db } from '@/lib/core/db/client';
import { isId } from '@/lib/core/validation/fields';
import { isTopic, type Conduct, type ReportSubject } from './subject';

/** A subject as its reporter names it, with whom it belongs to. */
type FoundSubject = { subject: ReportSubject; title: string; ownerId: string | null };

/** Returns what `actor` wants to report; null if there is none that they may see. */
export async function findReportSubject(actor: Actor, subject: ReportSubject): Promise<FoundSubject | null> {
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
