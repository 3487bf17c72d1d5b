'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { isPending, type Photo } from './photo-list';

/** Statuses that reject the file itself; any other failure can be retried. */
export const HOPELESS = [400, 413, 415];

/** The files of a form, which are uploaded while it is written, and those that were refused. */
export function useUploads<Item extends { key: string; status: Photo['status'] }, Refusal>(initial: () => Item[]) {
  const [list, setList] = useState(initial);
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const whenSettled = useRef<((items: readonly Item[]) => void)[]>([]);
  const busy = list.some(isPending);
  useEffect(() => {
    if (busy) return;
    for (const resolve of whenSettled.current.splice(0)) resolve(list);
  }, [busy, list]);

  const patch = useCallback((key: string, change: Partial<Item>) => {
    setList((items) => items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }, []);
  const forget = useCallback((key: string) => setList((items) => items.filter((item) => item.key !== key)), []);
  const refuse = useCallback(
    (key: string, refusal: Refusal) => {
      forget(key);
      setRefusals((known) => [...known, refusal]);
    },
    [forget],
  );
  /** Resolves with the files as soon as no upload is waiting or under way; some may have failed. */
  const settled = () =>
    busy ? new Promise<readonly Item[]>((resolve) => whenSettled.current.push(resolve)) : Promise.resolve(list);
  return { list, setList, refusals, setRefusals, busy, patch, forget, refuse, settled };
}
