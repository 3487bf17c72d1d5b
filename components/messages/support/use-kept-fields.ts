'use client';

import { useEffect, type RefObject } from 'react';

/** What the page says itself. */
const OF_PAGE = 'language';

function readFields(key: string): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>);
  } catch {
    return [];
  }
}

function writeFields(key: string, fields: Record<string, unknown> | null): void {
  try {
    if (fields) sessionStorage.setItem(key, JSON.stringify(fields));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage may be full or blocked; the text then lasts as long as the page.
  }
}

/**
 * Keeps what is written in a plain form in this tab, and writes it into the form again after a reload or in another
 * language, until it is sent. The form's key stays with it, so that sending it again is the same sending. Returns the
 * function that stores the fields as they are.
 */
export function useKeptFields(key: string, form: RefObject<HTMLFormElement | null>, isSent: boolean): () => void {
  useEffect(() => {
    if (isSent) return writeFields(key, null);
    for (const [name, value] of readFields(key)) {
      const control = form.current?.elements.namedItem(name);
      // A field left blank keeps what the page fills in for who has signed in since.
      if (name !== OF_PAGE && typeof value === 'string' && value && control && 'value' in control)
        control.value = value;
    }
  }, [key, form, isSent]);
  return () => {
    if (form.current) writeFields(key, Object.fromEntries(new FormData(form.current)));
  };
}
