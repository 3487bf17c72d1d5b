import type { Locale } from '@/lib/i18n/locales';

/**
 * Thousands and decimal separators of each language; the other language's separator is accepted where it is
 * unambiguous.
 */
const SIGNS: Record<Locale, { group: string; decimal: string }> = {
  es: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
  pt: { group: '.', decimal: ',' },
};

const WHOLE_MAX = 8;

/**
 * Parses a typed amount to decimal text: `31.000`, `31 000` and `US$ 31.000,50` in Spanish, `31,000.50` in English. A
 * single separator before one or two digits is a decimal separator in every language. Returns null if the amount is
 * ambiguous or invalid.
 */
export function parseAmount(locale: Locale, typed: string): string | null {
  const text = typed.replace(/^\s*(?:US\$|\$|USD)/i, '').replace(/[\s\u00a0\u202f']/g, '');
  const { group } = SIGNS[locale];
  const other = SIGNS[locale].decimal;
  const grouped = new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+(?:\\${other}(\\d{1,2}))?$`);
  const cents = /^(\d+)[.,](\d{1,2})$/.exec(text);
  const plain = grouped.test(text)
    ? text.replaceAll(group, '').replace(other, '.')
    : cents
      ? `${cents[1] ?? ''}.${cents[2] ?? ''}`
      : text;
  if (!/^\d+(?:\.\d{1,2})?$/.test(plain)) return null;
  const [whole = '', part = ''] = plain.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (digits.length > WHOLE_MAX) return null;
  return `${digits}.${part.padEnd(2, '0')}`;
}

/** Converts an amount to cents, to compare and add without fractions. */
export function cents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** Converts cents to decimal text. */
export function fromCents(value: number): string {
  return (value / 100).toFixed(2);
}
