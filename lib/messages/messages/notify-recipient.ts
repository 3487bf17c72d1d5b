import 'server-only';
import type { MailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import { fullName } from '@/lib/core/validation/full-name';
import type { Transaction } from '@/lib/core/db/client';
import { languageOf } from '@/lib/core/i18n/locales';
import { titlesIn } from '@/lib/market/topics/titles-in';
import { notify } from '@/lib/records/notifications/notify';
import { conversationKeyText } from './conversation-key';
import { topicOfMessage, type MessageDto } from './dto';
import { newMessageMail } from './new-message-mail';

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
