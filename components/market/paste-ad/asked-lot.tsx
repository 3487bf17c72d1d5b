'use client';

import dynamic from 'next/dynamic';
import type { FactNames } from './fact-text';
import { NOTHING_READ } from './open-questions';
import { useFilled } from './use-filled';

const Questions = dynamic(() => import('./questions').then((module) => module.Questions), { ssr: false });

interface AskedLotProps {
  names: FactNames;
  draftKey: string;
  country: string | null;
  /** Where the seller is, as the account says. */
  home: string | null;
}

/** What is still to be answered of a lot that no advertisement began. */
export function AskedLot({ draftKey, ...more }: AskedLotProps) {
  const filling = useFilled(draftKey);
  return (
    <div className="mb-6">
      <Questions {...more} text="" reading={NOTHING_READ} filling={filling} isFresh={false} />
    </div>
  );
}
