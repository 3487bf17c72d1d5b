import { DAY_MS } from '@/lib/core/durations';
import { dayOf } from '@/lib/core/i18n/format';

export type Day<T> = { day: string; when: 'today' | 'yesterday' | 'earlier'; items: T[] };

/** Groups what happened, newest first, by its day in a time zone. */
export function byDay<T extends { happenedAt: string }>(items: readonly T[], timeZone: string, now: Date): Day<T>[] {
  const today = dayOf(now, timeZone);
  // Computed with dates, not hours: a day with a change of the clock has 23 or 25.
  const yesterday = new Date(Date.parse(`${today}T12:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  const days: Day<T>[] = [];
  for (const item of items) {
    const day = dayOf(new Date(item.happenedAt), timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, when: day >= today ? 'today' : day === yesterday ? 'yesterday' : 'earlier', items: [item] });
  }
  return days;
}
