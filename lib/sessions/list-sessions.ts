import 'server-only';
import { z } from 'zod';
import type { Actor } from '@/lib/actors/actor';
import { db } from '@/lib/db/client';
import { describeDevice, type Device } from './describe-device';
import { SESSION_SECONDS, hashToken } from './sessions';

/** One place where its owner is signed in. */
export type SessionDto = {
  /** The stored hash; it names the session and opens nothing. */
  id: string;
  device: Device;
  createdAt: string | null;
  /** To the day, because the end of a session is moved at most once a day. */
  lastUsedAt: string;
  expiresAt: string;
  /** The one that asks. */
  current: boolean;
};

const stored = z.object({ createdAt: z.iso.datetime().optional(), userAgent: z.string().nullish() }).catch({});

/** Where the actor is signed in: this browser first, then by last use. */
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
