'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { prepareRoving, rove } from './roving';

/** A part of a page whose groups are one stop of the Tab key each. */
export function RovingArea({ className, children }: { className?: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (area.current) prepareRoving(area.current);
  }, [isHydrated]);
  return (
    <div ref={area} onKeyDown={rove} className={className}>
      {children}
    </div>
  );
}
