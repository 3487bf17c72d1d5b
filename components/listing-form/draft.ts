import { z } from 'zod';
import { CATEGORIES } from '@/lib/listings/categories';
import { isBreedOf } from '@/lib/listings/breeds';
import { HIGHLIGHT_DURATIONS } from '@/lib/listings/schema';
import type { ListingFormValues } from './form-values';

const draftSchema = z.object({
  savedAt: z.iso.datetime(),
  values: z.object({
    ...{ title: z.string(), description: z.string(), breed: z.string(), age: z.string(), weight: z.string(), price: z.string() },
    ...{ location: z.string(), healthStatus: z.string(), youtubeUrl: z.string(), videoFile: z.string() },
    ...{ priceNegotiable: z.boolean(), vaccinated: z.boolean(), healthCertificate: z.boolean(), pregnancyTested: z.boolean() },
    category: z.enum([...CATEGORIES, '']),
    highlightDuration: z.enum([...HIGHLIGHT_DURATIONS, 'none']),
  }),
  photos: z.array(z.object({ id: z.string(), name: z.string(), thumbnailUrl: z.string() })),
});

/** A half-written listing that waits in the browser. */
export type Draft = Omit<z.infer<typeof draftSchema>, 'values'> & { values: ListingFormValues };

/** The draft under `key`, or null where there is none that this release can read. */
export function readDraft(key: string): Draft | null {
  try {
    const { data } = draftSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    if (!data) return null;
    const { category, breed } = data.values;
    // Lists of breeds change between releases.
    return category && isBreedOf(category, breed) ? data : { ...data, values: { ...data.values, breed: '' } };
  } catch {
    return null;
  }
}

/** Keeps a draft; false where the browser has no room or forbids it. */
export function writeDraft(key: string, draft: Draft): boolean {
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
