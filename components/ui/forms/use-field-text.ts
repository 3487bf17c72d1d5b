'use client';

import { toNestErrors } from '@hookform/resolvers';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useMemo, useState, type ChangeEvent } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { formatMoney } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import type { Refusal } from '@/lib/core/validation/action-result';
import { fieldErrors } from '@/lib/core/validation/field-errors';

type FieldMessage = { key: string; values?: Record<string, string | number> };

const AMOUNT = /^\d+\.\d{2}$/;

/** Values of an error as the reader's language writes them: amounts beside a currency are of it. */
function shownValues(locale: Locale, values: NonNullable<FieldMessage['values']>): typeof values {
  const { currency } = values;
  if (typeof currency !== 'string') return values;
  const shown = (value: string | number) =>
    typeof value === 'string' && AMOUNT.test(value) ? formatMoney(locale, value, currency) : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]));
}

/** Returns a function that translates a field's error; an unknown key gets a general text. */
export function useFieldText(): (message: FieldMessage) => string {
  const t = useTranslations('validation');
  const locale = useLocale();
  return useCallback(
    ({ key, values }) => t(t.has(key) ? key : 'invalid', values && shownValues(locale, values)),
    [t, locale],
  );
}

/** Returns a function that gives the first error of each field that a refusal names, in the reader's language. */
export function useRefusedFields(): (refusal: Refusal | null) => Record<string, string> {
  const text = useFieldText();
  return (refusal) =>
    Object.fromEntries(
      [
        ...Object.entries(refusal?.errors ?? {}),
        ...Object.entries(refusal?.fields ?? {}).map(([field, found]) => [field, found.map(text)] as const),
      ].flatMap(([field, [first]]) => (first ? [[field, first] as const] : [])),
    );
}

/**
 * A React Hook Form resolver for a schema that the server also uses. The form keeps the input, not the schema's
 * output, and its errors are translated sentences.
 */
export function useSchemaResolver<Values extends FieldValues>(schema: z.ZodType): Resolver<Values> {
  const text = useFieldText();
  return useMemo<Resolver<Values>>(
    () => (values, _context, options) => {
      const result = schema.safeParse(values);
      if (result.success) return { values, errors: {} };
      const errors = Object.entries(fieldErrors(result.error.issues)).flatMap(([field, [first]]) =>
        first ? [[field, { type: 'schema', message: text(first) }] as const] : [],
      );
      return { values: {}, errors: toNestErrors<Values>(Object.fromEntries(errors), options) };
    },
    [schema, text],
  );
}

/** The text of one field, which a schema takes or refuses under a name: what is typed, and the complaint until it changes. */
export function useCheckedText({ id, name, schema }: { id: string; name: string; schema: z.ZodType }, start = '') {
  const fieldText = useFieldText();
  const [text, setText] = useState(start);
  const [error, setError] = useState<string>();
  const write = (next: string) => {
    setText(next);
    setError(undefined);
  };
  /** Whether the schema takes what is to be sent; if not, the field says why and has the focus. */
  const check = (input: unknown): boolean => {
    const [complaint] = fieldErrors(schema.safeParse(input).error?.issues ?? [])[name] ?? [];
    setError(complaint && fieldText(complaint));
    if (complaint) document.getElementById(id)?.focus();
    return !complaint;
  };
  const input = {
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => write(target.value),
  };
  return { text, write, check, field: { id, error }, input };
}
