'use client';

import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { browserStorage } from '@/components/ui/shared-data/stored';

type Draft = Record<string, string | string[]>;
const draftSchema: z.ZodType<Draft> = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/**
 * Stores a form's unsaved text in this browser and restores it after a reload or in another language. Returns a
 * function that deletes the draft. `changedOnly` stores only what differs from the form's default values: of a form of
 * stored data, so that the draft undoes no change that was made elsewhere, and nothing remains of what was saved.
 */
export function useFormDraft<Values extends Draft>(
  key: string,
  form: UseFormReturn<Values>,
  { changedOnly = false }: { changedOnly?: boolean } = {},
): () => void {
  const finished = useRef(false);

  useEffect(() => {
    const draft = draftSchema.safeParse(browserStorage.readJson(key)).data;
    // Ignores fields of another release.
    if (draft)
      form.reset(
        {
          ...form.getValues(),
          ...Object.fromEntries(Object.entries(draft).filter(([field]) => field in form.getValues())),
        },
        { keepDefaultValues: true },
      );
    // At once with every change: a language's link leaves the page without waiting.
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        if (finished.current) return;
        const stored = Object.entries<string | string[]>(values);
        const before = new Map(Object.entries<unknown>(defaultValues ?? {}));
        const isChanged = ([field, value]: [string, unknown]) =>
          JSON.stringify(value) !== JSON.stringify(before.get(field));
        const kept = changedOnly ? stored.filter(isChanged) : stored;
        browserStorage.write(key, kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null);
      },
    });
  }, [form, key, changedOnly]);

  return () => {
    finished.current = true;
    browserStorage.write(key, null);
  };
}
