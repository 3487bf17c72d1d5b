'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AdCard } from '@/components/market/ads/ad-card';
import { Segments } from '@/components/ui/forms/segments';

/** The places, each with its size and how many rows of the page stand before and after it. */
const SLOTS = {
  leaderboard: { size: '728 × 90', before: 1, after: 1 },
  banner: { size: '468 × 60', before: 1, after: 1 },
  'medium-rectangle': { size: '300 × 250', before: 0, after: 1 },
  square: { size: '250 × 250', before: 1, after: 0 },
} as const;
type Slot = keyof typeof SLOTS;
const NAMES = Object.keys(SLOTS) as Slot[];

/** Rows of the page around an advertisement, in outline. */
function Rows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} aria-hidden className="flex items-center gap-3">
      <span className="h-12 w-16 flex-none rounded-input bg-sunken" />
      <span className="grid flex-1 gap-2">
        <span className="h-3 w-3/5 rounded-input bg-sunken" />
        <span className="h-3 w-2/5 rounded-input bg-sunken" />
      </span>
    </div>
  ));
}

interface PreviewProps {
  title: string;
  companyName: string;
  description: string;
  imageUrl: string | null;
}

/** A live preview of the advertisement in each of its four places, in their size and with the page around it. */
export function Preview({ title, companyName, description, imageUrl }: PreviewProps) {
  // messages: bannerAds.slots.*
  // messages: bannerAds.places.*
  const t = useTranslations('bannerAds');
  const label = useTranslations('ads')('label');
  const [slot, setSlot] = useState<Slot>('leaderboard');
  const { size, before, after } = SLOTS[slot];
  const ad = {
    title: title.trim() || t('sampleTitle'),
    companyName: companyName.trim() || t('sampleCompany'),
    description,
    imageUrl,
  };
  return (
    <section aria-labelledby="preview-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="preview-title" className="text-18">
        {t('preview')}
      </h3>
      <Segments
        name="preview-place"
        label={t('place')}
        isLabelHidden
        options={NAMES.map((name) => ({ value: name, title: t(`places.${name}`) }))}
        chosen={slot}
        onChoose={setSlot}
      />
      <figure className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-paper p-2">
          <Rows count={before} />
          <div data-ad-slot={slot} className="my-0!">
            <div className="ad-frame">
              <AdCard ad={ad} slot={slot} label={label} />
            </div>
          </div>
          <Rows count={after} />
        </div>
        <figcaption className="text-13 text-ink-2">
          {t(`slots.${slot}`)} · <span className="whitespace-nowrap tabular-nums">{size}</span>. {t('previewText')}
        </figcaption>
      </figure>
    </section>
  );
}
