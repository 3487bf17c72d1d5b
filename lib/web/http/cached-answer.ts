import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { pageDependsOn } from '@/lib/core/cache/page-cache';
import { DEFAULT_LOCALE } from '@/lib/core/i18n/locales';
import { asDomainError, errorAnswer } from './error-answer';

/** In the past, so that the entry gets the shortest possible lifetime. */
const OVER = new Date(0);

/**
 * Returns a cached route's response, or the API's error response instead of Next's plain "Internal Server Error".
 * Errors are in the default language, since cached responses don't depend on the visitor.
 */
export async function cachedAnswer(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    unstable_rethrow(error);
    // Our own cache doesn't store errors; shared caches keep this one for a second.
    await pageDependsOn([], OVER);
    return errorAnswer(asDomainError(error), DEFAULT_LOCALE);
  }
}
