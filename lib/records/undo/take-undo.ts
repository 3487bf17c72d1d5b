import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import type { Prisma, Transaction } from '@/lib/core/db/client';
import { columnsOf } from '@/lib/core/db/columns-of';
import { DomainError } from '@/lib/core/errors/domain-error';
import type { UndoActInput } from './schema';
import { mayStillUndo } from './undo-window';

/** An act as it was kept, and what it was about. */
export type KeptAct = {
  targetId: string;
  before: Prisma.JsonValue;
  after: Prisma.JsonValue;
  mailIds: string[];
  createdAt: Date;
};

/**
 * Takes the actor's latest act of a kind out of what can be undone, which of several clicks only one does. Whoever puts
 * back what it changed locks that first and then withdraws its mails, in the same order as the act itself.
 * @throws DomainError `conflict` if there is none, or it was undone; `undo_too_late`.
 */
export async function takeUndo(
  tx: Transaction,
  actor: Actor,
  { kind, targetId }: UndoActInput,
  now: Date,
): Promise<KeptAct> {
  const [act] = await tx.$queryRaw<KeptAct[]>`
    DELETE FROM undoable_acts WHERE id = (
      SELECT id FROM undoable_acts WHERE actor_id = ${actor.id}::uuid AND kind = ${kind} AND target_id = ${targetId}::uuid
      ORDER BY created_at DESC, id DESC LIMIT 1)
    RETURNING ${columnsOf('UndoableAct', ['targetId', 'before', 'after', 'createdAt'])}, mail_ids::text[] AS "mailIds"`;
  if (!act) throw new DomainError('conflict');
  if (!mayStillUndo(act.createdAt, now)) throw new DomainError('undo_too_late');
  return act;
}
