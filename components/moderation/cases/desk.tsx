'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useConfirmed } from '@/components/accounts/confirmation/confirmation';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { notify } from '@/components/ui/notify';
import type { ActionResult, Refusal } from '@/lib/core/validation/action-result';
import type { DecisionReceipt } from '@/lib/moderation/cases/dto';
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
  /** Counts the decisions in the order in which they were made, which is not that in which they are saved. */
  number: number;
}

/** What was just done and can be undone. */
type Done = Omit<Undoable, 'until' | 'number'>;

/** A decision of a case, and what is shown while it is saved. */
interface Decision {
  act: () => Promise<ActionResult<DecisionReceipt>>;
  /** What was done: "Listing taken down". */
  done: string;
  item: { key: string; title: string; href: string };
  /** Where to go: a case at once, the queue, which has no key, once it is saved. */
  after: { href: string; key: string | null };
}

/** As long after the last decision the counts wait, so that the next cases stay loaded meanwhile. */
const QUIET_MS = 1500;

/** How long it stays readable which decision a lost session left unsaved. */
const LEAVE_AFTER_MS = 2000;

interface Desk {
  /** Shows what comes next and saves a decision meanwhile; one that fails says of which case, and leads back to it. */
  decide: (decision: Decision) => void;
  /** Whether a case was just decided, which the page doesn't know yet. */
  isDecided: (key: string) => boolean;
  /** Offers to undo a decision for ten seconds; it survives the way to the next case. */
  decided: (decision: Done) => void;
  /** Undoes the last decision, once it is saved if it isn't yet. */
  undoLast: () => void;
  /** Goes to a neighbour in the queue, as it was loaded beforehand; its title gets the focus there. */
  step: (href: string, key: string) => void;
  /** Goes to a case or the queue after a decision, with new counts. `key` is the case's, null for the queue. */
  go: (href: string, key: string | null) => void;
  /** The keys that were pressed before the case that they are for was shown. */
  held: HeldKeys | null;
  /** Keeps a key for the case that is on its way; false if none is but the one with this key. */
  hold: (name: string, shown: string) => boolean;
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
  const confirmed = useConfirmed();
  const { submit } = useMemberSubmit({ isShared: true });
  const { submit: save } = useMemberSubmit({ isShared: true, isBehind: true, leave: { afterMs: LEAVE_AFTER_MS } });
  const [decidedCases, setDecidedCases] = useState<ReadonlySet<string>>(new Set());
  // The cases whose decisions are being saved, with the decisions' numbers, and those of them to undo once they are.
  const saving = useRef(new Map<string, number>());
  const undone = useRef(new Set<string>());
  const count = useRef(0);
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined);
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
  const refresh = useCallback(
    () =>
      startTransition(() => {
        // What was decided and saved is no longer in the queue then.
        setDecidedCases(new Set(saving.current.keys()));
        // The counts on the tabs are in the layout, which a navigation keeps.
        router.refresh();
      }),
    [router],
  );
  const go = useCallback(
    (href: string, key: string | null) => {
      step(href, key);
      refresh();
    },
    [refresh, step],
  );
  const failed = (title: string) => (_: string, refusal: Refusal | null) => {
    expect(null);
    // Somebody else was faster: show what they did.
    if (refusal) router.refresh();
    return title;
  };
  const refreshSoon = () => {
    clearTimeout(quiet.current);
    // Without a connection, a refresh would leave the page, and what it says was not saved.
    quiet.current = setTimeout(() => navigator.onLine && refresh(), QUIET_MS);
  };
  const undoOne = ({ decisionIds, backHref, backKey }: Done) => {
    submit({
      send: () => undo({ decisionIds }),
      done: t('undone'),
      doneMore: { description: t('undoneText') },
      refresh: () => go(backHref, backKey),
      failed: () => {
        expect(null);
        refreshSoon();
        return t('undoFailed');
      },
    });
  };
  const undoShown = () => {
    if (!last) return;
    setUndoable((all) => all.filter((one) => one !== last));
    undoOne(last);
  };
  const undoLast = () => {
    const [key, number] = [...saving.current].findLast(([one]) => !undone.current.has(one)) ?? ['', 0];
    if (undoable.some((one) => one.number > number) || number === 0) undoShown();
    else undone.current.add(key);
  };
  const offer = (decision: Done, number: number) =>
    setUndoable((all) => [...all, { ...decision, number, until: Date.now() + UNDO_SECONDS * 1000 }]);
  const decide = ({ act, done, item, after }: Decision) => {
    const number = ++count.current;
    const unsaved = t('failedFor', { title: item.title });
    saving.current.set(item.key, number);
    clearTimeout(quiet.current);
    setDecidedCases((all) => new Set([...all, item.key]));
    save({
      send: () => confirmed(act, item.title),
      done: null,
      unsaved,
      onDone: ({ id, undoUntil }) => {
        saving.current.delete(item.key);
        const decision = { decisionIds: [id], text: done, backHref: item.href, backKey: item.key };
        const isUndone = undone.current.delete(item.key);
        if (isUndone && undoUntil) return undoOne(decision);
        if (undoUntil) offer(decision, number);
        else notify.success(done);
        if (after.key === null) go(after.href, null);
        else refreshSoon();
      },
      failed: (reason) => {
        saving.current.delete(item.key);
        undone.current.delete(item.key);
        setDecidedCases((all) => new Set([...all].filter((one) => one !== item.key)));
        // Somebody else may have been faster, and earlier decisions wait to be counted.
        refreshSoon();
        const action = { label: t('backToCase'), onClick: () => go(item.href, item.key) };
        notify.error(unsaved, { description: reason, action });
      },
    });
    if (after.key !== null) step(after.href, after.key);
  };
  // Of the last case nothing is left that listens. While a decision is being saved, the key waits for the next case.
  useUndoKey(last !== undefined && shortcuts, () => (coming.current === null || going.current) && undoLast());

  const desk: Desk = {
    decide,
    isDecided: (key) => decidedCases.has(key),
    decided: (decision) => offer(decision, ++count.current),
    undoLast,
    step,
    go,
    failed,
    shortcuts,
    setShortcuts,
    arrived,
    held,
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
      <UndoToast text={last?.text ?? null} until={last?.until ?? 0} onUndo={undoShown} />
    </DeskContext>
  );
}
