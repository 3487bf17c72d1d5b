import { z } from 'zod';
import { CONTACT_METHODS } from '@/lib/messages/messages/schema';

const draftSchema = z.object({
  message: z.string(),
  method: z.enum(CONTACT_METHODS),
  /** Null until edited; the profile's value is shown meanwhile. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

/** An unsent message to a seller. */
export type ContactDraft = z.infer<typeof draftSchema>;

const EMPTY: ContactDraft = { message: '', method: 'corral', phone: null, email: null };

const key = (topicId: string) => `contact-${topicId}`;

/** Reads this tab's draft about a topic. */
export function readContactDraft(topicId: string): ContactDraft {
  try {
    return draftSchema.safeParse(JSON.parse(sessionStorage.getItem(key(topicId)) ?? 'null')).data ?? EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Stores the draft until the tab is closed; null deletes it. */
export function writeContactDraft(topicId: string, draft: ContactDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key(topicId), JSON.stringify(draft));
    else sessionStorage.removeItem(key(topicId));
  } catch {
    // Storage may be full or blocked; the text then lasts as long as the dialog.
  }
}
