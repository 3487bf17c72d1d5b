export const HIGHLIGHT_DURATIONS = ['week', 'month'] as const;

export type HighlightDuration = (typeof HIGHLIGHT_DURATIONS)[number];

/** Price in US dollars and duration in days of each highlight. */
export const HIGHLIGHTS = {
  week: { days: 7, price: '5.00' },
  month: { days: 30, price: '15.00' },
} as const satisfies Record<HighlightDuration, { days: number; price: string }>;

/** The duration that a transaction of each type pays for. */
export const PAID_DURATIONS = { highlight_week: 'week', highlight_month: 'month' } as const;

export const isHighlightType = (type: string): type is keyof typeof PAID_DURATIONS => type in PAID_DURATIONS;

/** A highlight that is not paid for within this time ends. */
export const UNPAID_DAYS = 3;

/** How many unpaid highlights an account may have at a time. */
export const UNPAID_MAX = { verified: 3, others: 1 } as const;

/** Who let this many highlights end unpaid in the last days can't choose another: each is three days for nothing. */
export const LAPSED = { max: 2, days: 30 } as const;

/** The seller's choice of highlight; clients that compute the end themselves send `highlightUntil`. */
export type HighlightChoice = { highlightDuration?: HighlightDuration | 'none' | null; highlightUntil?: string | null };
