import { DAY_MS } from '@/lib/core/durations';

/** For how many days a deletion can be called off. */
export const DELETION_DAYS = 14;

/** Returns when an account is deleted that was closed at `closedAt`. */
export function deletionDate(closedAt: Date): Date {
  return new Date(closedAt.getTime() + DELETION_DAYS * DAY_MS);
}

/** Returns the latest time of closing that has been waited for at `now`. */
export function closedBefore(now: Date): Date {
  return new Date(now.getTime() - DELETION_DAYS * DAY_MS);
}
