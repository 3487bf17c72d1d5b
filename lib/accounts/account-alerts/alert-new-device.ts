import 'server-only';
import { db } from '@/lib/core/db/client';
import { logger } from '@/lib/core/log/logger';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { describeDevice } from '@/lib/accounts/sessions/describe-device';
import { browserKey } from '@/lib/accounts/sessions/known-browser';
import { queueAlert } from './queue-alert';

/**
 * Tells the owner of an account that somebody signed in from a browser that isn't known to it.
 * @param browser the token of `rememberBrowser`
 */
export async function alertNewDevice(userId: string, browser: string | null, userAgent: string | null): Promise<void> {
  if (browserKey(userId, browser)) return;
  const device = describeDevice(userAgent);
  const name = [device.browser, device.system].filter(Boolean).join(' · ') || null;
  try {
    await db.$transaction((tx) => queueAlert(tx, userId, 'newDevice', name));
    deliverSoon();
  } catch (err) {
    // Whoever signs in is signed in, even if no mail can be queued.
    logger.error({ err }, 'the alert of a sign-in from a new device could not be queued');
  }
}
