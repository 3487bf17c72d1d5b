import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { db } from '@/lib/db/client';
import type { SecondFactorDto } from './dto';

/** Returns what secures the actor's account besides its password. */
export async function getSecondFactor(actor: Actor): Promise<SecondFactorDto> {
  const [app, recoveryCodesLeft] = await Promise.all([
    db.authenticatorApp.findUnique({ where: { userId: actor.id }, select: { confirmedAt: true, usedAt: true } }),
    db.recoveryCode.count({ where: { userId: actor.id, usedAt: null } }),
  ]);
  return {
    app: app?.confirmedAt
      ? { addedAt: app.confirmedAt.toISOString(), usedAt: app.usedAt?.toISOString() ?? null }
      : null,
    recoveryCodesLeft,
  };
}
