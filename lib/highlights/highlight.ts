import { DomainError } from '@/lib/errors/domain-error';
import { HIGHLIGHTS, type HighlightDuration, type HighlightChoice } from './schema';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_AT_MOST_DAYS = 8;
const MONTH_AT_MOST_DAYS = 31;

/**
 * The highlight that a seller chose: `highlightDuration`, else what `highlightUntil` amounts to (up to 8 days ahead a week, up
 * to 31 a month). A moment in the past chooses none. The client's clock never sets the end.
 * @throws DomainError `invalid_input` where `highlightUntil` is more than 31 days ahead.
 */
export function chosenHighlight(fields: HighlightChoice, now: Date): HighlightDuration | null {
  if (fields.highlightDuration) return fields.highlightDuration === 'none' ? null : fields.highlightDuration;
  if (!fields.highlightUntil) return null;
  const days = (new Date(fields.highlightUntil).getTime() - now.getTime()) / DAY_MS;
  if (days <= 0) return null;
  if (days <= WEEK_AT_MOST_DAYS) return 'week';
  if (days <= MONTH_AT_MOST_DAYS) return 'month';
  throw new DomainError('invalid_input', { fields: { highlightUntil: [{ key: 'highlightTooLong' }] } });
}

/** The columns that a highlight beginning at `now` sets. */
export function highlightColumns(duration: HighlightDuration, now: Date) {
  return {
    highlightDuration: duration,
    highlightUntil: new Date(now.getTime() + HIGHLIGHTS[duration].days * DAY_MS),
    isHighlighted: true,
  };
}
