'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { NotedSale, Sale } from '@/lib/market/price-history/schema';
import { clearSale, SellDialog } from './sell-dialog';
import { useKeptLeave } from './use-kept-leave';
import { useSaySold } from './use-say-sold';

interface SellPageProps {
  listing: ComponentProps<typeof SellDialog>['listing'];
  /** The listing's page, for its seller. */
  viewHref: string;
  sell: (sale: Sale) => Promise<ActionResult<NotedSale>>;
}

/** Asks how animals were sold for whoever comes from their page, and goes back to it. */
export function SellPage({ listing, viewHref, sell }: SellPageProps) {
  const dashboard = useTranslations('dashboard');
  const router = useRouter();
  const { saySold } = useSaySold();
  const { pending, submit } = useMemberSubmit(useKeptLeave());
  return (
    <SellDialog
      listing={listing}
      pending={pending}
      onClose={() => router.push(viewHref)}
      onSell={(sale, _, refused) =>
        submit({
          send: () => sell(sale),
          done: null,
          onDone: (noted) => {
            clearSale(listing.id);
            saySold(listing.id, noted);
          },
          refresh: () => router.push(viewHref),
          failed: (_reason, refusal) => (refused(refusal) ? undefined : dashboard('changeFailed')),
        })
      }
    />
  );
}
