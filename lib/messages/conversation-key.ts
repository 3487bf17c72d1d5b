import { parseTopic, topicText, type Topic } from '@/lib/topics/schema';
import { isId } from '@/lib/validation/fields';

/** Names a conversation of the reader's: the other person, and what it is about where there is that. */
export type ConversationKey = { personId: string; topic: Topic | null };

/** The key as it stands in URLs: `<person>`, or `<person>_<topic>`. */
export function conversationKeyText({ personId, topic }: ConversationKey): string {
  return topic ? `${personId}_${topicText(topic)}` : personId;
}

/** Reads a key from a URL; null where it can't be one. */
export function parseConversationKey(text: unknown): ConversationKey | null {
  if (typeof text !== 'string') return null;
  const [personId, about, ...rest] = text.toLowerCase().split('_');
  const topic = about === undefined ? null : parseTopic(about);
  return isId(personId) && (about === undefined || topic) && rest.length === 0 ? { personId, topic } : null;
}
