'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { onInboxChange } from '@/components/ui/shared-data/inbox-change';
import { useStockPictures } from '@/components/ui/page/use-stock-pictures';

/**
 * Keeps the list current, and records that what it shows was seen, so that no mail repeats it.
 * @param newest changes when the list does
 */
export function LiveNotifications({
  newest,
  markSeen,
  children,
}: {
  newest: string;
  markSeen: () => Promise<void>;
  children: ReactNode;
}) {
  const router = useRouter();
  const container = useRef<HTMLDivElement>(null);
  useStockPictures(container, newest);
  useEffect(() => onInboxChange(() => router.refresh()), [router]);
  useEffect(() => {
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', see);
      // Without a connection the mail is sent as well, which is no harm.
      void markSeen().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', see);
    see();
    return () => document.removeEventListener('visibilitychange', see);
  }, [newest, markSeen]);
  return <div ref={container}>{children}</div>;
}
