import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import type { Prisma, Transaction } from '@/lib/core/db/client';
import type { UndoKind } from './schema';

type UndoableAct = {
  kind: UndoKind;
  targetId: string;
  /** What undoing it puts back. */
  before: Prisma.InputJsonObject;
  /** What it left: whatever differs from it by then was changed by somebody else. */
  after: Prisma.InputJsonObject;
  /** The delayed mails that undoing it withdraws. */
  mailIds?: readonly (string | null)[];
};

/** Keeps what an administrator's act changed, in its transaction, so that they can undo it within ten seconds. */
export async function keepUndo(
  tx: Transaction,
  actor: Actor,
  { mailIds = [], ...act }: UndoableAct,
  now: Date,
): Promise<void> {
  const ids = mailIds.filter((id) => id !== null);
  await tx.undoableAct.create({
    data: { ...act, mailIds: ids, actorId: actor.id, createdAt: now },
    select: { id: true },
  });
}
