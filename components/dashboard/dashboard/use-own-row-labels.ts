'use client';

import { useTranslations } from 'next-intl';
import type { OwnRowLabels } from './own-row';
import { pickLabels } from '@/lib/core/i18n/pick-labels';

/** Returns the labels of the dashboard's rows of lots and bids. */
export function useOwnRowLabels(): OwnRowLabels {
  const t = useTranslations('ownAuctions');
  return {
    states: {
      ...pickLabels(t, ['upcoming', 'live', 'ended', 'sold']),
      cancelled: t('cancelledState'),
    },
    starts: t('starts'),
    ends: t('ends'),
    ended: t('endedOn'),
    ...pickLabels(t, ['wasToEnd', 'currentBid', 'lastBid', 'startingPrice', 'finalPrice']),
  };
}
