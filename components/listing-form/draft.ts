import { z } from 'zod';
import type { ListingFormValues } from './form-kind';

const envelope = z.object({
  savedAt: z.iso.datetime(),
  values: z.unknown(),
  photos: z.array(z.object({ id: z.string(), name: z.string(), thumbnailUrl: z.string() })),
});

/** An unfinished listing stored in the browser. */
export type Draft<Values extends ListingFormValues = ListingFormValues> = Omit<z.infer<typeof envelope>, 'values'> & {
  values: Values;
};

/** Reads the draft under `key`; null if there is none that this release can parse. */
export function readDraft<Values extends ListingFormValues>(
  key: string,
  schema: z.ZodType<Values>,
): Draft<Values> | null {
  try {
    const draft = envelope.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    const values = schema.safeParse(draft.data?.values);
    return draft.success && values.success ? { ...draft.data, values: values.data } : null;
  } catch {
    return null;
  }
}

/** Stores a draft; returns false if storage is full or blocked. */
export function writeDraft(key: string, draft: Draft<ListingFormValues>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage may be blocked; then there is no draft either.
  }
}
