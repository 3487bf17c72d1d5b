import { getTranslations } from 'next-intl/server';
import { LinkPage } from '@/components/finding/saved-searches/link-page';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';

/** For a link that is truncated or forged, or whose listing was deleted: explains how to renew without it. */
export default async function RenewNotFound() {
  const locale = await currentLocale();
  const t = await getTranslations({ locale, namespace: 'listingLife' });
  return (
    <LinkPage
      icon="circle-alert"
      title={t('linkTitle')}
      text={t('linkText')}
      link={{ href: localizedPath(locale, '/dashboard'), label: t('dashboard') }}
    />
  );
}
