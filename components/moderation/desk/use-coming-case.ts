'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { notify } from '@/components/ui/notify';

/** Whether a key may wait for a case that nobody has seen: it goes on, opens the note or the list of keys. */
const mayWait = (name: string): boolean => 'jkn?'.includes(name);

/** So long a case has been shown before a key decides it: nobody has seen it earlier. */
const SEEN_MS = 300;

/** Keys that wait for a case. */
interface HeldKeys {
  caseKey: string;
  names: readonly string[];
}

export interface ComingCase {
  /** The keys that were pressed before the case that they are for was shown. */
  held: HeldKeys | null;
  /**
   * Keeps a key for the case that is on its way if it decides nothing, else drops it; one for the case with the key `shown`
   * waits until that has been seen. False if it acts now. Undoing takes back the key that waits, if there is one.
   */
  hold: (name: string, shown: string) => boolean;
  /** How many milliseconds a held key waits yet until its case, which is shown, was seen. */
  unseenFor: (name: string) => number;
  /** Removes the first held key, which its case takes. */
  takeHeld: () => void;
  /** Goes to a case as it was loaded beforehand, or to the queue, which has no key. */
  step: (href: string, key: string | null) => void;
  /** Says that the case with this key is shown. Returns once whether it was reached with `step`. */
  arrived: (key: string) => boolean;
  /** Expects no case any more, and drops the keys that waited for it. */
  dropHeld: () => void;
}

/** The way from case to case. While one is on its way, no key reaches the case that is still shown, and none decides unseen. */
export function useComingCase(): ComingCase {
  const t = useTranslations('admin.cases');
  const router = useRouter();
  const [held, setHeld] = useState<HeldKeys | null>(null);
  // Several keys may be pressed before the page is rendered again.
  const latest = useRef(held);
  const coming = useRef<string | null>(null);
  const isGoing = useRef(false);
  const shownAt = useRef(-Infinity);

  const keep = useCallback((keys: HeldKeys | null) => {
    latest.current = keys;
    setHeld(keys);
  }, []);
  const expect = useCallback(
    (key: string | null) => {
      coming.current = key;
      const names = latest.current?.names.filter(mayWait) ?? [];
      keep(key && names.length > 0 ? { caseKey: key, names } : null);
    },
    [keep],
  );
  const step = useCallback(
    (href: string, key: string | null) => {
      isGoing.current = true;
      if (latest.current?.names.every(mayWait) === false) notify.info(t('keyTooEarly'));
      expect(key);
      router.push(href, { scroll: false });
    },
    [expect, router, t],
  );
  const arrived = useCallback(
    (key: string) => {
      if (coming.current === key) coming.current = null;
      else if (coming.current !== null) {
        // Somebody else decided the case that the keys were for; another one never takes them.
        if (latest.current) notify.error(t('keysDropped'));
        expect(null);
      }
      const wasGoing = isGoing.current;
      isGoing.current = false;
      if (wasGoing) shownAt.current = performance.now();
      return wasGoing;
    },
    [expect, t],
  );
  const unseenFor = (name: string) => (mayWait(name) ? 0 : Math.max(0, shownAt.current + SEEN_MS - performance.now()));
  const hold = (name: string, shown: string) => {
    const { names } = latest.current ?? { names: [] };
    const isComing = coming.current !== null && coming.current !== shown;
    if (name === 'z') {
      if (names.length > 0) dropLast();
      return names.length > 0;
    }
    if (isComing && !mayWait(name)) {
      notify.info(t('keyTooEarly'));
      return true;
    }
    if (!isComing && names.length === 0 && unseenFor(name) === 0) return false;
    keep({ caseKey: (isComing ? coming.current : null) ?? shown, names: [...names, name] });
    return true;
  };
  const drop = (names: readonly string[]) =>
    keep(latest.current && names.length > 0 ? { ...latest.current, names } : null);
  const dropLast = () => drop(latest.current?.names.slice(0, -1) ?? []);
  const takeHeld = () => drop(latest.current?.names.slice(1) ?? []);
  const dropHeld = () => expect(null);
  return { held, hold, unseenFor, takeHeld, step, arrived, dropHeld };
}
