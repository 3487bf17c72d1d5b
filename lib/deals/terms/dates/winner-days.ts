import { dayEnd } from './day-end';
import { askedUntil, reservedUntil, unpaidEnds } from './deadlines';

/** Something that the winner of a lot said, with the day of delivery that they proposed by it. */
export interface Answer {
  at: Date;
  day: string | null;
}

export interface WinnerDays {
  /** When the time of the delivery is over. */
  deliveryEnds: Date;
  /** When the seller did something first, as the papers; null before that. */
  didAt: Date | null;
  answers: readonly Answer[];
  /** When the seller asked last whether they go on; null before that. */
  askedAt: Date | null;
}

/** An answer gives seven days, or those up to the day that it proposes, thirty at most: nobody holds a lot by a day next year. */
function givenBy({ at, day }: Answer, zone: string): Date {
  const [week, most] = [reservedUntil(at), unpaidEnds(at)];
  const end = day === null ? week : dayEnd(day, zone);
  if (end < week) return week;
  return end < most ? end : most;
}

/** When the winner of a lot was asked last, and said nothing since; null where nobody waits for an answer. */
export const unansweredSince = ({ askedAt, answers }: Pick<WinnerDays, 'askedAt' | 'answers'>): Date | null =>
  askedAt && answers.every(({ at }) => at <= askedAt) ? askedAt : null;

/** When the time of a winner began who says nothing: with the end of the delivery, or what the seller did only after it. */
export const beganAt = ({ deliveryEnds, didAt }: Pick<WinnerDays, 'deliveryEnds' | 'didAt'>): Date =>
  didAt && didAt >= deliveryEnds ? reservedUntil(didAt) : deliveryEnds;

/**
 * Returns until when the winner of a lot has time before the seller may ask whether they go on, and 48 hours more once they are asked.
 * It is over with the delivery, and not before the days that an answer gives. What the seller did only after the delivery, as papers
 * that come late, begins seven days anew.
 */
export function winnerUntil(days: WinnerDays, zone: string): Date {
  const asked = unansweredSince(days);
  if (asked) return askedUntil(asked);
  return [beganAt(days), ...days.answers.map((answer) => givenBy(answer, zone))].reduce((last, at) =>
    at > last ? at : last,
  );
}
