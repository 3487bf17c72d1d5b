'use client';

import { cents, fromCents } from '@/components/bids/amount';
import { useLot } from '@/components/lot-page/lot-provider';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import { formatPrice } from '@/lib/i18n/format';
import { fill } from './fill';

/** The current price, the price per head, the starting price, and whether the reserve is met. */
export function LotPrice() {
  const { lot, phase, locale, labels, quantity, startingPrice } = useLot();
  const { currentPrice, reserve } = lot;
  const price = currentPrice ?? startingPrice;
  const title =
    currentPrice === null
      ? labels.startingPrice
      : phase === 'sold'
        ? labels.finalPrice
        : phase === 'ended' || phase === 'cancelled'
          ? labels.lastBid
          : labels.currentBid;
  const details = [
    quantity > 1
      ? fill(labels.perHead, { amount: formatPrice(locale, fromCents(Math.round(cents(price) / quantity))) })
      : null,
    currentPrice === null ? null : fill(labels.startedAt, { amount: formatPrice(locale, startingPrice) }),
  ].filter((part) => part !== null);
  return (
    <div>
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <p className="text-14 text-ink-2">{title}</p>
        <span className="lot-badge" data-tone={reserve === 'met' ? 'ok' : undefined} data-testid="reserve">
          {reserve === 'met' ? <Icon name="circle-check" /> : null}
          {labels.reserve[reserve]}
        </span>
      </div>
      <div className="mt-1.5" data-testid="price">
        <Price locale={locale} amount={price} size="box" />
      </div>
      {details.length > 0 ? <p className="mt-1 text-14 text-ink-2 tabular-nums">{details.join(' · ')}</p> : null}
    </div>
  );
}
