import type { HelpQuestion } from './schema';

/** The titles of all questions in one language. */
export type HelpTitles = Record<HelpQuestion, string>;
