'use client';

import { STRIP, ThreadOffer, type ThreadOfferView } from '@/components/messages/offers/thread-offer';
import { ThreadVisit, type ThreadVisitView } from './thread-visit';

interface ThreadWaysProps {
  offer: ThreadOfferView | null;
  visit: ThreadVisitView | null;
}

/** What the two have agreed on or wait for; where there is neither, the ways to an offer and a visit share one line. */
export function ThreadWays({ offer, visit }: ThreadWaysProps) {
  const ways = (
    <>
      {offer ? <ThreadOffer offer={offer} /> : null}
      {visit ? <ThreadVisit visit={visit} className={STRIP} /> : null}
    </>
  );
  if (offer?.kind !== 'none' || visit?.kind !== 'none') return ways;
  return (
    <div className="flex flex-none *:flex-1 max-sm:divide-x max-sm:divide-line max-sm:*:px-3 sm:gap-2">{ways}</div>
  );
}
