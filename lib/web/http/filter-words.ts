import type { FieldErrors } from '@/lib/core/errors/domain-error';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import type { RawQuery } from '@/lib/core/validation/list-query';

type Values = Partial<Record<string, string>>;

/** Returns the error message of each invalid filter, in the given language. */
export async function filterMessages(locale: Locale, errors: FieldErrors): Promise<Values> {
  const t = await translator(locale, 'validation');
  const text = t as (key: string, values?: Record<string, string | number>) => string;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, text(first.key, first.values)]] : [])),
  );
}

/** Returns the values that the filter controls show: valid ones normalized, invalid ones as entered. */
export function filterValues(
  keys: readonly string[],
  raw: RawQuery,
  query: Readonly<Partial<Record<string, string | number | boolean>>>,
  errors: FieldErrors,
): Values {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = errors[key] ? [raw[key]].flat()[0] : query[key];
      return value === undefined ? [] : [[key, String(value)]];
    }),
  );
}
