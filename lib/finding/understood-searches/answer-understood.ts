import 'server-only';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import type { AnimalResultPage } from '@/lib/market/animal-lots/search-animal-listings';
import type { AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { bandsOf } from './bands';
import type { Band, Difference } from './dto';
import { isUnderstood, searchUnderstood } from './search-understood';

/** What a text was understood as: its filters, and what of it only ranks or is searched for as text. */
export interface UnderstoodAnswer {
  filters: Partial<AnimalListingQuery>;
  text: string;
  /** `literal` if nothing was found with the filters: the listings are those with the words of the text. */
  relaxed: 'literal' | null;
}

/** Lots that are nearly what was asked: what was given up for them, and in what each differs. */
export interface NearbyBand {
  gives: Band['gives'];
  listings: (AnimalListingDto & { differences: Difference[] })[];
}

/** Searches for what a text says; beside the exact results, if they are few, stand the lots that come next to them. */
export async function answerUnderstood(
  asked: AnimalListingQuery,
  locale: Locale,
): Promise<{ results: AnimalResultPage; understood: UnderstoodAnswer; nearby: NearbyBand[] }> {
  const { read, query, results, isLiteral, otherAnimal } = await searchUnderstood(asked, locale);
  const isRead = isUnderstood(read);
  const bands = await bandsOf(query, results, { isOfOthers: otherAnimal !== null, figures: read?.figures });
  return {
    results,
    understood: {
      filters: isRead ? read.said : {},
      text: isRead ? read.text : (asked.search ?? ''),
      relaxed: isLiteral ? 'literal' : null,
    },
    nearby: bands.map(({ gives, lots }) => ({
      gives,
      listings: lots.map(({ listing, differences }) => ({ ...listing, differences })),
    })),
  };
}
