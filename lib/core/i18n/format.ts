import { DAY_MS } from '@/lib/core/durations';
import { currencySign } from '@/lib/core/i18n/currencies';
import type { Locale } from './locales';
import { KG_PER_POUND } from './pound';

/** The `Intl` locales: Spanish of the River Plate, Portuguese of Brazil and US English. */
const TAGS: Record<Locale, string> = { es: 'es-UY', en: 'en-US', pt: 'pt-BR' };

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Grouping is always on: by default Spanish groups 12.400 but not 1240, which looks inconsistent in a list. */
function numberFormat(locale: Locale, fractionDigits: number, atLeast = 0): Intl.NumberFormat {
  const key = `${locale}${atLeast}${fractionDigits}`;
  let format = numberFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(TAGS[locale], {
      useGrouping: 'always',
      minimumFractionDigits: atLeast,
      maximumFractionDigits: fractionDigits,
    });
    numberFormats.set(key, format);
  }
  return format;
}

/**
 * Formats an amount without a currency sign: `"1240.00"` → `1.240`, `"1240.50"` → `1.240,50`. Whole amounts omit the
 * cents; a price by weight may have `decimals` beyond them.
 */
export function formatPrice(locale: Locale, amount: string, decimals = 2): string {
  const value = Number(amount);
  return (Number.isInteger(value) ? numberFormat(locale, 0) : numberFormat(locale, decimals, 2)).format(value);
}

/** Formats the amount of a price by weight, which below a hundred has cents even if it is whole: `"3"` → `3,00`. */
export function formatWeightPrice(locale: Locale, amount: string): string {
  return Math.abs(Number(amount)) < 100
    ? numberFormat(locale, 4, 2).format(Number(amount))
    : formatPrice(locale, amount, 4);
}

/** Formats an amount with its currency, in the one form used everywhere: `"1240.00"` → `US$ 1.240`. */
export function formatMoney(locale: Locale, amount: string, currency = 'USD'): string {
  return `${currencySign(locale, currency)}\u00a0${formatPrice(locale, amount)}`;
}

/**
 * Formats a figure that depends on a weight or a rate, for comparing: `"518.50"` → `US$ 519`, below a hundred with cents
 * (`US$ 3,05`, `US$ 5,00`). What is computed further is never the rounded one.
 */
export function formatRounded(locale: Locale, amount: string, currency = 'USD'): string {
  const value = Number(amount);
  const format = Math.abs(value) < 100 ? numberFormat(locale, 2, 2) : numberFormat(locale, 0);
  return `${currencySign(locale, currency)}\u00a0${format.format(value)}`;
}

/** Formats the size of a file, in megabytes from a tenth of one: `1234567` → `1,2 MB`. */
export function formatFileSize(locale: Locale, bytes: number): string {
  const [value, unit] = bytes < 100_000 ? [Math.ceil(bytes / 1000), 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${numberFormat(locale, 1).format(value)}\u00a0${unit}`;
}

/** Formats a number with the locale's separators and at most two decimals. */
export function formatNumber(locale: Locale, value: number): string {
  return numberFormat(locale, 2).format(value);
}

/** Formats decimal text with the locale's separators and at most so many decimals, as a field shows it: `"5.5"` → `5,5`. */
export function formatDecimal(locale: Locale, decimal: string, places: 4 | 6 = 4): string {
  return numberFormat(locale, places).format(Number(decimal));
}

/** Formats decimal text as a percentage: with a non-breaking space in Spanish, without one in English and Portuguese, as texts do. */
export function formatPercent(locale: Locale, decimal: string): string {
  return `${formatDecimal(locale, decimal)}${locale === 'es' ? '\u00a0' : ''}%`;
}

/** Formats a weight in kilograms with a non-breaking space: `742` or `"742.00"` → `742 kg`. */
export function formatWeight(locale: Locale, kilograms: number | string): string {
  return `${numberFormat(locale, 1).format(Number(kilograms))}\u00a0kg`;
}

/** Formats kilograms in pounds of three significant digits, which is what they are known to: `380` → `838 lb`. */
export function formatPounds(locale: Locale, kilograms: number): string {
  return `${numberFormat(locale, 0).format(Number((kilograms / KG_PER_POUND).toPrecision(3)))}\u00a0lb`;
}

type AgeWords = { newborn: string; month: [string, string]; year: [string, string]; and: string; to: string };

const AGE_WORDS: Record<Locale, AgeWords> = {
  es: { newborn: 'menos de 1\u00a0mes', month: ['mes', 'meses'], year: ['año', 'años'], and: 'y', to: 'a' },
  en: { newborn: 'under 1\u00a0month', month: ['month', 'months'], year: ['year', 'years'], and: 'and', to: 'to' },
  pt: { newborn: 'menos de 1\u00a0mês', month: ['mês', 'meses'], year: ['ano', 'anos'], and: 'e', to: 'a' },
};

/** Formats an age: "menos de 1 mes", in months up to 23, then in years and months ("2 años y 4 meses"). */
export function formatAge(locale: Locale, months: number): string {
  const words = AGE_WORDS[locale];
  const count = (value: number, [one, many]: [string, string]) =>
    `${numberFormat(locale, 0).format(value)}\u00a0${value === 1 ? one : many}`;
  if (months === 0) return words.newborn;
  if (months <= 23) return count(months, words.month);
  const years = count(Math.floor(months / 12), words.year);
  const rest = months % 12;
  return rest === 0 ? years : `${years} ${words.and} ${count(rest, words.month)}`;
}

/** Formats a range of ages: "6 a 8 meses", "4 a 6 años"; one end alone, or two equal ones, as an age. */
export function formatAgeRange(locale: Locale, from: number, to: number): string {
  if (from === to) return formatAge(locale, from);
  const { to: until } = AGE_WORDS[locale];
  const unit = to <= 23 ? 1 : from % 12 === 0 && to % 12 === 0 ? 12 : 0;
  const start = unit && from > 0 ? numberFormat(locale, 0).format(from / unit) : formatAge(locale, from);
  return `${start}\u00a0${until}\u00a0${formatAge(locale, to)}`;
}

const dateFormats = new Map<Locale, Intl.DateTimeFormat>();
const relativeFormats = new Map<Locale, Intl.RelativeTimeFormat>();

/**
 * Formats a date, medium length ("21 nov 2026"). In UTC, so that server and browser agree whatever their time zones.
 */
export function formatDate(locale: Locale, date: Date | string): string {
  let format = dateFormats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(TAGS[locale], {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    dateFormats.set(locale, format);
  }
  return format.format(new Date(date));
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a day or a range of days, in UTC, with the year where it isn't the current one: "18 nov", "1–10 dic",
 * "18 nov 2024".
 */
export function formatDays(
  locale: Locale,
  from: Date | string,
  to: Date | string = from,
  now: Date = new Date(),
): string {
  const days = [new Date(from), new Date(to)] as const;
  const isThisYear = days.every((day) => day.getUTCFullYear() === now.getUTCFullYear());
  let format = dayFormats.get(locale + String(isThisYear));
  if (!format) {
    const year = isThisYear ? {} : { year: 'numeric' as const };
    format = new Intl.DateTimeFormat(TAGS[locale], { day: 'numeric', month: 'short', ...year, timeZone: 'UTC' });
    dayFormats.set(locale + String(isThisYear), format);
  }
  return withEvenDash(format.formatRange(...days));
}

/**
 * Browsers and Node space the dash of a range differently, which would render another text than the server did: here there is
 * no space between two numbers, and a plain one elsewhere.
 */
const withEvenDash = (range: string) => range.replace(/\s*–\s*/, ' – ').replace(/(?<=\d) – (?=\d)/, '–');

/** The day of a moment on the clock of whoever looks, which only a browser knows, as midnight in UTC. */
function localDay(moment: string): Date {
  const at = new Date(moment);
  return new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()));
}

/** That day as `formatDays` writes it. */
export const formatLocalDay = (locale: Locale, moment: string, now?: Date): string =>
  formatDays(locale, localDay(moment), undefined, now);

/** That day as `formatDate` writes it, always with its year. */
export const formatLocalDate = (locale: Locale, moment: string): string => formatDate(locale, localDay(moment));

const monthFormats = new Map<Locale, Intl.DateTimeFormat>();

/** Formats a month, in UTC: `2026-11` → "nov 2026". */
export function formatMonth(locale: Locale, month: string): string {
  let format = monthFormats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(TAGS[locale], { month: 'short', year: 'numeric', timeZone: 'UTC' });
    monthFormats.set(locale, format);
  }
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** The parts of a time of day: "18:05", in English "6:05 PM". */
export function clock(locale: Locale): Intl.DateTimeFormatOptions {
  return locale === 'en'
    ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
    : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
}

/** The same with the zone as its offset: abbreviations such as UYT exist in some languages for some zones only. */
const zonedClock = (locale: Locale, timeZone: string | undefined): Intl.DateTimeFormatOptions => ({
  ...clock(locale),
  timeZone,
  timeZoneName: timeZone === 'UTC' ? 'short' : 'shortOffset',
});

/** Formats a date as `formatDate` does, and the time ("21 nov 2026, 18:00"): in the given zone, or else the runtime's. */
export function formatDateTime(locale: Locale, moment: Date | string, timeZone?: string): string {
  return new Intl.DateTimeFormat(TAGS[locale], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...clock(locale),
    timeZone,
  }).format(new Date(moment));
}

/** Formats a moment as `formatDateTime` does, and names the zone, for what leaves the site: "21 nov 2026, 18:00 GMT-3". */
export function formatZonedDateTime(locale: Locale, moment: Date | string, timeZone: string): string {
  return new Intl.DateTimeFormat(TAGS[locale], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...zonedClock(locale, timeZone),
  }).format(new Date(moment));
}

/** What a zone without summer time says in its name beside its place: "hora estándar de Uruguay". */
const STANDARD: Record<Locale, RegExp> = { es: / estándar/, en: / Standard/, pt: / Padrão/ };

/** The name that people of a zone give its time, in brackets: "(hora de Uruguay)"; null for a zone without a name. */
function zoneByPlace(locale: Locale, at: Date, timeZone: string | undefined): string | null {
  const parts = new Intl.DateTimeFormat(TAGS[locale], { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at);
  const name = (parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT').replace(STANDARD[locale], '');
  return name.startsWith('GMT') ? null : `(${name.replace(/^Hor(?=a |ário )/, 'hor')})`;
}

/**
 * Formats a moment as `formatDateTime` does, with the name of its zone, for sentences:
 * "21 nov 2026, 18:00 (hora de Uruguay)". A zone without a name has its offset.
 */
export function formatMomentByPlace(locale: Locale, moment: Date | string, timeZone: string): string {
  const at = new Date(moment);
  const zone = zoneByPlace(locale, at, timeZone);
  return zone ? `${formatDateTime(locale, at, timeZone)} ${zone}` : formatZonedDateTime(locale, at, timeZone);
}

/** Formats a date and time ("mar, 24 nov, 18:00 GMT-3") with its time zone: the given one, or else the runtime's. */
export function formatMoment(locale: Locale, moment: Date | string, timeZone?: string): string {
  return new Intl.DateTimeFormat(TAGS[locale], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...zonedClock(locale, timeZone),
  }).format(new Date(moment));
}

/** Formats the time alone in the same way ("18:00 (hora de Uruguay)"), in the given zone, or else the runtime's. */
export function formatTimeByPlace(locale: Locale, moment: Date | string, timeZone?: string): string {
  const at = new Date(moment);
  const zone = zoneByPlace(locale, at, timeZone);
  const time = new Intl.DateTimeFormat(TAGS[locale], {
    ...(zone ? clock(locale) : zonedClock(locale, timeZone)),
    timeZone,
  });
  return [time.format(at), zone].filter(Boolean).join(' ');
}

/** Formats the time of a moment in the given zone: "18:05". */
export function formatTime(locale: Locale, moment: Date | string, timeZone: string): string {
  return new Intl.DateTimeFormat(TAGS[locale], { ...clock(locale), timeZone }).format(new Date(moment));
}

/** Formats the day of a moment in the given zone: "martes, 24 de noviembre". */
export function formatWeekday(locale: Locale, moment: Date | string, timeZone: string): string {
  return new Intl.DateTimeFormat(TAGS[locale], { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(
    new Date(moment),
  );
}

/**
 * Formats a past day relative to today: "hoy", "ayer", "hace 3 días"; from a week on, the date. Not for cached pages,
 * where it would become outdated: they use `formatDate`.
 */
export function formatRelativeDay(locale: Locale, date: Date | string, now: Date = new Date()): string {
  const days = Math.floor(now.getTime() / DAY_MS) - Math.floor(new Date(date).getTime() / DAY_MS);
  if (days < 0 || days >= 7) return formatDate(locale, date);
  return relativeFormat(locale).format(-days, 'day');
}

function relativeFormat(locale: Locale): Intl.RelativeTimeFormat {
  let format = relativeFormats.get(locale);
  if (!format) {
    format = new Intl.RelativeTimeFormat(TAGS[locale], { numeric: 'auto' });
    relativeFormats.set(locale, format);
  }
  return format;
}

/** Returns the calendar day of a moment in a time zone: `2026-11-24`. */
export function dayOf(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );
}

/** Formats a past moment in the given zone: "hoy, 18:05", "ayer, 18:05"; before, with its date. Not for cached pages. */
export function formatRecent(locale: Locale, moment: Date | string, timeZone: string, now: Date = new Date()): string {
  const dayAt = (at: Date) => Date.parse(dayOf(at, timeZone));
  const days = (dayAt(now) - dayAt(new Date(moment))) / DAY_MS;
  if (days < 0 || days > 1) return formatDateTime(locale, moment, timeZone);
  return `${relativeFormat(locale).format(-days, 'day')}, ${formatTime(locale, moment, timeZone)}`;
}

/**
 * Formats a moment for who reads it in the runtime's zone, which it needn't name: "hoy 19:30", "mañana 01:42", "mié, 2 dic,
 * 19:30". Not for cached pages.
 */
export function formatOwnMoment(locale: Locale, moment: Date | string, now: Date = new Date()): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const at = new Date(moment);
  const days = Math.round((Date.parse(dayOf(at, timeZone)) - Date.parse(dayOf(now, timeZone))) / DAY_MS);
  if (Math.abs(days) <= 1) return `${relativeFormat(locale).format(days, 'day')} ${formatTime(locale, at, timeZone)}`;
  return new Intl.DateTimeFormat(TAGS[locale], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...clock(locale),
  }).format(at);
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Formats a waiting time in its largest unit, rounded up: "40 segundos", "15 minutos", "3 horas"; from 48 hours on in days. */
export function formatWait(locale: Locale, seconds: number): string {
  const [unit, count] =
    seconds < 60
      ? (['second', Math.ceil(seconds)] as const)
      : seconds < 3600
        ? (['minute', Math.ceil(seconds / 60)] as const)
        : seconds < 48 * 3600
          ? (['hour', Math.ceil(seconds / 3600)] as const)
          : (['day', Math.round(seconds / (24 * 3600))] as const);
  return new Intl.NumberFormat(TAGS[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** Formats elapsed time in its largest unit ("hace 12 s", "hace 4 min"), for the browser, which updates it. */
export function formatAgo(locale: Locale, moment: Date | string, now: number): string {
  const seconds = Math.max(0, Math.round((now - new Date(moment).getTime()) / 1000));
  const format = new Intl.RelativeTimeFormat(TAGS[locale], { numeric: 'always', style: 'narrow' });
  for (const [unit, size] of UNITS) if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  return format.format(-seconds, 'second');
}

/** Writes a word with a capital letter, as a heading or a link begins. */
export const capitalised = (locale: Locale, word: string): string =>
  word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
