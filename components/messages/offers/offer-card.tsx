'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/core/i18n/format';
import type { NegotiationDto, OfferDto } from '@/lib/deals/offers/dto';
import { formatAskedPrice, askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import type { Locale } from '@/lib/core/i18n/locales';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import { Expiry } from './expiry';
import { OfferSum } from './offer-sum';
import {
  deliveryText,
  freightText,
  paymentText,
  slideText,
  toleranceText,
  weightText,
  type OfferTexts,
} from './terms-text';

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

/** A term of an offer, with what it was in the one before where that is something else. */
interface TermRow {
  name: string;
  value: string;
  before: string | null;
}

/** The terms of an offer, compared with those that it answers. */
function termRows(t: OfferTexts, locale: Locale, terms: DealTerms, before: DealTerms | null): TermRow[] {
  const row = (name: string, text: (of: DealTerms) => string, isShown = true): TermRow[] => {
    const [value, earlier] = [text(terms), before && text(before)];
    if (!isShown && (earlier === null || earlier === value)) return [];
    return [{ name, value, before: earlier === value ? null : earlier }];
  };
  const isSaid = (...facts: unknown[]) => facts.some((fact) => fact !== null);
  return [
    ...row(t('rows.price'), (of) => askedPriceText(locale, of), false),
    ...row(t('rows.heads'), (of) => formatNumber(locale, of.heads), false),
    ...row(t('rows.payment'), (of) => paymentText(t, locale, of.payment)),
    ...row(t('rows.delivery'), (of) => deliveryText(t, locale, of), isSaid(terms.deliverFrom, terms.deliverTo)),
    ...row(t('rows.freight'), (of) => freightText(t, of), isSaid(terms.freightPayer)),
    ...row(t('rows.weight'), (of) => weightText(t, locale, of), isByWeight(terms.basis)),
    ...row(t('rows.tolerance'), (of) => toleranceText(t, locale, of), isSaid(terms.tolerancePercent)),
    ...row(t('rows.slide'), (of) => slideText(t, locale, of), isSaid(terms.slide)),
  ];
}
