'use client';

import { useEffect, type RefObject } from 'react';
import { tabStorage } from '@/components/ui/shared-data/stored';

/** What the page says itself. */
const OF_PAGE = 'language';

/**
 * Keeps what is written in a plain form in this tab, and writes it into the form again after a reload or in another
 * language, until it is sent. The form's key stays with it, so that sending it again is the same sending. Returns the
 * function that stores the fields as they are.
 */
export function useKeptFields(key: string, form: RefObject<HTMLFormElement | null>, isSent: boolean): () => void {
  useEffect(() => {
    if (isSent) {
      tabStorage.write(key, null);
      return;
    }
    for (const [name, value] of Object.entries(tabStorage.readJson(key) ?? {}) as [string, unknown][]) {
      const control = form.current?.elements.namedItem(name);
      // A field left blank keeps what the page fills in for who has signed in since.
      if (name !== OF_PAGE && typeof value === 'string' && value && control && 'value' in control)
        control.value = value;
    }
  }, [key, form, isSent]);
  return () => {
    if (form.current) tabStorage.write(key, JSON.stringify(Object.fromEntries(new FormData(form.current))));
  };
}
