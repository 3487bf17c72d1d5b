'use client';

import { buttonVariants } from '@/components/ui/button-variants';
import { fill } from '@/components/ui/fill';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/core/i18n/locales';
import { SHEET_ID } from './element-ids';
import { FilterChip, type ChipWords, type SearchChip } from './filter-chip';

interface ResultsRowProps {
  locale: Locale;
  chips: readonly SearchChip[];
  labels: ChipWords & {
    active: string;
    open: string;
    /** Removes the filter of a chip: `{filter}` stands for its label. */
    remove: string;
  };
}

/** The filters of a search, and on phones the way to all of them. A client component, whose props are smaller than its elements. */
export function ResultsRow({ locale, chips, labels }: ResultsRowProps) {
  return (
    <div data-soft data-roving data-group="results" role="group" aria-label={labels.active} className="results-row">
      <button
        type="button"
        popoverTarget={SHEET_ID}
        data-tour="filters"
        className={`${buttonVariants({ variant: 'secondary' })} lg:hidden`}
      >
        <Icon name="sliders-horizontal" />
        {labels.open}
        {chips.length > 0 ? <b>{chips.length}</b> : null}
      </button>
      {chips.map((chip) => (
        <FilterChip
          key={chip.label}
          {...chip}
          locale={locale}
          removeLabel={fill(labels.remove, { filter: chip.label })}
          words={labels}
        />
      ))}
    </div>
  );
}
