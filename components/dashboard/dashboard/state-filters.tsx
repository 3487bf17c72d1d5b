import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { OWN_STATES, type OwnState, type OwnStateCounts } from '@/lib/market/own-listings/schema';
import { ownListingsPath } from './view';

interface StateFiltersProps {
  tab: 'listings' | 'equipment';
  current: OwnState | null;
  counts: OwnStateCounts;
}

const FILTER =
  'inline-flex h-11 items-center gap-1.5 rounded-full border border-line px-3.5 text-14 font-medium whitespace-nowrap hover:bg-sunken aria-[current]:border-transparent aria-[current]:bg-pasture-soft aria-[current]:font-semibold aria-[current]:text-pasture-ink aria-[current]:[scroll-initial-target:nearest]';

/** The states of one's listings as links, with how many are in each; a state that none is in is left out. */
export function StateFilters({ tab, current, counts }: StateFiltersProps) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const total = Object.values(counts).reduce((sum, amount) => sum + amount, 0);
  const shown = OWN_STATES.filter((state) => counts[state] || state === current);
  // messages: dashboard.states.*
  return (
    <nav
      aria-label={t('statesLabel')}
      className="relative -mx-4 overflow-x-auto px-4 pb-2 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex w-max gap-2">
        {([null, ...shown] as const).map((state) => (
          <li key={state}>
            <Link
              href={ownListingsPath(locale, tab, state)}
              prefetch={false}
              scroll={false}
              aria-current={state === current ? 'true' : undefined}
              className={FILTER}
            >
              {t(`states.${state ?? 'all'}`)}
              <b className="font-semibold tabular-nums">{state ? (counts[state] ?? 0) : total}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
