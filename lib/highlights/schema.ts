export const HIGHLIGHT_DURATIONS = ['week', 'month'] as const;

export type HighlightDuration = (typeof HIGHLIGHT_DURATIONS)[number];

/** Price in US dollars and duration in days of each highlight. */
export const HIGHLIGHTS = {
  week: { days: 7, price: '5.00' },
  month: { days: 30, price: '15.00' },
} as const satisfies Record<HighlightDuration, { days: number; price: string }>;

/** The seller's choice of highlight; clients that compute the end themselves send `highlightUntil`. */
export type HighlightChoice = { highlightDuration?: HighlightDuration | 'none' | null; highlightUntil?: string | null };
