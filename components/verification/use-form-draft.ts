'use client';

import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

const SAVE_AFTER_MS = 500;
const draftSchema = z.record(z.string(), z.string());

function readDraft(key: string): Record<string, string> | null {
  try {
    return draftSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Keeps what is being typed into a form of texts in this browser and brings it back after a reload. Answers what forgets it. */
export function useFormDraft<Values extends Record<string, string>>(
  key: string,
  form: UseFormReturn<Values>,
): () => void {
  const finished = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const draft = readDraft(key);
    // Fields that an older release had, or this one added, don't disturb.
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
        // Storage may be full or forbidden; then nothing outlives a reload.
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
      // Storage may be forbidden; then there is no draft either.
    }
  };
}
