import { getTranslations } from 'next-intl/server';
import type { AdSlotName } from '@/lib/money/banner-ads/dto';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { AdBox } from './ad-box';

/** A place for an advertisement on a page of server components. */
export async function AdSlot({ slot }: { slot: AdSlotName }) {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'ads' });
  return <AdBox slot={slot} label={t('label')} />;
}
