import { getTranslations } from 'next-intl/server';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/panel';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { ANIMALS_PATH, localizedPath } from '@/lib/core/i18n/paths';

/** Of a visit that isn't the reader's, and of a listing that is not on sale. */
export default async function VisitNotFound() {
  const locale = await currentLocale();
  const t = await getTranslations({ locale, namespace: 'visits' });
  return (
    <div className="wrap py-10">
      <EmptyState
        heading="h1"
        title={t('goneTitle')}
        action={
          <a href={localizedPath(locale, ANIMALS_PATH)} className={buttonVariants()}>
            {t('browse')}
          </a>
        }
      >
        {t('goneText')}
      </EmptyState>
    </div>
  );
}
