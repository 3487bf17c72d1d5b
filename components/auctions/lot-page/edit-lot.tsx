'use client';

import { buttonVariants } from '@/components/ui/button-variants';
import { localizedPath } from '@/lib/core/i18n/paths';
import { editLotPath } from '@/lib/core/topics/schema';
import { useLot } from './lot-provider';

/** Leads the seller to the form of the lot, until the first bid. */
export function EditLot() {
  const { id, mine, lot, locale, labels } = useLot();
  if (!mine?.mayEdit || lot.bidCount > 0) return null;
  return (
    <a href={localizedPath(locale, editLotPath(id))} className={buttonVariants({ variant: 'secondary' })}>
      {labels.edit}
    </a>
  );
}
