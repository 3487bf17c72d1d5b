'use client';

import dynamic from 'next/dynamic';
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';

type Answer = { ok: true } | { ok: false; error: { code: string } } | null;

const ProofDialog = dynamic(() => import('./proof-dialog').then((module) => module.ProofDialog), { ssr: false });

/** What is asked about, where the page has gone on meanwhile: how it is called, and how the page goes back to it and on. */
export interface AskedAbout {
  what?: string;
  /** Shows it again, before it is asked. */
  back?: () => void;
  /** Goes on once the proof was given. */
  on?: () => void;
}

const Ask = createContext<(about: AskedAbout) => Promise<boolean>>(() => Promise.resolve(false));

/** Lets what is inside ask for a proof of who is there, in a dialog that is loaded with the first question. */
export function Confirmation({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ what: string | undefined; answer: (proved: boolean) => void } | null>(null);
  // Whoever asks while a question is open gets its answer too.
  const open = useRef<Promise<boolean> | null>(null);
  const ask = useCallback(({ what, back }: AskedAbout) => {
    if (open.current) return open.current;
    back?.();
    open.current = new Promise<boolean>((resolve) => setAsked({ what, answer: resolve }));
    return open.current;
  }, []);
  const close = (proved: boolean) => {
    open.current = null;
    setAsked(null);
    asked?.answer(proved);
  };
  return (
    <Ask value={ask}>
      {children}
      {asked ? <ProofDialog what={asked.what} onClose={close} /> : null}
    </Ask>
  );
}

/**
 * Returns a function that runs an action; if the server wants to know again who is there, it asks and repeats the
 * action, so that nothing that was being done is lost.
 */
export function useConfirmed(): <T extends Answer>(act: () => Promise<T>, about?: AskedAbout) => Promise<T> {
  const ask = useContext(Ask);
  return useCallback(
    async <T extends Answer>(act: () => Promise<T>, about: AskedAbout = {}): Promise<T> => {
      const answer = await act();
      if (!answer || answer.ok || answer.error.code !== 'confirmation_required') return answer;
      if (!(await ask(about))) return answer;
      about.on?.();
      return act();
    },
    [ask],
  );
}
