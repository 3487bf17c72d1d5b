'use client';

import { useEffect } from 'react';

/** Tells the server that somebody reads the post: its page is cached and can't count. Once it is in sight, not while it is prerendered. */
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
