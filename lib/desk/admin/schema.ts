import { HOUR_MS } from '@/lib/core/durations';
import type { Queue } from './dto';

/** Within this time administrators aim to decide whatever waits. */
export const AIM_HOURS = 24;

/** Returns how many whole hours the oldest item of a queue has waited; null if nothing waits. */
export function hoursWaited({ oldest }: Queue, now: Date): number | null {
  return oldest === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(oldest)) / HOUR_MS));
}

/** Returns whether the oldest item of a queue has waited longer than it should. */
export function isLate(queue: Queue, now: Date): boolean {
  return (hoursWaited(queue, now) ?? 0) >= AIM_HOURS;
}
