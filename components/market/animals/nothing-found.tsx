import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/panel';
import { animalListingQueryString, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';

export interface NothingFoundProps {
  locale: Locale;
  action: string;
  /** The search with what its text says. */
  query: AnimalListingQuery;
  /** What giving up one thing would find. */
  steps: readonly { gives: 'text' | 'radius' | 'price' | 'class'; query: AnimalListingQuery; total: number }[];
  /** Saves the search. */
  save: ReactNode;
}

/** No hit for what was understood: what would be found one step further, and the button that tells when there is one. */
export async function NothingFound({ locale, action, query, steps, save }: NothingFoundProps) {
  const t = await translator(locale, 'understood');
  const wider = steps.find(({ gives }) => gives === 'radius');
  const km = (radius: number | undefined) => formatNumber(locale, radius ?? 0);
  const names = {
    text: () => t('stepText', { text: query.search ?? '' }),
    radius: () => t('stepRadius', { km: km(wider?.query.radius) }),
    price: () => t('stepPrice'),
    class: () => t('stepClass'),
  };
  const title = wider
    ? t('nothingNear', {
        km: km(query.radius),
        wider: km(wider.query.radius),
        shown: formatNumber(locale, wider.total),
      })
    : t('nothing');
  // What is left of the text was understood as text: its link searches for it as it is.
  const href = (step: AnimalListingQuery) =>
    action + animalListingQueryString({ ...step, page: 1, literal: step.search ? true : undefined });
  return (
    <EmptyState
      picture="/art/empty.webp"
      title={title}
      action={
        <>
          <ul data-soft="page" className="mb-4 grid w-full max-w-md gap-2 text-left">
            {steps.map((step) => (
              <li key={step.gives}>
                <a
                  href={href(step.query)}
                  className="flex min-h-12 items-center justify-between gap-3 rounded-input border border-line px-4 text-14 font-semibold hover:bg-sunken"
                >
                  {names[step.gives]()}
                  <span className="font-normal text-ink-2">
                    {t('found', { total: step.total, shown: formatNumber(locale, step.total) })}
                  </span>
                </a>
              </li>
            ))}
          </ul>
          {save}
        </>
      }
    >
      {t(steps.length > 0 ? 'oneStep' : 'noStep')}
    </EmptyState>
  );
}
