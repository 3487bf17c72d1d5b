import './ads.css';
import { getTranslations } from 'next-intl/server';
import type { AdSlotName } from '@/lib/banner-ads/dto';
import { currentLocale } from '@/lib/i18n/current-locale';
import { AdFill } from './ad-fill';

/**
 * A place for an advertisement, filled by the browser because pages are cached. While any advertisement runs
 * (`data-ads` on the body, set by the layout), the page reserves the exact box, otherwise none, so the layout never
 * shifts.
 */
export async function AdSlot({ slot }: { slot: AdSlotName }) {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'ads' });
  return (
    <div data-ad-slot={slot} className="ad-slot">
      <AdFill slot={slot} label={t('label')} />
    </div>
  );
}
