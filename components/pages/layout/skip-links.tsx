'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { RESULTS_ID } from '@/components/market/listings/browse/element-ids';
import { isList } from './navigation';

/** The page's first links, shown when focused: to the content, and to the results where there are any. */
export function SkipLinks({ main, results }: { main: string; results: string }) {
  const hasResults = isList(useSelectedLayoutSegments());
  return (
    <>
      <a href="#main" className="skip-link">
        {main}
      </a>
      {hasResults ? (
        <a href={`#${RESULTS_ID}`} className="skip-link skip-results">
          {results}
        </a>
      ) : null}
    </>
  );
}
