import 'server-only';
import { db } from '@/lib/core/db/client';
import { consume } from '@/lib/core/rate-limit/limit';
import type { OnboardingEvent } from './schema';

/** About the sender of an event; neither field is stored. */
interface Sender {
  /** The browser opts out of tracking (Do Not Track, Global Privacy Control). */
  optedOut: boolean;
  address: string;
}

/**
 * Stores an event of the introduction anonymously; stores nothing for senders who opted out.
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
