import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { adminAct } from '@/lib/audit/admin-act';
import { Prisma } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import { topicIds } from '@/lib/topics/schema';
import { readCaseKey, topicOfCase } from './case-rows';
import { AUDIT_TARGETS } from './case-topic';
import type { CaseNoteInput } from './schema';

/**
 * Adds a note for the other administrators to a case.
 * @throws DomainError `forbidden` for anyone but administrators, `not_found` if the topic is deleted.
 */
export async function addCaseNote(actor: Actor, { key, text }: CaseNoteInput): Promise<void> {
  await adminAct(actor, async (tx) => {
    const topic = topicOfCase(readCaseKey(key));
    if (!topic) throw new DomainError('not_found');
    await tx.caseNote
      .create({ data: { ...topicIds(topic), authorId: actor.id, text }, select: { id: true } })
      .catch((cause: unknown) => {
        const gone = cause instanceof Prisma.PrismaClientKnownRequestError && cause.code === 'P2003';
        throw gone ? new DomainError('not_found', { cause }) : cause;
      });
    return {
      result: undefined,
      entries: [
        { action: 'case.noted', target: AUDIT_TARGETS[topic.kind], id: topic.id, before: null, after: { notes: text } },
      ],
    };
  });
}
