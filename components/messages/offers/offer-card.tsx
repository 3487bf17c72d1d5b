'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/core/i18n/format';
import type { NegotiationDto, OfferDto } from '@/lib/deals/offers/dto';
import { formatAskedPrice } from '@/lib/livestock/price-formats/asked-price';
import { termRows } from './changed-terms';
import { Expiry } from './expiry';
import { OfferSum } from './offer-sum';

interface OfferCardProps {
  negotiation: NegotiationDto;
  offer: OfferDto;
  /** The offer that it answers. */
  before: OfferDto | null;
  children: ReactNode;
}

/** The newest offer with its figures: what changed is bold beside the struck value before. */
export function OfferCard({ negotiation, offer, before, children }: OfferCardProps) {
  const t = useTranslations('offers');
  const locale = useLocale();
  const { terms, status } = offer;
  const isOpen = status === 'open';
  const isMine = offer.side === negotiation.side;
  const price = formatAskedPrice(locale, terms);
  const title = t('cardTitle', {
    who: isMine ? 'me' : 'other',
    kind: before ? 'counter' : 'offer',
    name: negotiation.person.name,
  });
  return (
    <article
      aria-label={title}
      className={`rounded-card border bg-surface p-4 sm:p-5 ${isOpen ? 'border-line border-t-3 border-t-wheat shadow-card' : 'border-line'}`}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 className="text-18">{title}</h2>
        {isOpen ? <Expiry at={offer.expiresAt} className="text-14 font-semibold text-wheat-ink" /> : null}
      </header>
      <p className="head mt-2 text-28 leading-tight tabular-nums">
        {`${price.currency}\u00a0${price.amount} `}
        <span className="text-16 font-medium text-ink-2">
          {t('perAndHeads', { unit: price.unit, heads: formatNumber(locale, terms.heads), count: terms.heads })}
        </span>
      </p>
      <div className="mt-1">
        <OfferSum terms={terms} asked={negotiation.asked} side={negotiation.side} />
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2.5 border-t border-line pt-3">
        {termRows(t, locale, terms, before?.terms ?? null).map(({ name, value, before: earlier }) => (
          <div key={name} className="min-w-0">
            <dt className="text-13 text-ink-2">{name}</dt>
            <dd className="text-15 tabular-nums">
              {earlier === null ? (
                value
              ) : (
                <>
                  <b className="font-semibold">{value}</b> <span className="sr-only">{t('before')}</span>
                  <s className="text-ink-2">{earlier}</s>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {terms.note ? (
        <div className="mt-3 rounded-input bg-sunken px-3.5 py-2.5">
          {before?.terms.note === terms.note ? <p className="text-13 text-ink-2">{t('noteKept')}</p> : null}
          <p className="text-15 whitespace-pre-line [overflow-wrap:anywhere]">{terms.note}</p>
        </div>
      ) : null}
      <div className="mt-4 grid gap-2">{children}</div>
    </article>
  );
}
