import type { Locale } from '@/lib/core/i18n/locales';
import { pickLabels } from '@/lib/core/i18n/pick-labels';
import { translator } from '@/lib/core/i18n/translator';
import { CODE_MINUTES } from '@/lib/core/mailed-codes/schema';

/** The labels of the screen that confirms an e-mail address; public pages send no message catalog to the browser. */
export async function confirmEmailLabels(locale: Locale) {
  const t = await translator(locale, 'confirmEmail');
  return {
    ...pickLabels(t, [
      'title',
      'then',
      'code',
      'confirm',
      'confirming',
      'notArrived',
      'resend',
      'resending',
      'resent',
      'change',
      'changeTitle',
      'newEmail',
      'changeSend',
      'changing',
      'back',
      'close',
      'offline',
    ]),
    codeHelp: t('codeHelp', { minutes: CODE_MINUTES }),
    // The browser fills in the placeholders.
    sent: t('sent', { email: '{email}' }),
    remaining: { one: t('remainingOne'), other: t('remaining', { count: '{count}' }), none: t('remainingNone') },
  };
}

export type ConfirmEmailLabels = Awaited<ReturnType<typeof confirmEmailLabels>>;
