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

const key = (topicId: string) => `contact-${topicId}`;

/** What was being written in this tab about something. */
export function readContactDraft(topicId: string): ContactDraft {
  try {
    return draftSchema.safeParse(JSON.parse(sessionStorage.getItem(key(topicId)) ?? 'null')).data ?? EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Keeps it until the tab is closed; null forgets it. */
export function writeContactDraft(topicId: string, draft: ContactDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key(topicId), JSON.stringify(draft));
    else sessionStorage.removeItem(key(topicId));
  } catch {
    // Storage may be full or forbidden; then the text lives as long as the dialog.
  }
}
