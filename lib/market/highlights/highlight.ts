import { DAY_MS } from '@/lib/core/durations';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { HIGHLIGHTS, type HighlightDuration, type HighlightChoice } from './schema';

const WEEK_AT_MOST_DAYS = 8;
const MONTH_AT_MOST_DAYS = 31;

/**
 * Returns the highlight that a seller chose: `highlightDuration`, else derived from `highlightUntil` (up to 8 days
 * ahead is a week, up to 31 a month, a past date is none). The client's clock never sets the end. While one is running,
 * only a longer one can be chosen; a `highlightUntil` no later than its end counts as no choice.
 * @throws DomainError `invalid_input` if `highlightUntil` is more than 31 days ahead, or if the choice isn't longer
 * than the running highlight.
 */
export function chosenHighlight(
  fields: HighlightChoice,
  now: Date,
  current?: { highlightDuration: HighlightDuration | null; highlightUntil: Date | null },
): HighlightDuration | null {
  const { highlightDuration: running = null, highlightUntil: end = null } = current ?? {};
  if (!end || end <= now) return choice(fields, now);
  const reached = Boolean(fields.highlightUntil) && Date.parse(fields.highlightUntil ?? '') <= end.getTime();
  if (reached && (!fields.highlightDuration || fields.highlightDuration === running)) return null;
  const chosen = choice(fields, now);
  if (chosen && running && HIGHLIGHTS[chosen].days <= HIGHLIGHTS[running].days)
    throw invalidField(fields.highlightDuration ? 'highlightDuration' : 'highlightUntil', 'highlightRunning');
  return chosen;
}

function choice(fields: HighlightChoice, now: Date): HighlightDuration | null {
  if (fields.highlightDuration) return fields.highlightDuration === 'none' ? null : fields.highlightDuration;
  if (!fields.highlightUntil) return null;
  const days = (new Date(fields.highlightUntil).getTime() - now.getTime()) / DAY_MS;
  if (days <= 0) return null;
  if (days <= WEEK_AT_MOST_DAYS) return 'week';
  if (days <= MONTH_AT_MOST_DAYS) return 'month';
  throw new DomainError('invalid_input', { fields: { highlightUntil: [{ key: 'highlightTooLong' }] } });
}

/** Returns the column values for a highlight that starts at `now`. */
export function highlightColumns(duration: HighlightDuration, now: Date) {
  return {
    highlightDuration: duration,
    highlightUntil: new Date(now.getTime() + HIGHLIGHTS[duration].days * DAY_MS),
    isHighlighted: true,
  };
}
