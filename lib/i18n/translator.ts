// Not from next-intl, whose entry brings React's contexts along: commands send mails too.
import { createTranslator } from 'use-intl/core';
import { DEFAULT_LOCALE, isLocale } from './locales';

type Messages = typeof import('@/messages/es.json');

/** A translator for text that no page shows: mails and API answers. An unknown language is answered in Spanish. */
export async function translator<Namespace extends keyof Messages>(language: string, namespace: Namespace) {
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  const { default: messages } = (await import(`../../messages/${locale}.json`)) as { default: Messages };
  return createTranslator({ locale, messages, namespace });
}
