import { formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { readSearched } from '@/lib/core/i18n/typed-number';

/**
 * Returns how a typed price was understood, as the site writes it and with its unit: `1500` → «US$ 1.500», `3.05` →
 * «US$ 3,05 /kg». Undefined while it has no one reading.
 */
export function understood(locale: Locale, typed: string, { before = '', after = '' }): string | undefined {
  const [number, other] = readSearched(locale, 'price', typed);
  if (number === undefined || other !== undefined) return undefined;
  return [before, formatPrice(locale, number), after].filter(Boolean).join('\u00a0');
}
