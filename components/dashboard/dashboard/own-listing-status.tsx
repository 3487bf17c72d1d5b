'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { OwnListingRow } from './own-listing-row';

/** The status of a listing, and the days left if it expires soon. */
export function OwnListingStatus({ row: { status, takenDown, held, daysLeft } }: { row: OwnListingRow }) {
  const t = useTranslations('dashboard');
  const life = useTranslations('listingLife');
  const [tone, text] = {
    active: ['ok', t('active')] as const,
    paused: takenDown
      ? (['error', t('takenDownState')] as const)
      : held
        ? (['pending', t('heldState')] as const)
        : (['neutral', t('pausedState')] as const),
    expired: ['error', life('expired')] as const,
    sold: ['info', life('sold')] as const,
  }[status];
  return (
    <span className="inline-flex flex-wrap items-center gap-1 max-lg:justify-end">
      <Badge tone={tone} dot>
        {text}
      </Badge>
      {daysLeft !== null && status !== 'sold' && status !== 'expired' ? (
        <Badge tone="pending">{life('daysLeft', { days: daysLeft })}</Badge>
      ) : null}
    </span>
  );
}
