'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import type { FactNames } from './fact-text';
import { useOtherLots } from './other-lots';
import { isPasted } from './pasted';

const PastePanel = dynamic(() => import('./paste-panel').then((module) => module.PastePanel), { ssr: false });

const unchanging = () => () => undefined;

/** Offers to fill the form from an advertisement that is written already; folded, and loaded when it is unfolded. */
export function PasteAd({ names, draftKey }: { names: FactNames; draftKey: string }) {
  const t = useTranslations('listingForm.paste');
  const [isWanted, setWanted] = useState(false);
  const lots = useOtherLots();
  const category = useWatch<AnimalListingFormValues, 'category'>({ name: 'category' });
  // In a form that is begun, the first lot is still to be published.
  const [isNext, setNext] = useState<boolean>();
  if (isNext === undefined && lots.length > 0) setNext(category === '' && !isPasted(draftKey));
  const next = isNext ? lots : [];
  // Only the browser knows; the panel that writes it is open then.
  const isKept = useSyncExternalStore(
    unchanging,
    () => isPasted(draftKey),
    () => false,
  );
  return (
    <Panel padded={false} className="mb-8">
      <details
        className="group/paste"
        open={isKept || next.length > 0 || undefined}
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
          {isWanted ? <PastePanel {...{ names, draftKey }} begin={next[0] ?? ''} /> : null}
        </div>
      </details>
    </Panel>
  );
}
