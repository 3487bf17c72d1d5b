import { formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { readNumber } from '@/lib/core/i18n/read-number';

/**
 * Returns how a typed number was understood, as the site writes it and with its unit: `1500` → «US$ 1.500», `450` →
 * «450 kg». Undefined while it can't be read.
 */
export function understood(locale: Locale, typed: string, { before = '', after = '' }): string | undefined {
  const number = readNumber(typed);
  if (number === null) return undefined;
  return [before, formatPrice(locale, number), after].filter(Boolean).join('\u00a0');
}
