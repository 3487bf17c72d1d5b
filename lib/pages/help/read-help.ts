import 'server-only';
import { readContent, type Content } from '@/lib/records/content/read-content';
import type { Locale } from '@/lib/core/i18n/locales';
import type { HelpTitles } from './dto';
import { HELP_QUESTIONS, type HelpQuestion, type HelpTopic } from './schema';

/** A question of the help centre with its answer. */
export type HelpArticle = Content & { question: HelpQuestion; topic: HelpTopic };

/** Returns a question with its answer, or null if there is no such question. */
export async function readQuestion(locale: Locale, name: string): Promise<HelpArticle | null> {
  const found = HELP_QUESTIONS.find(({ question }) => question === name);
  return found ? { ...found, ...(await readContent('help', found.question, locale)) } : null;
}

/** Returns all questions with their answers, in order of display. */
export async function readHelp(locale: Locale): Promise<HelpArticle[]> {
  return Promise.all(
    HELP_QUESTIONS.map(async (one) => ({ ...one, ...(await readContent('help', one.question, locale)) })),
  );
}

/** Returns the titles of all questions. */
export async function readTitles(locale: Locale): Promise<HelpTitles> {
  const entries = (await readHelp(locale)).map(({ question, title }) => [question, title] as const);
  return Object.fromEntries(entries) as HelpTitles;
}
