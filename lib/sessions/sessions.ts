import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '@/lib/actors/actor';
import { db, type Transaction } from '@/lib/db/client';
import { isLocale, DEFAULT_LOCALE } from '@/lib/i18n/locales';

/** A session lasts 30 days from its last use. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** The end is moved at most once a day, so that reading a page is not a write. */
const RENEW_AFTER_MS = 24 * 60 * 60 * 1000;

const TOKEN = /^[\w-]{43}$/;

/** What is stored of a session's token: whoever reads the table can't sign in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const expiry = () => new Date(Date.now() + SESSION_SECONDS * 1000);

/** Opens a session and returns its token, known from then on to the browser's cookie alone. */
export async function createSession(userId: string, userAgent: string | null): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const sess = { createdAt: new Date().toISOString(), userAgent: userAgent?.slice(0, 300) ?? null };
  await db.session.create({ data: { sid: hashToken(token), userId, sess, expire: expiry() } });
  return token;
}

/** The person whose session `token` opens, or null; moves the session's end when a day has passed since it was last moved. */
export async function findSession(token: string): Promise<Actor | null> {
  if (!TOKEN.test(token)) return null;
  const sid = hashToken(token);
  // Read on every request of a member, so in one statement.
  const [row] = await db.$queryRaw<
    (Omit<Actor, 'language'> & { language: string; expire: Date; suspendedAt: Date | null })[]
  >`
    SELECT u.id, u.role::text, u.language, u.suspended_at AS "suspendedAt", s.expire
    FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.sid = ${sid}`;
  if (!row || row.expire.getTime() <= Date.now() || row.suspendedAt) return null;
  const renewed = expiry();
  if (renewed.getTime() - row.expire.getTime() > RENEW_AFTER_MS) {
    await db.session.updateMany({ where: { sid }, data: { expire: renewed } });
  }
  const { id, role, language } = row;
  return { id, role, language: isLocale(language) ? language : DEFAULT_LOCALE };
}

/** Ends one session; an unknown token ends none. */
export async function deleteSession(token: string): Promise<void> {
  await db.session.deleteMany({ where: { sid: hashToken(token) } });
}

/** Ends all sessions of a person, within the caller's transaction. */
export async function deleteUserSessions(tx: Transaction, userId: string): Promise<void> {
  await tx.session.deleteMany({ where: { userId } });
}

/** Ends all sessions of a person but the one of `token`. */
export async function deleteOtherSessions(tx: Transaction, userId: string, token: string): Promise<void> {
  await tx.session.deleteMany({ where: { userId, sid: { not: hashToken(token) } } });
}

/**
 * True once a day for each session: the browser's cookie, which lasts as long as the session, is to be sent anew. Not with every
 * answer, because one that is still under way would bring back a cookie that was taken away meanwhile.
 */
export async function cookieIsDue(token: string): Promise<boolean> {
  const moved = await db.$executeRaw`
    UPDATE sessions SET sess = sess || jsonb_build_object('cookieAt', now())
    WHERE sid = ${hashToken(token)} AND coalesce(sess->>'cookieAt', sess->>'createdAt')::timestamptz < now() - interval '1 day'`;
  return moved > 0;
}
