import type { LotLabels } from '@/components/market/listings/browse/lot-labels';
import { animalListingQueryString, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { LeftOutNote } from './left-out-note';

interface UnweighedNoteProps {
  locale: Locale;
  labels: LotLabels;
  action: string;
  query: AnimalListingQuery;
  /** How many lots have no weight; undefined if nothing was compared by weight. */
  count: number | undefined;
  /** How many have a weight, but a currency without a current rate. */
  rateless: number | undefined;
}

/** Below results that compare weights: how many lots can't be compared, with a link to those without one. */
export function UnweighedNote({ locale, labels, action, query, count, rateless }: UnweighedNoteProps) {
  const { minWeight, maxWeight, minPriceKg, maxPriceKg, ...others } = query;
  const areLeftOut = [minWeight, maxWeight, minPriceKg, maxPriceKg].some((limit) => limit !== undefined);
  const { sort: _sort, ...unsorted } = others;
  return (
    <>
      {count ? (
        <LeftOutNote
          text={labels.unweighed(areLeftOut, count, formatNumber(locale, count))}
          link={labels.seeThem(count)}
          href={action + animalListingQueryString({ ...unsorted, page: 1, withoutWeight: true })}
        />
      ) : null}
      {rateless ? <LeftOutNote text={labels.rateless(areLeftOut, rateless, formatNumber(locale, rateless))} /> : null}
    </>
  );
}
