'use client';

import { useEffect, useRef } from 'react';
import { LotNote } from '@/components/auctions/lot-page/lot-note';
import { useLot } from '@/components/auctions/lot-page/lot-provider';
import { fill } from '@/components/ui/fill';
import { notify } from '@/components/ui/notify';
import { bidPriceInFull } from '@/lib/livestock/price-formats/bid-price';

/** The message about the lot for this viewer. */
function Standing() {
  const { lot, phase, mine, locale, labels, terms, startingPrice } = useLot();
  const price = { amount: bidPriceInFull(locale, lot.currentPrice ?? startingPrice, terms) };
  const maximum = mine?.maximum ? { amount: bidPriceInFull(locale, mine.maximum, terms) } : null;
  const say = (
    tone: Parameters<typeof LotNote>[0]['tone'],
    icon: Parameters<typeof LotNote>[0]['icon'],
    title: string | undefined,
    text: string,
  ) => (
    <LotNote tone={tone} icon={icon} title={title}>
      {text}
    </LotNote>
  );
  switch (phase) {
    case 'upcoming':
      return null;
    case 'closing':
      return say('warn', 'clock', undefined, labels.closing);
    case 'cancelled':
      return say('error', 'ban', labels.cancelledTitle, labels.cancelled);
    case 'ended':
      return say('info', 'info', labels.notSoldTitle, lot.bidCount === 0 ? labels.notSoldBids : labels.notSoldReserve);
    case 'review':
      return say('info', 'info', labels.reviewTitle, labels.review);
    case 'sold':
      if (mine?.won) return say('ok', 'gavel', labels.wonTitle, fill(labels.won, price));
      // Whoever led wins, unless somebody was faster: known as soon as the standing is reloaded.
      if (mine?.leading) return say('warn', 'clock', undefined, labels.closing);
      return maximum
        ? say('info', 'gavel', labels.lostTitle, fill(labels.lost, price))
        : say('ok', 'gavel', undefined, fill(labels.sold, price));
    case 'live':
      if (mine?.isVoid) return say('info', 'ban', labels.voidTitle, labels.voidText);
      if (!maximum) return null;
      if (mine?.loweredFrom)
        return say(
          'warn',
          'triangle-alert',
          labels.loweredTitle,
          fill(labels.lowered, { ...maximum, before: bidPriceInFull(locale, mine.loweredFrom, terms) }),
        );
      if (!mine?.leading) return say('warn', 'triangle-alert', labels.outbidTitle, fill(labels.outbid, maximum));
      return say(
        'ok',
        'gavel',
        labels.leadingTitle,
        fill(lot.reserve === 'not_met' ? labels.leadingReserve : labels.leading, maximum),
      );
  }
}

/**
 * The viewer's standing or the outcome, as a live region. Losing the lead also shows a toast, wherever the page is
 * scrolled.
 */
export function StandingNote() {
  const { lot, phase, mine, locale, labels, terms, startingPrice } = useLot();
  const price = bidPriceInFull(locale, lot.currentPrice ?? startingPrice, terms);
  const leads = phase === 'live' && mine?.leading === true;
  const led = useRef(false);
  useEffect(() => {
    if (led.current && !leads && phase === 'live' && !mine?.isVoid)
      notify.info(labels.outbidToast, { description: fill(labels.outbidToastText, { amount: price }) });
    led.current = leads;
    // oxlint-disable-next-line react/exhaustive-deps -- announced once, when the lead is lost, and not with every later price
  }, [leads, phase]);
  return (
    <div role="status" className="empty:hidden" data-testid="standing">
      <Standing />
    </div>
  );
}
