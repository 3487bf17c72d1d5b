'use client';

import type { MouseEvent } from 'react';
import { INPUT_ID } from '@/components/auctions/bids/bid-form';
import { BidPrice } from '@/components/auctions/bids/bid-price';
import { AuthLink } from '@/components/ui/viewer/auth-link';
import { useViewer } from '@/components/ui/viewer/use-viewer';
import { shortTimeLeft, timeLeft } from '@/components/auctions/lots/countdown';
import { fill } from '@/components/ui/fill';
import { hasEnded } from '@/components/auctions/lots/lot-phase';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { lotTotal } from '@/lib/livestock/price-formats/bid-price';
import { localizedPath } from '@/lib/core/i18n/paths';
import { useLot } from './lot-provider';

function toForm(event: MouseEvent): void {
  const input = document.getElementById(INPUT_ID);
  if (!input) return;
  event.preventDefault();
  document.getElementById('bid')?.scrollIntoView();
  input.focus({ preventScroll: true });
}

/** The bottom bar on phones until the end: price, time left and a link to the bid form. */
export function LotBar() {
  const { lot, phase, mine, now, locale, labels, terms, startingPrice } = useLot();
  const { data: viewer } = useViewer();
  const left = now === null ? null : shortTimeLeft(timeLeft(phase === 'upcoming' ? lot.startTime : lot.endTime, now));
  const standing =
    phase === 'live' && mine?.maximum ? (mine.leading ? labels.youLead : labels.outbidTitle.replace(/\.$/, '')) : null;
  const sentence = phase === 'upcoming' ? labels.startsIn : labels.endsIn;
  const status =
    phase !== 'live' && phase !== 'upcoming'
      ? labels.phases[phase]
      : left === null
        ? labels.phases[phase]
        : standing
          ? `${left} · ${standing}`
          : fill(sentence, { time: left });
  if (hasEnded(lot.state)) return null;
  const price = lot.currentPrice ?? startingPrice;
  const canBid = phase === 'live' && !mine?.isSeller && !mine?.refused;
  return (
    <div data-bottom-bar className="bottom-bar">
      <div className="bar-price min-w-0 flex-1">
        <BidPrice locale={locale} amount={price} terms={terms} size="bar" />
        <p
          className={`truncate text-13 font-semibold tabular-nums ${phase === 'live' ? 'text-wheat-ink' : 'text-ink-2'}`}
        >
          {[lotTotal(locale, price, terms), status].filter(Boolean).join(' · ')}
        </p>
      </div>
      {canBid ? (
        <>
          <span className={`bar-way ${viewer === null ? '' : 'signed-in:hidden'}`}>
            <AuthLink href={localizedPath(locale, '/auth')} hash="#bid" className={buttonVariants()}>
              <Icon name="gavel" />
              {labels.bid}
            </AuthLink>
          </span>
          {viewer === null ? null : (
            <span className="bar-way hidden signed-in:inline">
              <a href="#bid" onClick={toForm} className={buttonVariants()}>
                <Icon name="gavel" />
                {mine?.leading ? labels.raiseShort : labels.bid}
              </a>
            </span>
          )}
        </>
      ) : null}
    </div>
  );
}
