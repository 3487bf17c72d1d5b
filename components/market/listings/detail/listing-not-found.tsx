import { ViewedSection } from '@/components/market/viewed/viewed-section';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { ListingGone } from './listing-gone';

interface ListingNotFoundProps {
  locale: Locale;
  api: '/api/cattle' | '/api/equipment';
  backTo?: string;
}

/** Shown instead of a listing that doesn't exist or that the viewer may not see. */
export async function ListingNotFound({ locale, api, backTo = '/' }: ListingNotFoundProps) {
  const t = await translator(locale, 'listing');
  return (
    <>
      <ListingGone
        locale={locale}
        api={api}
        listHref={localizedPath(locale, backTo)}
        labels={{
          title: t('notFoundTitle'),
          text: t('notFoundText'),
          paused: t('notFoundPaused'),
          reserved: t('notFoundReserved'),
          expired: t('notFoundExpired'),
          pausedTitle: t('pausedTitle'),
          reservedTitle: t('reservedTitle'),
          expiredTitle: t('expiredTitle'),
          similar: t('seeSimilar'),
          back: t('goBack'),
        }}
        notice={api === '/api/cattle' ? t('notice') : undefined}
      />
      <div className="wrap">
        <ViewedSection />
      </div>
    </>
  );
}
