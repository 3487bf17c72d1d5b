import { z } from 'zod';
import { CONTACT_METHODS } from '@/lib/messages/schema';

const draftSchema = z.object({
  message: z.string(),
  method: z.enum(CONTACT_METHODS).nullable(),
  /** Null until typed: the profile's is shown. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

/** A message to a seller that is being written. */
export type ContactDraft = z.infer<typeof draftSchema>;

const EMPTY: ContactDraft = { message: '', method: null, phone: null, email: null };

const key = (listingId: string) => `contact-${listingId}`;

/** What was being written in this tab about a listing. */
export function readContactDraft(listingId: string): ContactDraft {
  try {
    return draftSchema.safeParse(JSON.parse(sessionStorage.getItem(key(listingId)) ?? 'null')).data ?? EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Keeps it until the tab is closed; null forgets it. */
export function writeContactDraft(listingId: string, draft: ContactDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key(listingId), JSON.stringify(draft));
    else sessionStorage.removeItem(key(listingId));
  } catch {
    // Storage may be full or forbidden; then the text lives as long as the dialog.
  }
}
