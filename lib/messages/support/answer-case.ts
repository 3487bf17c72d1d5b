import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { adminAct, type AuditEntry } from '@/lib/records/audit/admin-act';
import type { SupportStatus } from '@/lib/core/db/generated/enums';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { queueMail } from '@/lib/core/outbox/queue-mail';
import { isId } from '@/lib/core/validation/fields';
import { caseAnswerMail } from './case-mails';
import { caseSelect } from './dto';
import type { Answer, CaseStatus } from './schema';

async function lockCase(tx: Transaction, id: string) {
  if (isId(id)) await tx.$executeRaw`SELECT 1 FROM support_cases WHERE id = ${id}::uuid FOR UPDATE`;
  const found = isId(id) ? await tx.supportCase.findUnique({ where: { id }, select: caseSelect }) : null;
  if (!found) throw new DomainError('not_found');
  return found;
}

async function setStatus(tx: Transaction, id: string, status: SupportStatus): Promise<void> {
  await tx.supportCase.update({
    where: { id },
    data: { status, closedAt: status === 'closed' ? new Date() : null },
    select: { id: true },
  });
}

/**
 * Answers a case by mail, in the sender's language, and closes it if asked to.
 * @throws DomainError `forbidden` for anyone but administrators, `not_found`.
 */
export async function answerCase(actor: Actor, { caseId, text, close }: Answer): Promise<void> {
  await adminAct(actor, async (tx) => {
    const found = await lockCase(tx, caseId);
    const status = close ? 'closed' : 'answered';
    await tx.supportReply.create({ data: { caseId, authorId: actor.id, text }, select: { id: true } });
    await setStatus(tx, caseId, status);
    await queueMail(tx, await caseAnswerMail(found, { number: found.number, text }));
    const operation: AuditEntry = {
      action: 'support_case.answered',
      target: 'support_case',
      id: caseId,
      before: { status: found.status },
      after: { status },
    };
    return { result: undefined, entries: [operation] };
  });
  deliverSoon();
}

/**
 * Closes a case without an answer, or opens a closed one again. The sender gets no mail.
 * @throws DomainError `forbidden` for anyone but administrators, `not_found`, `conflict` if it already is in that
 * state.
 */
export async function setCaseClosed(actor: Actor, { caseId, closed }: CaseStatus): Promise<void> {
  await adminAct(actor, async (tx) => {
    const found = await lockCase(tx, caseId);
    if ((found.status === 'closed') === closed) throw new DomainError('conflict');
    const status = closed ? 'closed' : 'open';
    await setStatus(tx, caseId, status);
    const operation: AuditEntry = {
      action: closed ? 'support_case.closed' : 'support_case.reopened',
      target: 'support_case',
      id: caseId,
      before: { status: found.status },
      after: { status },
    };
    return { result: undefined, entries: [operation] };
  });
}
