'use client';

import { useTranslations } from 'next-intl';
import type { NotedSale } from '@/lib/market/price-history/schema';
import { useUndo } from './use-undo';

/** Returns the function that says that a sale of a listing is noted, and offers to take it back. */
export function useSaySold(): (id: string, sale: NotedSale) => void {
  const t = useTranslations('sale');
  const life = useTranslations('listingLife');
  const say = useUndo();
  return (id, { id: saleId, heads, wasActive }) =>
    say(heads === null ? life('markedSold') : t('sold', { heads }), {
      by: { sale: { id, saleId, wasActive } },
      undone: t('undone'),
    });
}
