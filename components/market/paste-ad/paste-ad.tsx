'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import type { FactNames } from './fact-text';
import { useOtherLots } from './other-lots';

const PastePanel = dynamic(() => import('./paste-panel').then((module) => module.PastePanel), { ssr: false });

/** Offers to fill the form from an advertisement that is written already; folded, and loaded when it is unfolded. */
export function PasteAd({ names }: { names: FactNames }) {
  const t = useTranslations('listingForm.paste');
  const [isWanted, setWanted] = useState(false);
  const lots = useOtherLots();
  const category = useWatch<AnimalListingFormValues, 'category'>({ name: 'category' });
  // In a form that is begun, the first lot is still to be published.
  const [isNext, setNext] = useState<boolean>();
  if (isNext === undefined && lots.length > 0) setNext(category === '');
  const next = isNext ? lots : [];
  return (
    <Panel padded={false} className="mb-8">
      <details
        className="group/paste"
        open={next.length > 0 || undefined}
        onToggle={(event) => {
          if (event.currentTarget.open) setWanted(true);
        }}
      >
        <summary className="flex cursor-pointer list-none items-center gap-3 px-4 py-4 sm:px-5 [&::-webkit-details-marker]:hidden">
          <Icon name="clipboard-check" className="size-5 flex-none text-pasture-ink" />
          <span className="grid gap-1">
            <h2 className="text-18">{next.length > 0 ? t('nextLot', { count: next.length }) : t('title')}</h2>
            <span className="text-14 text-ink-2">{t('text')}</span>
          </span>
          <Icon
            name="chevron-down"
            className="ml-auto size-5 flex-none text-ink-2 transition-transform group-open/paste:rotate-180"
          />
        </summary>
        <div className="px-4 pb-4 empty:hidden sm:px-5 sm:pb-5">
          {isWanted ? <PastePanel names={names} begin={next[0] ?? ''} /> : null}
        </div>
      </details>
    </Panel>
  );
}
