/** The questions of the help centre by topic, in order of display; each is a file per language in `content/help`. */
export const HELP_TOPICS = {
  buying: ['serious-listing', 'before-visiting', 'contact-seller', 'saved-searches', 'report-listing'],
  selling: ['publish-listing', 'photo-rejected', 'highlight', 'renew-listing', 'taken-down'],
  payments: ['deposit', 'safe-payment', 'corral-never-charges', 'overpayment', 'paid-no-animals'],
  papers: ['movement-permit', 'health-papers', 'freight', 'weighing'],
  auctions: ['how-to-bid', 'maximum-bid', 'reserve-price', 'regret-bid'],
  account: ['verify-account', 'cannot-sign-in', 'block-person', 'delete-account'],
} as const;

export type HelpTopic = keyof typeof HELP_TOPICS;
export type HelpQuestion = (typeof HELP_TOPICS)[HelpTopic][number];

/** The questions offered below the search field. */
export const POPULAR_QUESTIONS = ['deposit', 'movement-permit', 'verify-account'] as const satisfies HelpQuestion[];

const TOPIC_NAMES = Object.keys(HELP_TOPICS) as HelpTopic[];

/** Every question with its topic. */
export const HELP_QUESTIONS: readonly { question: HelpQuestion; topic: HelpTopic }[] = TOPIC_NAMES.flatMap((topic) =>
  HELP_TOPICS[topic].map((question) => ({ question, topic })),
);

/** The answers to "did this help?". */
export const HELP_VOTES = ['yes', 'no'] as const;

export type HelpVote = (typeof HELP_VOTES)[number];

/** Returns the path, without a language, of a question's page. */
export function helpPath(question: HelpQuestion): string {
  return `/help/${question}`;
}
