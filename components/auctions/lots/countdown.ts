import { EXTENSION_MINUTES } from '@/lib/market/auctions/auction-rules';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/core/durations';

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Returns the time left until `moment` in whole seconds, zero if it has passed. */
export function timeLeft(moment: string, now: number): TimeLeft {
  const left = Math.max(0, Math.ceil((Date.parse(moment) - now) / SECOND_MS) * SECOND_MS);
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
  };
}

/**
 * Formats the two largest units, whose symbols are the same in all supported languages: `2 d 4 h`, `12 min 30 s`, `9
 * s`. Uses non-breaking spaces.
 */
export function shortTimeLeft({ days, hours, minutes, seconds }: TimeLeft): string {
  if (days > 0) return `${days}\u00a0d ${hours}\u00a0h`;
  if (hours > 0) return `${hours}\u00a0h ${minutes}\u00a0min`;
  if (minutes > 0) return `${minutes}\u00a0min ${seconds}\u00a0s`;
  return `${seconds}\u00a0s`;
}

/**
 * Formats the time left for screen readers, which read each change aloud: without seconds, but in the last minute to
 * the next 15.
 */
export function coarseTimeLeft(left: TimeLeft): string {
  const { days, hours, minutes, seconds } = left;
  if (days + hours > 0) return shortTimeLeft(left);
  return minutes > 0 ? `${minutes}\u00a0min` : `${Math.ceil(seconds / 15) * 15}\u00a0s`;
}

/** Returns true in the last minutes, in which a bid extends the lot. */
export function isClosingSoon({ days, hours, minutes, seconds }: TimeLeft): boolean {
  return days + hours === 0 && minutes * 60 + seconds <= EXTENSION_MINUTES * 60;
}
