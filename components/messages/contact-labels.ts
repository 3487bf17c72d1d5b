import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { translator } from '@/lib/i18n/translator';

/** The labels of the contact dialog; public pages send no message catalog to the browser. */
export async function contactLabels(locale: Locale) {
  const t = await translator(locale, 'contact');
  return {
    button: t('button'),
    title: t('title'),
    message: t('message'),
    placeholder: t('placeholder'),
    method: t('method'),
    corral: t('corral'),
    phone: t('phone'),
    email: t('email'),
    phoneValue: t('phoneValue'),
    phoneHelp: t('phoneHelp'),
    emailValue: t('emailValue'),
    shared: t('shared'),
    send: t('send'),
    sending: t('sending'),
    close: t('close'),
    sent: t('sent'),
    sentText: t('sentText'),
    openConversation: t('openConversation'),
    failed: t('failed'),
    offline: t('offline'),
    unauthorized: t('unauthorized'),
    unauthorizedText: t('unauthorizedText'),
    signInTitle: t('signInTitle'),
    signInText: t('signInText'),
    signIn: t('signIn'),
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
