import { LOCALES } from '@/lib/core/i18n/locales';
import { readDecimal } from '@/lib/core/i18n/read-number';

/** Numbers as a description has them; those of a telephone stand beside others. */
const NUMBERS = /(?<![\d.,]|\d[ -])\d+(?:[.,]\d+)*(?![\d]|[ -]\d)/g;

/** Returns how a text writes a number, which is decimal text; null where it doesn't name it. */
export function mentionOf(text: string, value: string): string | null {
  if (value === '') return null;
  const isValue = (written: string) =>
    LOCALES.some((locale) => Number(readDecimal(locale, written) ?? NaN) === Number(value));
  return text.match(NUMBERS)?.find(isValue) ?? null;
}
