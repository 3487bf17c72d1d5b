import 'server-only';
import { z } from 'zod';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { describeDevice, type Device } from './describe-device';
import { SESSION_SECONDS, hashToken } from './sessions';

/** One of the user's sessions. */
export type SessionDto = {
  /** The stored hash; it identifies the session but doesn't grant access. */
  id: string;
  device: Device;
  createdAt: string | null;
  /** Up to an hour too early, because a session's expiry is extended at most once an hour. */
  lastUsedAt: string;
  expiresAt: string;
  /** The session of the current request. */
  current: boolean;
};

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
