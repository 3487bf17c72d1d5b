'use client';

import { useEffect, useRef, useState } from 'react';
import { useLot } from '@/components/auctions/lot-page/lot-provider';
import { fill } from '@/components/ui/fill';
import { Moment } from '@/components/auctions/lots/moment';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import type { BidPage, PublicBid } from '@/lib/market/auctions/dto';
import { DAY_MS } from '@/lib/core/durations';
import { basisUnit } from '@/lib/livestock/price-formats/asked-price';
import { bidPrice, bidPriceInFull } from '@/lib/livestock/price-formats/bid-price';
import { formatAgo, formatMoney } from '@/lib/core/i18n/format';

/** Minimum interval between announcements of new bids. */
const ANNOUNCE_MS = 4000;

/** Shortens `R*** P.` to `R. P.`; empty for a deleted account. */
function initials(masked: string): string[] {
  return masked.split(' ').flatMap((part) => /^[^*]/.exec(part)?.[0] ?? []);
}

/** Highest first; the leading bid before others of the same amount, and among those the earlier one. Void ones are last. */
function byAmount(one: PublicBid, other: PublicBid): number {
  return (
    Number(one.isVoid) - Number(other.isVoid) ||
    Number(other.isWinning) - Number(one.isWinning) ||
    Number(other.amount) - Number(one.amount) ||
    Date.parse(one.createdAt) - Date.parse(other.createdAt)
  );
}

/**
 * True if the bid was raised automatically, within its bidder's maximum, in response to a later bid that didn't exceed
 * it.
 */
function isAutomatic(bid: PublicBid, bids: readonly PublicBid[]): boolean {
  return (
    !bid.isVoid &&
    bids.some(
      (later) =>
        !later.isVoid &&
        Date.parse(later.createdAt) > Date.parse(bid.createdAt) &&
        Number(later.amount) <= Number(bid.amount),
    )
  );
}

interface BidRowProps {
  bid: PublicBid;
  isNew: boolean;
  automatic: boolean;
}

function BidRow({ bid, isNew, automatic }: BidRowProps) {
  const { phase, mine, now, locale, labels, terms } = useLot();
  const letters = initials(bid.bidder);
  const won = bid.isWinning && phase === 'sold';
  const leads = bid.isWinning && (phase === 'live' || phase === 'closing' || won);
  const isMine = mine?.bidIds.includes(bid.id) === true;
  const recent = now !== null && now - Date.parse(bid.createdAt) < DAY_MS;
  return (
    <li
      data-leads={leads ? '' : undefined}
      data-void={bid.isVoid ? '' : undefined}
      className={isNew ? 'lot-bid-new' : undefined}
    >
      <span className="lot-initials" aria-hidden="true">
        {letters.length > 0 ? letters.join('·') : <Icon name="user" className="size-4" />}
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span className={bid.isVoid ? 'text-ink-2 line-through' : 'font-medium'}>
          {isMine ? labels.you : fill(labels.bidder, { name: letters.map((letter) => `${letter}.`).join(' ') }).trim()}
        </span>
        {leads ? (
          <span className="lot-badge bg-surface!" data-tone="ok">
            <Icon name={won ? 'gavel' : 'check'} />
            {won ? labels.winner : isMine ? labels.youLead : labels.leads}
          </span>
        ) : null}
        {bid.isVoid ? (
          <span className="lot-badge" data-tone="neutral">
            <Icon name="ban" />
            {labels.voidBid}
          </span>
        ) : null}
        {automatic ? <span className="text-13 text-ink-2">{labels.automatic}</span> : null}
      </span>
      <span className="lot-bid-amount">
        <b className={`tabular-nums ${bid.isVoid ? 'font-normal text-ink-2 line-through' : 'font-semibold'}`}>
          {bidPrice(locale, bid.amount, terms)}
        </b>
        {terms.priceBasis === 'lot' ? null : (
          <span className="text-13 text-ink-2 tabular-nums">
            {formatMoney(locale, bid.total, terms.priceCurrency)} {basisUnit(locale, 'lot')}
          </span>
        )}
        {recent ? (
          <time dateTime={bid.createdAt}>{formatAgo(locale, bid.createdAt, now)}</time>
        ) : (
          <Moment at={bid.createdAt} />
        )}
      </span>
    </li>
  );
}

/** Announces the current price to screen readers, at most once per interval; empty once the price has changed. */
function BidAnnouncer() {
  const { lot, locale, labels, terms } = useLot();
  const { bidCount, currentPrice } = lot;
  const [announced, setAnnounced] = useState<string | null>(null);
  const known = useRef(bidCount);
  const last = useRef(0);
  useEffect(() => {
    if (bidCount === known.current) return;
    const announce = () => {
      known.current = bidCount;
      last.current = Date.now();
      setAnnounced(currentPrice);
    };
    const timer = setTimeout(announce, Math.max(0, last.current + ANNOUNCE_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [bidCount, currentPrice]);
  return (
    <p role="status" className="sr-only">
      {announced !== null && announced === currentPrice
        ? fill(labels.newBid, { amount: bidPriceInFull(locale, announced, terms) })
        : null}
    </p>
  );
}

/** The bids under masked names, highest first: the latest arrive live, all of them on request. */
export function BidHistory() {
  const { id, lot, phase, mine, labels } = useLot();
  const [older, setOlder] = useState<PublicBid[]>([]);
  const [page, setPage] = useState(0);
  const [loading, setLoading] = useState(false);
  const [first] = useState(() => new Set(lot.bids.map((bid) => bid.id)));
  const [standing, setStanding] = useState(lot.bidCount);
  if (standing !== lot.bidCount) {
    setStanding(lot.bidCount);
    // Some became void, perhaps also among those loaded before.
    if (lot.bidCount < standing) {
      setOlder([]);
      setPage(0);
    }
  }
  const live = new Set(lot.bids.map((bid) => bid.id));
  const bids = [...lot.bids, ...older.filter((bid) => !live.has(bid.id))].sort(byAmount);
  const automatic = new Set(bids.filter((bid) => isAutomatic(bid, bids)));

  const more = async () => {
    setLoading(true);
    const response = await fetch(`/api/auctions/${id}/bids?page=${page + 1}`, {
      headers: { accept: 'application/json' },
    }).catch(() => null);
    setLoading(false);
    if (!response?.ok) return notify.error(labels.bidsFailed);
    const answer = (await response.json()) as BidPage;
    setPage(page + 1);
    setOlder((known) => {
      const seen = new Set(known.map((bid) => bid.id));
      return [...known, ...answer.bids.filter((bid) => !seen.has(bid.id))];
    });
  };

  return (
    <section className="detail-block">
      <h2>
        {labels.history} <span className="font-medium text-ink-2 tabular-nums">{lot.bidCount}</span>
      </h2>
      {bids.length === 0 ? (
        <p className="text-ink-2">{phase === 'live' && !mine?.isSeller ? labels.noBidsLive : labels.noBids}</p>
      ) : null}
      {automatic.size > 0 ? <p className="mb-3 text-14 text-ink-2">{labels.historyHelp}</p> : null}
      <ol className="lot-bids" data-testid="bids">
        {bids.map((bid) => (
          <BidRow
            key={bid.id}
            bid={bid}
            isNew={!first.has(bid.id) && live.has(bid.id)}
            automatic={automatic.has(bid)}
          />
        ))}
      </ol>
      {bids.filter((bid) => !bid.isVoid).length < lot.bidCount ? (
        <button
          type="button"
          disabled={loading}
          onClick={() => void more()}
          className={`${buttonVariants({ variant: 'secondary' })} mt-3 max-sm:w-full`}
        >
          {loading ? labels.loadingBids : fill(labels.allBids, { count: lot.bidCount })}
        </button>
      ) : null}
      <BidAnnouncer />
    </section>
  );
}
