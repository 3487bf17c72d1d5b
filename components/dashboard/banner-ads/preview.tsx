'use client';

import { useTranslations } from 'next-intl';
import { AdCard } from '@/components/market/ads/ad-card';

const SLOTS = [
  { slot: 'leaderboard', size: '728 × 90' },
  { slot: 'banner', size: '468 × 60' },
  { slot: 'medium-rectangle', size: '300 × 250' },
  { slot: 'square', size: '250 × 250' },
] as const;

interface PreviewProps {
  title: string;
  companyName: string;
  description: string;
  imageUrl: string | null;
}

/** A live preview of the advertisement in each of the four slots. */
export function Preview({ title, companyName, description, imageUrl }: PreviewProps) {
  // messages: bannerAds.slots.*
  const t = useTranslations('bannerAds');
  const label = useTranslations('ads')('label');
  const ad = {
    title: title.trim() || t('sampleTitle'),
    companyName: companyName.trim() || t('sampleCompany'),
    description,
    imageUrl,
  };
  return (
    <section aria-labelledby="preview-title" className="border-t border-line pt-6">
      <h3 id="preview-title" className="text-18">
        {t('preview')}
      </h3>
      <p className="mt-1 mb-5 text-14 text-ink-2">{t('previewText')}</p>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-6">
        {SLOTS.map(({ slot, size }) => (
          <figure key={slot} className={slot === 'leaderboard' || slot === 'banner' ? 'w-full' : 'max-w-full'}>
            <figcaption className="mb-2 text-13 text-ink-2">
              {t(`slots.${slot}`)} · <span className="whitespace-nowrap tabular-nums">{size}</span>
            </figcaption>
            <div data-ad-slot={slot} className="my-0!">
              <div className="ad-frame mx-0!">
                <AdCard ad={ad} slot={slot} label={label} />
              </div>
            </div>
          </figure>
        ))}
      </div>
    </section>
  );
}
