import { getTranslations } from 'next-intl/server';
import { activeFilters } from '@/components/listings/browse/active-filters';
import { browseLabels } from '@/components/listings/browse/labels';
import { SearchList } from '@/components/saved-searches/search-list';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/panel';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { parseListingQuery } from '@/lib/listings/query-schema';
import type { SavedSearchDto } from '@/lib/saved-searches/dto';
import { removeSearch } from './search-actions';

/** The saved searches of the dashboard, with their filters in words. */
export async function SearchesTab({ searches, locale }: { searches: SavedSearchDto[]; locale: Locale }) {
  const [t, labels] = await Promise.all([getTranslations({ locale, namespace: 'savedSearches' }), browseLabels(locale)]);
  if (searches.length === 0) {
    return (
      <EmptyState
        picture="/art/empty.webp"
        title={t('none')}
        className="mx-auto max-w-[520px]"
        action={
          <a href={localizedPath(locale, '/')} className={buttonVariants()}>
            {t('browse')}
          </a>
        }
      >
        {t('noneText')}
      </EmptyState>
    );
  }
  const rows = searches.map(({ id, name, query, frequency }) => {
    const parsed = parseListingQuery(Object.fromEntries(new URLSearchParams(query))).query;
    const filters = activeFilters(parsed, locale, labels).map(({ label }) => label);
    return { id, name, frequency, filters: filters.join(' · '), href: localizedPath(locale, `/?${query}`) };
  });
  return <SearchList rows={rows} remove={removeSearch} />;
}
