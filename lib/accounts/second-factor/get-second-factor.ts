import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import type { SecondFactorDto } from './dto';

/** Returns what secures the actor's account besides its password. */
export async function getSecondFactor(actor: Actor): Promise<SecondFactorDto> {
  const [app, passkeys, recoveryCodesLeft] = await Promise.all([
    db.authenticatorApp.findUnique({ where: { userId: actor.id }, select: { confirmedAt: true, usedAt: true } }),
    db.passkey.findMany({
      where: { userId: actor.id },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true, createdAt: true, usedAt: true },
    }),
    db.recoveryCode.count({ where: { userId: actor.id, usedAt: null } }),
  ]);
  return {
    app: app?.confirmedAt
      ? { addedAt: app.confirmedAt.toISOString(), usedAt: app.usedAt?.toISOString() ?? null }
      : null,
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      addedAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft,
  };
}
