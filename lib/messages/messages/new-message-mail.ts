import 'server-only';
import { emailTo, type Email } from '@/lib/core/email/layout';
import { translator } from '@/lib/core/i18n/translator';
import { optOutOf } from '@/lib/records/notifications/mail-switches';

const EXCERPT = 600;

/**
 * Returns the e-mail that notifies a recipient of a new message, in their language, with a link to the conversation.
 * `unread`: how many of the conversation they have not read; the mail has the text of the last one.
 */
export async function newMessageMail(
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
