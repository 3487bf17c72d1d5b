import { DAY_MS } from '@/lib/core/durations';

const SUNDAY = 0;
/** People are home by then, and on Sundays earlier. */
const EVENING = 20;
const SUNDAY_EVENING = 18;

/** An end that sellers often choose. */
export interface EndPreset {
  name: 'tomorrow' | 'sunday' | 'week';
  at: Date;
}

/** That hour of the day so many days after `from`, in the seller's zone, whatever clocks do in between. */
function atHour(from: Date, days: number, hour: number): Date {
  return new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, hour);
}

/**
 * Returns the usual ends of a lot that starts at `from`, one of a day; each leaves bidders a day at least to find it, but
 * for tomorrow's.
 */
export function endPresets(from: Date): EndPreset[] {
  const tomorrow = atHour(from, 1, EVENING);
  const untilSunday = (7 + SUNDAY - from.getDay()) % 7;
  const sunday = [untilSunday, untilSunday + 7]
    .map((days) => atHour(from, days, SUNDAY_EVENING))
    .find((at) => at.getTime() - from.getTime() >= DAY_MS);
  const presets: EndPreset[] = [
    { name: 'tomorrow', at: tomorrow },
    ...(sunday ? [{ name: 'sunday', at: sunday } as const] : []),
    { name: 'week', at: atHour(from, 7, EVENING) },
  ];
  const dayOf = ({ at }: EndPreset) => at.toDateString();
  return presets.filter((preset, nth) => presets.findIndex((other) => dayOf(other) === dayOf(preset)) === nth);
}

/** Writes a moment as a field of local date and time holds it. */
export function localMoment(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
