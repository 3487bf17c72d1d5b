import './ads.css';
import { getTranslations } from 'next-intl/server';
import type { AdSlotName } from '@/lib/banner-ads/dto';
import { currentLocale } from '@/lib/i18n/current-locale';
import { AdFill } from './ad-fill';

/**
 * A place for an advertisement, which the browser asks for: pages are cached. While any runs, the page keeps the exact box free
 * (`data-ads` on the body, from the layout); while none does, it has no box at all. Either way nothing moves later.
 */
export async function AdSlot({ slot }: { slot: AdSlotName }) {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'ads' });
  return (
    <div data-ad-slot={slot} className="ad-slot">
      <AdFill slot={slot} label={t('label')} />
    </div>
  );
}
