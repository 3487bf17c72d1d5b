import 'server-only';
import { db } from '@/lib/db/client';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes the sessions that have ended, and the codes of password resets a day after that. Returns how many rows. */
export async function forgetExpired(now = new Date()): Promise<number> {
  const sessions = await db.session.deleteMany({ where: { expire: { lte: now } } });
  const codes = await db.passwordResetToken.deleteMany({ where: { expiresAt: { lte: new Date(now.getTime() - DAY_MS) } } });
  return sessions.count + codes.count;
}
