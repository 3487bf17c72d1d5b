'use client';

import { createContext, useContext, useLayoutEffect } from 'react';

/** Takes how many cases were decided since the frame's counts were read. */
export const DecidedContext = createContext<(count: number) => void>(() => undefined);

/** Tells the frame so many decided cases, until its counts are read again. */
export function useDecidedCount(count: number): void {
  const tell = useContext(DecidedContext);
  useLayoutEffect(() => {
    tell(count);
    return () => tell(0);
  }, [tell, count]);
}
