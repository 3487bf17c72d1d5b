'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { RESULTS_ID } from '@/components/market/listings/browse/element-ids';

/** Route segments of the pages that list what was searched. */
const LISTS = ['front', 'every-animal', 'search', 'equipment-front', 'equipment-search', 'map-of'];
/** In front of pages that know where the visitor is. */
const PLACED = ['near', 'suggested'];

/** The page's first links, shown when focused: to the content, and to the results where there are any. */
export function SkipLinks({ main, results }: { main: string; results: string }) {
  const [page = '', , placedPage = ''] = useSelectedLayoutSegments();
  const hasResults = LISTS.includes(PLACED.includes(page) ? placedPage : page);
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
