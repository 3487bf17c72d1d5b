'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useRef } from 'react';

export interface ComingCase {
  /** Returns the case that is on its way while the one with the key `shown` still is; null if none is. */
  coming: (shown: string) => string | null;
  /** Goes to a case as it was loaded beforehand, or to the queue, which has no key. */
  step: (href: string, key: string | null) => void;
  /** Says that another case is shown. Returns whether it was reached with `step`. */
  arrived: () => boolean;
}

/**
 * The way from case to case. The next ones are loaded beforehand, so that it takes a moment; a key that is pressed in it is
 * refused by the case that is still shown, except those that go on from the one on its way.
 */
export function useComingCase(): ComingCase {
  const router = useRouter();
  // Several keys may be pressed before the page is rendered again.
  const way = useRef<{ key: string | null } | null>(null);
  const coming = useCallback((shown: string) => {
    const key = way.current?.key ?? null;
    return key === shown ? null : key;
  }, []);
  const step = useCallback(
    (href: string, key: string | null) => {
      way.current = { key };
      router.push(href, { scroll: false });
    },
    [router],
  );
  const arrived = useCallback(() => {
    const wasGoing = way.current !== null;
    way.current = null;
    return wasGoing;
  }, []);
  return { coming, step, arrived };
}
