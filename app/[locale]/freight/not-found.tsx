import { getTranslations } from 'next-intl/server';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/panel';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';

/** Of a request that is gone, and of a deal that isn't the reader's. */
export default async function FreightNotFound() {
  const locale = await currentLocale();
  const t = await getTranslations({ locale, namespace: 'freight' });
  return (
    <div className="wrap py-10">
      <EmptyState
        heading="h1"
        title={t('goneTitle')}
        action={
          <a href={localizedPath(locale, '/freight')} className={buttonVariants()}>
            {t('others')}
          </a>
        }
      >
        {t('goneText')}
      </EmptyState>
    </div>
  );
}
