import type { LotLabels } from '@/components/listings/browse/lot-labels';
import { Icon } from '@/components/ui/icon';
import { animalListingQueryString, type AnimalListingQuery } from '@/lib/animals/query-schema';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

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
    <p className="mt-5 flex items-start gap-2 text-14 text-ink-2">
      <Icon name="info" className="mt-0.5 size-4" />
      <span>
        {labels.unweighed(areLeftOut, count, formatNumber(locale, count))}{' '}
        <a
          href={action + animalListingQueryString({ ...unsorted, page: 1, withoutWeight: true })}
          data-soft="page"
          className="link relative after:absolute after:-inset-x-2 after:-inset-y-3"
        >
          {labels.seeThem}
        </a>
      </span>
    </p>
  );
}
