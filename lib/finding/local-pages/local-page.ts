import 'server-only';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import type { Locale } from '@/lib/core/i18n/locales';
import { PAGE_SIZE } from '@/lib/core/validation/list-query';
import type { VisitorPlace } from '@/lib/places/dto';
import { localCounts, type LocalCounts } from './counts';
import type { LocalPage, LocalQuery } from './dto';
import { localFigures } from './figures';
import { localLinks } from './local-links';
import { localNames } from './names';
import { priceTrend } from './price-trend';
import { measuresIn } from './measures';

/** The page itself, or the nearest one above it that has enough lots; null if only the directory is left. */
function nearestShown(query: LocalQuery, { isShown }: LocalCounts): LocalQuery | null {
  const { class: name, country } = query;
  return [query, ...(country === undefined ? [] : [{ class: name, country }]), { class: name }].find(isShown) ?? null;
}

/**
 * Returns what a local page shows, what is near a visitor's own place (`from`) first; where there are too few lots,
 * `elsewhere` is the page to show instead. Counts in memory decide that, so an address made up of real names costs no query.
 */
export async function localPage(
  query: LocalQuery,
  locale: Locale,
  from?: VisitorPlace,
): Promise<{ page: LocalPage } | { elsewhere: LocalQuery | null }> {
  const counts = await localCounts();
  const shown = nearestShown(query, counts);
  if (shown !== query) return { elsewhere: shown };
  const [results, figures, measures, trend] = await Promise.all([
    searchAnimalListings({
      ...query,
      ...(from ? { from } : {}),
      sort: from?.id === undefined ? 'newest' : 'near_recent',
      page: 1,
      limit: PAGE_SIZE,
    }),
    localFigures(query),
    measuresIn(query),
    priceTrend(query),
  ]);
  return {
    page: {
      query,
      listedAs: counts.listedAs(query),
      names: localNames(query, locale),
      results,
      figures,
      measures,
      trend,
      links: localLinks(query, counts, locale),
    },
  };
}
