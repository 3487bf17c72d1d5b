'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { notify } from '@/components/ui/notify';
import type { Refusal } from '@/lib/core/validation/action-result';
import { UNDO_SECONDS } from '@/lib/moderation/cases/schema';
import type { Undo } from './acts';
import { UndoToast } from '@/components/accounts/admin-undo/undo-toast';
import { SHORTCUTS, useStoredSwitch } from '@/components/accounts/admin-undo/use-stored-switch';
import { useUndoKey } from '@/components/accounts/admin-undo/use-undo-key';

/** Decisions that can be undone together, and where to go back to. */
interface Undoable {
  decisionIds: string[];
  /** What was done: "Listing taken down". */
  text: string;
  backHref: string;
  /** The case there; null for the queue. */
  backKey: string | null;
  /** By the browser's clock, which may differ from the server's. */
  until: number;
}

interface Desk {
  /** Offers to undo a decision for ten seconds; it survives the way to the next case. */
  decided: (decision: Omit<Undoable, 'until'>) => void;
  undoLast: () => void;
  /** Goes to a neighbour in the queue, as it was loaded beforehand; its title gets the focus there. */
  step: (href: string, key: string) => void;
  /** Goes to a case or the queue after a decision, with new counts. `key` is the case's, null for the queue. */
  go: (href: string, key: string | null) => void;
  /** The keys that were pressed before the case that they are for was shown. */
  held: HeldKeys | null;
  /** Keeps a key for the case that is on its way; false if none is but the one with this key. */
  hold: (name: string, shown: string) => boolean;
  /** Says which case comes next, after a decision that is being saved; null if none does. */
  expect: (key: string | null) => void;
  /** Removes the first held key, which its case takes. */
  takeHeld: () => void;
  /** What to do where an action fails, whose toast has this title. */
  failed: (title: string) => (reason: string, refusal: Refusal | null) => string;
  shortcuts: boolean;
  setShortcuts: (on: boolean) => void;
  /** Returns once whether the case with this key, which is shown, was reached with `go`. */
  arrived: (key: string) => boolean;
}

/** Keys that wait for a case. */
interface HeldKeys {
  caseKey: string;
  names: readonly string[];
}

const DeskContext = createContext<Desk | null>(null);

/** Returns the desk that the workbench's layout provides. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk outside of ModerationDesk');
  return desk;
}

/** What stays while a moderator goes from case to case: the decisions that can be undone, and the keyboard's switch. */
export function ModerationDesk({ undo, children }: { undo: Undo; children: ReactNode }) {
  const t = useTranslations('admin.cases');
  const router = useRouter();
  const [undoable, setUndoable] = useState<Undoable[]>([]);
  const [shortcuts, setShortcuts] = useStoredSwitch(SHORTCUTS);
  const { pending, submit } = useMemberSubmit();
  const [held, setHeld] = useState<HeldKeys | null>(null);
  const going = useRef(false);
  // The case that is on its way. While it is, keys are for it, and none may reach the case that is still shown.
  const coming = useRef<string | null>(null);
  const last = undoable.at(-1);

  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setUndoable((all) => all.filter((one) => one !== last)), last.until - Date.now());
    return () => clearTimeout(timer);
  }, [last]);

  const waiting = useRef(held);
  const keep = useCallback((keys: HeldKeys | null) => {
    waiting.current = keys;
    setHeld(keys);
  }, []);
  const expect = useCallback(
    (key: string | null) => {
      coming.current = key;
      keep(waiting.current && key ? { ...waiting.current, caseKey: key } : null);
    },
    [keep],
  );
  const arrived = useCallback(
    (key: string) => {
      if (coming.current === key) coming.current = null;
      else if (coming.current !== null && going.current) {
        // Somebody else decided the case that the keys were for; another one never takes them.
        if (waiting.current) notify.error(t('keysDropped'));
        expect(null);
      }
      const has = going.current;
      going.current = false;
      return has;
    },
    [expect, t],
  );
  const step = useCallback(
    (href: string, key: string | null) => {
      going.current = true;
      expect(key);
      router.push(href, { scroll: false });
    },
    [expect, router],
  );
  const go = useCallback(
    (href: string, key: string | null) => {
      step(href, key);
      // The counts on the tabs are in the layout, which a navigation keeps.
      router.refresh();
    },
    [router, step],
  );
  const failed = (title: string) => (_: string, refusal: Refusal | null) => {
    expect(null);
    // Somebody else was faster: show what they did.
    if (refusal) router.refresh();
    return title;
  };
  const undoLast = () => {
    if (!last || pending) return;
    setUndoable((all) => all.filter((one) => one !== last));
    submit({
      send: () => undo({ decisionIds: last.decisionIds }),
      done: t('undone'),
      doneMore: { description: t('undoneText') },
      refresh: () => go(last.backHref, last.backKey),
      failed: failed(t('undoFailed')),
    });
  };
  // Of the last case nothing is left that listens. While a decision is being saved, the key waits for the next case.
  useUndoKey(last !== undefined && shortcuts, () => (coming.current === null || going.current) && undoLast());

  const desk: Desk = {
    decided: (decision) => setUndoable((all) => [...all, { ...decision, until: Date.now() + UNDO_SECONDS * 1000 }]),
    undoLast,
    step,
    go,
    failed,
    shortcuts,
    setShortcuts,
    arrived,
    held,
    expect,
    hold: (name, shown) => {
      const caseKey = coming.current;
      if (caseKey === null || caseKey === shown) return false;
      // Undoing is about the last decision, whatever is shown; only one that is being saved has to be waited for.
      if (name === 'z' && going.current) return false;
      keep({ caseKey, names: [...(waiting.current?.names ?? []), name] });
      return true;
    },
    takeHeld: () => {
      const [, ...names] = waiting.current?.names ?? [];
      keep(waiting.current && names.length > 0 ? { ...waiting.current, names } : null);
    },
  };
  return (
    <DeskContext value={desk}>
      {children}
      <UndoToast text={last?.text ?? null} until={last?.until ?? 0} onUndo={undoLast} />
    </DeskContext>
  );
}
