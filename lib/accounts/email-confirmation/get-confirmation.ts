import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import type { ConfirmationDto } from './dto';
import { linkEnd } from './queue-confirmation';

/** Returns what the actor has to confirm. */
export async function getConfirmation(actor: Actor, now = new Date()): Promise<ConfirmationDto> {
  const { email, emailConfirmedAt, emailConfirmations } = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: {
      email: true,
      emailConfirmedAt: true,
      emailConfirmations: {
        where: { usedAt: null },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: 1,
        select: { email: true, createdAt: true },
      },
    },
  });
  const [open] = emailConfirmations;
  const isPending = open && open.email !== email && linkEnd(open.createdAt) > now;
  return { email, isConfirmed: emailConfirmedAt !== null, pendingEmail: isPending ? open.email : null };
}
