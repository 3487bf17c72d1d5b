'use client';

import { useLocale, useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/panel';
import { localizedPath } from '@/lib/core/i18n/paths';

/** Shown if the listing to edit doesn't exist, belongs to someone else or can't be loaded. */
export function LoadFailure() {
  const t = useTranslations('listingForm');
  const locale = useLocale();
  return (
    <div className="wrap py-8 sm:py-12">
      <EmptyState
        picture="/art/empty.webp"
        title={t('loadFailed')}
        heading="h1"
        className="mx-auto max-w-[520px]"
        action={
          <a href={localizedPath(locale, '/dashboard')} className={buttonVariants()}>
            {t('backToDashboard')}
          </a>
        }
      >
        {t('loadFailedText')}
      </EmptyState>
    </div>
  );
}
