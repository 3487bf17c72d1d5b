'use client';

import { useEffect } from 'react';

/**
 * Reports a view of the post from the browser, because its page is cached. Waits until it is visible, so a prerender
 * doesn't count.
 */
export function CountView({ slug }: { slug: string }) {
  useEffect(() => {
    const count = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', count);
      navigator.sendBeacon(`/api/blog/${slug}/view`);
    };
    document.addEventListener('visibilitychange', count);
    count();
    return () => document.removeEventListener('visibilitychange', count);
  }, [slug]);
  return null;
}
