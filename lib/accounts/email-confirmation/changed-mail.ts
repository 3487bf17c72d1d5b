import 'server-only';
import { emailTo, type Email, type Recipient } from '@/lib/core/email/layout';
import { signLink } from '@/lib/core/email/signed-link';
import { translator } from '@/lib/core/i18n/translator';
import { RESTORE_DAYS } from './schema';

/** Shows enough of an address for its owner to recognise it: `ro…@campo.test`. */
const masked = (email: string) => email.replace(/^(.{1,2})[^@]*/, '$1…');

/** Builds the mail to the old address of an account, with a link to take the change back. */
export async function addressChangedMail(old: Recipient, email: string, confirmationId: string): Promise<Email> {
  const t = await translator(old.language, 'email');
  const path = `/restore-email/${encodeURIComponent(signLink('restore-email', confirmationId))}`;
  return emailTo(old, t, {
    subject: t('addressChanged.subject'),
    paragraphs: [
      t('addressChanged.body', { email: masked(email) }),
      t('addressChanged.notYou', { days: RESTORE_DAYS }),
    ],
    action: { label: t('addressChanged.action'), path },
  });
}
