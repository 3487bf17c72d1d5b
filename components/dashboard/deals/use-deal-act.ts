'use client';

import { useTranslations } from 'next-intl';
import { usePageAct } from '@/components/ui/forms/use-page-act';
import type { ActionResult } from '@/lib/core/validation/action-result';

/** A server action of the deal's pages. */
export type Send = (input: unknown) => Promise<ActionResult>;

/** The server actions of a deal's page. */
export type DealActions = Record<
  | 'sayStep'
  | 'sendTruck'
  | 'fixTruck'
  | 'dropTruck'
  | 'sendWeights'
  | 'settleWeight'
  | 'objectToWeight'
  | 'cancel'
  | 'takeBackCancel'
  | 'proposeDate'
  | 'acceptDate'
  | 'sendReview'
  | 'openDispute'
  | 'proposeSum'
  | 'acceptSum'
  | 'withdrawDispute'
  | 'confirmBalance',
  Send
>;

/** Runs an action of a deal, which its two sides change at the same time. */
export function useDealAct(): ReturnType<typeof usePageAct> {
  const t = useTranslations('deals');
  return usePageAct(t('failed'), { isShared: true });
}
