'use client';

import { useEffect, useState } from 'react';
import type { CaseActs } from '@/components/moderation/desk/acts';

/**
 * Claims the case that a moderator has opened, so that nobody else decides it meanwhile. Returns the name of the other
 * moderator who holds it; null if there is none.
 */
export function useClaim(
  { key, claimedBy }: { key: string; claimedBy: string | null },
  waits: boolean,
  claim: CaseActs['claim'],
): string | null {
  const [holder, setHolder] = useState(claimedBy);
  useEffect(() => {
    // On phones the queue's page holds its first case out of sight.
    if (!waits || document.getElementById('case-title')?.checkVisibility?.() === false) return;
    let gone = false;
    void claim({ key })
      .then((answer) => {
        // If the request fails, the decision itself is still refused if somebody else holds the case.
        if (!gone && answer.ok) setHolder(answer.data.claimedBy);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [claim, key, waits]);
  return holder;
}
