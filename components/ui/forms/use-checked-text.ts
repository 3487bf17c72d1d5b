import { useState, type ChangeEvent } from 'react';
import type { z } from 'zod';
import { fieldErrors } from '@/lib/core/validation/field-errors';
import { useFieldText } from './use-field-text';

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
