'use client';

import type { ReactNode } from 'react';
import { SkeletonCards } from '../skeleton-cards';
import { useBrowse } from './browse';
import { RESULTS_ID } from './element-ids';

/** The region of results; six skeletons replace the cards while new results load. */
export function Results({ summary, children }: { summary: string; children: ReactNode }) {
  const { pending } = useBrowse();
  return (
    <section
      id={RESULTS_ID}
      tabIndex={-1}
      aria-busy={pending}
      aria-labelledby="results-heading"
      data-summary={summary}
      className="results"
    >
      {pending ? <SkeletonCards /> : null}
      <div hidden={pending}>{children}</div>
    </section>
  );
}
