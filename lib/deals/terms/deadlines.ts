import { DAY_MS, HOUR_MS } from '@/lib/core/durations';

/** Days in which an agreed deal has to get its papers or a new date. */
export const RESERVED_DAYS = 7;
/** Hours after which weights that agree are confirmed by themselves. */
export const CONFIRMED_AFTER_HOURS = 48;
/** Days in which both sides may review each other. */
export const REVIEW_DAYS = 14;
/** Hours after the receipt in which a buyer may say that something is wrong. */
export const DISPUTE_HOURS = 48;
/** Days that both sides have to agree about what was wrong. */
export const SETTLE_DAYS = 10;

const after =
  (duration: number) =>
  (moment: Date): Date =>
    new Date(moment.getTime() + duration);

/** Returns when the reservation of an agreed deal lapses. */
export const lapsesAt = after(RESERVED_DAYS * DAY_MS);

/** Returns when weights that agree are confirmed by themselves, from when the second side entered its own. */
export const weightsConfirmedAt = after(CONFIRMED_AFTER_HOURS * HOUR_MS);

/** Returns when reviews end, and hidden ones are shown, from when the deal came to be reviewed. */
export const reviewsEnd = after(REVIEW_DAYS * DAY_MS);

/** Returns until when a buyer may open a dispute, from the receipt of the animals. */
export const disputeEnds = after(DISPUTE_HOURS * HOUR_MS);

/** Returns when an administrator recommends an outcome, from when a dispute was opened. */
export const recommendedAt = after(SETTLE_DAYS * DAY_MS);
