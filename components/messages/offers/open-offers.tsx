'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { EmptyState } from '@/components/ui/panel';
import { ANIMALS_PATH, localizedPath } from '@/lib/core/i18n/paths';
import type { NegotiationDto, OfferDto } from '@/lib/deals/offers/dto';
import { Expiry } from './expiry';
import { offeredText } from './terms-text';

/** The open offers of a member: those that wait for their answer first, then those that wait for the other side's. */
export function OpenOffers({ negotiations }: { negotiations: readonly NegotiationDto[] }) {
  const t = useTranslations('offers');
  const locale = useLocale();
  const open = negotiations.flatMap((negotiation) => {
    const offer = negotiation.offers.at(-1);
    return offer?.status === 'open' ? [{ negotiation, offer, isMine: offer.side === negotiation.side }] : [];
  });
  if (open.length === 0)
    return (
      <EmptyState
        title={t('none')}
        action={
          <Link href={localizedPath(locale, ANIMALS_PATH)} prefetch={false} className={buttonVariants()}>
            {t('browse')}
          </Link>
        }
      >
        {t('noneText')}
      </EmptyState>
    );
  const groups = [
    { title: t('yourTurn'), rows: open.filter(({ isMine, negotiation }) => !isMine && !negotiation.isBelowFloor) },
    { title: t('theirTurn'), rows: open.filter(({ isMine }) => isMine) },
  ];
  const below = open.filter(({ negotiation }) => negotiation.isBelowFloor);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] max-w-form gap-6">
      {groups.map(({ title, rows }) =>
        rows.length === 0 ? null : (
          <section key={title} aria-label={title}>
            <h2 className="pb-2 text-20">{title}</h2>
            <Rows rows={rows} />
          </section>
        ),
      )}
      {below.length > 0 ? (
        <details>
          <summary className="link inline-flex min-h-11 items-center text-15">
            {t('belowFloor', { count: below.length })}
          </summary>
          <p className="pb-2 text-14 text-ink-2">{t('belowFloorText')}</p>
          <Rows rows={below} />
        </details>
      ) : null}
    </div>
  );
}

interface Row {
  negotiation: NegotiationDto;
  offer: OfferDto;
  isMine: boolean;
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('offers');
  const locale = useLocale();
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {rows.map(({ negotiation: { id, listing, person }, offer, isMine }) => (
        <li key={id}>
          <Link
            href={localizedPath(locale, `/offers/${id}`)}
            prefetch={false}
            className="flex min-h-16 items-center gap-3 px-3 py-2.5 -outline-offset-2 hover:bg-sunken/55"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate text-15 font-semibold">{listing.title}</span>
              <span className="block text-14 text-ink-2 tabular-nums">
                {person.name} · {offeredText(t, locale, offer.terms)}
              </span>
              <Expiry
                at={offer.expiresAt}
                className={`block text-13 ${isMine ? 'text-ink-2' : 'font-semibold text-wheat-ink'}`}
              />
            </span>
            <Icon name="chevron-right" className="size-4 flex-none text-pasture-ink" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
