'use client';

import { useTranslations } from 'next-intl';
import type { OwnRowWords } from './own-row';

/** Returns the labels of the dashboard's rows of lots and bids. */
export function useOwnWords(): OwnRowWords {
  const t = useTranslations('ownAuctions');
  return {
    states: {
      upcoming: t('upcoming'),
      live: t('live'),
      ended: t('ended'),
      sold: t('sold'),
      cancelled: t('cancelledState'),
    },
    starts: t('starts'),
    ends: t('ends'),
    ended: t('endedOn'),
    wasToEnd: t('wasToEnd'),
    currentBid: t('currentBid'),
    lastBid: t('lastBid'),
    startingPrice: t('startingPrice'),
    finalPrice: t('finalPrice'),
  };
}
