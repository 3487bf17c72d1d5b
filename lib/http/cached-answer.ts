import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { pageDependsOn } from '@/lib/cache/page-cache';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { asDomainError, errorAnswer } from './error-answer';

/** Long ago: as short a life as there is. */
const OVER = new Date(0);

/** The answer of a route that is kept, or the contract's refusal, for which Next would say «Internal Server Error». In the default language: what is kept knows of no visitor. */
export async function cachedAnswer(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    unstable_rethrow(error);
    // Our own cache keeps no refusal; others keep this one for a second.
    await pageDependsOn([], OVER);
    return errorAnswer(asDomainError(error), DEFAULT_LOCALE);
  }
}
