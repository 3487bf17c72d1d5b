import type { Locale } from '@/lib/core/i18n/locales';
import type { HelpQuestion } from './schema';

/** The titles of all questions in one language. */
export type HelpTitles = Record<HelpQuestion, string>;

/** How many readers a page of the help helped, in one language. */
export type HelpVotesDto = { question: HelpQuestion; language: Locale; yes: number; no: number };
