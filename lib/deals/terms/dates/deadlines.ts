import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { dayEnd } from './day-end';

/** Days in which an agreed deal has to get its papers or a new date. */
export const RESERVED_DAYS = 7;
/** Hours after which weights that agree are confirmed by themselves. */
export const CONFIRMED_AFTER_HOURS = 48;
/** Days in which both sides may review each other. */
const REVIEW_DAYS = 14;
/** Hours after the receipt in which a buyer may say that something is wrong. */
export const DISPUTE_HOURS = 48;
/** Hours in which a runner-up of an auction says whether they take the lot. */
const ASKED_HOURS = 48;
/** Days after which a deal ends by itself of which the animals or the payment never came, from when they were due. */
export const UNPAID_DAYS = 30;
/** Days that both sides have to agree about what was wrong. */
export const SETTLE_DAYS = 10;
/** Days in which a third party weighs again. */
const REWEIGH_DAYS = 7;

/** From when to when the animals are delivered by the terms. */
type DeliveryDays = { deliverFrom: string | null; deliverTo: string | null };

const after =
  (duration: number) =>
  (moment: Date): Date =>
    new Date(moment.getTime() + duration);

/** Returns how long heads are held for what has to happen, from when it was agreed or said. */
export const reservedUntil = after(RESERVED_DAYS * DAY_MS);

/**
 * Returns when the reservation of an agreed deal lapses: seven days after the agreement, and not before the last day of the
 * delivery on which both agreed with it is over in `zone`. A new date since counts as a new agreement.
 */
export function lapsesAt(
  agreedAt: Date,
  { deliverFrom, deliverTo }: DeliveryDays,
  newDate: { day: string; at: Date } | null,
  zone: string,
): Date {
  const reserved = reservedUntil(newDate?.at ?? agreedAt);
  const day = newDate?.day ?? deliverTo ?? deliverFrom;
  return day === null ? reserved : new Date(Math.max(reserved.getTime(), dayEnd(day, zone).getTime()));
}

/**
 * Returns when the last day of the delivery is over in `zone`: the one that both agreed on since, else the one of the terms.
 * Where there is none it is over with the time in which something had to happen, and not before a day from which on it was
 * agreed.
 */
export function deliveryEnds(
  agreedAt: Date,
  { deliverFrom, deliverTo }: DeliveryDays,
  newDay: string | null,
  zone: string,
): Date {
  const last = newDay ?? deliverTo;
  if (last !== null) return dayEnd(last, zone);
  const reserved = reservedUntil(agreedAt);
  return deliverFrom === null ? reserved : new Date(Math.max(reserved.getTime(), dayEnd(deliverFrom, zone).getTime()));
}

/** Returns until when a runner-up may take the lot, from when they were asked. */
export const askedUntil = after(ASKED_HOURS * HOUR_MS);

/** Returns when weights that agree are confirmed by themselves, from when the second side entered its own. */
export const weightsConfirmedAt = after(CONFIRMED_AFTER_HOURS * HOUR_MS);

/** Returns when a weighing ends on whose weight nobody agreed, from when both sides had weighed; once later for a third party. */
export const weighingEnds = (compared: Date, isReweighed: boolean): Date =>
  after((SETTLE_DAYS + (isReweighed ? REWEIGH_DAYS : 0)) * DAY_MS)(compared);

/** Returns when a deal ends by itself of which the animals or the payment never came, from when they were due. */
export const unpaidEnds = after(UNPAID_DAYS * DAY_MS);

/** Returns when reviews end, and hidden ones are shown, from when the deal came to be reviewed. */
export const reviewsEnd = after(REVIEW_DAYS * DAY_MS);

/** Returns until when a buyer may open a dispute, from the receipt of the animals. */
export const disputeEnds = after(DISPUTE_HOURS * HOUR_MS);

/** Returns when an administrator recommends an outcome, from when a dispute was opened. */
export const recommendedAt = after(SETTLE_DAYS * DAY_MS);

/** Returns until when disputes keep a deal from ending by itself, however many there are, from when it would end. */
export const disputesHold = after(SETTLE_DAYS * DAY_MS);
