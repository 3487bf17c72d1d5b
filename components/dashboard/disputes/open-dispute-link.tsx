'use client';

import type { ReactNode } from 'react';

/** Leads to the form of a dispute, and opens it. */
export function OpenDisputeLink({ children }: { children: ReactNode }) {
  // Not every browser opens by itself what an address names.
  const open = () => {
    document.getElementById('open-dispute')?.closest('details')?.setAttribute('open', '');
  };
  return (
    <a href="#open-dispute" onClick={open} className="link inline-flex min-h-11 items-center">
      {children}
    </a>
  );
}
