// Not from next-intl, whose entry brings React's contexts along: commands send mails too.
import { createTranslator } from 'use-intl/core';
import { DEFAULT_LOCALE, isLocale } from './locales';

type Messages = typeof import('@/messages/es.json');

async function messagesOf(language: string) {
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  const { default: messages } = (await import(`../../messages/${locale}.json`)) as { default: Messages };
  return { locale, messages };
}

/** A translator for text that no page shows: mails and API answers. An unknown language is answered in Spanish. */
export async function translator<Namespace extends keyof Messages>(language: string, namespace: Namespace) {
  const { locale, messages } = await messagesOf(language);
  return createTranslator({ locale, messages, namespace });
}

/** The texts of a namespace as they are written, with their places for values: for the browser, which puts the values in. */
export async function rawTexts<Namespace extends keyof Messages>(
  language: string,
  namespace: Namespace,
): Promise<Messages[Namespace]> {
  return (await messagesOf(language)).messages[namespace];
}
