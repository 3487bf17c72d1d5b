import 'server-only';
import { createHash } from 'node:crypto';
import type { Actor } from '@/lib/core/actors/actor';
import { db, type Transaction } from '@/lib/core/db/client';
import { HOUR_MS } from '@/lib/core/durations';
import { env } from '@/lib/core/env';
import { languageOf } from '@/lib/core/i18n/locales';
import { isSessionToken, newSessionToken } from '@/lib/core/session-tokens/session-token';

/** A session expires 30 days after its last use. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** The expiry is extended at most once an hour, so that reading a page rarely causes a write. */
const RENEW_AFTER_MS = HOUR_MS;

/** Returns the stored form of a token: read access to the table doesn't allow signing in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const expiry = () => new Date(Date.now() + SESSION_SECONDS * 1000);

/** Creates a session and returns its token, which only the browser's cookie will hold. */
export async function createSession(userId: string, userAgent: string | null): Promise<string> {
  const token = newSessionToken();
  const sess = { createdAt: new Date().toISOString(), userAgent: userAgent?.slice(0, 300) ?? null };
  // Who opens a session has just proved who they are.
  await db.session.create({
    data: { sid: hashToken(token), userId, sess, expire: expiry(), confirmedAt: new Date() },
  });
  return token;
}

/** Returns the user of the session with `token`, or null; extends the session's expiry at most once an hour. */
export async function findSession(token: string): Promise<Actor | null> {
  if (!isSessionToken(token)) return null;
  const sid = hashToken(token);
  // One statement, because it runs on every request of a signed-in user.
  const [row] = await db.$queryRaw<
    (Omit<Actor, 'language' | 'mustAddFactor' | 'sessionId'> & {
      language: string;
      expire: Date;
      suspendedAt: Date | null;
      closedAt: Date | null;
      mustAddFactor: boolean;
    })[]
  >`
    SELECT u.id, u.role::text, u.language, u.email_confirmed_at IS NOT NULL AS "emailConfirmed", u.suspended_at AS "suspendedAt",
      u.closed_at AS "closedAt", s.expire, s.confirmed_at AS "confirmedAt",
      ${env.ADMIN_SECOND_FACTOR} AND u.role = 'admin' AND NOT EXISTS (SELECT 1 FROM passkeys WHERE user_id = u.id)
        AND NOT EXISTS (SELECT 1 FROM authenticator_apps a WHERE a.user_id = u.id AND a.confirmed_at IS NOT NULL) AS "mustAddFactor"
    FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.sid = ${sid}`;
  if (!row || row.expire.getTime() <= Date.now() || row.suspendedAt || row.closedAt) return null;
  const renewed = expiry();
  if (renewed.getTime() - row.expire.getTime() > RENEW_AFTER_MS) {
    await db.session.updateMany({ where: { sid }, data: { expire: renewed } });
  }
  const { id, role, confirmedAt, emailConfirmed } = row;
  const language = languageOf(row.language);
  const actor: Actor = { id, role, language, confirmedAt, emailConfirmed, sessionId: sid };
  return row.mustAddFactor ? { ...actor, role: 'user', mustAddFactor: true } : actor;
}

/** Records that the user of the session with `token` has proved again who they are. */
export async function markConfirmed(userId: string, token: string): Promise<void> {
  await db.session.updateMany({ where: { sid: hashToken(token), userId }, data: { confirmedAt: new Date() } });
}

/** An account that waits for its deletion, as its owner's session opens it. */
export type ClosedAccount = { id: string; closedAt: Date };

/** Returns the closed account of the session with `token`: such a session opens nothing else. Null for any other. */
export async function findClosedAccount(token: string): Promise<ClosedAccount | null> {
  if (!isSessionToken(token)) return null;
  const session = await db.session.findFirst({
    where: { sid: hashToken(token), expire: { gt: new Date() }, user: { suspendedAt: null, closedAt: { not: null } } },
    select: { user: { select: { id: true, closedAt: true } } },
  });
  return session?.user.closedAt ? { id: session.user.id, closedAt: session.user.closedAt } : null;
}

/** Ends one session; an unknown token is ignored. */
export async function deleteSession(token: string): Promise<void> {
  await db.session.deleteMany({ where: { sid: hashToken(token) } });
}

/** Ends all sessions and unfinished sign-ins of a user, in the caller's transaction. */
export async function deleteUserSessions(tx: Transaction, userId: string): Promise<void> {
  await tx.signInChallenge.deleteMany({ where: { userId } });
  await tx.session.deleteMany({ where: { userId } });
}

/** Ends all sessions and unfinished sign-ins of a user except the session of `token`. */
export async function deleteOtherSessions(tx: Transaction, userId: string, token: string): Promise<void> {
  await tx.signInChallenge.deleteMany({ where: { userId } });
  await tx.session.deleteMany({ where: { userId, sid: { not: hashToken(token) } } });
}

/**
 * True once a day per session: the response must renew the browser's cookie, which lasts as long as the session. Not
 * on every response, because one still in flight would restore a cookie that was deleted meanwhile.
 */
export async function cookieIsDue(token: string): Promise<boolean> {
  const moved = await db.$executeRaw`
    UPDATE sessions SET sess = sess || jsonb_build_object('cookieAt', now())
    WHERE sid = ${hashToken(token)} AND coalesce(sess->>'cookieAt', sess->>'createdAt')::timestamptz < now() - interval '1 day'`;
  return moved > 0;
}
