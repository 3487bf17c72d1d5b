import { getTranslations } from 'next-intl/server';
import { Gone } from '@/components/messages/offers/gone';
import { currentLocale } from '@/lib/core/i18n/current-locale';

/** Of an offer that isn't the reader's, and of a listing that takes none. */
export default async function OfferNotFound() {
  const locale = await currentLocale();
  const t = await getTranslations({ locale, namespace: 'offers' });
  return <Gone locale={locale} words={{ title: t('goneTitle'), text: t('goneText'), next: t('browse') }} />;
}
