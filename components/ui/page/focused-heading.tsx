'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of a page that follows something done: the button that had the focus is gone. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="outline-none">
      {children}
    </h1>
  );
}
