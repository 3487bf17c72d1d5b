import type { BrowseLabels } from '@/components/market/listings/browse/labels';
import { animalListingQueryString, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { LeftOutNote } from './left-out-note';

interface UnplacedNoteProps {
  locale: Locale;
  labels: Pick<BrowseLabels, 'unplaced' | 'seeThem'>;
  action: string;
  query: AnimalListingQuery;
  /** How many lots are at no place of the gazetteer; undefined if the search isn't near a place. */
  count: number | undefined;
}

/** Below results near a place: how many lots are at a place that nobody can measure to, with a link to them. */
export function UnplacedNote({ locale, labels, action, query, count }: UnplacedNoteProps) {
  if (!count) return null;
  const { near: _near, radius: _radius, location: _text, sort: _sort, ...others } = query;
  return (
    <LeftOutNote
      text={labels.unplaced(count, formatNumber(locale, count))}
      link={labels.seeThem(count)}
      href={action + animalListingQueryString({ ...others, page: 1, withoutPlace: true })}
    />
  );
}
