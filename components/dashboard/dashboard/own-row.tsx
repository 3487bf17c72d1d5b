import Link from 'next/link';
import type { ReactNode } from 'react';
import { BidPrice } from '@/components/auctions/bids/bid-price';
import { LocalTime } from '@/components/ui/local-time';
import { Badge } from '@/components/ui/badge';
import type { LotState, LotSummary } from '@/lib/market/auctions/dto';
import { lotTotal } from '@/lib/livestock/price-formats/bid-price';
import { foreignLanguage, type Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';

/** The labels of a lot's state in the dashboard's rows. */
export interface OwnRowLabels {
  states: Record<LotState, string>;
  starts: string;
  ends: string;
  ended: string;
  wasToEnd: string;
  currentBid: string;
  lastBid: string;
  startingPrice: string;
  finalPrice: string;
}

interface OwnRowProps {
  lot: LotSummary;
  locale: Locale;
  words: OwnRowLabels;
  /** Replaces the lot's own state. */
  badge?: ReactNode;
  /** Replaces the lot's page. */
  href?: string | undefined;
  /** Whether its time is stopped, so that neither beginning nor end is shown. */
  isStopped?: boolean;
  /** Below the title. */
  details: string;
  /** What waits to be done. */
  children?: ReactNode;
  /** Everything else that can be done, behind one button. */
  menu?: ReactNode;
}

const TONES = { upcoming: 'info', live: 'ok', ended: 'neutral', sold: 'ok', cancelled: 'error' } as const;

/** One lot in the dashboard: picture, price, state and next step. */
export function OwnRow({ lot, locale, words, badge, href, isStopped = false, details, children, menu }: OwnRowProps) {
  const stock = `/art/stock-${lot.category}.webp`;
  const { id, title, state, image, currentPrice, startingPrice, startTime, endTime } = lot;
  const price = currentPrice ?? startingPrice;
  const total = lotTotal(locale, price, lot);
  const when = {
    upcoming: words.starts,
    live: words.ends,
    ended: words.ended,
    sold: words.ended,
    cancelled: words.wasToEnd,
  }[state];
  const bid = {
    upcoming: words.currentBid,
    live: words.currentBid,
    ended: words.lastBid,
    sold: words.finalPrice,
    cancelled: words.lastBid,
  }[state];
  return (
    <li
      className={`relative grid gap-x-4 gap-y-3 border-b border-line p-3 last:border-0 sm:items-center sm:p-4 ${menu ? 'max-sm:pr-14 sm:grid-cols-[112px_minmax(0,1fr)_auto_44px]' : 'sm:grid-cols-[112px_minmax(0,1fr)_auto]'}`}
    >
      <img
        src={image?.urls[400] ?? stock}
        data-stock={stock}
        alt=""
        width={112}
        height={84}
        loading="lazy"
        className="h-21 w-28 rounded-input bg-sunken object-cover max-sm:hidden"
      />
      <div className="min-w-0">
        <p className="mb-1.5 flex flex-wrap items-center gap-2">
          {badge ?? (
            <Badge tone={TONES[state]} dot={state === 'live'}>
              {words.states[state]}
            </Badge>
          )}
          {isStopped ? null : (
            <span className="text-13 text-ink-2 tabular-nums">
              {when} <LocalTime date={state === 'upcoming' ? startTime : endTime} />
            </span>
          )}
        </p>
        <Link
          prefetch={false}
          href={href ?? localizedPath(locale, `/auctions/${id}`)}
          lang={foreignLanguage(lot.language, locale)}
          className="line-clamp-2 leading-[1.3] font-semibold hover:underline"
        >
          {title}
        </Link>
        <p className="mt-0.5 text-14 text-ink-2">{details}</p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 sm:grid sm:justify-items-end">
        <div className="sm:text-right">
          <p className="text-13 text-ink-2">{currentPrice === null ? words.startingPrice : bid}</p>
          <BidPrice locale={locale} amount={price} terms={lot} size="row" />
          {total === null ? null : <p className="text-13 text-ink-2 tabular-nums">{total}</p>}
        </div>
        {children}
      </div>
      {menu ? <div className="absolute top-2 right-2 sm:static">{menu}</div> : null}
    </li>
  );
}
