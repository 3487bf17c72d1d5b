import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { consume, WRONG_IDS_A_DAY } from '@/lib/core/rate-limit/limit';
import { recordSignal } from '@/lib/records/risk-signals/record-signal';

/**
 * Counts an identifier that can't be right; from the second one in a day on, moderators see it: one is a slip.
 * @throws DomainError `rate_limited`.
 */
export async function noteWrongId(actor: Actor, kind: 'premises' | 'tag'): Promise<void> {
  const tries = WRONG_IDS_A_DAY - (await consume('wrongIdByUser', actor.id));
  if (tries < 2) return;
  // On its own, because the refusal that follows rolls the rest back.
  await db.$transaction((tx) =>
    recordSignal(tx, {
      subject: 'user',
      subjectId: actor.id,
      userId: actor.id,
      rule: 'id_format_wrong',
      evidence: { kind, tries },
    }),
  );
}
