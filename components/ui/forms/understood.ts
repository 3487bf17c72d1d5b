import { formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { readSearched, shownNumber } from '@/lib/core/i18n/typed-number';

/**
 * Returns how a typed price was understood, as the site writes it and with its unit: `1.500` → «US$ 1.500», `3 mil` →
 * «US$ 3.000 /kg». Undefined while it has no one reading, and for plain numbers, which it would only repeat.
 */
export function understood(locale: Locale, typed: string, { before = '', after = '' }): string | undefined {
  const [number, other] = readSearched(locale, 'price', typed);
  if (number === undefined || other !== undefined) return undefined;
  if (/^\s*\d+\s*$/.test(typed) || typed.trim() === shownNumber(locale, number)) return undefined;
  return [before, formatPrice(locale, number), after].filter(Boolean).join('\u00a0');
}
