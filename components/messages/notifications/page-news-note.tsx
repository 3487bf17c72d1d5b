'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { onPageNews } from '@/components/ui/shared-data/inbox-change';

/**
 * Says that the page is outdated, and reads it again when asked to: a button that changes by itself would be pressed
 * for what its reader hasn't seen.
 */
export function PageNewsNote({ text, action }: { text: string; action: string }) {
  const router = useRouter();
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => onPageNews(() => setOutdated(true)), []);
  const show = () => {
    setOutdated(false);
    router.refresh();
    document.querySelector<HTMLElement>('main')?.focus();
  };
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-20 z-20 flex justify-center px-4">
      {isOutdated ? (
        <p className="pointer-events-auto flex items-center gap-3 rounded-full bg-ink px-5 text-15 text-surface shadow-lg">
          {text}
          <button type="button" onClick={show} className="min-h-11 font-semibold underline underline-offset-4">
            {action}
          </button>
        </p>
      ) : null}
    </div>
  );
}
