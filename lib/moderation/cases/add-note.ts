import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { adminAct } from '@/lib/records/audit/admin-act';
import { Prisma } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { subjectIds } from '@/lib/moderation/reports/subject';
import { readCaseKey, subjectOfCase } from './case-rows';
import { AUDIT_TARGETS } from './case-title';
import type { CaseNoteInput } from './schema';

/**
 * Adds a note for the other administrators to a case.
 * @throws DomainError `forbidden` for anyone but administrators, `not_found` if the subject is deleted.
 */
export async function addCaseNote(actor: Actor, { key, text }: CaseNoteInput): Promise<void> {
  await adminAct(actor, async (tx) => {
    const subject = subjectOfCase(readCaseKey(key));
    if (!subject) throw new DomainError('not_found');
    await tx.caseNote
      .create({ data: { ...subjectIds(subject), authorId: actor.id, text }, select: { id: true } })
      .catch((cause: unknown) => {
        const gone = cause instanceof Prisma.PrismaClientKnownRequestError && cause.code === 'P2003';
        throw gone ? new DomainError('not_found', { cause }) : cause;
      });
    return {
      result: undefined,
      entries: [
        {
          action: 'case.noted',
          target: AUDIT_TARGETS[subject.kind],
          id: subject.id,
          before: null,
          after: { notes: text },
        },
      ],
    };
  });
}
