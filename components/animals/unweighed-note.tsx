import type { LotLabels } from '@/components/listings/browse/lot-labels';
import { animalListingQueryString, type AnimalListingQuery } from '@/lib/animals/query-schema';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { LeftOutNote } from './left-out-note';

interface UnweighedNoteProps {
  locale: Locale;
  labels: LotLabels;
  action: string;
  query: AnimalListingQuery;
  /** How many lots have no weight; undefined if nothing was compared by weight. */
  count: number | undefined;
}

/** Below results that compare weights: how many lots have none, with a link to them. */
export function UnweighedNote({ locale, labels, action, query, count }: UnweighedNoteProps) {
  if (!count) return null;
  const { minWeight, maxWeight, minPriceKg, maxPriceKg, ...others } = query;
  const areLeftOut = [minWeight, maxWeight, minPriceKg, maxPriceKg].some((limit) => limit !== undefined);
  const { sort: _sort, ...unsorted } = others;
  return (
    <LeftOutNote
      text={labels.unweighed(areLeftOut, count, formatNumber(locale, count))}
      link={labels.seeThem}
      href={action + animalListingQueryString({ ...unsorted, page: 1, withoutWeight: true })}
    />
  );
}
