'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { useAct } from '@/components/ui/lists/use-act';
import { RowMenu } from '@/components/ui/lists/row-menu';
import { useRowMenu } from '@/components/ui/lists/use-row-menu';
import type { ThreadDto } from '@/lib/messages/messages/dto';
import { BlockButton } from './block-button';
import type { InboxActions } from './inbox';
import type { MessagesView } from './view';

interface ThreadMenuProps {
  thread: ThreadDto;
  view: MessagesView;
  actions: InboxActions;
}

/** What else can be done with a conversation: put it aside or back, and block the person. */
export function ThreadMenu({ thread, view, actions }: ThreadMenuProps) {
  const t = useTranslations('messages');
  const { menu, close } = useRowMenu();
  const { pending, act } = useAct();
  const { person, topic, isArchived, blockedByMe, messages } = thread;
  const key = { personId: person.id, topic: topic && { kind: topic.kind, id: topic.id } };
  // On a page of earlier messages, the last one is not the conversation's.
  const lastMessageId = view.newestMessagesHref ? null : messages.at(-1)?.id;

  const archive = (id: string) =>
    act(() => actions.archive({ ...key, lastMessageId: id }), {
      done: t('archiveDone'),
      failed: t('archiveFailed'),
      onDone: () => window.history.pushState(null, '', view.listHref),
    });
  const putBack = () => act(() => actions.unarchive(key), { done: t('unarchiveDone'), failed: t('archiveFailed') });

  if (!lastMessageId && person.isDeleted) return null;
  return (
    <RowMenu menu={menu} label={t('more')}>
      {lastMessageId ? (
        <button
          type="button"
          aria-disabled={pending}
          onClick={() => {
            if (pending) return;
            close();
            if (isArchived) putBack();
            else archive(lastMessageId);
          }}
        >
          <Icon name={isArchived ? 'rotate-ccw' : 'package'} />
          {t(isArchived ? 'unarchive' : 'archive')}
        </button>
      ) : null}
      {person.isDeleted ? null : (
        <BlockButton
          key={String(blockedByMe)}
          person={person}
          blocked={blockedByMe}
          act={blockedByMe ? actions.unblock : actions.block}
          onAsk={close}
        />
      )}
    </RowMenu>
  );
}
