'use client';

import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Breadcrumb } from '@/components/ui/page/breadcrumb';
import { Icon } from '@/components/ui/icon';
import { resultsWay } from '../results-way';
import { BackLink } from './back-link';

/** The breadcrumb of a listing, behind the way back to the results that it was opened from. */
export function ListingCrumbs(props: Parameters<typeof Breadcrumb>[0]) {
  const way = useHydrated() ? resultsWay() : null;
  return (
    <Breadcrumb {...props}>
      {way ? (
        <BackLink href={way.href} className="crumbs-back">
          <Icon name="arrow-left" />
          {way.text}
        </BackLink>
      ) : null}
    </Breadcrumb>
  );
}
