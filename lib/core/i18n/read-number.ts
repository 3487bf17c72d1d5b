import type { Locale } from './locales';

/** Groups of three digits, all with the same separator, and at most two decimals after the other one. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/;
const PLAIN = /^\d+(?:[.,]\d{1,2})?$/;

/**
 * Reads a number as people type it in any of our languages and returns it as plain decimal text: `1.500`, `1,500`, `1
 * 500` and `US$ 1500` are `1500`; `1.500,50` and `1,500.50` are `1500.50`. No number here has three decimals, so a
 * separator before exactly three digits groups thousands whatever the language. Null for any other text.
 */
export function readNumber(typed: string): string | null {
  if (/^[1-9]\d*$/.test(typed)) return typed;
  const text = typed.replace(/^\s*(?:US\$|\$|USD)/i, '').replace(/[\s']/g, '');
  const grouped = GROUPED.exec(text);
  if (!grouped && !PLAIN.test(text)) return null;
  const [, group] = grouped ?? [];
  const plain = (group ? text.replaceAll(group, '') : text).replace(',', '.');
  return plain.replace(/^0+(?=\d)/, '');
}

/** One separator before three or four digits, which may be decimals. */
const PARTED = /^(\d+)([.,])(\d{3,4})$/;

/**
 * Reads a number that may have four decimals, such as a price by weight. Where a separator stands before exactly three
 * digits the language decides: `1.200` is `1200` in Spanish and Portuguese, and `1.200` in English.
 */
export function readDecimal(locale: Locale, typed: string): string | null {
  const text = typed.replace(/[\s']/g, '');
  const [, whole = '', separator, part = ''] = PARTED.exec(text) ?? [];
  const groupMark = locale === 'en' ? ',' : '.';
  const isGrouped = separator === groupMark && part.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return part && !isGrouped ? `${whole.replace(/^0+(?=\d)/, '')}.${part}` : readNumber(text);
}

/** Replaces the numbers among typed values by plain decimal text; what can't be read stays, for the schema to refuse. */
export function readNumbers<Values extends object>(values: Values, names: readonly string[]): Values {
  const numbers = Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    const number = names.includes(name) && typeof value === 'string' ? readNumber(value) : null;
    return number === null ? [] : [[name, number] as const];
  });
  return { ...values, ...Object.fromEntries(numbers) };
}
