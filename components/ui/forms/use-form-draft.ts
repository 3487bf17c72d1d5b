'use client';

import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

const SAVE_AFTER_MS = 500;
type Draft = Record<string, string | string[]>;
const draftSchema: z.ZodType<Draft> = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

function readDraft(key: string): Draft | null {
  try {
    return draftSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores a form's unsaved text in this browser and restores it after a reload or in another language. Returns a
 * function that deletes the draft.
 */
export function useFormDraft<Values extends Draft>(key: string, form: UseFormReturn<Values>): () => void {
  const finished = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const draft = readDraft(key);
    // Ignores fields of another release.
    if (draft)
      form.reset(
        {
          ...form.getValues(),
          ...Object.fromEntries(Object.entries(draft).filter(([field]) => field in form.getValues())),
        },
        { keepDefaultValues: true },
      );
    const save = () => {
      if (finished.current) return;
      try {
        localStorage.setItem(key, JSON.stringify(form.getValues()));
      } catch {
        // Storage may be full or blocked; then nothing survives a reload.
      }
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(save, SAVE_AFTER_MS);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
    };
  }, [form, key]);

  return () => {
    finished.current = true;
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage may be blocked; then there is no draft either.
    }
  };
}
