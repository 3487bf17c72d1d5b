import { getTranslations } from 'next-intl/server';
import { LinkPage } from '@/components/finding/saved-searches/link-page';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';

/** For a link that is truncated or forged: explains how to unsubscribe without it. */
export default async function UnsubscribeNotFound() {
  const locale = await currentLocale();
  const t = await getTranslations({ locale, namespace: 'savedSearches' });
  return (
    <LinkPage
      icon="circle-alert"
      title={t('linkTitle')}
      text={t('linkText')}
      link={{ href: localizedPath(locale, '/dashboard?tab=searches'), label: t('manage') }}
    />
  );
}
