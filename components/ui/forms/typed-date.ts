import type { Locale } from '@/lib/core/i18n/locales';

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const TYPED = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** Day and month, which English writes the other way round. */
const inOrder = (locale: Locale, first: string, second: string) =>
  locale === 'en' ? [second, first] : [first, second];

/** Returns a day as the reader's language types it: `2026-11-05` → `05/11/2026`; anything else stays. */
export function typedDate(locale: Locale, value: string): string {
  const [, year, month = '', day = ''] = ISO.exec(value) ?? [];
  return year ? [...inOrder(locale, day, month), year].join('/') : value;
}

/** Returns the day that was typed as an ISO date; what isn't one yet stays. */
export function readTypedDate(locale: Locale, text: string): string {
  const [, first = '', second = '', year] = TYPED.exec(text) ?? [];
  if (!year) return text;
  const [day, month] = inOrder(locale, first, second);
  return `${year}-${month}-${day}`;
}

/** Puts the strokes of a date between the digits that are typed: `0511` becomes `05/11`, `5/` becomes `05/`. */
export function tidyTypedDate(locale: Locale, text: string): string {
  if (ISO.test(text)) return typedDate(locale, text);
  const digits = text
    .replace(/(?<!\d)\d(?=\D)/g, '0$&')
    .replace(/\D/g, '')
    .slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean);
  const isPartOver = /\d\D$/.test(text) && digits.length % 2 === 0 && digits.length <= 4;
  return parts.join('/') + (isPartOver ? '/' : '');
}
