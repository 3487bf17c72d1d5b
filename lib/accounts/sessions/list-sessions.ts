import 'server-only';
import { z } from 'zod';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { describeDevice } from './describe-device';
import type { SessionDto } from './dto';
import { SESSION_SECONDS, hashToken } from './sessions';

const stored = z.object({ createdAt: z.iso.datetime().optional(), userAgent: z.string().nullish() }).catch({});

/** Returns the actor's sessions: the current one first, then by last use. */
export async function listSessions(actor: Actor, token: string): Promise<SessionDto[]> {
  const rows = await db.session.findMany({
    where: { userId: actor.id, expire: { gt: new Date() } },
    orderBy: [{ expire: 'desc' }, { sid: 'asc' }],
    select: { sid: true, sess: true, expire: true },
  });
  const own = hashToken(token);
  const sessions = rows.map(({ sid, sess, expire }) => {
    const { createdAt = null, userAgent = null } = stored.parse(sess);
    const lastUsedAt = new Date(expire.getTime() - SESSION_SECONDS * 1000).toISOString();
    return {
      id: sid,
      device: describeDevice(userAgent),
      createdAt,
      lastUsedAt,
      expiresAt: expire.toISOString(),
      current: sid === own,
    };
  });
  return sessions.sort((a, b) => Number(b.current) - Number(a.current));
}
