import { getTranslations } from 'next-intl/server';
import { LinkPage } from '@/components/saved-searches/link-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/paths';

/** A link that was cut on its way or is not ours: how to stop the mails without it. */
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
