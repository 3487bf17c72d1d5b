import 'server-only';
import { emailTo, type Email, type Recipient } from '@/lib/core/email/layout';
import { translator } from '@/lib/core/i18n/translator';

/** Returns the e-mail with the six-digit code of a password reset, in the recipient's language. */
export async function resetCodeMail(user: Recipient, code: string, minutes: number): Promise<Email> {
  const t = await translator(user.language, 'email');
  return emailTo(user, t, {
    subject: t('resetCode.subject'),
    code,
    paragraphs: [t('resetCode.body', { minutes }), t('resetCode.notYou')],
  });
}
