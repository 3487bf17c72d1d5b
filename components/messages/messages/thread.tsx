'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import type { StoredPhoto } from '@/components/ui/uploads/photo-list';
import { usePhotos, type UploadTarget } from '@/components/ui/uploads/use-photos';
import { DASHBOARD_KEY, MESSAGES_KEY } from '@/components/ui/shared-data/query-keys';
import { ThreadWays } from '@/components/messages/visits/thread-ways';
import { useReportDialog } from '@/components/messages/reports/use-report-dialog';
import { viewerData } from '@/components/ui/viewer/use-viewer';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { fullName } from '@/lib/core/validation/full-name';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { ThreadDto } from '@/lib/messages/messages/dto';
import { excerptOf } from '@/lib/core/validation/excerpt';
import { topicIds } from '@/lib/core/topics/schema';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { tabStorage } from '@/components/ui/shared-data/stored';
import type { InboxActions } from './inbox';
import { MessageLog } from './message-log';
import { nothingOutgoing, outgoing, post, subscribe, withdraw } from './outbox';
import { ReplyBox } from './reply-box';
import { ThreadHeader } from './thread-header';
import { TopicStrip } from './topic-strip';
import type { MessagesView } from './view';

interface ThreadProps {
  thread: ThreadDto;
  view: MessagesView;
  /** The conversation's key in URLs. */
  conversation: string;
  actions: InboxActions;
}

/** Photographs of messages have no public address. */
const PRIVATE: UploadTarget = { kind: 'message', url: '/api/messages/photos' };
const NO_PHOTOS: readonly StoredPhoto[] = [];

const seen = (change: () => void) => {
  document.addEventListener('visibilitychange', change);
  return () => document.removeEventListener('visibilitychange', change);
};

/** Marks what the other person wrote as read, as soon as its end is on a screen that somebody looks at. */
function useMarkRead(
  { person, topic, unread, messages }: ThreadDto,
  isAtEnd: boolean,
  { readConversation }: InboxActions,
): void {
  const queries = useQueryClient();
  const isVisible = useSyncExternalStore(
    seen,
    () => !document.hidden,
    () => false,
  );
  // Not the object, whose identity changes with every refetch.
  const [kind, id] = [topic?.kind, topic?.id];
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (unread === 0 || !isVisible || !isAtEnd) return;
    void readConversation({ personId: person.id, topic: kind && id ? { kind, id } : null })
      .then(() =>
        Promise.all([
          ...[MESSAGES_KEY, DASHBOARD_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })),
          viewerData.refresh(),
        ]),
      )
      // On failure it stays unread until it is opened again.
      .catch(() => undefined);
    // `last`: another message may arrive before the count was read as zero.
  }, [unread, last, isVisible, isAtEnd, person.id, kind, id, readConversation, queries]);
}

/** An open conversation: person, topic, messages and the reply box. It fills the screen of a phone. */
export function Thread({ thread, view, conversation, actions }: ThreadProps) {
  const t = useTranslations('messages');
  const locale = useLocale();
  const back = useRef<HTMLAnchorElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [draft, setDraft] = useDraft(conversation);
  const photos = usePhotos(leaveToSignIn, NO_PHOTOS, PRIVATE);
  const { person, topic } = thread;
  const name = fullName(person);
  const pending = useSyncExternalStore(subscribe, outgoing, nothingOutgoing).filter(
    (item) => item.conversation === conversation && item.viewerId === view.viewerId,
  );
  const { report, dialog } = useReportDialog(true, { failed: t('report.failed'), offline: t('report.offline') });
  useMarkRead(thread, isAtEnd, actions);

  const toList = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const row = document.querySelector<HTMLElement>(`[data-conversation="${conversation}"]`);
    if (row?.offsetParent) row.focus();
    else back.current?.click();
  };
  return (
    <section
      data-thread
      tabIndex={-1}
      aria-label={t('conversationWith', { name })}
      onKeyDown={toList}
      className="thread-screen flex min-h-0 min-w-0 flex-col outline-none max-sm:fixed max-sm:inset-0 max-sm:z-30 max-sm:bg-paper sm:pl-6"
    >
      <ThreadHeader thread={thread} view={view} actions={actions} back={back} />
      <TopicStrip thread={thread} />
      <ThreadWays offer={view.offer} visit={view.visit} />
      <p className="flex flex-none items-start gap-2.5 bg-wheat-soft px-4 py-2 text-13 leading-snug text-wheat-ink sm:mt-2 sm:rounded-input sm:px-3.5">
        <Icon name="triangle-alert" className="mt-px" />
        <span>
          <b className="font-semibold">{t('careTitle')}</b> {t('careText', { kind: topic?.kind ?? 'none' })}{' '}
          <a href={localizedPath(locale, '/safety')} className="font-semibold underline underline-offset-3">
            {t('careLink')}
          </a>
          {person.isDeleted ? null : (
            <>
              {' · '}
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => report({ kind: 'user', id: person.id, title: name })}
                className="font-semibold underline underline-offset-3"
              >
                {t('report.personOf', { name: person.firstName })}
              </button>
            </>
          )}
        </span>
      </p>
      <MessageLog
        thread={thread}
        offers={view.offers}
        viewerId={view.viewerId}
        pending={pending}
        earlierHref={view.earlierHref}
        newestHref={view.newestMessagesHref}
        onEnd={setAtEnd}
        onReport={({ id, message }) => report({ kind: 'message', id, title: excerptOf(message) })}
        onEdit={(item) => {
          setDraft([draft.trimEnd(), item.input.message].filter(Boolean).join('\n'));
          if (photos.list.length === 0)
            photos.restore(
              item.input.imageIds.map((id, place) => ({
                id,
                name: String(place + 1),
                thumbnailUrl: item.previews[place] ?? '/art/empty.webp',
              })),
            );
          withdraw(item.key);
        }}
      />
      {thread.blockedByMe ? (
        <Note tone="warn" icon="ban" className="my-4 max-sm:mx-4">
          {t('blockedNote', { name })}
        </Note>
      ) : !person.isReachable ? (
        <Note tone="info" icon="circle-user" className="my-4 max-sm:mx-4">
          {t(person.isDeleted ? 'deletedNote' : 'unreachableNote', { name })}
        </Note>
      ) : (
        <ReplyBox
          to={person.firstName}
          text={draft}
          onText={setDraft}
          account={view.account}
          given={thread.givenContact}
          quick={view.quick}
          isSeller={thread.offered?.isMine === true}
          photos={photos}
          send={(reply) => {
            post({
              viewerId: view.viewerId,
              conversation,
              input: { toUserId: person.id, ...topicIds(topic), subject: null, ...reply },
              previews: photos.list.flatMap(({ preview }) => preview ?? []),
            });
            photos.restore(NO_PHOTOS);
          }}
        />
      )}
      {dialog}
    </section>
  );
}

/** Keeps what is being written in this tab, so that opening another conversation loses nothing. */
function useDraft(conversation: string): readonly [string, (text: string) => void] {
  const key = `message-draft-${conversation}`;
  const inBrowser = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    tabStorage.write(key, text || null);
  };
  return [typed ?? (inBrowser ? (tabStorage.read(key) ?? '') : ''), change] as const;
}
