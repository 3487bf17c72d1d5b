'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { notify } from '@/components/ui/notify';
import { UNDO_SECONDS } from '@/lib/moderation/cases/schema';
import type { Undo } from './acts';
import { UndoToast } from './undo-toast';
import { useStoredSwitch } from './use-stored-switch';

/** Decisions that can be undone together, and where to go back to. */
interface Undoable {
  decisionIds: string[];
  /** What was done: "Listing taken down". */
  text: string;
  backHref: string;
  /** By the browser's clock, which may differ from the server's. */
  until: number;
}

interface Desk {
  /** Offers to undo a decision for ten seconds; it survives the way to the next case. */
  decided: (decision: Omit<Undoable, 'until'>) => void;
  undoLast: () => void;
  /** Goes to a case or the queue; the case's title gets the focus there. */
  go: (href: string) => void;
  /** Shows why an action failed. */
  showFailure: (title: string, code: string | undefined) => void;
  shortcuts: boolean;
  setShortcuts: (on: boolean) => void;
  /** Returns once whether the case that is shown was reached with `go`. */
  arrived: () => boolean;
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
  const admin = useTranslations('admin');
  const errorText = useTranslations('errors');
  const router = useRouter();
  const [undoable, setUndoable] = useState<Undoable[]>([]);
  const [shortcuts, setShortcuts] = useStoredSwitch('moderation-shortcuts');
  const [pending, startTransition] = useTransition();
  const going = useRef(false);
  const last = undoable.at(-1);

  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setUndoable((all) => all.filter((one) => one !== last)), last.until - Date.now());
    return () => clearTimeout(timer);
  }, [last]);

  const go = useCallback(
    (href: string) => {
      going.current = true;
      router.push(href, { scroll: false });
      // The counts on the tabs are in the layout, which a navigation keeps.
      router.refresh();
    },
    [router],
  );
  const showFailure = useCallback(
    (title: string, code: string | undefined) => {
      if (code === 'unauthorized') {
        notify.error(admin('unauthorized'), { description: admin('unauthorizedText') });
        leaveToSignIn();
        return;
      }
      notify.error(title, { description: code && errorText.has(code) ? errorText(code) : admin('offline') });
      // Somebody else was faster: show what they did.
      if (code) router.refresh();
    },
    [admin, errorText, router],
  );
  const undoLast = useCallback(() => {
    if (!last || pending) return;
    setUndoable((all) => all.filter((one) => one !== last));
    startTransition(async () => {
      const answer = await undo({ decisionIds: last.decisionIds }).catch(() => null);
      if (!answer?.ok) return showFailure(t('undoFailed'), answer?.error.code);
      notify.success(t('undone'), { description: t('undoneText') });
      startTransition(() => go(last.backHref));
    });
  }, [go, last, pending, showFailure, t, undo]);

  const desk = useMemo<Desk>(
    () => ({
      decided: (decision) => setUndoable((all) => [...all, { ...decision, until: Date.now() + UNDO_SECONDS * 1000 }]),
      undoLast,
      go,
      showFailure,
      shortcuts,
      setShortcuts,
      arrived: () => {
        const has = going.current;
        going.current = false;
        return has;
      },
    }),
    [undoLast, go, showFailure, shortcuts, setShortcuts],
  );
  return (
    <DeskContext value={desk}>
      {children}
      <UndoToast text={last?.text ?? null} until={last?.until ?? 0} onUndo={undoLast} />
    </DeskContext>
  );
}
