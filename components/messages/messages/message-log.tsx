'use client';

import Link from 'next/link';
import { useTranslations, useLocale } from 'next-intl';
import { useLayoutEffect, useRef, useState } from 'react';
import { OfferStep, type OfferStepView } from '@/components/messages/offers/offer-step';
import { Icon } from '@/components/ui/icon';
import type { MessageDto, ThreadDto } from '@/lib/messages/messages/dto';
import { Note } from '@/components/ui/note';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { FraudHint } from '@/lib/records/risk-phrases/dto';
import type { TopicKind } from '@/lib/core/topics/schema';
import { Bubble, OutgoingBubble } from './bubble';
import { logEntries, type LogEntry } from './log-entries';
import { useDayText } from './message-time';
import type { Outgoing } from './outbox';
import { CONTACT_ASKS } from './contact-asks';

interface MessageLogProps {
  thread: ThreadDto;
  offers: readonly OfferStepView[];
  viewerId: string;
  /** The user's own messages that are on their way or failed. */
  pending: readonly Outgoing[];
  earlierHref: string | null;
  newestHref: string | null;
  /** Called when the end comes into view or leaves it. */
  onEnd: (isAtEnd: boolean) => void;
  onEdit: (item: Outgoing) => void;
  /** Reports a message of the other person. */
  onReport: (message: MessageDto) => void;
}

const PAGE_LINK = 'link flex min-h-11 items-center justify-center text-14';
/** How far from the end counts as being there, in pixels. */
const NEAR = 48;

/**
 * The messages, opened at the newest: laid out in reverse, the list needs no script for it. A message that arrives
 * while somebody reads further up moves nothing; a button leads to it.
 */
export function MessageLog({
  thread,
  offers,
  viewerId,
  pending,
  earlierHref,
  newestHref,
  onEnd,
  onEdit,
  onReport,
}: MessageLogProps) {
  const t = useTranslations('messages');
  const dayOf = useDayText();
  const scroller = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const { person, messages } = thread;
  const last = messages.at(-1);
  const lastId = last?.id;
  const isOwn = last?.fromUserId === viewerId;
  /** The last message when the reader left the end; null while at the end. */
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const hasNew = leftAt !== null && leftAt !== lastId && !isOwn;
  const count = pending.length;

  const before = useRef(lastId);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    // The scroll offset counts from the end, so new messages would push up the text that is being read.
    if (box.scrollTop < -NEAR && before.current !== lastId && !isOwn)
      box.scrollTop -= box.scrollHeight - height.current;
    before.current = lastId;
    height.current = box.scrollHeight;
  }, [lastId, isOwn]);
  useLayoutEffect(() => {
    if (count > 0) scroller.current?.scrollTo({ top: 0 });
  }, [count]);

  const followScroll = () => {
    const isAtEnd = (scroller.current?.scrollTop ?? 0) > -NEAR;
    setLeftAt((left) => (isAtEnd ? null : (left ?? lastId ?? null)));
    onEnd(isAtEnd);
  };
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        tabIndex={0}
        role="log"
        aria-label={t('messagesWith', { name: person.firstName })}
        onScroll={followScroll}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-x-hidden overflow-y-auto -outline-offset-2 [overflow-anchor:none] [scrollbar-width:thin] max-sm:px-4"
      >
        <div className="pt-2.5 pb-1">
          {earlierHref ? (
            <Link href={earlierHref} prefetch={false} scroll={false} className={PAGE_LINK}>
              {t('earlier')}
            </Link>
          ) : null}
          <ol className="flex flex-col">
            {logEntries(thread, offers, dayOf).map((entry) => (
              <Entry key={entry.key} entry={entry} viewerId={viewerId} onReport={onReport} />
            ))}
            {pending.map((item) => (
              <OutgoingBubble key={item.key} item={item} onEdit={() => onEdit(item)} />
            ))}
          </ol>
          {newestHref ? (
            <Link href={newestHref} prefetch={false} scroll={false} className={PAGE_LINK}>
              {t('newest')}
            </Link>
          ) : null}
        </div>
      </div>
      {hasNew ? (
        <button
          type="button"
          onClick={() => scroller.current?.scrollTo({ top: 0, behavior: 'smooth' })}
          className="absolute bottom-2 left-1/2 inline-flex h-11 -translate-x-1/2 items-center gap-1.5 rounded-full border border-line bg-surface px-4 text-14 font-semibold shadow-card"
        >
          {t('newMessage')}
          <Icon name="chevron-down" />
        </button>
      ) : null}
    </div>
  );
}

interface EntryProps {
  entry: LogEntry;
  viewerId: string;
  onReport: (message: MessageDto) => void;
}

function Entry({ entry, viewerId, onReport }: EntryProps) {
  switch (entry.kind) {
    case 'day':
      return <li className="self-center pt-1 pb-2 text-12 font-semibold text-ink-2">{entry.day}</li>;
    case 'warning':
      return (
        <li className="mb-2">
          <FraudWarning hints={entry.hints} kind={entry.about} onReport={() => onReport(entry.message)} />
        </li>
      );
    case 'offer':
      return (
        <li className={`mb-2 w-full max-w-[min(440px,92%)] ${entry.step.isMine ? 'self-end' : 'self-start'}`}>
          <OfferStep step={entry.step} />
        </li>
      );
    case 'message':
      return (
        <Bubble
          message={entry.message}
          isMine={entry.message.fromUserId === viewerId}
          withContact={entry.withContact}
          onReport={onReport}
        />
      );
  }
}

interface FraudWarningProps {
  hints: readonly FraudHint[];
  /** What the conversation is about, whose words the warning uses. */
  kind: TopicKind | 'none';
  onReport: () => void;
}

/** Above a message that says what scams say: why to take care, what to ask for before paying or handing over, and to report it. */
function FraudWarning({ hints, kind, onReport }: FraudWarningProps) {
  const t = useTranslations('messages.warning');
  const words = useTranslations('messages.report');
  const locale = useLocale();
  // messages: messages.warning.hints.*
  const reasons = new Intl.ListFormat(locale).format(hints.map((hint) => t(`hints.${hint}`, { kind })));
  return (
    <Note tone="warn" icon="triangle-alert" title={t('title')}>
      <p>{t('text', { reasons })}</p>
      <ul className="list-disc pl-5">
        {CONTACT_ASKS.map((ask) => (
          <li key={ask}>{t(`asks.${ask}`, { kind })}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-5">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onReport}
          className="link inline-flex min-h-11 items-center gap-1.5"
        >
          <Icon name="flag" className="size-4" />
          {words('message')}
        </button>
        <a href={localizedPath(locale, '/safety')} className="link inline-flex min-h-11 items-center">
          {t('guide')}
        </a>
      </p>
    </Note>
  );
}
