import 'server-only';
import { adsRunUntil } from '@/lib/banner-ads/running-ads';
import { pageDependsOn } from '@/lib/cache/page-cache';
import { logger } from '@/lib/log/logger';

const TRY_AGAIN_MS = 60_000;

/**
 * True while any advertisement runs, so that the page keeps room for them. Declares what changes that: the first that begins, and the
 * end of the last. Without an answer of the database the page does without, for a minute.
 */
export async function adsRun(): Promise<boolean> {
  let until: Date | null;
  try {
    until = await adsRunUntil();
  } catch (error) {
    logger.warn({ err: error }, 'advertisements could not be read');
    await pageDependsOn(['ads'], new Date(Date.now() + TRY_AGAIN_MS));
    return false;
  }
  await pageDependsOn(['ads'], until);
  return until !== null;
}
