import type { CaseSummary } from '@/lib/moderation/cases/dto';
import type { BarPlace } from './use-decisions';

type Waiting = Pick<CaseSummary, 'key' | 'claimedBy'>;

/**
 * Returns a case's neighbours that can be decided: those that nobody else holds. One that is no longer in the queue is
 * followed by the first.
 */
export function placeOf(
  key: string,
  items: readonly Waiting[],
  { hrefOf, queueHref }: { hrefOf: (key: string) => string; queueHref: string },
): BarPlace {
  const index = items.findIndex((item) => item.key === key);
  const isFree = (item: Waiting) => item.claimedBy === null;
  const neighbour = (found: Waiting | undefined) => (found ? { href: hrefOf(found.key), key: found.key } : null);
  const previous = neighbour(items.slice(0, Math.max(0, index)).findLast(isFree));
  const next = neighbour(items.slice(index + 1).find(isFree));
  return {
    queue: items.map((item) => item.key),
    previous,
    next,
    href: hrefOf(key),
    queueHref,
  };
}
