import 'server-only';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';

/**
 * Counts a mail to `address`. Returns the seconds that it must wait if its recipient has been sent enough, whoever
 * caused it; 0 if it may be sent.
 */
export async function secondsToWait(address: string): Promise<number> {
  try {
    await consume('mailByRecipient', address.toLowerCase());
    return 0;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'rate_limited') throw error;
    return error.retryAfterSeconds ?? 60;
  }
}
