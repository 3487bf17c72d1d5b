import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { translator } from '@/lib/i18n/translator';
import { pickLabels } from '@/lib/i18n/pick-labels';

/** The labels of the contact dialog; public pages send no message catalog to the browser. */
export async function contactLabels(locale: Locale) {
  const t = await translator(locale, 'contact');
  return {
    ...pickLabels(t, [
      'button',
      'title',
      'message',
      'placeholder',
      'method',
      'corral',
      'phone',
      'email',
      'phoneValue',
      'phoneHelp',
      'emailValue',
      'shared',
      'send',
      'sending',
      'close',
      'sent',
      'sentText',
      'openConversation',
      'failed',
      'offline',
      'unauthorized',
      'unauthorizedText',
      'signInTitle',
      'signInText',
      'signIn',
    ]),
    messagesHref: localizedPath(locale, '/messages'),
    /** By the shared schema's error key. */
    problems: {
      messageRequired: { title: t('messageRequiredTitle'), text: t('messageRequiredText') },
      tooLong: { title: t('tooLongTitle'), text: t('tooLongText') },
      contactMethodRequired: { title: t('methodRequiredTitle'), text: t('methodRequiredText') },
      contactPhoneRequired: { title: t('phoneRequiredTitle'), text: t('phoneRequiredText') },
      contactEmailRequired: { title: t('emailRequiredTitle'), text: t('emailRequiredText') },
      phone: { title: t('phoneInvalidTitle'), text: t('phoneInvalidText') },
      email: { title: t('emailInvalidTitle'), text: t('emailInvalidText') },
    },
  };
}

export type ContactLabels = Awaited<ReturnType<typeof contactLabels>>;
