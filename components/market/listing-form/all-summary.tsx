'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** Opens the whole form, where it is folded; elsewhere there is nothing to open. */
export function AllSummary({ isShown }: { isShown: boolean }) {
  const t = useTranslations('listingForm');
  return (
    <summary
      hidden={!isShown}
      className="flex min-h-14 cursor-pointer list-none items-center gap-3 border-t border-line py-3 [&::-webkit-details-marker]:hidden [&[hidden]]:hidden"
    >
      <span className="grid">
        <span className="font-semibold">{t('showAll')}</span>
        <span className="text-14 text-ink-2">{t('showAllText')}</span>
      </span>
      <Icon
        name="chevron-down"
        className="ml-auto size-5 flex-none text-ink-2 transition-transform group-open/all:rotate-180"
      />
    </summary>
  );
}
