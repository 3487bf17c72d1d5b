'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { hasDialog } from '@/components/accounts/admin-undo/is-shortcut';
import { useConfirmed } from '@/components/accounts/confirmation/confirmation';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { notify } from '@/components/ui/notify';
import type { ActionResult, Refusal } from '@/lib/core/validation/action-result';
import type { DecisionReceipt } from '@/lib/moderation/cases/dto';
import { UNDO_SECONDS } from '@/lib/moderation/cases/schema';
import type { Undo } from './acts';
import type { ComingCase } from './use-coming-case';

/** Decisions that are saved and can be undone together. */
interface Saved {
  decisionIds: string[];
  /** What was done: "Listing taken down". */
  text: string;
  /** Where undoing leads back to: a case, or the queue, which has no key. */
  backHref: string;
  backKey: string | null;
}

interface Undoable extends Saved {
  /** Counts decisions in the order in which they were made, which is not that in which they are saved. */
  number: number;
  /** By the browser's clock, which may differ from the server's. */
  until: number;
}

/** A decision that is being saved. */
interface Saving {
  key: string;
  number: number;
  /** Whether it is undone as soon as it is saved. */
  isUndone: boolean;
}

/** A decision of a case, and what is shown while it is saved. */
interface Decision {
  act: () => Promise<ActionResult<DecisionReceipt>>;
  /** What was done: "Listing taken down". */
  done: string;
  item: { key: string; title: string; href: string };
  /** Where to go: a case at once, the queue, which has no key, once it is saved. */
  after: { href: string; key: string | null };
}

export interface Decisions {
  /** Shows what comes next and saves a decision meanwhile; one that fails says of which case, and leads back to it. */
  decide: (decision: Decision) => void;
  /** Whether a case was just decided, which the page doesn't know yet. */
  isDecided: (key: string) => boolean;
  /** How many cases the page's counts still have. */
  decidedCount: number;
  /** Offers to undo what was saved for ten seconds; it survives the way to the next case. */
  decided: (saved: Saved) => void;
  /** What can be undone: what was saved last. */
  last: Undoable | undefined;
  /** Undoes that. */
  undoShown: () => void;
  /** Undoes the last decision, once it is saved if it isn't yet. */
  undoLast: () => void;
  /** Goes to a case or the queue, with new counts. */
  go: ComingCase['step'];
  /** What to do where an action fails, whose toast has this title. */
  failed: (title: string) => (reason: string, refusal: Refusal | null) => string;
}

/** As long after the last decision the counts wait, so that the next cases stay loaded meanwhile. */
const QUIET_MS = 1500;

/** How long it stays readable which decision a lost session left unsaved. */
const LEAVE_AFTER_MS = 2000;

/** The decisions of a moderator: each is saved while the next case is shown, then can be undone, and is counted last. */
export function useDecisions(undo: Undo, step: ComingCase['step']): Decisions {
  const t = useTranslations('admin.cases');
  const router = useRouter();
  const confirmed = useConfirmed();
  const { submit } = useMemberSubmit({ isShared: true });
  const { submit: save } = useMemberSubmit({ isShared: true, isBehind: true, leave: { afterMs: LEAVE_AFTER_MS } });
  const made = useRef(0);
  const saving = useRef(new Set<Saving>());
  const [undoable, setUndoable] = useState<readonly Undoable[]>([]);
  const [decidedCases, setDecidedCases] = useState<ReadonlySet<string>>(new Set());
  const isBack = useRef(false);
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined);

  const last = undoable.at(-1);
  const drop = useCallback((one: Undoable) => setUndoable((all) => all.filter((other) => other !== one)), []);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => drop(last), last.until - Date.now());
    return () => clearTimeout(timer);
  }, [drop, last]);

  const refresh = useCallback(
    () =>
      startTransition(() => {
        // What was decided and saved is no longer in the queue then.
        setDecidedCases(new Set([...saving.current].map(({ key }) => key)));
        // The counts on the tabs are in the layout, which a navigation keeps.
        router.refresh();
      }),
    [router],
  );
  const refreshSoon = () => {
    clearTimeout(quiet.current);
    // Without a connection, a refresh would leave the page, and what it says was not saved.
    quiet.current = setTimeout(() => navigator.onLine && refresh(), QUIET_MS);
  };
  const go = useCallback(
    (href: string, key: string | null) => {
      step(href, key);
      refresh();
    },
    [refresh, step],
  );

  const offer = (saved: Saved, number: number) =>
    setUndoable((all) => [...all, { ...saved, number, until: Date.now() + UNDO_SECONDS * 1000 }]);
  const undoOne = ({ decisionIds, backHref, backKey }: Saved) =>
    submit({
      send: () => undo({ decisionIds }),
      done: t('undone'),
      doneMore: { description: t('undoneText') },
      refresh: () => go(backHref, backKey),
      failed: () => {
        refreshSoon();
        return t('undoFailed');
      },
    });
  const undoShown = () => {
    if (!last) return;
    drop(last);
    undoOne(last);
  };
  const undoLast = () => {
    const unsaved = [...saving.current].findLast(({ isUndone }) => !isUndone);
    if (unsaved && !undoable.some(({ number }) => number > unsaved.number)) unsaved.isUndone = true;
    else undoShown();
  };

  const decide = ({ act, done, item: { key, title, href }, after }: Decision) => {
    const mine: Saving = { key, number: ++made.current, isUndone: false };
    const unsaved = t('failedFor', { title });
    const goOn = () => {
      if (after.key !== null) step(after.href, after.key);
    };
    // What is being written in a dialog about another case stays where it is.
    const back = () => {
      isBack.current = !hasDialog();
      if (isBack.current) step(href, key);
    };
    saving.current.add(mine);
    clearTimeout(quiet.current);
    setDecidedCases((all) => new Set([...all, key]));
    save({
      send: () => confirmed(act, { what: title, back, on: () => isBack.current && goOn() }),
      done: null,
      unsaved,
      onDone: ({ id, undoUntil }) => {
        saving.current.delete(mine);
        const saved: Saved = { decisionIds: [id], text: done, backHref: href, backKey: key };
        if (mine.isUndone && undoUntil) return undoOne(saved);
        if (undoUntil) offer(saved, mine.number);
        else notify.success(done);
        if (after.key === null) go(after.href, null);
        else refreshSoon();
      },
      failed: (reason) => {
        saving.current.delete(mine);
        setDecidedCases((all) => new Set([...all].filter((one) => one !== key)));
        // Somebody else may have been faster, and earlier decisions wait to be counted.
        refreshSoon();
        const action = { label: t('backToCase'), onClick: () => go(href, key) };
        notify.error(unsaved, { description: reason, action });
      },
    });
    goOn();
  };

  return {
    decide,
    isDecided: (key) => decidedCases.has(key),
    decidedCount: decidedCases.size,
    decided: (saved) => offer(saved, ++made.current),
    last,
    undoShown,
    undoLast,
    go,
    failed: (title) => (_, refusal) => {
      // Somebody else was faster: show what they did.
      if (refusal) router.refresh();
      return title;
    },
  };
}
