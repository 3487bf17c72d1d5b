'use client';

import { useTranslations } from 'next-intl';
import type { NotedSale } from '@/lib/market/price-history/schema';
import { useUndo } from './use-undo';

interface SaySold {
  saySold: (id: string, sale: NotedSale) => void;
  /** Equipment is sold as it is, without a note. */
  sayEquipmentSold: (id: string, wasActive: boolean) => void;
}

/** Returns the functions that say that a listing is sold, or some of it, and offer to take that back. */
export function useSaySold(): SaySold {
  const t = useTranslations('sale');
  const life = useTranslations('listingLife');
  const edit = useTranslations('editField');
  const say = useUndo();
  return {
    saySold: (id, { id: saleId, heads, wasActive }) =>
      say(heads === null ? life('markedSold') : t('sold', { heads }), {
        by: { sale: { id, saleId, wasActive } },
        undone: t('undone'),
      }),
    sayEquipmentSold: (id, wasActive) =>
      say(life('markedSold'), { by: { soldEquipment: { id, wasActive } }, undone: edit('undone') }),
  };
}
