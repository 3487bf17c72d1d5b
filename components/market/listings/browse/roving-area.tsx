'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { prepareRoving, rove } from './roving';

/** A part of a page whose groups are one stop of the Tab key each. */
export function RovingArea({ className, children }: { className?: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (area.current) prepareRoving(area.current);
  }, []);
  return (
    <div ref={area} onKeyDown={rove} className={className}>
      {children}
    </div>
  );
}
