'use client';

import { beginningOf, NEXT_LOT_HASH, useOtherLots } from '@/components/market/paste-ad/other-lots';

interface AnotherLinkProps {
  href: string;
  label: string;
  /** Instead of it while another lot of the same advertisement waits. */
  nextLabel: string;
}

/** Leads to the form that publishes another listing, with the next lot of the advertisement if it had several. */
export function AnotherLink({ href, label, nextLabel }: AnotherLinkProps) {
  const [next] = useOtherLots();
  return (
    <>
      <a href={next === undefined ? href : href + NEXT_LOT_HASH} className="link inline-flex min-h-11 items-center">
        {next === undefined ? label : nextLabel}
      </a>
      {next === undefined ? null : (
        <span className="line-clamp-2 basis-full text-14 text-ink-2">«{beginningOf(next)}»</span>
      )}
    </>
  );
}
