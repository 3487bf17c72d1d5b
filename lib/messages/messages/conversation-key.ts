import { parseTopic, topicText, type Topic } from '@/lib/core/topics/schema';
import { isId } from '@/lib/core/validation/fields';

/** Identifies one of the reader's conversations: the other person and the topic, if there is one. */
export type ConversationKey = { personId: string; topic: Topic | null };

/** Returns the key as used in URLs: `<person>` or `<person>_<topic>`. */
export function conversationKeyText({ personId, topic }: ConversationKey): string {
  return topic ? `${personId}_${topicText(topic)}` : personId;
}

/** Parses a key from a URL; null if it isn't valid. */
export function parseConversationKey(text: unknown): ConversationKey | null {
  if (typeof text !== 'string') return null;
  const [personId, about, ...rest] = text.toLowerCase().split('_');
  const topic = about === undefined ? null : parseTopic(about);
  return isId(personId) && (about === undefined || topic) && rest.length === 0 ? { personId, topic } : null;
}
