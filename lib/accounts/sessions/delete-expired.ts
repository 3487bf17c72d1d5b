import 'server-only';
import { db } from '@/lib/core/db/client';
import { RETRY_SECONDS } from '@/lib/core/db/once';
import { DAY_MS } from '@/lib/core/durations';

const ALERTS_KEPT_MS = 30 * DAY_MS;

/**
 * Deletes expired sessions and unfinished sign-ins, password reset codes one day after their expiry, and outdated records of repeatable
 * requests. Returns how many rows.
 */
export async function deleteExpired(now = new Date()): Promise<number> {
  const sessions = await db.session.deleteMany({ where: { expire: { lte: now } } });
  const codes = await db.passwordResetToken.deleteMany({
    where: { expiresAt: { lte: new Date(now.getTime() - DAY_MS) } },
  });
  const challenges = await db.signInChallenge.deleteMany({ where: { expiresAt: { lte: now } } });
  // Their links stopped working long before.
  const alerts = await db.accountAlert.deleteMany({
    where: { createdAt: { lte: new Date(now.getTime() - ALERTS_KEPT_MS) } },
  });
  const submissions = await db.submission.deleteMany({
    where: { createdAt: { lte: new Date(now.getTime() - RETRY_SECONDS * 1000) } },
  });
  return sessions.count + codes.count + challenges.count + alerts.count + submissions.count;
}
