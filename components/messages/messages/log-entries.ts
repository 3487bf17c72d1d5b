import type { TopicKind } from '@/lib/core/topics/schema';
import type { MessageDto, ThreadDto } from '@/lib/messages/messages/dto';
import type { FraudHint } from '@/lib/records/risk-phrases/dto';

/** An entry of an open conversation. A further kind has its case in the log's `Entry`. */
export type LogEntry =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'warning'; key: string; message: MessageDto; hints: readonly FraudHint[]; about: TopicKind | 'none' }
  | { kind: 'message'; key: string; message: MessageDto; withContact: boolean };

/**
 * Returns what a conversation shows, oldest first: each day before its messages, and the warning before its message.
 * Contact details are shown where they differ from their sender's previous ones; repeating them would be noise.
 */
export function logEntries({ messages, topic, warning }: ThreadDto, dayOf: (date: string) => string): LogEntry[] {
  let lastDay: string | null = null;
  const contacts = new Map<string, string>();
  return messages.flatMap((message): LogEntry[] => {
    const { id, fromUserId, contactValue, createdAt } = message;
    const day = dayOf(createdAt);
    const isNewDay = day !== lastDay;
    const withContact = contacts.get(fromUserId) !== contactValue;
    lastDay = day;
    contacts.set(fromUserId, contactValue);
    return [
      ...(isNewDay ? [{ kind: 'day', key: `day-${id}`, day } as const] : []),
      ...(warning?.messageId === id
        ? [
            {
              kind: 'warning',
              key: `warning-${id}`,
              message,
              hints: warning.hints,
              about: topic?.kind ?? 'none',
            } as const,
          ]
        : []),
      { kind: 'message', key: id, message, withContact },
    ];
  });
}
