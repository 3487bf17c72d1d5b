/** Lengths of time in milliseconds. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The day of a time in UTC: `YYYY-MM-DD`. */
export const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** How long a moderator's decision can be undone. */
export const UNDO_MS = 10 * SECOND_MS;
/** When what others notice of it follows: later, for a click on its way, and because mails may be claimed a second early. */
export const AFTER_UNDO_MS = UNDO_MS + 5 * SECOND_MS;
