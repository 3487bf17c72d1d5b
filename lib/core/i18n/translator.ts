// Not imported from next-intl, whose entry point pulls in React contexts: commands send mails too.
import { createTranslator } from 'use-intl/core';
import { languageOf } from './locales';

type Messages = typeof import('@/messages/es.json');

async function messagesOf(language: string) {
  const locale = languageOf(language);
  const { default: messages } = (await import(`../../../messages/${locale}.json`)) as { default: Messages };
  return { locale, messages };
}

async function makeTranslator<Namespace extends keyof Messages>(language: string, namespace: Namespace) {
  const { locale, messages } = await messagesOf(language);
  return createTranslator({ locale, messages, namespace });
}

/** Kept with the texts that they have parsed: parsing them for each mail was a quarter of what accepting an offer cost. */
const known = new Map<string, unknown>();

/**
 * Returns a translator for text outside pages, such as mails and API responses. Unknown languages fall back to
 * Spanish.
 */
export function translator<Namespace extends keyof Messages>(
  language: string,
  namespace: Namespace,
): ReturnType<typeof makeTranslator<Namespace>> {
  const key = `${languageOf(language)} ${namespace}`;
  const made = (known.get(key) ?? makeTranslator(language, namespace)) as ReturnType<typeof makeTranslator<Namespace>>;
  known.set(key, made);
  return made;
}

/** Returns a namespace's texts with their placeholders, which the browser fills in. */
export async function rawTexts<Namespace extends keyof Messages>(
  language: string,
  namespace: Namespace,
): Promise<Messages[Namespace]> {
  return (await messagesOf(language)).messages[namespace];
}
