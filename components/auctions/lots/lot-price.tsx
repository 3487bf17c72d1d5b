'use client';

import { BidPrice } from '@/components/auctions/bids/bid-price';
import { worth } from '@/components/auctions/bids/worth';
import { useLot } from '@/components/auctions/lot-page/lot-provider';
import { Icon } from '@/components/ui/icon';
import { bidPrice } from '@/lib/livestock/price-formats/bid-price';
import { formatMoney } from '@/lib/core/i18n/format';
import { fill } from '@/components/ui/fill';

/** The current price, what it comes to, the starting price, and whether the reserve is met. */
export function LotPrice() {
  const shown = useLot();
  const { lot, phase, locale, labels, terms, startingPrice } = shown;
  const { currentPrice, reserve } = lot;
  const price = currentPrice ?? startingPrice;
  const title =
    currentPrice === null
      ? labels.startingPrice
      : phase === 'sold'
        ? labels.finalPrice
        : phase === 'review'
          ? labels.voidWinner
          : phase === 'ended' || phase === 'cancelled'
            ? labels.lastBid
            : labels.currentBid;
  const [total, ...parts] = worth(price, shown, { isShown: true });
  const isTotal = terms.priceBasis !== 'lot';
  const details = [
    ...(isTotal || total === undefined ? parts : [total, ...parts]),
    currentPrice === null ? null : fill(labels.startedAt, { amount: bidPrice(locale, startingPrice, terms) }),
  ].filter((part) => part !== null);
  return (
    <div>
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <p className="text-14 text-ink-2">{title}</p>
        {/* A void bid meets no reserve. */}
        {phase === 'review' ? null : (
          <span className="lot-badge" data-tone={reserve === 'met' ? 'ok' : undefined} data-testid="reserve">
            {reserve === 'met' ? <Icon name="circle-check" /> : null}
            {labels.reserve[reserve]}
          </span>
        )}
      </div>
      <div className="main-price mt-1.5" data-testid="price">
        <BidPrice locale={locale} amount={price} terms={terms} size="box" />
      </div>
      {isTotal ? <p className="mt-1.5 text-16 font-semibold tabular-nums">{total}</p> : null}
      {details.length > 0 ? <p className="mt-1 text-14 text-ink-2 tabular-nums">{details.join(' · ')}</p> : null}
      {phase === 'live' ? (
        <p className="mt-1 text-14 text-ink-2 tabular-nums" data-testid="next-bid">
          {fill(labels.nextBid, { amount: bidPrice(locale, lot.nextMinimum, terms) })} ·{' '}
          {fill(labels.steps, { amount: formatMoney(locale, lot.increment, terms.priceCurrency) })}
        </p>
      ) : null}
    </div>
  );
}
