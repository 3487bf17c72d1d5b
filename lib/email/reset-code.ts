import 'server-only';
import { translator } from '@/lib/i18n/translator';
import { layoutEmail } from './layout';
import { sendEmail } from './send-email';

/** Mails the six-digit code of a password reset, in the recipient's language. */
export async function sendResetCode(user: { email: string; firstName: string; language: string }, code: string): Promise<boolean> {
  const t = await translator(user.language, 'email');
  return sendEmail(
    layoutEmail(user.email, {
      subject: t('resetCode.subject'),
      greeting: t('greeting', { name: user.firstName }),
      code,
      paragraphs: [t('resetCode.body'), t('resetCode.notYou')],
      footer: t('footer'),
    }),
  );
}
