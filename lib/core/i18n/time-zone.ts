import { countryOf } from './country';

/**
 * An area and a place, or a name such as UTC; offsets such as "+03:00" are refused, because they ignore daylight saving
 * time.
 */
const NAME = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,3}$/;
const NAME_MAX = 64;

/** The zone that most people of a country live in. */
const MAIN_ZONES: Partial<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  BO: 'America/La_Paz',
  BR: 'America/Sao_Paulo',
  CL: 'America/Santiago',
  CO: 'America/Bogota',
  CR: 'America/Costa_Rica',
  DO: 'America/Santo_Domingo',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  GB: 'Europe/London',
  GT: 'America/Guatemala',
  HN: 'America/Tegucigalpa',
  IE: 'Europe/Dublin',
  MX: 'America/Mexico_City',
  NI: 'America/Managua',
  PA: 'America/Panama',
  PE: 'America/Lima',
  PT: 'Europe/Lisbon',
  PY: 'America/Asuncion',
  SV: 'America/El_Salvador',
  US: 'America/Chicago',
  UY: 'America/Montevideo',
  VE: 'America/Caracas',
  ZA: 'Africa/Johannesburg',
};

/** Returns whether `Intl` knows a time zone of this IANA name. */
export function isTimeZone(name: string): boolean {
  if (name.length > NAME_MAX || !NAME.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The indications of a user's time zone: the zone that their browser reported, and the place in their profile. */
export type Whereabouts = { timeZone: string | null; location: string | null };

/** Returns the time zone for mails to a user: their browser's, else their country's, else UTC. */
export function mailTimeZone({ timeZone, location }: Whereabouts): string {
  if (timeZone !== null && isTimeZone(timeZone)) return timeZone;
  return MAIN_ZONES[(location !== null && countryOf(location)) || ''] ?? 'UTC';
}

/** Countries of more than one zone: where somebody is in them says not what their clock shows. */
const OF_SEVERAL_ZONES: ReadonlySet<string> = new Set(['BR', 'CL', 'EC', 'ES', 'MX', 'PT', 'US']);

/**
 * Returns the time zones in which somebody may say an hour: their country's, if it has one, else their browser's; both
 * where their clocks differ, the browser's first. None where nothing says it.
 */
export function spokenZones({ timeZone, location }: Whereabouts, now: Date): string[] {
  const country = (location !== null && countryOf(location)) || '';
  const own = OF_SEVERAL_ZONES.has(country) ? undefined : MAIN_ZONES[country];
  const browser = timeZone !== null && isTimeZone(timeZone) ? timeZone : undefined;
  if (own && browser) return shownIn(own, now) === shownIn(browser, now) ? [own] : [browser, own];
  return [own ?? browser].flatMap((zone) => zone ?? []);
}

const shownIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

/** Returns when the day of `now` began in a time zone, in whole seconds; on the day of a clock change an hour off. */
export function startOfDay(now: Date, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', timeStyle: 'medium' }).format(now);
  const [hours = 0, minutes = 0, seconds = 0] = parts.split(':').map(Number);
  return new Date(Math.floor(now.getTime() / 1000) * 1000 - ((hours * 60 + minutes) * 60 + seconds) * 1000);
}
