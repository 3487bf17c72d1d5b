import 'server-only';
import type { MailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import { fullName } from '@/lib/core/validation/full-name';
import type { Transaction } from '@/lib/core/db/client';
import { languageOf } from '@/lib/core/i18n/locales';
import { titlesIn } from '@/lib/market/topics/titles-in';
import { notify } from '@/lib/records/notifications/notify';
import { emailTo, type Email } from '@/lib/core/email/layout';
import { translator } from '@/lib/core/i18n/translator';
import { optOutOf } from '@/lib/records/notifications/mail-switches';
import { conversationKeyText } from './conversation-key';
import { topicOfMessage, type MessageDto } from './dto';

const EXCERPT = 600;

/**
 * Returns the e-mail that notifies a recipient of a new message, in their language, with a link to the conversation.
 * `unread`: how many of the conversation they have not read; the mail has the text of the last one.
 */
async function newMessageMail(
  recipient: { id: string; email: string; firstName: string; language: string },
  message: {
    sender: string;
    text: string;
    photos: number;
    listing: string | null;
    conversation: string;
    unread: number;
  },
): Promise<Email> {
  const t = await translator(recipient.language, 'email');
  const { sender, text, photos, listing, conversation, unread } = message;
  const excerpt = [...text];
  return emailTo(recipient, t, {
    subject: t('newMessage.subject', { sender, count: unread }),
    paragraphs: [
      listing === null ? t('newMessage.body', { sender }) : t('newMessage.bodyAbout', { sender, listing }),
      ...(text ? [excerpt.length > EXCERPT ? `${excerpt.slice(0, EXCERPT).join('')}…` : text] : []),
      ...(photos > 0 ? [t('newMessage.photos', { count: photos })] : []),
      ...(unread > 1 ? [t('newMessage.more', { count: unread - 1 })] : []),
      t('newMessage.safety'),
    ],
    action: { label: t('newMessage.action'), path: `/messages?conversation=${conversation}` },
    optOut: await optOutOf(recipient, 'message'),
  });
}

/** Notifies the recipient of a message, by e-mail as well unless they read it soon. */
export async function notifyRecipient(
  tx: Transaction,
  message: MessageDto,
  recipient: MailRecipient,
  now: Date,
): Promise<void> {
  const { firstName, lastName } = message.fromUser;
  const about = topicOfMessage(message);
  const ids = about?.kind === 'listing' ? [about.id] : [];
  const titled = await titlesIn(languageOf(recipient.language), ids, tx);
  const topic = about && titled(about);
  const conversation = conversationKeyText({ personId: message.fromUserId, topic });
  await notify(
    tx,
    recipient.id,
    {
      kind: 'message',
      topic,
      subject: conversation,
      data: { personId: message.fromUserId, conversation, title: topic?.title ?? '' },
    },
    (unread) =>
      newMessageMail(recipient, {
        sender: fullName({ firstName, lastName }),
        text: message.message,
        photos: message.images.length,
        listing: topic?.title ?? null,
        conversation,
        unread,
      }),
    { now },
  );
}
