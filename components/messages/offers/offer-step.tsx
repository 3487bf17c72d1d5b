'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { OfferDto, OfferStatus } from '@/lib/deals/offers/dto';
import { Expiry } from './expiry';
import { offeredText, totalText } from './terms-text';

/** An offer or a counter-offer, as the conversation of the two shows it. */
export interface OfferStepView {
  offer: OfferDto;
  /** The one of its page. */
  negotiationId: string;
  kind: 'offer' | 'counter';
  isMine: boolean;
  /** The other side's. */
  name: string;
}

const TONES: Record<Exclude<OfferStatus, 'open'>, BadgeTone> = {
  accepted: 'ok',
  countered: 'neutral',
  declined: 'error',
  withdrawn: 'neutral',
  expired: 'neutral',
  gone: 'neutral',
};

/** A step of a negotiation among the messages: what was offered, what became of it, and the way to answer. */
export function OfferStep({ step }: { step: OfferStepView }) {
  const t = useTranslations('offers');
  const locale = useLocale();
  const { offer, kind, isMine, name } = step;
  const { terms, status, expiresAt } = offer;
  const title = t('cardTitle', { who: isMine ? 'me' : 'other', kind, name });
  const total = totalText(locale, terms);
  return (
    <article
      aria-label={title}
      className={`rounded-card border border-line bg-surface px-3.5 py-2.5 text-14 ${status === 'open' ? 'border-t-3 border-t-wheat' : ''}`}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <b className="font-semibold">{title}</b>
        {status === 'open' ? (
          <Expiry at={expiresAt} className="font-semibold text-wheat-ink" />
        ) : (
          <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
        )}
      </header>
      <p className="mt-1 tabular-nums">
        {offeredText(t, locale, terms)}
        {total ? <b className="font-semibold">{` · ${total}`}</b> : null}
      </p>
      <Link
        href={localizedPath(locale, `/offers/${step.negotiationId}`)}
        prefetch={false}
        className="link flex min-h-11 w-fit items-center"
      >
        {t(status === 'open' && !isMine ? 'seeAndAnswer' : 'see')}
      </Link>
    </article>
  );
}
