'use client';

import './auctions.css';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Icon } from '@/components/ui/icon';
import { basisUnit } from '@/lib/livestock/price-formats/asked-price';
import { lotTotal } from '@/lib/livestock/price-formats/bid-price';
import { currencySign } from '@/lib/core/i18n/currencies';
import { formatMoment, formatOwnMoment, formatNumber, formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { useServerNow } from './clock';
import { isClosingSoon, shortTimeLeft, timeLeft } from './countdown';
import { counted, fill } from '@/components/ui/fill';
import type { LotCardLabels } from './labels';
import type { LotCardModel } from './lot-card-model';
import { lotPhase } from './lot-phase';

/** Four columns on wide screens, two on tablets, one on phones. */
const SIZES = '(min-width: 1248px) 288px, (min-width: 1001px) 24vw, (min-width: 701px) 46vw, 92vw';

interface LotCardProps {
  card: LotCardModel;
  labels: LotCardLabels;
  locale: Locale;
  /** `first` is the page's largest picture; `eager` ones are visible before scrolling. */
  loading: 'first' | 'eager' | 'lazy';
  /** What the seller of an unfinished lot hasn't said yet: the card leaves it out. */
  unsaid?: readonly ('price' | 'times' | 'reserve')[];
}

function Strip({ card, labels, locale }: Pick<LotCardProps, 'card' | 'labels' | 'locale'>) {
  const now = useServerNow();
  const hydrated = useHydrated();
  const phase = lotPhase(card, now);
  const runs = phase === 'live' || phase === 'upcoming';
  const moment = phase === 'upcoming' ? card.startTime : card.endTime;
  const left = runs && now !== null ? timeLeft(moment, now) : null;
  const date = () =>
    fill(phase === 'upcoming' ? labels.startsOn : phase === 'live' ? labels.endsOn : labels.endedOn, {
      date: hydrated ? formatOwnMoment(locale, moment) : formatMoment(locale, moment, 'UTC'),
    });
  return (
    <p
      className="lot-strip"
      data-live={runs ? '' : undefined}
      data-closing={phase === 'closing' || (phase === 'live' && left && isClosingSoon(left)) ? '' : undefined}
    >
      <Icon name={phase === 'upcoming' ? 'calendar' : 'clock'} />
      {phase === 'closing' ? (
        labels.phases.closing
      ) : phase === 'cancelled' ? (
        labels.cancelled
      ) : (
        <time dateTime={moment}>
          {left ? fill(phase === 'upcoming' ? labels.startsIn : labels.endsIn, { time: shortTimeLeft(left) }) : date()}
        </time>
      )}
    </p>
  );
}

/** A lot's card, entirely a link. The grid updates price and bids; the page's shared clock updates the time left. */
export function LotCard({ card, labels, locale, loading, unsaid = [] }: LotCardProps) {
  const { state, currentPrice, bidCount, reserve, terms } = card;
  const phase = lotPhase(card, null);
  const price = currentPrice ?? card.startingPrice;
  const total = lotTotal(locale, price, terms);
  const stock = `/art/stock-${card.category}.webp`;
  const isTimed = !unsaid.includes('times');
  const label =
    currentPrice === null
      ? labels.startingPrice
      : phase === 'sold'
        ? labels.finalPrice
        : state === 'live'
          ? labels.currentBid
          : labels.lastBid;
  return (
    <li className="card lot-card">
      <div className="card-pic">
        <img
          src={card.picture?.[1] ?? stock}
          srcSet={card.picture ? `${card.picture[0]} 400w, ${card.picture[1]} 800w` : undefined}
          sizes={card.picture ? SIZES : undefined}
          data-stock={stock}
          alt=""
          width={800}
          height={600}
          loading={loading === 'lazy' ? 'lazy' : undefined}
          fetchPriority={loading === 'first' ? 'high' : undefined}
        />
        {isTimed && phase !== 'live' ? (
          <span className="card-tag" data-tone={phase}>
            {labels.phases[phase]}
          </span>
        ) : null}
      </div>
      {isTimed ? <Strip card={card} labels={labels} locale={locale} /> : null}
      <div className="card-body">
        {unsaid.includes('price') ? null : (
          <>
            <p className="card-label">{label}</p>
            <p className="card-price">
              <span>{currencySign(locale, terms.priceCurrency)}&nbsp;</span>
              {formatPrice(locale, price)}
              {terms.priceBasis === 'lot' ? null : <small>{basisUnit(locale, terms.priceBasis)}</small>}
            </p>
            {total === null ? null : <p className="card-total">{total}</p>}
          </>
        )}
        <h3>
          <a href={card.href} lang={card.lang}>
            {card.title}
          </a>
        </h3>
        <p className="card-facts">{card.facts}</p>
        <p className="card-health">
          <span>
            <Icon name="gavel" />
            {counted(labels.bids, bidCount, formatNumber(locale, bidCount))}
          </span>
          {unsaid.includes('reserve') ? null : (
            <span>
              {reserve === 'met' ? <Icon name="circle-check" /> : null}
              {labels.reserve[reserve]}
            </span>
          )}
        </p>
        <div className="card-foot">
          <p>
            <b>{card.place}</b>
          </p>
        </div>
      </div>
    </li>
  );
}
