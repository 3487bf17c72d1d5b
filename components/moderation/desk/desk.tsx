'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { UndoToast } from '@/components/accounts/admin-undo/undo-toast';
import { useShortcuts } from '@/components/accounts/admin-undo/use-shortcuts';
import { useUndoKey } from '@/components/accounts/admin-undo/use-undo-key';
import { useDecidedCount } from '@/components/moderation/frame/decided';
import type { Undo } from './acts';
import { useComingCase, type ComingCase } from './use-coming-case';
import { useDecisions, type Decisions } from './use-decisions';

interface Desk extends ComingCase, Decisions {
  shortcuts: boolean;
  setShortcuts: (on: boolean) => void;
}

const DeskContext = createContext<Desk | null>(null);

/** Returns the desk that the workbench's layout provides. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk outside of ModerationDesk');
  return desk;
}

/** What stays while a moderator goes from case to case: decisions, the way to the next case, and the keyboard's switch. */
export function ModerationDesk({ undo, children }: { undo: Undo; children: ReactNode }) {
  const [shortcuts, setShortcuts] = useShortcuts();
  const coming = useComingCase();
  const decisions = useDecisions(undo, coming.step);
  const { last, undoShown, undoLast, decidedCount } = decisions;
  useDecidedCount(decidedCount);
  // Of the last case nothing is left that listens.
  useUndoKey(last !== undefined && shortcuts, undoLast);
  return (
    <DeskContext value={{ ...coming, ...decisions, shortcuts, setShortcuts }}>
      {children}
      <UndoToast text={last?.text ?? null} until={last?.until ?? 0} onUndo={undoShown} />
    </DeskContext>
  );
}
