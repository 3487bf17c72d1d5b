import { z } from 'zod';
import { tabStorage } from '@/components/ui/shared-data/stored';
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
  return draftSchema.safeParse(tabStorage.readJson(key(topicId))).data ?? EMPTY;
}

/** Stores the draft until the tab is closed; null deletes it. */
export function writeContactDraft(topicId: string, draft: ContactDraft | null): void {
  tabStorage.write(key(topicId), draft && JSON.stringify(draft));
}
