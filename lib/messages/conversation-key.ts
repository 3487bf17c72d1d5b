import { isId } from '@/lib/validation/fields';

/** Names a conversation of the reader's: the other person, and the listing where there is one. */
export type ConversationKey = { personId: string; listingId: string | null };

/** The key as it stands in URLs: `<person>` or `<person>_<listing>`. */
export function conversationKeyText({ personId, listingId }: ConversationKey): string {
  return listingId ? `${personId}_${listingId}` : personId;
}

/** Reads a key from a URL; null where it can't be one. */
export function parseConversationKey(text: unknown): ConversationKey | null {
  if (typeof text !== 'string') return null;
  const [personId, listingId = null, ...rest] = text.toLowerCase().split('_');
  return isId(personId) && (listingId === null || isId(listingId)) && rest.length === 0 ? { personId, listingId } : null;
}
