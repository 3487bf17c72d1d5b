'use client';

import { useTranslations } from 'next-intl';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { NotedSale } from '@/lib/market/price-history/schema';
import { useUndo } from './use-undo';

/** Takes back a note of a sale. */
export type TakeBackSale = (input: { id: string; saleId: string; wasActive: boolean }) => Promise<ActionResult>;

/** Returns the function that says that a sale of a listing is noted, and offers to take it back. */
export function useSaySold(takeBack: TakeBackSale): (id: string, sale: NotedSale) => void {
  const t = useTranslations('sale');
  const life = useTranslations('listingLife');
  const say = useUndo();
  return (id, { id: saleId, heads, wasActive }) =>
    say(heads === null ? life('markedSold') : t('sold', { heads }), {
      send: () => takeBack({ id, saleId, wasActive }),
      undone: t('undone'),
    });
}
