/** The legal pages; each is a text of `content/pages`, and its name is its path. */
export const LEGAL_PAGES = ['privacy', 'terms', 'cookies'] as const;

export type LegalPage = (typeof LEGAL_PAGES)[number];
