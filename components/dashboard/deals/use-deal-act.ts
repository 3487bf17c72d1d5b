'use client';

import { useTranslations } from 'next-intl';
import { usePageAct } from '@/components/ui/forms/use-page-act';
import type { ActionResult } from '@/lib/core/validation/action-result';

/** A server action of the deal's pages. */
export type Send = (input: unknown) => Promise<ActionResult>;

/** Runs an action of a deal, which its two sides change at the same time. */
export function useDealAct(): ReturnType<typeof usePageAct> {
  const t = useTranslations('deals');
  return usePageAct(t('failed'), { isShared: true });
}
