import { getTranslations } from 'next-intl/server';
import { Gone } from '@/components/messages/offers/gone';
import { currentLocale } from '@/lib/core/i18n/current-locale';

/** Of a visit that isn't the reader's, and of a listing that is not on sale. */
export default async function VisitNotFound() {
  const locale = await currentLocale();
  const t = await getTranslations({ locale, namespace: 'visits' });
  return <Gone locale={locale} words={{ title: t('goneTitle'), text: t('goneText'), next: t('browse') }} />;
}
