'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { notify } from '@/components/ui/notify';

/** The keys that may wait for a case that nobody has seen yet: they go on, open the note or the list of keys. */
const WAITING = 'jkn?';

/** Keys that wait for a case. */
interface HeldKeys {
  caseKey: string;
  names: readonly string[];
}

export interface ComingCase {
  /** The keys that were pressed before the case that they are for was shown. */
  held: HeldKeys | null;
  /**
   * Whether another case than the one with this key is on its way. A key that decides nothing is kept for it; others are
   * dropped.
   */
  hold: (name: string, shown: string) => boolean;
  /** Removes the first held key, which its case takes. */
  takeHeld: () => void;
  /** Goes to a case as it was loaded beforehand, or to the queue, which has no key. */
  step: (href: string, key: string | null) => void;
  /** Says that the case with this key is shown. Returns once whether it was reached with `step`. */
  arrived: (key: string) => boolean;
  /** Expects no case any more, and drops the keys that waited for it. */
  dropHeld: () => void;
}

/** The way from case to case. While one is on its way, no key reaches the case that is still shown, and none decides. */
export function useComingCase(): ComingCase {
  const t = useTranslations('admin.cases');
  const router = useRouter();
  const [held, setHeld] = useState<HeldKeys | null>(null);
  // Several keys may be pressed before the page is rendered again.
  const latest = useRef(held);
  const coming = useRef<string | null>(null);
  const isGoing = useRef(false);

  const keep = useCallback((keys: HeldKeys | null) => {
    latest.current = keys;
    setHeld(keys);
  }, []);
  const expect = useCallback(
    (key: string | null) => {
      coming.current = key;
      keep(latest.current && key ? { ...latest.current, caseKey: key } : null);
    },
    [keep],
  );
  const step = useCallback(
    (href: string, key: string | null) => {
      isGoing.current = true;
      expect(key);
      router.push(href, { scroll: false });
    },
    [expect, router],
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
      return wasGoing;
    },
    [expect, t],
  );
  const hold = (name: string, shown: string) => {
    const caseKey = coming.current;
    // Undoing is about the last decision, whatever is shown.
    if (caseKey === null || caseKey === shown || name === 'z') return false;
    if (WAITING.includes(name)) keep({ caseKey, names: [...(latest.current?.names ?? []), name] });
    else notify.info(t('keyTooEarly'));
    return true;
  };
  const takeHeld = () => {
    const [, ...names] = latest.current?.names ?? [];
    keep(latest.current && names.length > 0 ? { ...latest.current, names } : null);
  };
  const dropHeld = () => expect(null);
  return { held, hold, takeHeld, step, arrived, dropHeld };
}
