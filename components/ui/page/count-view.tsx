'use client';

import { useEffect } from 'react';

/**
 * Reports a view of a page from the browser, to the address that counts it, because the page is cached. Waits until it is
 * visible, so a prerender doesn't count.
 */
export function CountView({ to }: { to: string }) {
  useEffect(() => {
    const count = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', count);
      navigator.sendBeacon(to);
    };
    document.addEventListener('visibilitychange', count);
    count();
    return () => document.removeEventListener('visibilitychange', count);
  }, [to]);
  return null;
}
