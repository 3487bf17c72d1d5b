import 'server-only';
import { adsRunUntil } from '@/lib/money/banner-ads/running-ads';
import { pageDependsOn } from '@/lib/core/cache/page-cache';
import { MINUTE_MS } from '@/lib/core/durations';
import type { Locale } from '@/lib/core/i18n/locales';
import { logger } from '@/lib/core/log/logger';

const TRY_AGAIN_MS = MINUTE_MS;

/**
 * Returns whether any banner ad is running on pages in `locale`, so that the page reserves space for it. The page's cache entry depends on
 * the start of the first ad and the end of the last one. If the database fails, the page omits the space for a minute.
 */
export async function adsRun(locale: Locale): Promise<boolean> {
  let until: Date | null;
  try {
    until = await adsRunUntil(locale);
  } catch (error) {
    logger.warn({ err: error }, 'advertisements could not be read');
    await pageDependsOn(['ads'], new Date(Date.now() + TRY_AGAIN_MS));
    return false;
  }
  await pageDependsOn(['ads'], until);
  return until !== null;
}
