import { DAY_MS } from '@/lib/core/durations';

/** A rate that is older is shown with its day, so that readers notice. */
const STALE_AFTER_DAYS = 3;

/** At a rate that is older nothing is compared; `corral_rate_is_current` holds the same. */
const COMPARED_FOR_DAYS = 10;

const ageInDays = (day: string, now: number) => Math.floor((now - Date.parse(day)) / DAY_MS);

/** True if the rate of a day (`YYYY-MM-DD`) is so old that readers should know. */
export const isStaleRate = (day: string, now = Date.now()): boolean => ageInDays(day, now) > STALE_AFTER_DAYS;

/** True if prices may be compared at the rate of a day (`YYYY-MM-DD`). */
export const isComparableRate = (day: string, now = Date.now()): boolean => ageInDays(day, now) <= COMPARED_FOR_DAYS;
