import { z } from 'zod';
import type { ListingFormValues } from './form-kind';

const envelope = z.object({
  savedAt: z.iso.datetime(),
  values: z.unknown(),
  photos: z.array(z.object({ id: z.string(), name: z.string(), thumbnailUrl: z.string() })),
});

/** A half-written listing that waits in the browser. */
export type Draft<Values extends ListingFormValues = ListingFormValues> = Omit<z.infer<typeof envelope>, 'values'> & {
  values: Values;
};

/** The draft under `key`, or null where there is none that this release can read. */
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

/** Keeps a draft; false where the browser has no room or forbids it. */
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
    // Storage may be forbidden; then there is no draft either.
  }
}
