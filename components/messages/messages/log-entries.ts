import type { OfferStepView } from '@/components/messages/offers/offer-step';
import type { TopicKind } from '@/lib/core/topics/schema';
import type { MessageDto, ThreadDto } from '@/lib/messages/messages/dto';
import type { FraudHint } from '@/lib/records/risk-phrases/dto';

/** An entry of an open conversation. A further kind has its case in the log's `Entry`. */
export type LogEntry =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'warning'; key: string; message: MessageDto; hints: readonly FraudHint[]; about: TopicKind | 'none' }
  | { kind: 'message'; key: string; message: MessageDto; withContact: boolean }
  | { kind: 'offer'; key: string; step: OfferStepView };

type Dated = { id: string; createdAt: string } & ({ message: MessageDto } | { step: OfferStepView });

/**
 * Messages and steps of a negotiation by time, those of one moment by id. Of the steps, a page of messages has those since
 * its first message, unless that begins the conversation, and until the first message of the next page.
 */
function inOrder({ messages, earlier, until }: ThreadDto, steps: readonly OfferStepView[]): Dated[] {
  const from = earlier === null ? '' : (messages[0]?.createdAt ?? '');
  const shown = steps.filter(({ offer: { createdAt } }) => createdAt >= from && (until === null || createdAt < until));
  return [
    ...messages.map((message) => ({ id: message.id, createdAt: message.createdAt, message })),
    ...shown.map((step) => ({ id: step.offer.id, createdAt: step.offer.createdAt, step })),
  ].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
}

/**
 * Returns what a conversation shows, oldest first: each day before its messages and offers, and the warning before its message.
 * Contact details are shown where they differ from their sender's previous ones; repeating them would be noise.
 */
export function logEntries(
  thread: ThreadDto,
  steps: readonly OfferStepView[],
  dayOf: (date: string) => string,
): LogEntry[] {
  const { topic, warning } = thread;
  let lastDay: string | null = null;
  const contacts = new Map<string, string>();
  const entriesOf = (message: MessageDto): LogEntry[] => {
    const { id, fromUserId, contactValue } = message;
    const withContact = contacts.get(fromUserId) !== contactValue;
    contacts.set(fromUserId, contactValue);
    const entry = { kind: 'message', key: id, message, withContact } as const;
    if (warning?.messageId !== id) return [entry];
    const { hints } = warning;
    return [{ kind: 'warning', key: `warning-${id}`, message, hints, about: topic?.kind ?? 'none' }, entry];
  };
  return inOrder(thread, steps).flatMap((dated): LogEntry[] => {
    const entries: LogEntry[] =
      'message' in dated ? entriesOf(dated.message) : [{ kind: 'offer', key: dated.id, step: dated.step }];
    const day = dayOf(dated.createdAt);
    if (day === lastDay) return entries;
    lastDay = day;
    return [{ kind: 'day', key: `day-${dated.createdAt}`, day }, ...entries];
  });
}
