import 'server-only';
import { db } from '@/lib/db/client';
import { consume } from '@/lib/rate-limit/limit';
import type { OnboardingEvent } from './schema';

/** What is known of who sends an event; neither is stored with it. */
interface Sender {
  /** The browser asks not to be tracked (Do Not Track, Global Privacy Control). */
  optedOut: boolean;
  address: string;
}

/**
 * Keeps an event of the introduction, without saying whose it is; nothing at all of who opted out.
 * @throws DomainError `rate_limited`.
 */
export async function recordEvent(
  { name, flow, step, visitorId }: OnboardingEvent,
  { optedOut, address }: Sender,
): Promise<void> {
  if (optedOut) return;
  await consume('analyticsByAddress', address);
  await db.analyticsEvent.create({ data: { name, flow, step: step ?? null, visitorId }, select: { id: true } });
}
