'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button-variants';
import { Panel } from '@/components/ui/panel';
import { useStockPictures } from '@/components/ui/page/use-stock-pictures';
import type { OwnBid } from '@/lib/market/auctions/dto';
import type { Bidding } from '@/lib/market/sanctions/dto';
import { bidPriceInFull } from '@/lib/livestock/price-formats/bid-price';
import { formatPrice } from '@/lib/core/i18n/format';
import { localizedPath } from '@/lib/core/i18n/paths';
import { OwnRow } from './own-row';
import { useOwnRowLabels } from './use-own-row-labels';

const TONES = { winning: 'ok', outbid: 'pending', won: 'ok', failed: 'neutral', void: 'neutral' } as const;
const ICONS = { winning: 'check', outbid: 'triangle-alert', won: 'gavel', failed: 'x', void: 'ban' } as const;

const ORDER = { outbid: 0, winning: 1, won: 2, failed: 3, void: 3 } as const;

/**
 * Lots that are still open come first (outbid before leading, each by its end), then won and lost ones, latest first.
 */
function byUrgency({ lot: one, status }: OwnBid, { lot: other, status: otherStatus }: OwnBid): number {
  const runs = status === 'outbid' || status === 'winning';
  const sooner = Date.parse(one.endTime) - Date.parse(other.endTime);
  return ORDER[status] - ORDER[otherStatus] || (runs ? sooner : -sooner);
}

/** The lots that the user bid on: outbid, leading, won or lost, and the next step. */
export function OwnBids({ bids, bidding }: { bids: (OwnBid & { talkHref: string | null })[]; bidding: Bidding }) {
  const t = useTranslations('ownAuctions');
  const locale = useLocale();
  const words = useOwnRowLabels();
  const list = useRef<HTMLUListElement>(null);
  useStockPictures(list, bids);
  const money = (amount: string) => formatPrice(locale, amount);
  const { limit, bound, left, whenPhoneConfirmed, whenVerified } = bidding;
  return (
    <Panel padded={false}>
      <p className="border-b border-line px-4 py-3 text-14 text-ink-2 tabular-nums">
        {t('biddingLimit', { limit: money(limit), bound: money(bound), left: money(left) })}{' '}
        {whenPhoneConfirmed === null ? null : (
          <>
            <Link prefetch={false} href={localizedPath(locale, '/profile')} className="link">
              {t('confirmPhoneForMore', { limit: money(whenPhoneConfirmed) })}
            </Link>
            {' · '}
          </>
        )}
        {whenVerified === null ? null : (
          <Link prefetch={false} href={localizedPath(locale, '/verification')} className="link">
            {t('verifyForMore', { limit: money(whenVerified) })}
          </Link>
        )}
      </p>
      <ul ref={list} aria-label={t('bids')}>
        {bids.toSorted(byUrgency).map(({ lot, maximum, status, seller, talkHref }) => {
          const next = status === 'won' ? t('wonNext', { name: seller?.name ?? t('theSeller') }) : null;
          return (
            <OwnRow
              key={lot.id}
              lot={lot}
              locale={locale}
              words={words}
              details={[t('yourMaximum', { amount: bidPriceInFull(locale, maximum, lot) }), next]
                .filter(Boolean)
                .join(' · ')}
              badge={
                <Badge tone={TONES[status]} icon={ICONS[status]}>
                  {t(lot.state === 'cancelled' ? 'cancelledState' : status)}
                </Badge>
              }
            >
              {status === 'outbid' ? (
                <Link
                  prefetch={false}
                  href={localizedPath(locale, `/auctions/${lot.id}#bid`)}
                  className={buttonVariants()}
                >
                  {t('raise')}
                </Link>
              ) : null}
              {talkHref ? (
                <Link prefetch={false} href={talkHref} className={buttonVariants()}>
                  {t('writeToSeller')}
                </Link>
              ) : null}
            </OwnRow>
          );
        })}
      </ul>
    </Panel>
  );
}
