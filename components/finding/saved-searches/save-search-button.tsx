import type { ReactNode } from 'react';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { SEARCH_NAME_MAX } from '@/lib/finding/saved-searches/schema';
import { saveSearchButtonLabels } from './labels';
import { SaveSearch } from './save-search';

/** Returns what draws the button that saves `query` under a suggested name; `isPrimary` where it is what there is to do. */
export async function saveSearchButton(
  locale: Locale,
  query: string,
  isPrimary: boolean,
): Promise<(suggestion: string) => ReactNode> {
  const labels = await saveSearchButtonLabels(locale);
  return function button(suggestion) {
    return (
      <SaveSearch
        {...{ query, labels, isPrimary }}
        suggestion={suggestion.slice(0, SEARCH_NAME_MAX)}
        nameMax={SEARCH_NAME_MAX}
        language={locale}
        signInHref={localizedPath(locale, '/auth')}
        manageHref={localizedPath(locale, '/dashboard?tab=searches')}
      />
    );
  };
}
