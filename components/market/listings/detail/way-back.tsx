'use client';

import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Icon } from '@/components/ui/icon';
import { resultsWay } from '../results-way';
import { BackLink } from './back-link';

/** Leads from a listing back to the results that it was opened from, if it was. */
export function WayBack() {
  const way = useHydrated() ? resultsWay() : null;
  if (!way) return null;
  return (
    <BackLink href={way.href} className="crumbs-back">
      <Icon name="arrow-left" />
      {way.text}
    </BackLink>
  );
}
