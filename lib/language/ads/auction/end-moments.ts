import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { zoneClock } from '@/lib/core/zone-clock';

/** When something ends, as far as words say it. */
export interface SaidEnd {
  /** 0 is Sunday. */
  weekday?: number;
  /** Days that the words may mean: «10/12» is two where nobody knows who writes it. */
  days: { day: number; month?: number; year?: number }[];
  /** Minutes of the day that they may mean: «a las 8» is two. */
  minutes: number[];
}

/** No auction ends later: it may begin in 60 days, and last 30. */
const AHEAD_DAYS = 90;
const WEEK_DAYS = 7;

const isLeft = (date: Date, { weekday, days }: SaidEnd) =>
  (weekday === undefined || date.getUTCDay() === weekday) &&
  (days.length === 0 ||
    days.some(
      ({ day, month, year }) =>
        date.getUTCDate() === day &&
        (month ?? date.getUTCMonth() + 1) === date.getUTCMonth() + 1 &&
        (year ?? date.getUTCFullYear()) === date.getUTCFullYear(),
    ));

/** Whether a clock shows something once: not in the hour that a change of it skips, nor in the one that it repeats. */
function isOnce({ at }: ReturnType<typeof zoneClock>, shown: number, moment: number): boolean {
  return at(moment) === shown && [-HOUR_MS, HOUR_MS].every((other) => at(moment + other) !== shown);
}

/**
 * Returns the moments after `now` that words may mean in a time zone: one if they say it, none if what they say is past,
 * is no date, or lacks the day or the hour.
 */
export function endMoments(said: SaidEnd, now: Date, zone: string): Date[] {
  const clock = zoneClock(zone);
  const today = Math.floor(clock.at(now.getTime()) / DAY_MS) * DAY_MS;
  if (said.weekday === undefined && said.days.length === 0) return [];
  // «El viernes», and «el 5», are the next ones; said on a Friday, it may be today or in a week.
  const isNext = said.days.every(({ month }) => month === undefined);
  const ahead = said.days.length === 0 ? WEEK_DAYS : AHEAD_DAYS;
  const dates = Array.from({ length: ahead + 1 }, (_, days) => new Date(today + days * DAY_MS)).filter((date) =>
    isLeft(date, said),
  );
  const found = dates.flatMap((date) => {
    const moments = said.minutes.map((minutes) => {
      const shown = date.getTime() + minutes * 60_000;
      const moment = clock.momentOf(shown);
      return isOnce(clock, shown, moment.getTime()) ? [moment] : [];
    });
    // An hour that may be two or none isn't chosen from what is left.
    return moments.some((one) => one.length === 0) ? [] : [moments.flat().filter((moment) => moment > now)];
  });
  const open = found.filter((moments) => moments.length > 0);
  return isNext && said.days.length > 0 ? (open[0] ?? []) : open.flat();
}
